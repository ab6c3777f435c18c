import { expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/http.ts';
import { isWorthRetrying, mayRefetch } from '../../src/api/query-client.ts';

const now = Date.UTC(2026, 10, 21);
const offline = new ApiError('offline', 'no connection');
const broken = new ApiError('status', 'status 500', { status: 500 });

const ago = (seconds: number) => now - seconds * 1000;

test.each(['return', 'reconnect'] as const)('a list is pulled again on %s, once a minute', (occasion) => {
  const loaded = (seconds: number) => ({ dataUpdatedAt: ago(seconds), error: null, errorUpdatedAt: 0 });
  expect(mayRefetch(loaded(59), occasion, now)).toBe(false);
  expect(mayRefetch(loaded(60), occasion, now)).toBe(true);
  const failed = (seconds: number) => ({ dataUpdatedAt: 0, error: broken, errorUpdatedAt: ago(seconds) });
  expect(mayRefetch(failed(59), occasion, now)).toBe(false);
  expect(mayRefetch(failed(60), occasion, now)).toBe(true);
});

test('a list is pulled again on a new connection at once, when the last attempt had none', () => {
  const failed = { dataUpdatedAt: ago(3600), error: offline, errorUpdatedAt: ago(1) };
  expect(mayRefetch(failed, 'reconnect', now)).toBe(true);
  expect(mayRefetch(failed, 'return', now)).toBe(false);
  expect(mayRefetch({ ...failed, dataUpdatedAt: ago(30) }, 'reconnect', now)).toBe(false);
});

test.each([
  [offline, true],
  [broken, true],
  [new ApiError('status', 'too many', { status: 429 }), true],
  [new ApiError('status', 'missing', { status: 404 }), false],
  [new ApiError('timeout', ''), false],
  [new ApiError('wrong-shape', ''), false],
  [new Error('a fault of our own'), false],
])('an attempt is repeated once, for what may pass, and with a connection: %o, %s', (error, isRepeated) => {
  vi.stubGlobal('navigator', { onLine: true });
  expect([isWorthRetrying(0, error), isWorthRetrying(1, error)]).toEqual([isRepeated, false]);
  vi.stubGlobal('navigator', { onLine: false });
  expect(isWorthRetrying(0, error)).toBe(false);
});
