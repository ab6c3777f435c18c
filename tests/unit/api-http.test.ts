import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readJson } from '../../src/api/http.ts';
import type { Effect } from '../server/switches/switches.ts';
import type { TestServer } from '../support/start-server.ts';
import { serverForTest } from './server/fixtures.ts';

let server: TestServer;

beforeEach(async () => {
  server = await serverForTest();
  vi.stubEnv('VITE_API_BASE_URL', `${server.url}/api`);
});
afterEach(() => void vi.useRealTimers());

const call = 'GET job-types';

test('a list is read from the base address, with or without a slash at its end', async () => {
  expect(await readJson('job-types')).toHaveLength(6);
  vi.stubEnv('VITE_API_BASE_URL', `${server.url}/api//`);
  expect(await readJson('job-titles/')).toHaveLength(5);
});

test.each<[Effect, string, number?]>([
  [{ kind: 'fail', status: 404 }, 'status', 404],
  [{ kind: 'fail', status: 503 }, 'status', 503],
  [{ kind: 'raw', body: '[{"title": "This was' }, 'not-json'],
  [{ kind: 'captive portal' }, 'not-json'],
  [{ kind: 'cut' }, 'offline'],
  // To a port that no browser asks.
  [{ kind: 'redirect', location: 'http://127.0.0.1:9/', status: 307 }, 'offline'],
])('after %j an error says %s %s', async (effect, failure, status) => {
  server.switches.set({ call, effect });
  await expect(readJson('job-types')).rejects.toMatchObject({ failure, ...(status && { status }) });
});

test('no answer in 20 seconds is a timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.switches.set({ call, effect: { kind: 'hold' } });
  const answer = readJson('job-types');
  await server.ledger.whenReceived(1, call);
  vi.advanceTimersByTime(20_000);
  await expect(answer).rejects.toMatchObject({ failure: 'timeout' });
});

test('JSON under another name is still JSON', async () => {
  server.switches.set({ call, effect: { kind: 'raw', body: '[]', contentType: 'text/plain' } });
  expect(await readJson('job-types')).toEqual([]);
});
