import { beforeEach, describe, expect, test, vi } from 'vitest';
import { probeServer, readJson } from '../../../src/api/http.ts';
import { connectionText } from '../../../src/content/en/connection.ts';
import { listText } from '../../../src/content/en/list-text.ts';
import { formatsOf } from '../../../src/lib/formats.ts';
import { meaningOf } from '../../../src/layout/connection-line/connection-line.tsx';
import { serverAnswers } from '../../../src/device/connection.ts';
import { newSubmissionId } from '../../../src/outbox/record.ts';
import { sendOnce } from '../../../src/outbox/send.ts';
import type { TestServer } from '../../support/start-server.ts';
import { serverForTest } from '../server/fixtures.ts';

let server: TestServer;
beforeEach(async () => {
  server = await serverForTest();
  vi.stubGlobal('location', { origin: server.url });
  vi.stubEnv('VITE_API_BASE_URL', `${server.url}/api/`);
  serverAnswers.set(true);
});

const read = () => readJson('job-types').catch(() => undefined);
function send(signal?: AbortSignal) {
  const submission = { id: newSubmissionId(), kind: 'newsletter' as const };
  const fields = [{ name: 'email', text: 'anika@example.com' }];
  return sendOnce(submission, fields, { deadline: 5000, signal });
}

describe.each([
  ['a list', read],
  ['a submission', send],
] as const)('%s', (_name, request) => {
  test('without an answer of the server is noted; a refusal is an answer', async () => {
    for (const [effect, isAnswered] of [
      [{ kind: 'cut' }, false],
      [{ kind: 'fail', status: 503 }, true],
      [{ kind: 'captive portal' }, false],
      [{ kind: 'delay', milliseconds: 0 }, true],
    ] as const) {
      server.switches.set({ call: '*', effect });
      await request();
      expect(serverAnswers.get(), effect.kind).toBe(isAnswered);
    }
  });
});

test('a submission that was given up by the page says nothing', async () => {
  server.switches.set({ call: '*', effect: { kind: 'hold' } });
  const controller = new AbortController();
  const ended = send(controller.signal);
  setTimeout(() => controller.abort(), 50);
  await ended;
  expect(serverAnswers.get()).toBe(true);
});

test('a probe notes what it finds and never rejects; listeners are told of changes alone', async () => {
  const told: boolean[] = [];
  const unsubscribe = serverAnswers.subscribe(() => told.push(serverAnswers.get()));
  await server.stop();
  await probeServer();
  await probeServer();
  await server.restart();
  await probeServer();
  unsubscribe();
  expect(told).toEqual([false, true]);
});

const dates = { news: Date.parse('2026-11-20T20:00:00Z') };
// On a page with a list it is how old the list is, in the days of Dhaka.
test.each([
  ['/news', dates, 'News as of 21 Nov 2026.'],
  ['/news', {}, 'The news is not on this device yet.'],
  ['/advertisement', dates, 'They are not on this device yet.'],
  ['/contact', {}, 'Your message will be kept and sent later.'],
  ['/apply/job/101', {}, 'Your application can be sent later.'],
  ['/family-law', {}, 'Saved pages work; forms are sent later.'],
])('what it means on %s, with lists of %j: %s', (path, lists, text) => {
  expect(meaningOf(path, lists, connectionText, formatsOf(listText))).toBe(text);
});
