import type { ArtName } from '../drawings.ts';
import type { PageHeroText, SectionConfig } from '../types.ts';

/*
 * For a lawyer to confirm: what the firm does with what it is sent is the firm's to say. What the site does is held by
 * tests. `{phone}`, `{email}` and `{storage}` are links, `{months}` is the firm's setting (../firm-facts.ts).
 */

export const privacyHero = {
  title: 'Privacy',
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Privacy' }],
  text: 'What this site keeps on your device, what it sends and to whom, and how long the firm keeps it.',
  image: 'hero-about',
} as const satisfies PageHeroText & { readonly image: ArtName };

interface PrivacyPart {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export const privacyOnDevice = {
  heading: 'What Stays on Your Device',
  paragraphs: [
    'The pages of this site, the last copy of its lists, forms that you have begun, what waits to be sent, your answer to the disclaimer, your language, and whether you were asked to install the site. They are there so that the site opens without a connection and nothing you write is lost.',
    'The page {storage} shows each of them with its size, and removes it when you ask.',
  ],
} as const satisfies PrivacyPart;

export const privacySent = {
  path: '/privacy',
  sectionId: 'what-is-sent',
  sectionName: 'What Is Sent, and Where',
  points: [
    {
      title: 'A Message',
      text: 'Your name, e-mail address, telephone number, subject and message go to the firm, once you submit them and not before.',
    },
    {
      title: 'An Application',
      text: 'Your name, e-mail address, telephone number, cover letter and CV go to the firm, and to nobody outside it.',
    },
    {
      title: 'The Newsletter',
      text: 'Your e-mail address goes to the firm. It is used for the newsletter alone, until you write that you want no more.',
    },
    {
      title: 'Reading',
      text: 'Pages, news and openings come from the server of this site. Like every server it sees the internet address of your device while it answers.',
    },
    {
      title: 'The Map',
      text: 'It belongs to Google and is fetched only when you open it. Google then sees the internet address of your device.',
    },
    {
      title: 'Pictures and Videos among the Advertisements',
      text: 'Some lie with other companies, which see the internet address of your device when they are shown. Videos are shown by YouTube in its mode without cookies.',
    },
  ],
} as const satisfies SectionConfig & { readonly points: readonly object[] };

export const privacyKept = {
  heading: 'How Long It Is Kept',
  paragraphs: [
    'On your device: a form that you have begun for 7 days, copies of the lists for 30 days, your answer to the disclaimer for 24 hours.',
    'At the firm: a CV for {months} months, unless it leads to employment. A message is kept as long as the matter that it is about.',
  ],
} as const satisfies PrivacyPart;

export const privacyNone = {
  heading: 'What There Is Not',
  paragraphs: [
    'This site sets no cookies and counts no visits. It hands nothing that you write to anyone for advertising.',
  ],
} as const satisfies PrivacyPart;

export const privacyContact = {
  heading: 'Ask Us',
  text: 'To learn what the firm has of yours, to have it corrected or deleted, write to {email} or call {phone}.',
  reviewed: 'This statement was last reviewed on 25 November 2026.',
} as const;
