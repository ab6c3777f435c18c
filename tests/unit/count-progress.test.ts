import { expect, test } from 'vitest';
import { countProgress } from '../../src/lib/count-progress.ts';

test('starts at nothing and shows the value exactly when the time is over', () => {
  // A frame may be from before the start.
  expect([-16, 0].map((elapsed) => countProgress(elapsed, 6000, 28))).toEqual([0, 0]);
  expect(countProgress(5999, 6000, 28)).toBe(27);
  expect(countProgress(6000, 6000, 28)).toBe(28);
  expect(countProgress(60_000, 6000, 28)).toBe(28);
});

test('shows every figure once, in order, each a little longer than the one before', () => {
  const frames = Array.from({ length: 6001 }, (_, elapsed) => countProgress(elapsed, 6000, 28));
  const first = Array.from({ length: 29 }, (_, figure) => frames.indexOf(figure));
  expect(first).not.toContain(-1);
  const lasting = first.slice(1).map((start, index) => start - (first[index] ?? 0));
  expect(lasting).toEqual([...lasting].sort((a, b) => a - b));
  expect(first).toEqual([...first].sort((a, b) => a - b));
});
