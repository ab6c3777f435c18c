import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { newSubmissionId, type SubmissionField, type SubmissionKind } from '../../../src/outbox/record.ts';
import { sendOnce } from '../../../src/outbox/send.ts';
import type { TestServer } from '../../support/start-server.ts';
import type { Effect } from '../../server/switches/switches.ts';
import { contactMessage, serverForTest } from '../server/fixtures.ts';

let server: TestServer;
beforeEach(async () => {
  server = await serverForTest();
  vi.stubGlobal('location', { origin: server.url });
  vi.stubEnv('VITE_API_BASE_URL', `${server.url}/api/`);
});

const fieldsOf = (texts: Record<string, string>): SubmissionField[] =>
  Object.entries(texts).map(([name, text]) => ({ name, text }));

interface Options {
  id?: string;
  kind?: SubmissionKind;
  deadline?: number;
  signal?: AbortSignal;
  fields?: SubmissionField[];
}
function send({ id = newSubmissionId(), kind = 'contact', deadline = 5000, signal, fields }: Options = {}) {
  return sendOnce({ id, kind }, fields ?? fieldsOf(contactMessage), { deadline, signal });
}

test('a message is stored as it was written; the same key again stores nothing new', async () => {
  const id = newSubmissionId();
  for (let time = 0; time < 2; time += 1) {
    expect(await send({ id })).toEqual({ kind: 'sent', status: 201, message: 'Message received.' });
  }
  expect(server.submissions('contacts')).toMatchObject([contactMessage]);
});

test('a CV arrives byte for byte, under its own name and the key of its application', async () => {
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${'জীবন'.repeat(5000)}`);
  const { email, phone } = contactMessage;
  const name = 'জীবনবৃত্তান্ত.pdf';
  const fields: SubmissionField[] = [
    ...fieldsOf({ job_type: '', first_name: 'T', last_name: 'R', email, phone }),
    { name: 'cv', file: { name, type: 'application/pdf', bytes: bytes.buffer } },
  ];
  const id = newSubmissionId();
  expect(await send({ id, kind: 'application', fields })).toMatchObject({ kind: 'sent' });
  const cv_sha256 = createHash('sha256').update(bytes).digest('hex');
  const cv = { cv_original_name: name, cv_type: 'application/pdf', cv_sha256, idempotency_key: id };
  expect(server.submissions('jobs')).toMatchObject([cv]);
});

test.each<[string, Effect, object]>([
  ['a server error', { kind: 'fail', status: 503, retryAfter: 9 }, { class: 'server', retryAfter: 9000 }],
  ['a cut line', { kind: 'cut' }, { class: 'network', maybeReceived: true }],
  ['a portal', { kind: 'captive portal' }, { class: 'portal', status: 200 }],
  ['a redirect', { kind: 'redirect', location: '/' }, { class: 'network' }],
])('what can go wrong: %s', async (_, effect, outcome) => {
  server.switches.set({ call: 'POST contacts', effect });
  expect(await send()).toMatchObject(outcome);
});

test('no answer within the deadline, or ended by the visitor, before or during', async () => {
  server.switches.set({ call: 'POST contacts', effect: { kind: 'hold' } });
  expect(await send({ signal: AbortSignal.abort() })).toMatchObject({ class: 'network' });
  expect(server.ledger.requests()).toEqual([]);
  const timeout = { kind: 'retry', class: 'timeout', maybeReceived: true };
  expect(await send({ deadline: 50 })).toMatchObject(timeout);
  expect(await send({ signal: AbortSignal.timeout(50) })).toMatchObject({ class: 'network' });
});
