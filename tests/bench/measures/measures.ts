/** What is measured, in the order of the table. Milliseconds, bytes of 8 bits, counts. */
export const measures = {
  firstPaint: { title: 'first visit: first contentful paint', unit: 'ms' },
  largestPaint: { title: 'first visit: largest contentful paint', unit: 'ms' },
  layoutShift: { title: 'first visit: cumulative layout shift', unit: '' },
  blockingTime: { title: 'first visit: total blocking time', unit: 'ms' },
  longestTask: { title: 'first visit: longest task', unit: 'ms' },
  gateShown: { title: 'first visit without consent: gate shown', unit: 'ms' },
  gateAnswered: { title: 'from Agree to the gate being gone', unit: 'ms' },
  gateHydrated: { title: 'Agree was pressed after hydration (1) or before (0)', unit: '' },
  repeatPaint: { title: 'repeat visit: first contentful paint', unit: 'ms' },
  firstLink: { title: 'by a link to another page, on the first visit', unit: 'ms' },
  laterLink: { title: 'by a link to another page, later', unit: 'ms' },
  requests: { title: 'requests', unit: '' },
  pageBytes: { title: 'all answers with their headers', unit: 'kB' },
  documentBytes: { title: 'HTML with its inline styles', unit: 'kB' },
  scriptBytes: { title: 'script', unit: 'kB' },
  styleBytes: { title: 'style sheets', unit: 'kB' },
  fontBytes: { title: 'fonts', unit: 'kB' },
  imageBytes: { title: 'images', unit: 'kB' },
  prefetchBytes: { title: 'prefetched for later pages', unit: 'kB' },
  scriptTime: { title: 'main thread: script', unit: 'ms' },
  layoutTime: { title: 'main thread: styles and layout', unit: 'ms' },
  threadTime: { title: 'main thread: all', unit: 'ms' },
  keystroke: { title: 'a keystroke in the search box, to the results', unit: 'ms' },
  listScript: { title: 'script until a list of 1 000 news items is painted', unit: 'ms' },
  listPaint: { title: 'first paint of the list', unit: 'ms' },
  listShift: { title: 'cumulative layout shift of the list, also while it is scrolled', unit: '' },
  submitSaved: { title: 'Submit without a connection, to ‘saved’', unit: 'ms' },
  homeScriptBytes: { title: 'script of the home page', unit: 'kB' },
  contactScriptBytes: { title: 'script of the contact page', unit: 'kB' },
  precacheBytes: { title: 'everything that the worker fetches', unit: 'kB' },
  updateBytes: { title: 'fetched again after one changed sentence', unit: 'kB' },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly unit: 'ms' | 'kB' | '' }>>;

export type Measure = keyof typeof measures;

export const measureNames = Object.keys(measures) as readonly Measure[];
