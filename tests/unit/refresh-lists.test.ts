import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refreshStoredLists } from '../../src/api/refresh-lists.ts';
import { openListStore, readStoredCache, writeStoredCache } from '../../src/api/stored-cache.ts';
import { storageNames } from '../../src/device/storage-names.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubEnv('VITE_API_BASE_URL', `${server.url}/api/`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  server.switches.clear();
  server.ledger.clear();
});
afterAll(() => server.close());

async function kept() {
  const cache = readStoredCache(await openListStore().read(), Date.now());
  return Object.fromEntries(
    (cache?.clientState.queries ?? []).map(({ queryKey, state }) => [
      String(queryKey[0]),
      {
        updatedAt: state.dataUpdatedAt,
        names: (state.data as { title?: string; name?: string }[]).map(({ title, name }) => title ?? name),
      },
    ]),
  );
}

test('a refresh without a page keeps news, jobs and job types, and asks for nothing else', async () => {
  const before = Date.now();
  await refreshStoredLists();
  const lists = await kept();
  expect(Object.keys(lists).sort()).toEqual(['job-types', 'jobs', 'news']);
  expect(lists['jobs']?.names).toHaveLength(5);
  expect(lists['news']?.updatedAt).toBeGreaterThanOrEqual(before);
  const calls = server.ledger.requests().map(({ call }) => call);
  expect(calls.sort()).toEqual(['GET job-titles', 'GET job-types', 'GET news-and-events']);
});

test('a refresh without a page never replaces what a page has stored since it asked', async () => {
  const store = openListStore();
  await store.merge(writeStoredCache([{ key: 'job-types', data: [{ id: '1', name: 'old' }], updatedAt: 1 }]));
  server.switches.set({ call: 'GET job-types', effect: { kind: 'hold' } });
  const refresh = refreshStoredLists();
  await server.ledger.whenReceived(1, 'GET job-types');
  const later = [{ key: 'job-types', data: [{ id: '1', name: 'by the page' }], updatedAt: Date.now() }];
  await store.merge(writeStoredCache(later));
  server.switches.clear();
  await refresh;
  const lists = await kept();
  expect(lists['job-types']?.names).toEqual(['by the page']);
  expect(lists['news']?.names.length).toBeGreaterThan(0);
});

test('a refresh without a page replaces what is older, and leaves what it could not have', async () => {
  const old = Date.now() - 60_000;
  const store = openListStore();
  await store.merge(
    writeStoredCache([
      { key: 'job-types', data: [{ id: '1', name: 'old' }], updatedAt: old },
      { key: 'jobs', data: [], updatedAt: old },
    ]),
  );
  server.switches.set({ call: 'GET job-types', effect: { kind: 'fail', status: 503 } });
  await refreshStoredLists();
  const lists = await kept();
  expect(lists['job-types']).toEqual({ updatedAt: old, names: ['old'] });
  expect(lists['jobs']?.names).toHaveLength(5);
});

test('a refresh without a page does not fail where nothing can be had or kept', async () => {
  server.switches.set({ call: '*', effect: { kind: 'fail', status: 500 } });
  await refreshStoredLists();
  expect(await kept()).toEqual({});
  server.switches.clear();
  vi.stubGlobal('indexedDB', undefined);
  await expect(refreshStoredLists()).resolves.toBeUndefined();
});

/** Fires the event in a worker on a connection. @returns what the worker asks the browser to wait for */
async function fire(tag: string, connection: object): Promise<Promise<unknown>[]> {
  vi.stubGlobal('navigator', { connection });
  const { onPeriodicSync } = await import('../../sw/background-sync.ts');
  const waits: Promise<unknown>[] = [];
  onPeriodicSync({ tag, waitUntil: (work: Promise<unknown>) => waits.push(work) } as never);
  await Promise.all(waits);
  return waits;
}

test("the worker's event refreshes once for its own tag, and costs nothing under Save-Data", async () => {
  expect(await fire('another', {})).toEqual([]);
  expect(await fire(storageNames.listsSync, { saveData: true })).toEqual([]);
  expect(server.ledger.requests()).toEqual([]);
  expect(await fire(storageNames.listsSync, { saveData: false })).toHaveLength(1);
  expect(Object.keys(await kept())).toContain('news');
});
