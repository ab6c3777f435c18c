/** The words around what the server says, and how numbers are written. Braces mark places to fill in. */
export const listText = {
  retry: 'Retry',
  /** In the place of what an empty list says. */
  notLoaded: 'The list could not be loaded.',
  savedCopy: 'Saved copy from {date}. It will refresh when you are connected.',
  /** Short names of the months, January first. */
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  /** The digit zero: the others follow it in Unicode. */
  zero: '0',
  /** Of 1024 bytes, of 1024 of those, and so on. */
  sizeUnits: ['kB', 'MB', 'GB'],
} as const;

/** The language as Open Graph names it. */
export const openGraphLocale = 'en_GB';
