import { persistQueryClientRestore, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryCache } from '../../src/api/query-cache.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import { maxAge, mergeStoredLists, readStoredLists, schemaVersion } from '../../src/api/stored-cache.ts';
import { storageNames } from '../../src/device/storage-names.ts';
import { createSilentFactory, elapse, timeOf } from '../support/silent-storage.ts';

const day = 24 * 60 * 60 * 1000;
const types = (name: string) => [{ id: '1', name }];

/** A stored cache with lists of job types and whatever else is given, as [key, data, updated at]. */
function stored(queries: readonly (readonly [string, unknown, number])[], buster = String(schemaVersion)) {
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

const now = 100 * day;

const read = (data: unknown, updatedAt = now, key = 'job-types', buster?: string) =>
  readStoredLists(stored([[key, data, updatedAt]], buster), now)[0];

test.each([
  ['a list of 30 days', now - maxAge, now - maxAge],
  ['a list that is dated in the future', now + day, now],
])('what is read from the device: %s is read', (_, at, updatedAt) => {
  expect(read(types('a'), at)).toEqual({ key: 'job-types', data: types('a'), updatedAt });
});

test.each<[string, unknown]>([
  ['what may not be kept', read(types('b'), now, 'passwords')],
  ['a list of more than 30 days', read(types('a'), now - maxAge - 1)],
  ['another version of the schema', read(types('a'), now, 'job-types', 'another')],
  ['a hostile link', read([{ kind: 'url', url: 'javascript:alert(1)', alt: '' }], now, 'advertisements')],
  ...['text', [null], [{ id: 1, name: 'a' }], [{ id: '1' }]].map((data): [string, unknown] => [
    `the shape ${JSON.stringify(data)}`,
    read(data),
  ]),
])('what is read from the device: %s is nothing', (_, list) => {
  expect(list).toBeUndefined();
});

test.each([undefined, 7, {}, 'rubbish', '[]', '{"buster":"1"}', '{"buster":"1","clientState":5}'])(
  'what is read from the device: rubbish is nothing: %j',
  (rubbish) => {
    expect(readStoredLists(rubbish, now)).toEqual([]);
  },
);

const own = stored([['job-types', types('a'), now]]);

test('two tabs: keep the newer of every list', () => {
  const device = stored([
    ['job-types', types('newer'), now - 1000],
    ['news', [], now - 5000],
  ]);
  const other = stored([
    ['job-types', types('older'), now - 2000],
    ['advertisements', [], now],
  ]);
  const newer = { 'job-types': types('newer'), news: [], advertisements: [] };
  for (const merged of [mergeStoredLists(device, other, now), mergeStoredLists(other, device, now)]) {
    const lists = readStoredLists(merged, now).map(({ key, data }) => [key, data]);
    expect(Object.fromEntries(lists)).toEqual(newer);
  }
});

test('two tabs: an older build leaves the store of a newer one alone', () => {
  const newer = stored([['job-types', [{ other: 'shape' }], now]], String(schemaVersion + 1));
  expect(mergeStoredLists(newer, own, now)).toBe(newer);
});

/* The cache in a page, with a database in memory. */

const lists = () => createStore(storageNames.queryCacheDatabase, 'cache');
const readDevice = () => get<string>('lists', lists());
const soon = { timeout: 500 };

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(async () => {
  vi.useRealTimers();
  // What is still being written belongs to this test's database.
  await new Promise((resolve) => setTimeout(resolve, 20));
});

/** A page of its own, with what it has loaded: restored and kept as PersistQueryClientProvider does it. */
async function openTab() {
  const queryClient = createQueryClient();
  const { persistOptions, clear } = createQueryCache(queryClient);
  const options = { queryClient, ...persistOptions };
  await persistQueryClientRestore(options);
  const stop = persistQueryClientSubscribe(options);
  return { client: queryClient, stop, clear, types: () => queryClient.getQueryData<unknown>(['job-types']) };
}

test('a list comes back in the next visit, also when its page was closed in the next turn', async () => {
  const first = await openTab();
  first.client.setQueryData(['job-types'], types('a'));
  first.client.setQueryData(['secret'], 'never stored');
  await new Promise((resolve) => setTimeout(resolve));
  first.stop();
  await expect.poll(readDevice, soon).toContain('"name":"a"');
  expect(await readDevice()).not.toContain('never stored');
  expect((await openTab()).types()).toEqual(types('a'));
});

test('what is cleared is gone, also what was about to be saved', async () => {
  const { client, clear, stop } = await openTab();
  client.setQueryData(['job-types'], types('a'));
  client.setQueryData(['news'], []);
  await clear();
  stop();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await readDevice()).toBeUndefined();
});

