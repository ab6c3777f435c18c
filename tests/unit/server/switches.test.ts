import { request } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import type { TestServer } from '../../support/start-server.ts';
import type { Effect } from '../../server/switches/switches.ts';
import { contactMessage, post, serverForTest } from './fixtures.ts';

const key = { 'Idempotency-Key': 'key-1' };
const call = 'POST contacts';
let server: TestServer;
beforeEach(async () => {
  server = await serverForTest();
});

const send = () => post(server, 'contacts/', contactMessage, key);
const stored = () => server.submissions('contacts').length;

test('after storing, an answer can be lost or wrong, and the key tells the truth', async () => {
  server.switches.set({ call, effect: { kind: 'cut' }, stage: 'after', times: 1 });
  await expect(send()).rejects.toThrow('fetch failed');
  expect(stored()).toBe(1);
  server.switches.set({ call, effect: { kind: 'fail', status: 500 }, stage: 'after', times: 1 });
  expect((await send()).status).toBe(500);
  expect((await send()).status).toBe(201);
  expect(stored()).toBe(1);
  expect(server.ledger.requests(call).map(({ status, stored }) => [status, stored])).toEqual([
    [null, true],
    [500, false],
    [201, false],
  ]);
});

test.each<Effect>([{ kind: 'refuse' }, { kind: 'cut' }])('%j stores nothing', async (effect) => {
  server.switches.set({ call: '*', effect, times: 1 });
  await expect(send()).rejects.toThrow('fetch failed');
  expect(stored()).toBe(0);
  expect(server.ledger.requests()).toMatchObject([{ status: null, stored: false, key: 'key-1' }]);
  expect((await send()).status).toBe(201);
});

test('an upload that its client breaks off stores nothing', async () => {
  const headers = { ...key, 'Content-Type': 'application/json' };
  const sent = request(`${server.url}/api/contacts/`, { method: 'POST', headers });
  sent.on('error', () => {});
  sent.write(JSON.stringify(contactMessage));
  await server.ledger.whenReceived(1);
  sent.destroy();
  await expect.poll(() => server.ledger.requests()[0]?.endedAt).not.toBeNull();
  expect(server.ledger.requests()).toMatchObject([{ status: null, stored: false, key: 'key-1' }]);
  expect((await send()).status).toBe(201);
  expect(stored()).toBe(1);
});

test('held before storing and cut: nothing stored; held after storing and continued: stored', async () => {
  server.switches.set({ call, effect: { kind: 'hold' }, times: 1 });
  const cut = send().catch((error: Error) => error.message);
  await server.switches.whenHeld();
  server.switches.release('cut');
  expect(await cut).toBe('fetch failed');
  expect(stored()).toBe(0);

  server.switches.set({ call, effect: { kind: 'hold' }, stage: 'after', times: 1 });
  const held = send();
  await server.switches.whenHeld();
  expect(stored()).toBe(1);
  server.switches.clear();
  expect((await held).status).toBe(201);
});
