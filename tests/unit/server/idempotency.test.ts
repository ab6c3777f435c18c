import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { rows } from '../../server/database.ts';
import { applicationForm, contactMessage, folderForTest, pdf, post, serverForTest } from './fixtures.ts';

const day = 24 * 60 * 60 * 1000;
const key = { 'Idempotency-Key': '0b0a3b5e-8d0e-4a51-9f4e-0f6f3f6f2f10' };

describe('one key', () => {
  test('the same submission again gets the first answer and stores nothing', async () => {
    const server = await serverForTest();
    const answers: unknown[] = [];
    for (let time = 0; time < 3; time += 1) {
      const response = await post(server, 'contacts/', contactMessage, key);
      answers.push([response.status, await response.json()]);
    }
    expect(answers).toEqual(Array.from({ length: 3 }, () => [201, { message: 'Message received.' }]));
    expect(server.submissions('contacts')).toMatchObject([{ idempotency_key: key['Idempotency-Key'] }]);
    expect(server.ledger.requests().map(({ stored }) => stored)).toEqual([true, false, false]);
  });

  test('the order of fields and the multipart boundary do not make another submission', async () => {
    const server = await serverForTest();
    const reversed = Object.fromEntries(Object.entries(contactMessage).toReversed());
    expect((await post(server, 'contacts/', contactMessage, key)).status).toBe(201);
    expect((await post(server, 'contacts/', reversed, key)).status).toBe(201);
    expect(server.submissions('contacts')).toHaveLength(1);

    const other = { 'Idempotency-Key': 'application' };
    for (let time = 0; time < 2; time += 1) {
      expect((await post(server, 'jobs/', applicationForm(), other)).status).toBe(201);
    }
    expect(server.submissions('jobs')).toHaveLength(1);
  });

  test('another text, another CV or another call with the same key is a 422', async () => {
    const server = await serverForTest();
    await post(server, 'contacts/', contactMessage, key);
    const changed = { ...contactMessage, message: 'Something else' };
    expect((await post(server, 'contacts/', changed, key)).status).toBe(422);
    expect((await post(server, 'subscribers/', { email: 'a@b.cd' }, key)).status).toBe(422);
    expect(server.submissions('contacts')).toHaveLength(1);
    expect(server.submissions('subscribers')).toHaveLength(0);

    const other = { 'Idempotency-Key': 'application' };
    await post(server, 'jobs/', applicationForm(), other);
    const cv = new File([pdf(2001)], 'CV Nasrin.pdf', { type: 'application/pdf' });
    expect((await post(server, 'jobs/', applicationForm({}, cv), other)).status).toBe(422);
    expect(server.submissions('jobs')).toHaveLength(1);
  });

  test('a refused submission does not use up its key', async () => {
    const server = await serverForTest();
    expect((await post(server, 'contacts/', { ...contactMessage, phone: '1' }, key)).status).toBe(422);
    server.switches.add({ call: 'POST contacts', effect: { kind: 'fail', status: 503 }, times: 1 });
    expect((await post(server, 'contacts/', contactMessage, key)).status).toBe(503);
    expect((await post(server, 'contacts/', contactMessage, key)).status).toBe(201);
    expect(server.submissions('contacts')).toHaveLength(1);
  });

  test('without a key every request is stored', async () => {
    const server = await serverForTest();
    await post(server, 'contacts/', contactMessage);
    await post(server, 'contacts/', contactMessage);
    expect(server.submissions('contacts')).toHaveLength(2);
  });

  test.each(['', ' ', 'two words', 'ä', 'x'.repeat(256)])('%j is no key: 400', async (bad) => {
    const server = await serverForTest();
    const response = await post(server, 'contacts/', contactMessage, { 'Idempotency-Key': bad });
    expect(response.status).toBe(400);
    expect(server.submissions('contacts')).toHaveLength(0);
  });
});

describe('at the same time', () => {
  test('while one is worked on, its double gets 409 and another text 422; then the first answer', async () => {
    const server = await serverForTest();
    server.switches.add({ call: 'POST contacts', effect: { kind: 'hold' }, times: 1 });
    const first = post(server, 'contacts/', contactMessage, key);
    await server.switches.whenHeld();
    expect((await post(server, 'contacts/', contactMessage, key)).status).toBe(409);
    expect((await post(server, 'contacts/', { ...contactMessage, name: 'B' }, key)).status).toBe(422);
    expect(server.submissions('contacts')).toHaveLength(0);
    expect(server.switches.release()).toBe(1);
    expect((await first).status).toBe(201);
    expect((await post(server, 'contacts/', contactMessage, key)).status).toBe(201);
    expect(server.submissions('contacts')).toHaveLength(1);
    expect(server.ledger.mostInFlightWithOneKey()).toBe(2);
  });

  test('twenty doubles at once store one', async () => {
    const server = await serverForTest();
    server.switches.add({ call: 'POST jobs', effect: { kind: 'delay', milliseconds: 50 } });
    const all = await Promise.all(
      Array.from({ length: 20 }, () => post(server, 'jobs/', applicationForm(), key)),
    );
    const statuses = all.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    expect(server.submissions('jobs')).toHaveLength(1);
  });

  test('a submission that arrived whole is stored although its client has gone, and asking again says so', async () => {
    const server = await serverForTest();
    server.switches.add({ call: 'POST contacts', effect: { kind: 'hold' }, times: 1 });
    const gone = new AbortController();
    const first = fetch(`${server.url}/api/contacts/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...key },
      body: JSON.stringify(contactMessage),
      signal: gone.signal,
    });
    await server.switches.whenHeld();
    gone.abort();
    await expect(first).rejects.toThrow('abort');
    while (server.ledger.requests()[0]?.endedAt === null) await sleep(5);
    server.switches.release();
    expect((await post(server, 'contacts/', contactMessage, key)).status).toBe(201);
    expect(server.submissions('contacts')).toHaveLength(1);
    expect(server.ledger.requests()).toMatchObject([
      { status: null, stored: true, inFlightWithKey: 1 },
      { status: 201, stored: false, inFlightWithKey: 1 },
    ]);
  });
});

describe('keys are kept', () => {
  test('over a restart and for more than thirty days, and forgotten in the end', async () => {
    const database = join(folderForTest(), 'keys.sqlite');
    let time = Date.UTC(2026, 0, 1);
    const send = async (): Promise<number> => {
      const server = await serverForTest({ database, now: () => time });
      expect((await post(server, 'contacts/', contactMessage, key)).status).toBe(201);
      const stored = server.submissions('contacts').length;
      await server.stop();
      return stored;
    };
    expect(await send()).toBe(1);
    time += 31 * day;
    expect(await send()).toBe(1);
    time += 60 * day;
    expect(await send()).toBe(2);
  });

  test('no longer than that while one server runs for months', async () => {
    let time = Date.UTC(2026, 0, 1);
    const server = await serverForTest({ now: () => time });
    const keys = () => rows<{ key: string }>(server.database, 'SELECT key FROM idempotency_keys');
    for (const days of [0, 91]) {
      time += days * day;
      await post(server, 'contacts/', contactMessage, { 'Idempotency-Key': `after-${days}` });
    }
    expect(keys().map(({ key }) => key)).toEqual(['after-91']);
  });
});
