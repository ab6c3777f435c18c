import { expect, test } from 'vitest';
import { attemptDeadline, readRetryAfter } from '../../../src/outbox/backoff.ts';

const hour = 60 * 60 * 1000;

test('an attempt may take 30 s and the time of its bytes at 10 kB/s', () => {
  expect(attemptDeadline(0)).toBe(30_000);
  expect(attemptDeadline(5_000_000)).toBe(530_000);
});

const now = Date.UTC(2026, 10, 21, 10, 0, 0);
test.each([
  ['2', 2000],
  [' 120 ', 120_000],
  ['Sat, 21 Nov 2026 10:01:30 GMT', 90_000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['172800', 24 * hour],
  ['Sat, 21 Nov 2099 09:00:00 GMT', 24 * hour],
  ['soon', null],
  [null, null],
])('Retry-After %s', (header, pause) => {
  expect(readRetryAfter(header, now)).toBe(pause);
});
