/**
 * The figure that a counter shows after `elapsed` of `duration` milliseconds: whole numbers from 0 to `value`, fast
 * at first and slower towards the end. It is `value` from `duration` on, and never before.
 */
export function countProgress(elapsed: number, duration: number, value: number): number {
  if (elapsed >= duration) return value;
  const rest = 1 - Math.max(0, elapsed) / duration;
  return Math.min(value - 1, Math.floor(value * (1 - rest * rest)));
}
