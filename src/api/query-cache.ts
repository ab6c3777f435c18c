import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { QueryClient } from '@tanstack/react-query';
import {
  persistQueryClientRestore,
  persistQueryClientSubscribe,
  type PersistedClient,
} from '@tanstack/react-query-persist-client';
import { openListStore, type ListStore } from './list-store.ts';
import { isKept, maxAge, mergeStoredCaches, readStoredCache, schemaVersion } from './stored-cache.ts';

/** How long lists wait for the copy on the device before they are asked for, in milliseconds. What comes later is still taken up. */
const restoreTimeoutMs = 500;
/** Name under which the persister asks for the lists. */
const key = 'lists';

/**
 * IndexedDB behind the interface of a synchronous storage: read once at the start, served from memory, written
 * through. Where IndexedDB is missing, blocked, full or broken, memory is all there is.
 */
function createDeviceStorage() {
  const memory = new Map<string, string>();
  let store: ListStore | undefined;
  let waiting: string | undefined;
  let writing: Promise<void> | undefined;

  function take(): string | undefined {
    const value = waiting;
    waiting = undefined;
    return value;
  }
  async function write(): Promise<void> {
    for (let own = take(); own !== undefined; own = take()) {
      const value = own;
      try {
        await store?.merge(value);
      } catch {
        // Full, blocked or gone: the lists stay in memory.
      }
    }
    writing = undefined;
  }

  return {
    async open(): Promise<void> {
      try {
        store = openListStore();
        const stored = mergeStoredCaches(await store.read(), memory.get(key) ?? '', Date.now());
        if (readStoredCache(stored, Date.now())) memory.set(key, String(stored));
      } catch {
        // No IndexedDB, or none that can be opened: memory starts empty.
      }
    },
    /** The text as it lies on the device; undefined for none. */
    async read(): Promise<unknown> {
      store ??= openListStore();
      return store.read();
    },
    async clear(): Promise<void> {
      memory.delete(key);
      take();
      await writing;
      store ??= openListStore();
      await store.clear();
    },
    getItem: (name: string): string | null => memory.get(name) ?? null,
    setItem(name: string, value: string): void {
      memory.set(name, value);
      waiting = value;
      if (store) writing ??= write();
    },
    // Asked for when what is in memory is too old; the device's copy is replaced by the next write.
    removeItem(name: string): void {
      memory.delete(name);
    },
  };
}

/** What the device has of the lists. */
interface StoredLists {
  readonly bytes: number;
  /** When each was loaded, milliseconds since 1970, by name. */
  readonly updatedAt: ReadonlyMap<string, number>;
}

/** Keeps the lists of a query client on the device. */
export interface QueryCache {
  /** Brings back what the device has kept; resolves in half a second at the latest and never rejects. */
  restore(): Promise<void>;
  /** Stores changes from now on, also those of the last moment when the page is left. Returns the end of it. */
  keep(): () => void;
  /** What is on the device now; empty when it cannot be read. */
  measure(): Promise<StoredLists>;
  /** Removes the lists from the device and from this page. */
  clear(): Promise<void>;
}

/** Ties a query client to the device's storage. Touches nothing before `restore`, so a page can be prerendered. */
export function createQueryCache(queryClient: QueryClient): QueryCache {
  const storage = createDeviceStorage();
  // At once, not a second later: the read and write of a merge cannot be relied upon while a page is left.
  const inner = createSyncStoragePersister({ storage: { ...storage, setItem: save }, key, throttleTime: 0 });
  let saved = '';
  let unsaved: PersistedClient | undefined;
  const persister = {
    ...inner,
    persistClient(client: PersistedClient) {
      const state = client.clientState.queries
        .map(({ queryHash, state }) => `${queryHash} ${state.dataUpdatedAt}`)
        .join();
      if (state === saved) return undefined;
      saved = state;
      unsaved = client;
      return inner.persistClient(client);
    },
  };
  const options = {
    queryClient,
    persister,
    buster: String(schemaVersion),
    maxAge,
    dehydrateOptions: {
      shouldDehydrateQuery: (query: { queryKey: readonly unknown[]; state: { data: unknown } }) =>
        isKept(query.queryKey) && query.state.data !== undefined,
      shouldDehydrateMutation: () => false,
    },
  };
  let restored: Promise<unknown> | undefined;

  /** The persister saves a moment late; a page that is put away may not have that moment. */
  function saveNow(): void {
    if (unsaved) save(key, JSON.stringify(unsaved));
  }
  function save(name: string, value: string): void {
    unsaved = undefined;
    storage.setItem(name, value);
  }
  function saveWhenHidden(): void {
    if (document.visibilityState === 'hidden') saveNow();
  }

  return {
    async measure() {
      const stored = await storage.read().catch(() => undefined);
      const queries = readStoredCache(stored, Date.now())?.clientState.queries ?? [];
      return {
        bytes: queries.length > 0 ? new Blob([String(stored)]).size : 0,
        updatedAt: new Map(queries.map(({ queryKey, state }) => [String(queryKey[0]), state.dataUpdatedAt])),
      };
    },
    async clear() {
      queryClient.clear();
      saved = '';
      unsaved = undefined;
      await storage.clear();
    },
    async restore() {
      restored ??= storage
        .open()
        .then(() => persistQueryClientRestore(options))
        .catch(() => undefined);
      await Promise.race([restored, new Promise((resolve) => setTimeout(resolve, restoreTimeoutMs))]);
    },
    keep() {
      const stop = persistQueryClientSubscribe(options);
      addEventListener('pagehide', saveNow);
      document.addEventListener('visibilitychange', saveWhenHidden);
      return () => {
        stop();
        saveNow();
        removeEventListener('pagehide', saveNow);
        document.removeEventListener('visibilitychange', saveWhenHidden);
      };
    },
  };
}
