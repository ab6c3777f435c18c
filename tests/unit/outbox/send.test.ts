import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newSubmissionId, type SubmissionField } from '../../../src/outbox/record.ts';
import { sendOnce } from '../../../src/outbox/send.ts';
import { startServer, type TestServer } from '../../support/start-server.ts';
import type { Effect } from '../../server/switches/switches.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
afterEach(() => server.switches.clear());

const contact: SubmissionField[] = [
  { name: 'name', text: 'অনিকা' },
  { name: 'email', text: 'anika@example.com' },
  { name: 'phone', text: '01712345678' },
  { name: 'subject', text: 'inquiry' },
  { name: 'message', text: 'One\nTwo' },
];

function send(
  options: { id?: string; deadline?: number; signal?: AbortSignal; fields?: SubmissionField[] } = {},
) {
  const { id = newSubmissionId(), deadline = 5000, signal, fields = contact } = options;
  const configuration = { apiBaseUrl: `${server.url}/api/`, idempotencyHeader: 'Idempotency-Key' };
  return sendOnce({ id, kind: 'contact' }, fields, { configuration, deadline, signal });
}

test('a message is stored as it was written', async () => {
  expect(await send()).toEqual({ kind: 'sent', status: 201, message: 'Message received.' });
  expect(server.submissions('contacts').at(-1)).toMatchObject({ name: 'অনিকা', message: 'One\nTwo' });
});

test('the same key again stores nothing new and gets the first answer', async () => {
  const id = newSubmissionId();
  const before = server.submissions('contacts').length;
  expect(await send({ id })).toEqual(await send({ id }));
  expect(server.submissions('contacts').length).toBe(before + 1);
});

test('a CV arrives byte for byte, under its own name', async () => {
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${'জীবন'.repeat(5000)}`);
  const texts = {
    job_type: '',
    first_name: 'T',
    last_name: 'R',
    email: 't@example.com',
    phone: '01712345678',
  };
  const fields: SubmissionField[] = [
    ...Object.entries(texts).map(([name, text]) => ({ name, text })),
    { name: 'cv', file: { name: 'জীবনবৃত্তান্ত.pdf', type: 'application/pdf', bytes: bytes.buffer } },
  ];
  const configuration = { apiBaseUrl: `${server.url}/api/`, idempotencyHeader: 'Idempotency-Key' };
  const submission = { id: newSubmissionId(), kind: 'application' } as const;
  expect(await sendOnce(submission, fields, { configuration, deadline: 5000 })).toMatchObject({
    kind: 'sent',
  });
  expect(server.submissions('jobs').at(-1)).toMatchObject({
    cv_original_name: 'জীবনবৃত্তান্ত.pdf',
    cv_sha256: createHash('sha256').update(bytes).digest('hex'),
  });
});

describe('what can go wrong', () => {
  const faults: [string, Effect, object][] = [
    [
      'a server error',
      { kind: 'fail', status: 503, retryAfter: 9 },
      { class: 'server', status: 503, retryAfter: 9000 },
    ],
    ['a throttled call', { kind: 'fail', status: 429 }, { class: 'throttled', status: 429 }],
    ['a refusal', { kind: 'fail', status: 422 }, { kind: 'refused', reason: 'This is a test: 422.' }],
    ['a wrong deployment', { kind: 'fail', status: 404 }, { kind: 'misplaced', status: 404 }],
    ['a cut line', { kind: 'cut' }, { class: 'network', maybeReceived: true }],
    ['a refused connection', { kind: 'refuse' }, { class: 'network', maybeReceived: true }],
    ['a portal', { kind: 'captive portal' }, { class: 'portal', status: 200 }],
    ['a redirect', { kind: 'redirect', location: '/' }, { class: 'network' }],
    ['an answer broken off', { kind: 'malformed JSON' }, { class: 'portal' }],
    ['an answer with nothing in it', { kind: 'raw', status: 200, body: '' }, { kind: 'sent', message: null }],
  ];
  test.each(faults)('%s', async (_, effect, outcome) => {
    server.switches.set({ call: 'POST contacts', effect });
    expect(await send()).toMatchObject(outcome);
  });

  test('no answer within the deadline', async () => {
    server.switches.set({ call: 'POST contacts', effect: { kind: 'hang' } });
    expect(await send({ deadline: 50 })).toMatchObject({
      kind: 'retry',
      class: 'timeout',
      maybeReceived: true,
    });
  });

  test('ended by the visitor, before or during', async () => {
    server.switches.set({ call: 'POST contacts', effect: { kind: 'hang' } });
    const arrived = server.ledger.requests().length;
    expect(await send({ signal: AbortSignal.abort() })).toMatchObject({ class: 'network' });
    expect(server.ledger.requests().length).toBe(arrived);
    expect(await send({ signal: AbortSignal.timeout(50) })).toMatchObject({ class: 'network' });
  });
});
