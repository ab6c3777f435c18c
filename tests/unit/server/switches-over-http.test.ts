import { describe, expect, test } from 'vitest';
import { contactMessage, post, serverForTest, siteForTest } from './fixtures.ts';

const routes = [
  ['GET', '/__switches'],
  ['PUT', '/__switches'],
  ['POST', '/__switches'],
  ['DELETE', '/__switches'],
  ['POST', '/__switches/release'],
  ['GET', '/__ledger'],
  ['DELETE', '/__ledger'],
] as const;

describe('by default', () => {
  test.each(routes)('%s %s is not there', async (method, path) => {
    const alone = await serverForTest();
    const withSite = await serverForTest({ distDir: siteForTest({ 'index.html': 'Home' }) });
    expect((await fetch(alone.url + path, { method })).status).toBe(404);
    expect((await fetch(withSite.url + path, { method })).status).toBe(method === 'GET' ? 404 : 405);
    expect(alone.switches.list()).toEqual([]);
  });
});

describe('when asked for', () => {
  const json = { 'Content-Type': 'application/json' };
  const call = async (url: string, method: string, body?: unknown): Promise<[number, unknown]> => {
    const response = await fetch(
      url,
      body === undefined ? { method } : { method, headers: json, body: JSON.stringify(body) },
    );
    const text = await response.text();
    return [response.status, text === '' ? null : (JSON.parse(text) as unknown)];
  };

  test('switches are replaced, added, listed, obeyed and cleared', async () => {
    const server = await serverForTest({ switchesOverHttp: true });
    const fail = { call: 'POST contacts', effect: { kind: 'fail', status: 500 }, times: 3 };
    const delay = { call: '*', effect: { kind: 'delay', milliseconds: 1 } };
    expect(await call(`${server.url}/__switches`, 'PUT', [delay])).toEqual([200, { switches: [delay] }]);
    expect(await call(`${server.url}/__switches`, 'PUT', [fail])).toEqual([200, { switches: [fail] }]);
    expect(await call(`${server.url}/__switches`, 'POST', [delay])).toEqual([
      200,
      { switches: [fail, delay] },
    ]);
    expect((await post(server, 'contacts/', contactMessage)).status).toBe(500);
    expect(await call(`${server.url}/__switches`, 'GET')).toEqual([
      200,
      { switches: [{ ...fail, times: 2 }, delay], held: 0 },
    ]);
    expect(await call(`${server.url}/__switches`, 'DELETE')).toEqual([204, null]);
    expect((await post(server, 'contacts/', contactMessage)).status).toBe(201);
  });

  test('held requests are released', async () => {
    const server = await serverForTest({ switchesOverHttp: true });
    await call(`${server.url}/__switches`, 'PUT', [{ call: 'GET job-types', effect: { kind: 'hold' } }]);
    const held = fetch(`${server.url}/api/job-types`);
    await server.switches.whenHeld();
    const release = `${server.url}/__switches/release`;
    expect((await call(release, 'POST', { call: 'GET nothing' }))[0]).toBe(400);
    expect(await call(release, 'POST', { call: 'POST jobs' })).toEqual([200, { released: 0 }]);
    expect(await call(release, 'POST', { call: 'GET job-types' })).toEqual([200, { released: 1 }]);
    expect((await held).status).toBe(200);
  });

  test('the ledger shows requests and what is stored', async () => {
    const server = await serverForTest({ switchesOverHttp: true });
    await post(server, 'contacts/', contactMessage, { 'Idempotency-Key': 'k' });
    await fetch(`${server.url}/api/job-types`);
    const [, all] = await call(`${server.url}/__ledger`, 'GET');
    expect(all).toMatchObject({
      requests: [
        { call: 'POST contacts', key: 'k', status: 201 },
        { call: 'GET job-types', status: 200 },
      ],
      submissions: { contacts: [contactMessage], subscribers: [], jobs: [] },
    });
    const [, one] = await call(`${server.url}/__ledger?call=GET%20job-types`, 'GET');
    expect(one).toMatchObject({ requests: [{ call: 'GET job-types' }] });
    expect(await call(`${server.url}/__ledger`, 'DELETE')).toEqual([204, null]);
    expect(await call(`${server.url}/__ledger`, 'GET')).toMatchObject([200, { requests: [] }]);
  });

  test.each(
    [
      {},
      'text',
      [null],
      [{ call: 'GET nothing', effect: { kind: 'hang' } }],
      [{ call: '*' }],
      [{ call: '*', effect: { kind: 'explode' } }],
      [{ call: '*', effect: { kind: 'fail' } }],
      [{ call: '*', effect: { kind: 'fail', status: 99 } }],
      [{ call: '*', effect: { kind: 'delay', milliseconds: -1 } }],
      [{ call: '*', effect: { kind: 'hang', extra: 1 } }],
      [{ call: '*', effect: { kind: 'redirect', status: 200 } }],
      [{ call: '*', effect: { kind: 'hang' }, stage: 'during' }],
      [{ call: '*', effect: { kind: 'hang' }, times: '3' }],
      [{ call: '*', effect: { kind: 'hang' }, tims: 3 }],
    ].map((body) => ({ body })),
  )('$body is refused', async ({ body }) => {
    const server = await serverForTest({ switchesOverHttp: true });
    const [status, answer] = await call(`${server.url}/__switches`, 'PUT', body);
    expect(status).toBe(400);
    expect(answer).toHaveProperty('message');
    expect(server.switches.list()).toEqual([]);
  });

  test("another site's form cannot set them", async () => {
    const server = await serverForTest({ switchesOverHttp: true });
    const body = JSON.stringify([{ call: '*', effect: { kind: 'hang' } }]);
    const response = await fetch(`${server.url}/__switches`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body,
    });
    expect(response.status).toBe(400);
    expect(server.switches.list()).toEqual([]);
  });
});
