/** The middle value, of an even count the mean of the two in the middle; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  const lower = sorted.length % 2 === 1 ? upper : sorted[middle - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** Something that happened at a time (ms) with a size: a layout shift's value, or a task's milliseconds. */
export type Moment = readonly [time: number, size: number];

/**
 * Cumulative layout shift: the largest sum of a window in which shifts follow each other within one second and which
 * lasts at most five (https://web.dev/articles/cls).
 */
export function cumulativeLayoutShift(shifts: readonly Moment[]): number {
  let largest = 0;
  let sum = 0;
  let first = 0;
  let last = -Infinity;
  for (const [time, value] of shifts.toSorted(([a], [b]) => a - b)) {
    const isSameWindow = time - last < 1000 && time - first < 5000;
    sum = isSameWindow ? sum + value : value;
    if (!isSameWindow) first = time;
    last = time;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** What of a task counts as blocking is what it lasts beyond this, in milliseconds. */
const longTask = 50;

/** Total blocking time: of every task that ends after `from` (the first paint), what it lasts beyond 50 ms. */
export function totalBlockingTime(tasks: readonly Moment[], from: number): number {
  return tasks
    .filter(([start, duration]) => start + duration > from)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - longTask), 0);
}
