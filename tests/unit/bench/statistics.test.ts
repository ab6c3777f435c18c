import { expect, test } from 'vitest';
import { cumulativeLayoutShift, median, totalBlockingTime } from '../../bench/statistics.ts';

test('the median is the value in the middle, whatever the order', () => {
  expect(median([30, 10, 200])).toBe(30);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([0])).toBe(0);
  expect(median([])).toBeNull();
});

test('layout shifts count in windows: a second apart, five seconds long, the largest one', () => {
  expect(cumulativeLayoutShift([])).toBe(0);
  expect(
    cumulativeLayoutShift([
      [9000, 0.05],
      [0, 0.1],
      [500, 0.1],
    ]),
  ).toBeCloseTo(0.2);
  // A chain of shifts longer than five seconds is two windows.
  const chain = Array.from({ length: 8 }, (_, index) => [index * 900, 0.1] as const);
  expect(cumulativeLayoutShift(chain)).toBeCloseTo(0.6);
  expect(
    cumulativeLayoutShift([
      [0, 0.1],
      [1000, 0.1],
    ]),
  ).toBeCloseTo(0.1);
});

test('blocking is what tasks last beyond 50 ms, from the first paint on', () => {
  const tasks = [
    [0, 100],
    [10, 40],
    [200, 80],
  ] as const;
  expect(totalBlockingTime(tasks, 0)).toBe(80);
  expect(totalBlockingTime(tasks, 99)).toBe(80);
  expect(totalBlockingTime(tasks, 100)).toBe(30);
  expect(totalBlockingTime(tasks, 280)).toBe(0);
});
