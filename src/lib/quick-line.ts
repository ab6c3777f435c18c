/**
 * The longest that the host may have taken to begin its answer on a line on which a page may ask for what it does not
 * need yet, in milliseconds. On a slower one the next tap would wait for what was asked for before it.
 */
export const longestAnswer = 350;

/** Whether this page came over a line that has room for what may be needed next. */
export function isLineQuick(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.responseStart - navigation.requestStart <= longestAnswer;
}
