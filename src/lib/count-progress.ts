/** The whole number that a counter shows after `elapsed` of `duration` milliseconds: 0 to `value`, easing out. */
export function countProgress(elapsed: number, duration: number, value: number): number {
  if (elapsed >= duration) return value;
  const rest = 1 - Math.max(0, elapsed) / duration;
  return Math.min(value - 1, Math.floor(value * (1 - rest * rest)));
}
