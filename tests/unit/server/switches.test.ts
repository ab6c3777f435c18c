import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../server/switches/switches.ts';
import { applicationForm, contactMessage, failureOf, pdf, post, serverForTest } from './fixtures.ts';

const key = { 'Idempotency-Key': 'key-1' };

describe('answers', () => {
  test('fail: a status, with Retry-After when wanted, and nothing stored', async () => {
    const server = await serverForTest();
    server.switches.add({ call: 'POST contacts', effect: { kind: 'fail', status: 429, retryAfter: 2 } });
    const response = await post(server, 'contacts/', contactMessage);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toHaveProperty('message');
    expect(server.submissions('contacts')).toEqual([]);
    expect((await fetch(`${server.url}/api/job-types`)).status).toBe(200);
  });

  test.each<[Effect, number, string | null, string]>([
    [{ kind: 'malformed JSON' }, 200, 'application/json', '[{"title": "This was broken o'],
    [{ kind: 'wrong content type' }, 200, 'text/plain; charset=utf-8', '[]'],
    [{ kind: 'captive portal' }, 200, 'text/html; charset=utf-8', '<!doctype html>'],
    [{ kind: 'redirect', location: '/elsewhere', status: 307 }, 307, null, ''],
    [{ kind: 'raw', body: '', status: 204 }, 204, 'application/json', ''],
    [{ kind: 'raw', body: '<b>', contentType: 'text/x', status: 418 }, 418, 'text/x', '<b>'],
  ])('%j, for a list and for a submission', async (effect, status, contentType, body) => {
    const server = await serverForTest();
    server.switches.add({ call: '*', effect });
    const list = await fetch(`${server.url}/api/news-and-events`, { redirect: 'manual' });
    const submission = await post(server, 'subscribers/', { email: 'a@b.cd' });
    for (const answer of [list, submission]) {
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toBe(contentType);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const words = await answer.text();
      expect(words.startsWith(body)).toBe(true);
      if (body === '') expect(words).toBe('');
    }
    expect(server.submissions('subscribers')).toEqual([]);
  });

  test('after storing, an answer can be lost or wrong, and the key tells the truth', async () => {
    const server = await serverForTest();
    server.switches.add(
      { call: 'POST contacts', effect: { kind: 'cut' }, stage: 'after', times: 1 },
      { call: 'POST contacts', effect: { kind: 'fail', status: 500 }, stage: 'after', times: 1, skip: 1 },
    );
    await expect(post(server, 'contacts/', contactMessage, key)).rejects.toThrow('fetch failed');
    expect(server.submissions('contacts')).toHaveLength(1);
    expect((await post(server, 'contacts/', contactMessage, key)).status).toBe(500);
    expect((await post(server, 'contacts/', contactMessage, key)).status).toBe(201);
    expect(server.submissions('contacts')).toHaveLength(1);
    expect(server.ledger.requests('POST contacts').map(({ status, stored }) => [status, stored])).toEqual([
      [null, true],
      [500, false],
      [201, false],
    ]);
  });
});

