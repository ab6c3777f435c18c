import type { StatementText } from '../types.ts';

/** The drawing of the office belongs to the home page, where it has its words; here it only decorates. */
export const accessibilityStatement = {
  hero: {
    title: 'Accessibility',
    breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Accessibility' }],
    text: 'This site is meant to be read and used by everyone, also with a keyboard, a screen reader, large text or an old telephone.',
    image: 'hero-about',
  },
  parts: [
    {
      heading: 'Our Aim',
      paragraphs: [
        'We follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA on every page. Bangladesh is a party to the Convention on the Rights of Persons with Disabilities and has its own Rights and Protection of Persons with Disabilities Act, 2013; a law firm should be the last to leave anyone at the door.',
      ],
    },
    {
      heading: 'What You Can Expect',
      sectionId: 'what-you-can-expect',
      points: [
        {
          title: 'Keyboard and Switch',
          text: 'Everything can be reached and used without a mouse, in the order in which it is read. The place where you are is always marked, and closing a dialog brings you back to where you opened it.',
        },
        {
          title: 'Screen Reader',
          text: 'Pages have headings, landmarks and names for every control. Results, errors and messages are announced when they appear, once.',
        },
        {
          title: 'Text and Zoom',
          text: 'Text follows the size that you have set. At 200 percent text size or 400 percent zoom nothing is cut off and nothing has to be scrolled sideways.',
        },
        {
          title: 'Colour and Contrast',
          text: 'Text stands out from its background in light and dark. Nothing is told by colour alone. The high-contrast colours of Windows are respected.',
        },
        {
          title: 'Motion',
          text: 'What turns by itself has a pause button. With reduced motion set on your device nothing moves by itself.',
        },
        {
          title: 'Poor Connections',
          text: 'Pages can be read without scripts, and after one visit also without a connection. What you write in a form is kept on your device until it has been sent.',
        },
      ],
    },
    {
      heading: 'How It Is Checked',
      paragraphs: [
        'Before every release each page is checked by automatic tests, in light and dark, on narrow and wide screens, and in its states: with the menu, a dialog or search results open, with errors, and without a connection. Further tests walk through the pages by keyboard and look at focus, zoom, text size and the size of buttons.',
        'These are checks of our own. No outside body has certified the site, and automatic tests cannot find everything.',
      ],
    },
    {
      heading: 'What Does Not Work as Well',
      points: [
        {
          title: 'The Map on the Contact Page',
          text: 'It belongs to another company and is hard to use with a screen reader. It opens only when you ask for it; the address stands beside it as text.',
        },
        {
          title: 'Videos among the Advertisements',
          text: 'They are shown by another company, and some may have no captions. Write to us and we will tell you in words what a video says.',
        },
        {
          title: 'News and Openings',
          text: 'These texts are written day by day. Pictures in them may lack a description now and then; please tell us when you find one.',
        },
      ],
    },
  ],
  contact: {
    heading: 'Tell Us',
    text: 'If something on this site stands in your way, call {phone} or write to {email}. Say which page it was and what you used. We will answer, and give you what you were looking for in another form meanwhile: by telephone, by e-mail or on paper.',
    reviewed: 'This statement was last reviewed on 21 November 2026.',
  },
} as const satisfies StatementText;
