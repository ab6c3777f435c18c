/*
 * What is said while there is no connection. First the line at the top of every page: what is wrong, and what that
 * means on the page at hand. Both together have about 60 characters, so that they stand in two lines on the smallest
 * phone.
 */
export const connectionText = {
  offline: 'You are offline.',
  unreachable: 'The server does not answer.',
  pages: 'Saved pages work; forms are sent later.',
  contact: 'Your message will be kept and sent later.',
  application: 'Your application can be sent later.',
  /** By the name of the list; the date is that of the copy on this device. */
  listFrom: {
    news: 'News as of {date}.',
    jobs: 'Job openings as of {date}.',
    advertisements: 'Advertisements as of {date}.',
  },
  listMissing: {
    news: 'The news is not on this device yet.',
    jobs: 'The openings are not on this device yet.',
    advertisements: 'They are not on this device yet.',
  },
  /** In the place of a site that cannot be opened now. */
  outbound: {
    title: 'This link needs a connection',
    text: 'It leads to another site. Keep the address for later, or call us.',
    copy: 'Copy the address',
    copied: 'Address copied',
    notCopied: 'The address could not be copied. Please select it and copy it yourself.',
    openAnyway: 'Open it anyway',
  },
} as const;