describe('broken connections', () => {
  test.each<[Effect, boolean]>([
    [{ kind: 'refuse' }, false],
    [{ kind: 'cut' }, true],
    [{ kind: 'cut upload', afterBytes: 10 }, false],
  ])('%j stores nothing', async (effect, isReadWhole) => {
    const server = await serverForTest();
    server.switches.add({ call: '*', effect, times: 1 });
    await expect(post(server, 'contacts/', contactMessage, key)).rejects.toThrow('fetch failed');
    expect(server.submissions('contacts')).toEqual([]);
    expect(server.ledger.requests()).toMatchObject([{ status: null, stored: false, key: 'key-1' }]);
    expect(server.ledger.requests()[0]?.bodyBytes !== null).toBe(isReadWhole);
    expect((await post(server, 'contacts/', contactMessage, key)).status).toBe(201);
  });

  test('an upload of 5 MB cut in its middle three times arrives in the end', async () => {
    const server = await serverForTest();
    server.switches.add({
      call: 'POST jobs',
      effect: { kind: 'cut upload', afterBytes: 2_500_000 },
      times: 3,
    });
    const form = () => applicationForm({}, new File([pdf(5_242_880)], 'cv.pdf', { type: 'application/pdf' }));
    for (let time = 0; time < 3; time += 1) {
      await expect(post(server, 'jobs/', form(), key)).rejects.toThrow('fetch failed');
    }
    expect((await post(server, 'jobs/', form(), key)).status).toBe(201);
    expect(server.submissions('jobs')).toMatchObject([{ cv_size: 5_242_880 }]);
  });

  test('a slow upload takes its time', async () => {
    const server = await serverForTest();
    server.switches.add({ call: 'POST jobs', effect: { kind: 'slow upload', bytesPerSecond: 200_000 } });
    const start = performance.now();
    const cv = new File([pdf(60_000)], 'cv.pdf', { type: 'application/pdf' });
    expect((await post(server, 'jobs/', applicationForm({}, cv))).status).toBe(201);
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  test('hang answers nothing until the client gives up, and then lets go of the key', async () => {
    const server = await serverForTest();
    server.switches.add({ call: 'POST contacts', effect: { kind: 'hang' }, times: 1 });
    const patience = AbortSignal.timeout(100);
    const hanging = fetch(`${server.url}/api/contacts/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...key },
      body: JSON.stringify(contactMessage),
      signal: patience,
    });
    await expect(hanging).rejects.toThrow('timeout');
    while (server.ledger.requests()[0]?.endedAt === null) await sleep(5);
    await sleep(5);
    expect(server.submissions('contacts')).toEqual([]);
    expect((await post(server, 'contacts/', contactMessage, key)).status).toBe(201);
  });
});

describe('waiting', () => {
  test('delay', async () => {
    const server = await serverForTest();
    server.switches.add({ call: 'GET job-titles', effect: { kind: 'delay', milliseconds: 80 } });
    const start = performance.now();
    await fetch(`${server.url}/api/job-titles/`);
    expect(performance.now() - start).toBeGreaterThan(75);
  });

  test('several switches apply one after the other', async () => {
    const server = await serverForTest();
    server.switches.set(
      { call: 'GET job-types', effect: { kind: 'delay', milliseconds: 60 } },
      { call: '*', effect: { kind: 'fail', status: 503 } },
    );
    const start = performance.now();
    expect((await fetch(`${server.url}/api/job-types`)).status).toBe(503);
    expect(performance.now() - start).toBeGreaterThan(55);
  });

  test('held before storing and cut: nothing stored; held after storing and continued: stored', async () => {
    const server = await serverForTest();
    server.switches.add({ call: 'POST contacts', effect: { kind: 'hold' }, times: 1 });
    const cut = failureOf(post(server, 'contacts/', contactMessage, key));
    await server.switches.whenHeld();
    expect(server.switches.release('cut')).toBe(1);
    expect(await cut).toBe('fetch failed');
    expect(server.submissions('contacts')).toHaveLength(0);

    server.switches.add({ call: 'POST contacts', effect: { kind: 'hold' }, stage: 'after', times: 1 });
    const held = post(server, 'contacts/', contactMessage, key);
    await server.switches.whenHeld();
    expect(server.submissions('contacts')).toHaveLength(1);
    expect(server.switches.release('continue', 'POST jobs')).toBe(0);
    expect(server.switches.held('POST contacts')).toBe(1);
    server.switches.clear();
    expect((await held).status).toBe(201);
  });

  test('skip and times: the second of four', async () => {
    const server = await serverForTest();
    server.switches.add({ call: 'POST contacts', effect: { kind: 'fail', status: 422 }, skip: 1, times: 1 });
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      statuses.push((await post(server, 'contacts/', contactMessage)).status);
    }
    expect(statuses).toEqual([201, 422, 201, 201]);
    expect(server.switches.list()).toEqual([]);
  });
});

describe('lists', () => {
  test('empty, and the own body of a test', async () => {
    const server = await serverForTest();
    server.switches.add(
      { call: 'GET job-titles', effect: { kind: 'empty' } },
      { call: 'GET news-and-events', effect: { kind: 'list', body: { results: [null, '<img onerror=x>'] } } },
    );
    const read = async (name: string): Promise<unknown> => (await fetch(`${server.url}/api/${name}`)).json();
    expect(await read('job-titles/')).toEqual([]);
    expect(await read('news-and-events')).toEqual({ results: [null, '<img onerror=x>'] });
  });

  test.each(['news-and-events', 'job-types', 'job-titles', 'advertisements'])(
    'a thousand %s',
    async (name) => {
      const server = await serverForTest();
      server.switches.add({ call: '*', effect: { kind: 'many', count: 1000 } });
      const items = (await (await fetch(`${server.url}/api/${name}`)).json()) as Record<string, unknown>[];
      expect(items).toHaveLength(1000);
      const distinct = new Set(
        items.map((item) => item['id'] ?? item['title'] ?? item['alt'] ?? item['url']),
      );
      expect(distinct.size).toBeGreaterThan(700);
    },
  );
});

describe('the ledger', () => {
  test('counts requests, bytes, hashes and how many are open together', async () => {
    const server = await serverForTest();
    server.switches.add({ call: 'POST contacts', effect: { kind: 'hold' } });
    const sends = [1, 2, 3].map((number) =>
      post(
        server,
        'contacts/',
        { ...contactMessage, name: `N${number % 2}` },
        { 'Idempotency-Key': `k${number}` },
      ),
    );
    await server.switches.whenHeld(3);
    await server.ledger.whenReceived(3, 'POST contacts');
    server.switches.clear();
    await Promise.all(sends);
    await fetch(`${server.url}/api/job-types`);
    await server.ledger.whenReceived(4);

    const requests = server.ledger.requests('POST contacts');
    expect(requests.map(({ number, inFlight }) => [number, inFlight])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(requests.map(({ key: sent }) => sent).toSorted()).toEqual(['k1', 'k2', 'k3']);
    const hashes = new Map(requests.map((request) => [request.key, request.fingerprint]));
    expect(hashes.get('k1')).toMatch(/^[0-9a-f]{64}$/u);
    expect(hashes.get('k1')).toBe(hashes.get('k3'));
    expect(hashes.get('k1')).not.toBe(hashes.get('k2'));
    expect(requests.every(({ bodyBytes }) => (bodyBytes ?? 0) > 100)).toBe(true);
    expect(requests.every(({ endedAt, arrivedAt }) => endedAt !== null && endedAt >= arrivedAt)).toBe(true);
    expect(server.ledger.mostInFlightWithOneKey()).toBe(1);
    expect(server.ledger.requests('GET job-types')).toMatchObject([{ number: 4, inFlight: 1, key: null }]);
    server.ledger.clear();
    expect(server.ledger.requests()).toEqual([]);
  });
});
