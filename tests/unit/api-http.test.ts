import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readJson } from '../../src/api/http.ts';
import type { Effect } from '../server/switches/switches.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  vi.stubEnv('VITE_API_BASE_URL', `${server.url}/api`);
});
afterEach(() => {
  vi.useRealTimers();
  server.switches.clear();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const call = 'GET job-types';

test('a list is read from the base address, with or without a slash at its end', async () => {
  expect(await readJson('job-types')).toHaveLength(6);
  vi.stubEnv('VITE_API_BASE_URL', `${server.url}/api//`);
  expect(await readJson('job-titles/')).toHaveLength(5);
  vi.stubEnv('VITE_API_BASE_URL', `${server.url}/api`);
});

test.each<[Effect, object]>([
  [
    { kind: 'fail', status: 404 },
    { failure: 'status', status: 404 },
  ],
  [
    { kind: 'fail', status: 503 },
    { failure: 'status', status: 503 },
  ],
  [{ kind: 'malformed JSON' }, { failure: 'not-json' }],
  [{ kind: 'captive portal' }, { failure: 'not-json' }],
  [{ kind: 'cut' }, { failure: 'offline' }],
])('after %j an error says %j', async (effect, failure) => {
  server.switches.set({ call, effect });
  await expect(readJson('job-types')).rejects.toMatchObject(failure);
});

test('no server at all is no connection', async () => {
  await server.stop();
  await expect(readJson('job-types')).rejects.toMatchObject({ failure: 'offline' });
  await server.restart();
});

test('no answer in 20 seconds is a timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.switches.set({ call, effect: { kind: 'hang' } });
  const received = server.ledger.requests(call).length + 1;
  const answer = readJson('job-types');
  await server.ledger.whenReceived(received, call);
  vi.advanceTimersByTime(20_000);
  await expect(answer).rejects.toMatchObject({ failure: 'timeout' });
});

test('JSON under another name is still JSON', async () => {
  server.switches.set({ call, effect: { kind: 'raw', body: '[]', contentType: 'text/plain' } });
  expect(await readJson('job-types')).toEqual([]);
});

test('a call can be ended, before and after it left', async () => {
  const controller = new AbortController();
  server.switches.set({ call, effect: { kind: 'hang' } });
  const received = server.ledger.requests(call).length + 1;
  const answer = readJson('job-types', controller.signal);
  await server.ledger.whenReceived(received, call);
  controller.abort();
  for (const ended of [answer, readJson('job-types', controller.signal)]) {
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
  }
  expect(server.ledger.requests(call)).toHaveLength(received);
});
