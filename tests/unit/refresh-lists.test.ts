import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { refreshStoredLists } from '../../src/api/refresh-lists.ts';
import { listStore, readStoredLists, writeStoredLists } from '../../src/api/stored-cache.ts';
import { storageNames } from '../../src/device/storage-names.ts';
import type { TestServer } from '../support/start-server.ts';
import { serverForTest } from './server/fixtures.ts';

let server: TestServer;
beforeEach(async () => {
  server = await serverForTest();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubEnv('VITE_API_BASE_URL', `${server.url}/api/`);
});

async function kept() {
  const lists = readStoredLists(await listStore.read(), Date.now()).map(
    ({ key, data, updatedAt }) => [key, { updatedAt, items: (data as unknown[]).length }] as const,
  );
  return Object.fromEntries(lists);
}

test('a refresh without a page replaces what is older, not what a page has stored since or it could not have', async () => {
  const of = (key: 'job-types' | 'jobs' | 'news', updatedAt: number) => ({ key, data: [], updatedAt });
  const old = Date.now() - 60_000;
  await listStore.merge(writeStoredLists([of('job-types', 1), of('jobs', old), of('news', old)]));
  server.switches.set(
    { call: 'GET job-types', effect: { kind: 'hold' } },
    { call: 'GET job-titles', effect: { kind: 'fail', status: 503 } },
  );
  const refresh = refreshStoredLists();
  await server.ledger.whenReceived(1, 'GET job-types');
  const later = Date.now();
  await listStore.merge(writeStoredLists([of('job-types', later)]));
  server.switches.release();
  await refresh;
  const lists = await kept();
  expect(lists['jobs']).toEqual({ updatedAt: old, items: 0 });
  expect(lists['job-types']).toEqual({ updatedAt: later, items: 0 });
  expect(lists['news']?.items).toBeGreaterThan(0);
  expect(lists['news']?.updatedAt).toBeGreaterThan(old);
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
  // What is asked for meanwhile, and nothing else: browser/offline/periodic-sync.test.ts.
  expect(Object.keys(await kept()).sort()).toEqual(['job-types', 'jobs', 'news']);
});
