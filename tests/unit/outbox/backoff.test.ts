import { describe, expect, test } from 'vitest';
import { attemptDeadline, pauseAfter, readRetryAfter } from '../../../src/outbox/backoff.ts';

const minute = 60_000;
const hour = 60 * minute;

test('the pause grows threefold from 4 s to at most 15 minutes, and any part of it may be drawn', () => {
  const longest = [1, 2, 3, 4, 5, 6, 50].map((attempts) => pauseAfter(attempts, 1));
  expect(longest).toEqual([4000, 12_000, 36_000, 108_000, 324_000, 15 * minute, 15 * minute]);
  expect(pauseAfter(3, 0)).toBe(0);
  expect(pauseAfter(3, 0.25)).toBe(9000);
});

test('an attempt may take 30 s and the time of its bytes at 10 kB/s', () => {
  expect(attemptDeadline(0)).toBe(30_000);
  expect(attemptDeadline(5_000_000)).toBe(530_000);
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 10, 21, 10, 0, 0);
  test.each([
    ['2', 2000],
    [' 120 ', 120_000],
    ['0', 0],
    ['Sat, 21 Nov 2026 10:01:30 GMT', 90_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['172800', 24 * hour],
    ['Sat, 21 Nov 2099 09:00:00 GMT', 24 * hour],
    ['soon', null],
    ['', null],
    [null, null],
  ])('%s', (header, pause) => {
    expect(readRetryAfter(header, now)).toBe(pause);
  });
});
