import type { StatementText } from '../types.ts';

/**
 * For a lawyer to confirm: what the firm does with what it is sent is the firm's to say. What the site does is held by
 * tests.
 */
export const privacyStatement = {
  hero: {
    title: 'Privacy',
    breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Privacy' }],
    text: 'What this site keeps on your device, what it sends and to whom, and how long the firm keeps it.',
    image: 'hero-about',
  },
  parts: [
    {
      heading: 'What Stays on Your Device',
      paragraphs: [
        'The pages of this site, the last copy of its lists, forms that you have begun, what waits to be sent, your answer to the disclaimer, your language, and whether you were asked to install the site. They are there so that the site opens without a connection and nothing you write is lost.',
        'The page {storage} shows each of them with its size, and removes it when you ask.',
      ],
    },
    {
      heading: 'What Is Sent, and Where',
      sectionId: 'what-is-sent',
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
          text: 'Pages, news, openings and advertisements come from the server of this site or of the firm. Like every server it sees the internet address of your device while it answers.',
        },
        {
          title: 'The Map',
          text: 'It belongs to Google and is fetched only when you open it. Google then sees the internet address of your device.',
        },
        {
          title: 'Pictures and Videos',
          text: 'Some pictures in news, openings and advertisements lie with other companies, which see the internet address of your device when it fetches them. Videos among the advertisements are shown by YouTube in its mode without cookies.',
        },
      ],
    },
    {
      heading: 'How Long It Is Kept',
      paragraphs: [
        'On your device: a form that you have begun for 7 days, copies of the lists for 30 days, your answer to the disclaimer for 24 hours.',
        'At the firm: a CV for {months} months, unless it leads to employment. A message is kept as long as the matter that it is about.',
      ],
    },
    {
      heading: 'What There Is Not',
      paragraphs: [
        'This site sets no cookies and counts no visits. It hands nothing that you write to anyone for advertising.',
      ],
    },
  ],
  contact: {
    heading: 'Ask Us',
    text: 'To learn what the firm has of yours, to have it corrected or deleted, write to {email} or call {phone}.',
    reviewed: 'This statement was last reviewed on 25 November 2026.',
  },
} as const satisfies StatementText;
