import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import type { PersistedClient, PersistQueryClientProviderProps } from '@tanstack/react-query-persist-client';
import { within } from '../lib/within.ts';
import { openListStore } from './list-store.ts';
import { isKept, maxAge, mergeStoredCaches, readStoredCache, schemaVersion } from './stored-cache.ts';

/**
 * How long lists wait for the copy on the device before they are asked for, in milliseconds. What comes later is still
 * taken up.
 */
const restoreTimeoutMs = 500;
/** Name under which the persister asks for the lists. */
const key = 'lists';

/**
 * IndexedDB behind the interface of a synchronous storage: read once at the start, served from memory, written
 * through. Where IndexedDB is missing, blocked, full, broken or silent, memory is all there is.
 */
function createDeviceStorage() {
  const memory = new Map<string, string>();
  const store = openListStore();
  let waiting: string | undefined;
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting !== undefined) {
      const own = waiting;
      waiting = undefined;
      await store.merge(own).catch(() => undefined);
    }
    writing = undefined;
  }

  return {
    /** The text as it lies on the device; undefined for none, or none that can be read. */
    read: () => store.read().catch(() => undefined),
    /** Takes up what is on the device. Never rejects. */
    async load(): Promise<void> {
      const stored = mergeStoredCaches(await this.read(), memory.get(key) ?? '', Date.now());
      if (readStoredCache(stored, Date.now())) memory.set(key, String(stored));
    },
    async clear(): Promise<void> {
      memory.delete(key);
      waiting = undefined;
      await writing;
      await store.clear();
    },
    getItem: (name: string): string | null => memory.get(name) ?? null,
    setItem(name: string, value: string): void {
      memory.set(name, value);
      waiting = value;
      writing ??= write();
    },
    // Asked for when what is in memory is too old; the device's copy is replaced by the next write.
    removeItem: (name: string) => void memory.delete(name),
  };
}

/** What the device has of the lists. */
interface StoredLists {
  readonly bytes: number;
  /** When each was loaded, milliseconds since 1970, by name. */
  readonly updatedAt: ReadonlyMap<string, number>;
}

/** The lists of a query client on the device. */
export interface QueryCache {
  /** For Query's own PersistQueryClientProvider, which restores and saves. */
  readonly persistOptions: PersistQueryClientProviderProps['persistOptions'];
  /** What is on the device now; empty when it cannot be read. */
  measure(): Promise<StoredLists>;
  /** Removes the lists from the device and from this page. */
  clear(): Promise<void>;
}

/** Ties a query client to the device's storage. Touches nothing before it is asked, so a page can be prerendered. */
export function createQueryCache(queryClient: QueryClient): QueryCache {
  const storage = createDeviceStorage();
  // At once, not a second later: a page may be closed as soon as it has loaded something.
  const inner = createSyncStoragePersister({ storage, key, throttleTime: 0 });
  const restoreFromMemory = () => inner.restoreClient() as PersistedClient | undefined;
  const takeUpLate = async (loading: Promise<void>) => {
    await loading;
    const client = restoreFromMemory();
    if (client) hydrate(queryClient, client.clientState);
  };
  let loading: Promise<void> | undefined;
  let saved = '';
  const persister = {
    ...inner,
    async restoreClient() {
      if (loading) return undefined;
      loading = storage.load();
      try {
        await within(loading, restoreTimeoutMs);
      } catch {
        void takeUpLate(loading);
      }
      return restoreFromMemory();
    },
    persistClient(client: PersistedClient) {
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
        shouldDehydrateQuery: ({ queryKey, state }) => isKept(queryKey) && state.data !== undefined,
        shouldDehydrateMutation: () => false,
      },
    },
    async measure() {
      const stored = await storage.read();
      const queries = readStoredCache(stored, Date.now())?.clientState.queries ?? [];
      return {
        bytes: queries.length > 0 ? new Blob([String(stored)]).size : 0,
        updatedAt: new Map(queries.map(({ queryKey, state }) => [String(queryKey[0]), state.dataUpdatedAt])),
      };
    },
    async clear() {
      queryClient.clear();
      saved = '';
      await storage.clear();
    },
  };
}
