import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client';
import { within } from '../lib/within.ts';
import {
  maxAge,
  mergeStoredCaches,
  openListStore,
  readStoredCache,
  schemaOf,
  schemaVersion,
} from './stored-cache.ts';

/**
 * How long lists wait for the copy on the device before they are asked for, in milliseconds. What comes later is still
 * taken up.
 */
const restoreTimeoutMs = 500;

/**
 * The lists of a query client on the device, for Query's own PersistQueryClientProvider, which restores and saves.
 * Touches nothing before it is asked, so a page can be prerendered. IndexedDB stands behind the interface of a
 * synchronous storage: read once at the start, served from memory, written through. Where it is missing, blocked, full,
 * broken or silent, memory is all there is.
 */
export function createQueryCache(queryClient: QueryClient) {
  const store = openListStore();
  let memory: string | null = null;
  let waiting: string | undefined;
  let writing: Promise<void> | undefined;
  let loading: Promise<void> | undefined;
  let saved = '';

  /** The text as it lies on the device; undefined for none, or none that can be read. */
  const readDevice = () => store.read().catch(() => undefined);

  async function load(): Promise<void> {
    const stored = mergeStoredCaches(await readDevice(), memory ?? '', Date.now());
    if (readStoredCache(stored, Date.now())) memory = String(stored);
  }
  async function write(): Promise<void> {
    while (waiting !== undefined) {
      const own = waiting;
      waiting = undefined;
      await store.merge(own).catch(() => undefined);
    }
    writing = undefined;
  }
  const inner = createSyncStoragePersister({
    // At once, not a second later: a page may be closed as soon as it has loaded something.
    throttleTime: 0,
    storage: {
      getItem: () => memory,
      setItem(_: string, value: string): void {
        memory = value;
        waiting = value;
        writing ??= write();
      },
      // Asked for when what is in memory is too old; the device's copy is replaced by the next write.
      removeItem() {
        memory = null;
      },
    },
  });
  const restoreFromMemory = () => inner.restoreClient() as PersistedClient | undefined;
  const takeUpLate = async (late: Promise<void>) => {
    await late;
    const client = restoreFromMemory();
    if (client) hydrate(queryClient, client.clientState);
  };
  const persister: Persister = {
    ...inner,
    async restoreClient() {
      if (loading) return undefined;
      loading = load();
      try {
        await within(loading, restoreTimeoutMs);
      } catch {
        void takeUpLate(loading);
      }
      return restoreFromMemory();
    },
    persistClient(client) {
      // Query saves with every change of a query's state; only one with other data is worth a write.
      const state = client.clientState.queries
        .map(({ queryHash, state }) => `${queryHash} ${state.dataUpdatedAt}`)
        .join();
      if (state === saved) return undefined;
      saved = state;
      return inner.persistClient(client);
    },
  };

  return {
    persistOptions: {
      persister,
      buster: String(schemaVersion),
      maxAge,
      dehydrateOptions: {
        // Also after a refetch that failed: otherwise one start without a connection would empty the next.
        shouldDehydrateQuery: ({ queryKey, state }: Query) =>
          schemaOf(queryKey) !== undefined && state.data !== undefined,
        shouldDehydrateMutation: () => false,
      },
    },
    /** What is on the device now, `updatedAt` in milliseconds since 1970 by name; empty when it cannot be read. */
    async measure() {
      const stored = await readDevice();
      const queries = readStoredCache(stored, Date.now())?.clientState.queries ?? [];
      return {
        bytes: queries.length > 0 ? new Blob([String(stored)]).size : 0,
        updatedAt: new Map(queries.map(({ queryKey, state }) => [String(queryKey[0]), state.dataUpdatedAt])),
      };
    },
    /** Removes the lists from the device and from this page. */
    async clear(): Promise<void> {
      queryClient.clear();
      saved = '';
      memory = null;
      waiting = undefined;
      await writing;
      await store.clear();
    },
  };
}
