import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { probeServer, readJson } from '../../../src/api/http.ts';
import { meaningOf } from '../../../src/layout/connection-line/meaning.ts';
import { noteAnswer, onAnswerChange, wasLastRequestAnswered } from '../../../src/device/connection.ts';
import { newSubmissionId } from '../../../src/outbox/record.ts';
import { sendOnce } from '../../../src/outbox/send.ts';
import { startServer, type TestServer } from '../../support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  vi.stubEnv('VITE_API_BASE_URL', `${server.url}/api/`);
});
beforeEach(() => noteAnswer(true));
afterEach(() => server.switches.clear());
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const read = (signal?: AbortSignal) => readJson('job-types', signal).catch(() => undefined);
function send(signal?: AbortSignal) {
  const configuration = { apiBaseUrl: `${server.url}/api/`, idempotencyHeader: 'Idempotency-Key' };
  const submission = { id: newSubmissionId(), kind: 'newsletter' as const };
  const fields = [{ name: 'email', text: 'anika@example.com' }];
  return sendOnce(submission, fields, { configuration, deadline: 5000, signal });
}

describe.each([
  ['a list', read],
  ['a submission', send],
] as const)('%s', (_name, request) => {
  test.each(['refuse', 'captive portal'] as const)(
    'without an answer of the server (%s) is noted',
    async (kind) => {
      server.switches.set({ call: '*', effect: { kind } });
      await request();
      expect(wasLastRequestAnswered()).toBe(false);
      server.switches.clear();
      await request();
      expect(wasLastRequestAnswered()).toBe(true);
    },
  );

  test('that the server refuses was answered', async () => {
    server.switches.set({ call: '*', effect: { kind: 'fail', status: 503 } });
    await request();
    expect(wasLastRequestAnswered()).toBe(true);
  });

  test('that was given up by the page says nothing', async () => {
    server.switches.set({ call: '*', effect: { kind: 'hang' } });
    const controller = new AbortController();
    const ended = request(controller.signal);
    setTimeout(() => controller.abort(), 50);
    await ended;
    expect(wasLastRequestAnswered()).toBe(true);
  });
});

test('a probe notes what it finds and never rejects; listeners are told of changes alone', async () => {
  const told: boolean[] = [];
  const unsubscribe = onAnswerChange(() => told.push(wasLastRequestAnswered()));
  await server.stop();
  await probeServer();
  await probeServer();
  await server.restart();
  await probeServer();
  unsubscribe();
  expect(told).toEqual([false, true]);
});

describe('what it means', () => {
  const dates = { news: Date.parse('2026-11-20T20:00:00Z') };

  test('on a page with a list is how old the list is, in the days of Dhaka', () => {
    expect(meaningOf('/news', dates)).toBe('News as of 21 Nov 2026.');
    expect(meaningOf('/news', {})).toBe('The news are not on this device yet.');
    expect(meaningOf('/advertisement', dates)).toBe('They are not on this device yet.');
  });

  test('on a page with a form is what becomes of it, elsewhere what works', () => {
    expect(meaningOf('/contact', {})).toBe('Your message will be kept and sent later.');
    expect(meaningOf('/apply/job/101', {})).toBe('Your application can be sent later.');
    expect(meaningOf('/family-law', {})).toBe('Saved pages work; forms are sent later.');
  });
});
