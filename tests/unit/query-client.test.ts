import { expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/http.ts';
import { isWorthRetrying } from '../../src/api/query-client.ts';

const offline = new ApiError('offline', 'no connection');
const broken = new ApiError('status', 'status 500', { status: 500 });

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
