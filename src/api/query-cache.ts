import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Persister } from '@tanstack/react-query-persist-client';
import { maxAge, openListStore, readStoredCache, schemaOf, schemaVersion } from './stored-cache.ts';

/**
 * The lists of a query client on the device, for Query's own PersistQueryClientProvider, which restores and saves.
 * Touches nothing before it is asked, so a page can be prerendered. IndexedDB is read once, at the start; where it is
 * missing, blocked, full, broken or silent (which device/database.ts ends), the page's own memory is all there is.
 */
export function createQueryCache(queryClient: QueryClient) {
  const store = openListStore();
  let isRestored = false;
  let writing: Promise<unknown> = Promise.resolve();
  let saved = '';

  /** The text as it lies on the device; undefined for none, or none that can be read. */
  const readDevice = () => store.read().catch(() => undefined);

  const inner = createSyncStoragePersister({
    // At once, not a second later: a page may be closed as soon as it has loaded something.
    throttleTime: 0,
    // For saving alone: what lies on the device is not to be had at once.
    storage: {
      getItem: () => null,
      setItem(_: string, value: string): void {
        // The database keeps the order, and a page that is left at once has no time to wait for one before.
        writing = store.merge(value).catch(() => undefined);
      },
      removeItem: () => undefined,
    },
  });
  const persister: Persister = {
    ...inner,
    async restoreClient() {
      // Every page that shows lists asks anew, and this visit has them by then, or newer ones.
      if (isRestored) return undefined;
      isRestored = true;
      return readStoredCache(await readDevice(), Date.now()) ?? undefined;
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
      await writing;
      await store.clear();
    },
  };
}
