import { beforeEach, expect, test } from 'vitest';
import type { TestServer } from '../../support/start-server.ts';
import { contactMessage, folderForTest, post, serverForTest } from './fixtures.ts';

const day = 24 * 60 * 60 * 1000;
const key = { 'Idempotency-Key': '0b0a3b5e-8d0e-4a51-9f4e-0f6f3f6f2f10' };
let server: TestServer;
beforeEach(async () => {
  server = await serverForTest();
});

const stored = () => server.submissions('contacts').length;
const send = async (name: string, body: object, headers: Record<string, string> = key) =>
  (await post(server, name, body, headers)).status;

test('a server that fails does not use up a key', async () => {
  server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status: 503 }, times: 1 });
  expect(await send('contacts/', contactMessage)).toBe(503);
  expect(await send('contacts/', contactMessage)).toBe(201);
  expect(stored()).toBe(1);
});

test.each(['', 'two words', 'ä', 'x'.repeat(256)])('%j is no key: 400', async (bad) => {
  expect(await send('contacts/', contactMessage, { 'Idempotency-Key': bad })).toBe(400);
  expect(stored()).toBe(0);
});

test('while one is worked on, its double gets 409 and another text 422; then the first answer', async () => {
  server.switches.set({ call: 'POST contacts', effect: { kind: 'hold' }, times: 1 });
  const first = send('contacts/', contactMessage);
  await server.switches.whenHeld();
  expect(await send('contacts/', contactMessage)).toBe(409);
  expect(await send('contacts/', { ...contactMessage, name: 'B' })).toBe(422);
  expect(stored()).toBe(0);
  server.switches.release();
  expect(await first).toBe(201);
  expect(await send('contacts/', contactMessage)).toBe(201);
  expect(stored()).toBe(1);
  expect(server.ledger.mostInFlightWithOneKey()).toBe(2);
});

test('a submission that arrived whole is stored although its client has gone, and asking again says so', async () => {
  server.switches.set({ call: 'POST contacts', effect: { kind: 'hold' }, times: 1 });
  const gone = new AbortController();
  const first = post(server, 'contacts/', contactMessage, key, gone.signal);
  await server.switches.whenHeld();
  gone.abort();
  await expect(first).rejects.toThrow('abort');
  await expect.poll(() => server.ledger.requests()[0]?.endedAt).not.toBeNull();
  server.switches.release();
  expect(await send('contacts/', contactMessage)).toBe(201);
  expect(stored()).toBe(1);
  expect(server.ledger.requests()).toMatchObject([
    { status: null, stored: true, inFlightWithKey: 1 },
    { status: 201, stored: false, inFlightWithKey: 1 },
  ]);
});

test.each([
  ['over restarts', true],
  ['while one server runs', false],
])('keys are kept for more than thirty days, and forgotten in the end, %s', async (_, restarts) => {
  const dataDir = folderForTest();
  let time = Date.UTC(2026, 0, 1);
  const start = () => serverForTest({ dataDir, now: () => time });
  server = await start();
  for (const [days, count] of [
    [0, 1],
    [31, 1],
    [60, 2],
  ] as const) {
    time += days * day;
    if (restarts) server = await start();
    expect(await send('contacts/', contactMessage)).toBe(201);
    expect(stored()).toBe(count);
  }
});
