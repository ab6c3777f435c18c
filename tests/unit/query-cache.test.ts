import { IDBFactory } from 'fake-indexeddb';
import { createStore, get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryCache, type QueryCache } from '../../src/api/query-cache.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import { maxAge, mergeStoredCaches, readStoredCache, schemaVersion } from '../../src/api/stored-cache.ts';
import { storageNames } from '../../src/device/storage-names.ts';
import { createSilentFactory, elapse } from '../support/silent-storage.ts';

const day = 24 * 60 * 60 * 1000;
const types = (name: string) => [{ id: '1', name }];

/** A stored cache with lists of job types and whatever else is given, as [key, data, updated at]. */
function stored(
  queries: readonly (readonly [string, unknown, number])[],
  buster = String(schemaVersion),
): string {
  return JSON.stringify({
    buster,
    timestamp: 1,
    clientState: {
      mutations: [],
      queries: queries.map(([key, data, dataUpdatedAt]) => ({
        queryKey: [key],
        queryHash: JSON.stringify([key]),
        state: { data, dataUpdatedAt, status: 'error', error: { failure: 'offline' } },
      })),
    },
  });
}

const keysOf = (text: unknown, now: number) =>
  readStoredCache(text, now)?.clientState.queries.map(({ queryKey, state }) => [queryKey[0], state.data]);

describe('what is read from the device', () => {
  const now = 100 * day;

  test('is a success, whatever became of the last refresh', () => {
    const [query] =
      readStoredCache(stored([['job-types', types('a'), now - day]]), now)?.clientState.queries ?? [];
    expect(query?.state).toMatchObject({ status: 'success', error: null, dataUpdatedAt: now - day });
  });

  test('is only what may be kept', () => {
    const text = stored([
      ['job-types', types('a'), now],
      ['passwords', types('b'), now],
    ]);
    expect(keysOf(text, now)).toEqual([['job-types', types('a')]]);
  });

  test('is at most 30 days old', () => {
    expect(keysOf(stored([['job-types', types('a'), now - maxAge]]), now)).toHaveLength(1);
    expect(keysOf(stored([['job-types', types('a'), now - maxAge - 1]]), now)).toBeUndefined();
  });

  test('has the shape that the pages expect', () => {
    for (const data of ['text', { 0: 1 }, [null], [{ id: 1, name: 'a' }], [{ id: '1' }], null, undefined]) {
      expect(keysOf(stored([['job-types', data, now]]), now)).toBeUndefined();
    }
    const hostile = [{ kind: 'url', url: 'javascript:alert(1)', alt: '' }];
    expect(keysOf(stored([['advertisements', hostile, now]]), now)).toBeUndefined();
  });

  test('was stored by this version of the schema', () => {
    expect(readStoredCache(stored([['job-types', types('a'), now]], 'another'), now)).toBeNull();
  });

  test('is not dated in the future', () => {
    const [query] =
      readStoredCache(stored([['job-types', types('a'), now + day]]), now)?.clientState.queries ?? [];
    expect(query?.state.dataUpdatedAt).toBe(now);
  });

  test.each([
    undefined,
    null,
    '',
    'rubbish',
    '{',
    '[]',
    '{"buster":"1"}',
    '{"buster":"1","clientState":5}',
    7,
    {},
  ])('rubbish is nothing: %j', (rubbish) => {
    expect(readStoredCache(rubbish, now)).toBeNull();
  });
});

describe('two tabs', () => {
  const now = 100 * day;

  test('keep the newer of every list', () => {
    const device = stored([
      ['job-types', types('newer'), now - 1000],
      ['news', [], now - 5000],
    ]);
    const own = stored([
      ['job-types', types('older'), now - 2000],
      ['advertisements', [], now],
    ]);
    expect(keysOf(mergeStoredCaches(device, own, now), now)).toEqual([
      ['job-types', types('newer')],
      ['news', []],
      ['advertisements', []],
    ]);
    expect(keysOf(mergeStoredCaches(own, device, now), now)?.[0]).toEqual(['job-types', types('newer')]);
  });

  test('an older build leaves the store of a newer one alone', () => {
    const newer = stored([['job-types', [{ other: 'shape' }], now]], String(schemaVersion + 1));
    expect(mergeStoredCaches(newer, stored([['job-types', types('a'), now]]), now)).toBe(newer);
  });

  test('rubbish and the store of an older build are replaced', () => {
    for (const device of ['rubbish', undefined, stored([['job-types', types('old'), now]], '0')]) {
      const merged = mergeStoredCaches(device, stored([['job-types', types('a'), now]]), now);
      expect(keysOf(merged, now)).toEqual([['job-types', types('a')]]);
    }
  });
});

/* The cache in a page: the parts of the browser that it uses, and a database in memory. */

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  const sheet = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', sheet);
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(async () => {
  vi.useRealTimers();
  // What is still being written belongs to this test's database.
  await new Promise((resolve) => setTimeout(resolve, 20));
  vi.unstubAllGlobals();
});

