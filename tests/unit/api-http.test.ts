import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readJson } from '../../src/api/http.ts';
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
const failure = (kind: string, more: object = {}) =>
  expect.objectContaining({ failure: kind, ...more }) as Error;

test('a list is read from the base address, with or without a slash at its end', async () => {
  expect(await readJson('job-types')).toHaveLength(6);
  vi.stubEnv('VITE_API_BASE_URL', `${server.url}/api//`);
  expect(await readJson('job-titles/')).toHaveLength(5);
  vi.stubEnv('VITE_API_BASE_URL', `${server.url}/api`);
});

describe('an error says what happened', () => {
  test.each([404, 429, 500, 503])('status %i', async (status) => {
    server.switches.set({ call, effect: { kind: 'fail', status } });
    await expect(readJson('job-types')).rejects.toThrow(failure('status', { status }));
  });

  test.each(['malformed JSON', 'captive portal'] as const)('%s is not JSON', async (kind) => {
    server.switches.set({ call, effect: { kind } });
    await expect(readJson('job-types')).rejects.toThrow(failure('not-json'));
  });

  test.each(['refuse', 'cut'] as const)('%s is no connection', async (kind) => {
    server.switches.set({ call, effect: { kind } });
    await expect(readJson('job-types')).rejects.toThrow(failure('offline'));
  });

  test('no server at all is no connection', async () => {
    await server.stop();
    await expect(readJson('job-types')).rejects.toThrow(failure('offline'));
    await server.restart();
  });

  test('no answer in 20 seconds is a timeout', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.switches.set({ call, effect: { kind: 'hang' } });
    const received = server.ledger.requests(call).length + 1;
    const answer = readJson('job-types');
    await server.ledger.whenReceived(received, call);
    vi.advanceTimersByTime(20_000);
    await expect(answer).rejects.toThrow(failure('timeout'));
  });
});

test('JSON under another name is still JSON', async () => {
  server.switches.set({ call, effect: { kind: 'wrong content type' } });
  expect(await readJson('job-types')).toEqual([]);
});

test('a call can be ended, before and after it left', async () => {
  const controller = new AbortController();
  server.switches.set({ call, effect: { kind: 'hang' } });
  const received = server.ledger.requests(call).length + 1;
  const answer = readJson('job-types', controller.signal);
  await server.ledger.whenReceived(received, call);
  controller.abort();
  await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }) as Error);
  await expect(readJson('job-types', controller.signal)).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }) as Error,
  );
  expect(server.ledger.requests(call)).toHaveLength(received);
});
