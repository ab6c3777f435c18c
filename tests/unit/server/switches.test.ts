import { beforeEach, describe, expect, test } from 'vitest';
import type { TestServer } from '../../support/start-server.ts';
import type { Effect } from '../../server/switches/switches.ts';
import { applicationForm, contactMessage, pdf, post, serverForTest } from './fixtures.ts';

const key = { 'Idempotency-Key': 'key-1' };
const call = 'POST contacts';
let server: TestServer;
beforeEach(async () => {
  server = await serverForTest();
});

const send = (signal?: AbortSignal) => post(server, 'contacts/', contactMessage, key, signal);
const stored = () => server.submissions('contacts').length;

test.each<[Effect, number, string | null, string]>([
  [{ kind: 'fail', status: 429, retryAfter: 2 }, 429, 'application/json', '{"message":"'],
  [{ kind: 'malformed JSON' }, 200, 'application/json', '[{"title": "This was broken o'],
  [{ kind: 'wrong content type' }, 200, 'text/plain; charset=utf-8', '[]'],
  [{ kind: 'captive portal' }, 200, 'text/html; charset=utf-8', '<!doctype html>'],
  [{ kind: 'redirect', location: '/elsewhere', status: 307 }, 307, null, ''],
  [{ kind: 'raw', body: '', status: 204 }, 204, 'application/json', ''],
  [{ kind: 'raw', body: '<b>', contentType: 'text/x', status: 418 }, 418, 'text/x', '<b>'],
])('%j, for a list and for a submission', async (effect, status, contentType, body) => {
  server.switches.add({ call: '*', effect });
  const list = await fetch(`${server.url}/api/news-and-events`, { redirect: 'manual' });
  for (const answer of [list, await send()]) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, contentType]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('retry-after')).toBe(effect.kind === 'fail' ? '2' : null);
    const words = await answer.text();
    if (body === '') expect(words).toBe('');
    else expect(words.startsWith(body)).toBe(true);
  }
  expect(stored()).toBe(0);
});

test('after storing, an answer can be lost or wrong, and the key tells the truth', async () => {
  server.switches.add(
    { call, effect: { kind: 'cut' }, stage: 'after', times: 1 },
    { call, effect: { kind: 'fail', status: 500 }, stage: 'after', times: 1, skip: 1 },
  );
  await expect(send()).rejects.toThrow('fetch failed');
  expect(stored()).toBe(1);
  expect((await send()).status).toBe(500);
  expect((await send()).status).toBe(201);
  expect(stored()).toBe(1);
  expect(server.ledger.requests(call).map(({ status, stored }) => [status, stored])).toEqual([
    [null, true],
    [500, false],
    [201, false],
  ]);
});

test.each<Effect>([{ kind: 'refuse' }, { kind: 'cut' }, { kind: 'cut upload', afterBytes: 10 }])(
  '%j stores nothing',
  async (effect) => {
    server.switches.add({ call: '*', effect, times: 1 });
    await expect(send()).rejects.toThrow('fetch failed');
    expect(stored()).toBe(0);
    expect(server.ledger.requests()).toMatchObject([{ status: null, stored: false, key: 'key-1' }]);
    expect((await send()).status).toBe(201);
  },
);

test('an upload of 5 MB cut in its middle three times arrives in the end', async () => {
  const effect = { kind: 'cut upload', afterBytes: 2_500_000 } as const;
  server.switches.add({ call: 'POST jobs', effect, times: 3 });
  const apply = () => post(server, 'jobs/', applicationForm({}, pdf(5_242_880)), key);
  for (let time = 0; time < 3; time += 1) await expect(apply()).rejects.toThrow('fetch failed');
  expect((await apply()).status).toBe(201);
  expect(server.submissions('jobs')).toMatchObject([{ cv_size: 5_242_880 }]);
});

test('hang answers nothing until the client gives up, and then lets go of the key', async () => {
  server.switches.add({ call, effect: { kind: 'hang' }, times: 1 });
  await expect(send(AbortSignal.timeout(100))).rejects.toThrow('timeout');
  await expect.poll(() => server.ledger.requests()[0]?.endedAt).not.toBeNull();
  await expect.poll(async () => (await send()).status).toBe(201);
  expect(stored()).toBe(1);
});

describe('waiting', () => {
  test('a slow upload and a delay take their time, one after the other', async () => {
    server.switches.set(
      { call: 'POST jobs', effect: { kind: 'slow upload', bytesPerSecond: 200_000 } },
      { call: '*', effect: { kind: 'delay', milliseconds: 80 } },
      { call: '*', effect: { kind: 'fail', status: 503 } },
    );
    const start = performance.now();
    expect((await post(server, 'jobs/', applicationForm({}, pdf(60_000)))).status).toBe(503);
    expect(performance.now() - start).toBeGreaterThan(290 + 75);
  });

  test('held before storing and cut: nothing stored; held after storing and continued: stored', async () => {
    server.switches.add({ call, effect: { kind: 'hold' }, times: 1 });
    const cut = send().catch((error: Error) => error.message);
    await server.switches.whenHeld();
    server.switches.release('cut');
    expect(await cut).toBe('fetch failed');
    expect(stored()).toBe(0);

    server.switches.add({ call, effect: { kind: 'hold' }, stage: 'after', times: 1 });
    const held = send();
    await server.switches.whenHeld();
    expect(stored()).toBe(1);
    server.switches.clear();
    expect((await held).status).toBe(201);
  });
});

describe('lists', () => {
  const read = async (name: string): Promise<unknown> => (await fetch(`${server.url}/api/${name}`)).json();

  test('empty, and the own body of a test', async () => {
    const body = { results: [null, '<img onerror=x>'] };
    server.switches.add(
      { call: 'GET job-titles', effect: { kind: 'empty' } },
      { call: 'GET news-and-events', effect: { kind: 'list', body } },
    );
    expect([await read('job-titles/'), await read('news-and-events')]).toEqual([[], body]);
  });

  test.each(['news-and-events', 'job-types', 'job-titles', 'advertisements'])(
    'a thousand %s',
    async (name) => {
      server.switches.add({ call: '*', effect: { kind: 'many', count: 1000 } });
      const items = (await read(name)) as Record<string, unknown>[];
      expect(items).toHaveLength(1000);
      const labels = items.map((item) => item['id'] ?? item['title'] ?? item['alt'] ?? item['url']);
      expect(new Set(labels).size).toBeGreaterThan(700);
    },
  );
});
