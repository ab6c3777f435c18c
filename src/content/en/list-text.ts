/** The words around what the server says: news, jobs, advertisements. Braces mark places to fill in. */
export const listText = {
  retry: 'Retry',
  savedCopy: 'Saved copy from {date}. It will refresh when you are connected.',
  /** Short names of the months, January first. */
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
} as const;
