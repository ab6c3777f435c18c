import type { Language } from '../language.ts';

/** A text for each language of the site; that of one which was taken away may stay. */
type InEachLanguage = Readonly<Record<Language, string> & Record<string, string>>;

/*
 * The page that says what the site keeps on the device at hand. Braces mark places to fill in.
 */
export const deviceStorageText = {
  lead: 'This site keeps a few things on your phone or computer, so that it opens without a connection and loses nothing you write. They stay here until you clear them, they grow too old, or your browser needs the room. The dates are those of Dhaka.',
  total: 'In all about {used}. Your browser allows about {free} more.',
  protected: 'Your browser has agreed not to remove any of it by itself.',
  unprotected: 'Your browser may remove all of it when the device runs short of room.',
  nothing: 'Nothing',
  sizeLabel: 'Size',
  clear: 'Clear',
  cleared: 'Cleared.',
  notCleared: 'It could not be cleared. Please try again.',
  things: {
    disclaimer: {
      title: 'Your answer to the disclaimer',
      text: 'That you agreed, and when. After 24 hours you are asked again.',
      accepted: 'Agreed on {date}',
    },
    invitation: {
      title: 'The invitation to install this site',
      text: 'When you were last here, and whether you said not now, so that you are not asked again and again.',
    },
    language: {
      title: 'Your language',
      text: 'Which language you chose last, or that another one was offered, so that you are not asked again.',
    },
    lists: {
      title: 'News, job openings and advertisements',
      text: 'The last copy of each list, with its pictures, for when there is no connection. A copy is kept for 30 days.',
      list: {
        news: 'News as of {date}',
        jobs: 'Job openings as of {date}',
        'job-types': 'Types of jobs as of {date}',
        advertisements: 'Advertisements as of {date}',
      },
      picture: '1 picture',
      pictures: '{n} pictures',
    },
    drafts: {
      title: 'Forms you have begun',
      text: 'What you wrote and have not sent. It is sent to nobody, and goes away after 7 days.',
      contact: 'Contact form, {date}',
      application: 'Application form, {date}',
      applicationWithFile: 'Application form with a CV, {date}',
    },
    waiting: {
      title: 'Waiting to be sent',
      text: 'What you have submitted and the server has not taken yet. Once it is sent, only a receipt without your words stays for 30 days.',
      entry: '{summary}, {date}',
      receipt: '1 receipt',
      receipts: '{n} receipts',
      question: 'Delete what has not been sent for good?',
      keep: 'Keep it',
      confirm: 'Delete it',
      waits: 'Something is being sent at this moment. It is deleted if it does not arrive.',
      alreadySent: 'Cleared. Something had been sent already.',
    },
    pages: {
      title: 'The pages of this site',
      text: 'Pages with their drawings and fonts, so that they open at once and without a connection. Where you save data, only those that you have opened. Those in another language come when you open one, or ask for them here.',
      page: '1 page',
      count: '{n} pages',
      question: 'Remove the pages? Without a connection the site will not open any more.',
      keep: 'Keep them',
      confirm: 'Remove them',
      inLanguage: {
        en: 'English: {pages}, {stored} of {whole} fetched',
        bn: 'Bangla: {pages}, {stored} of {whole} fetched',
      } satisfies InEachLanguage,
      saveAll: {
        en: 'Save the whole site for offline, {size}',
        bn: 'Save the Bangla pages as well, {size}',
      } satisfies InEachLanguage,
      saving: 'Saving the pages...',
      saved: 'The pages are saved.',
      notSaved: 'Not all pages could be saved. Please try again when you are connected.',
    },
  },
} as const;