const readDevice = () => get<string>('lists', createStore(storageNames.queryCacheDatabase, 'cache'));
const writeDevice = (value: unknown) =>
  set('lists', value, createStore(storageNames.queryCacheDatabase, 'cache'));

/** A page of its own, with what it has loaded. */
async function openTab() {
  const client = createQueryClient();
  const cache: QueryCache = createQueryCache(client);
  await cache.restore();
  const stop = cache.keep();
  return { client, stop, types: () => client.getQueryData<unknown>(['job-types']) };
}

describe('a list', () => {
  test('comes back in the next visit', async () => {
    const first = await openTab();
    first.client.setQueryData(['job-types'], types('a'));
    first.client.setQueryData(['secret'], 'never stored');
    await vi.waitFor(async () => expect(await readDevice()).toContain('"name":"a"'), { timeout: 3000 });
    expect(await readDevice()).not.toContain('never stored');
    expect((await openTab()).types()).toEqual(types('a'));
  });

  test('of a page that is left within a second is kept', async () => {
    const first = await openTab();
    first.client.setQueryData(['job-types'], types('a'));
    page.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(async () => expect(await readDevice()).toContain('"name":"a"'), { timeout: 500 });
  });

  test('of a page that is hidden within a second is kept', async () => {
    const first = await openTab();
    first.client.setQueryData(['job-types'], types('a'));
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(async () => expect(await readDevice()).toContain('"name":"a"'), { timeout: 500 });
  });

  test('survives a refresh that failed', async () => {
    const first = await openTab();
    first.client.setQueryData(['job-types'], types('a'), { updatedAt: Date.now() - day });
    await first.client.prefetchQuery({
      queryKey: ['job-types'],
      queryFn: () => Promise.reject(new Error('offline')),
      retry: false,
    });
    expect(first.client.getQueryState(['job-types'])?.status).toBe('error');
    first.stop();
    await vi.waitFor(async () => expect(await readDevice()).toContain('"name":"a"'), { timeout: 500 });
    const second = await openTab();
    expect(second.types()).toEqual(types('a'));
    expect(second.client.getQueryState(['job-types'])?.status).toBe('success');
  });

  test('is not overwritten by a tab that has an older one', async () => {
    const [old, fresh] = [await openTab(), await openTab()];
    fresh.client.setQueryData(['job-types'], types('fresh'), { updatedAt: Date.now() });
    fresh.stop();
    await vi.waitFor(async () => expect(await readDevice()).toContain('fresh'), { timeout: 500 });
    old.client.setQueryData(['job-types'], types('stale'), { updatedAt: Date.now() - day });
    old.client.setQueryData(['news'], [], { updatedAt: Date.now() - day });
    old.stop();
    await vi.waitFor(async () => expect(await readDevice()).toContain('"news"'), { timeout: 500 });
    expect((await openTab()).types()).toEqual(types('fresh'));
  });
});

describe('a broken IndexedDB', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  /** Fails as an event, as a full or damaged disk does. */
  const fail = () => {
    const request = { error: new DOMException('Quota', 'QuotaExceededError'), onerror: () => undefined };
    queueMicrotask(() => request.onerror());
    return request;
  };
  const broken: Readonly<Record<string, unknown>> = {
    missing: undefined,
    forbidden: { open: refuse },
    failing: { open: fail },
  };

  test.each(Object.keys(broken))('%s: the page works from memory and says nothing', async (kind) => {
    vi.stubGlobal('indexedDB', broken[kind]);
    const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const tab = await openTab();
    tab.client.setQueryData(['job-types'], types('a'));
    page.dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(tab.types()).toEqual(types('a'));
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
  });

  test('silent: the page goes on after two seconds', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    vi.useFakeTimers();
    const opened = openTab();
    await vi.advanceTimersByTimeAsync(2000);
    const tab = await opened;
    tab.client.setQueryData(['job-types'], types('a'));
    expect(tab.types()).toEqual(types('a'));
  });

  test('late: what was stored still comes, and does not replace what is newer', async () => {
    await writeDevice(
      stored([
        ['job-types', types('stored'), Date.now() - day],
        ['news', [], Date.now() - day],
      ]),
    );
    const silent = createSilentFactory(indexedDB, ['cache']);
    silent.silenceFrom(1, 'transaction');
    vi.stubGlobal('indexedDB', silent.factory);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opened = openTab();
    await elapse(2000);
    const tab = await opened;
    tab.client.setQueryData(['job-types'], types('loaded'));
    silent.release();
    await elapse(500);
    expect(tab.client.getQueryData(['news'])).toEqual([]);
    expect(tab.types()).toEqual(types('loaded'));
  });

  test.each(['rubbish', 5, { queries: [] }, null, stored([['job-types', 'rubbish', 1]])])(
    'holding %j: nothing comes back, and the next list is stored',
    async (rubbish) => {
      await writeDevice(rubbish);
      const tab = await openTab();
      expect(tab.types()).toBeUndefined();
      tab.client.setQueryData(['job-types'], types('a'));
      tab.stop();
      await vi.waitFor(async () => expect(await readDevice()).toContain('"name":"a"'), { timeout: 500 });
    },
  );
});