test('a list survives a refresh that failed', async () => {
  const first = await openTab();
  first.client.setQueryData(['job-types'], types('a'), { updatedAt: Date.now() - day });
  await first.client.prefetchQuery({
    queryKey: ['job-types'],
    queryFn: () => Promise.reject(new Error('offline')),
    retry: false,
  });
  expect(first.client.getQueryState(['job-types'])?.status).toBe('error');
  first.stop();
  await expect.poll(readDevice, soon).toContain('"name":"a"');
  const second = await openTab();
  expect(second.types()).toEqual(types('a'));
  expect(second.client.getQueryState(['job-types'])?.status).toBe('success');
});

test('a page that is opened while the device is still read waits for it: newer data stay', async () => {
  await (await openTab()).client.setQueryData(['job-types'], types('a'), { updatedAt: Date.now() - day });
  await expect.poll(readDevice, soon).toContain('"name":"a"');
  const queryClient = createQueryClient();
  const { persistOptions } = createQueryCache(queryClient);
  const options = { queryClient, ...persistOptions };
  const first = persistQueryClientRestore(options);
  await persistQueryClientRestore(options);
  expect(queryClient.getQueryData(['job-types'])).toEqual(types('a'));
  queryClient.setQueryData(['job-types'], types('b'));
  await first;
  expect(queryClient.getQueryData(['job-types'])).toEqual(types('b'));
});

test('a list that the device did not take is written with the next change', async () => {
  const { client, stop } = await openTab();
  vi.stubGlobal('indexedDB', { open: refuse });
  client.setQueryData(['job-types'], types('a'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  vi.stubGlobal('indexedDB', new IDBFactory());
  await client.invalidateQueries({ queryKey: ['job-types'] });
  await expect.poll(readDevice, soon).toContain('"name":"a"');
  stop();
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
/** Fails as an event, as a full or damaged disk does. */
const fail = () => {
  const request = { error: new DOMException('Quota', 'QuotaExceededError'), onerror: () => undefined };
  queueMicrotask(() => request.onerror());
  return request;
};

test.each([
  ['missing', undefined],
  ['forbidden', { open: refuse }],
  ['failing', { open: fail }],
])('a broken IndexedDB: %s: the page works from memory and says nothing', async (_, broken) => {
  vi.stubGlobal('indexedDB', broken);
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const tab = await openTab();
  tab.client.setQueryData(['job-types'], types('a'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(tab.types()).toEqual(types('a'));
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
});

test.each([
  ['slow: the page waits for it', 1000, 1000, types('stored')],
  ['silent: the page goes on after three seconds', 4000, 3000, undefined],
])('an IndexedDB that is %s', async (_, answersAfter, waited, restored) => {
  await set('lists', stored([['job-types', types('stored'), Date.now() - day]]), lists());
  const silent = createSilentFactory(indexedDB, ['cache']);
  silent.silenceFrom(1, 'transaction');
  vi.stubGlobal('indexedDB', silent.factory);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setTimeout(silent.release, answersAfter);
  const { value: tab, took } = await timeOf(openTab());
  expect(Math.abs(took - waited)).toBeLessThanOrEqual(50);
  expect(tab.types()).toEqual(restored);
  tab.client.setQueryData(['job-types'], types('loaded'));
  await elapse(4000);
  expect(tab.types()).toEqual(types('loaded'));
  // What is loaded next is stored, and nothing of it lost.
  tab.client.setQueryData(['news'], []);
  await elapse(50);
  const read = createQueryCache(createQueryClient()).measure();
  await elapse(50);
  expect([...(await read).updatedAt.keys()].toSorted()).toEqual(['job-types', 'news']);
  expect(await readDevice()).toContain('"name":"loaded"');
});

test.each(['rubbish', { queries: [] }, stored([['job-types', 'rubbish', 1]])])(
  'a broken IndexedDB: holding %j: nothing comes back, and the next list is stored',
  async (rubbish) => {
    await set('lists', rubbish, lists());
    const tab = await openTab();
    expect(tab.types()).toBeUndefined();
    tab.client.setQueryData(['job-types'], types('a'));
    tab.stop();
    await expect.poll(readDevice, soon).toContain('"name":"a"');
  },
);
