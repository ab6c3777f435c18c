import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Persister } from '@tanstack/react-query-persist-client';
import { listStore, readStoredLists, schemaOf, schemaVersion } from './stored-cache.ts';

/**
 * The lists of a query client on the device, for Query's own PersistQueryClientProvider, which restores and saves.
 * Touches nothing before it is asked, so a page can be prerendered. IndexedDB is read once, at the start; where it is
 * missing, blocked, full, broken or silent (which device/database.ts ends), the page's own memory is all there is.
 */
export function createQueryCache(queryClient: QueryClient) {
  let restored: Promise<void> | undefined;
  let saved = '';

  /** The text as it lies on the device; undefined for none, or none that can be read. */
  const readDevice = () => listStore.read().catch(() => undefined);

  async function restore() {
    for (const { key, data, updatedAt } of readStoredLists(await readDevice(), Date.now()))
      queryClient.setQueryData([key], data, { updatedAt });
  }

  const inner = createSyncStoragePersister({
    // At once, not a second later: a page may be closed as soon as it has loaded something.
    throttleTime: 0,
    // For saving alone: what lies on the device is not to be had at once.
    storage: {
      getItem: () => null,
      setItem(_: string, value: string): void {
        // The database keeps the order, and a page that is left at once has no time to wait for one before.
        void listStore.merge(value).catch(() => {
          // Written with the next change of a query, then.
          saved = '';
        });
      },
      removeItem: () => undefined,
    },
  });
  const persister: Persister = {
    ...inner,
    async restoreClient() {
      // Every page that shows lists asks anew; from the second on this visit has them, or newer ones.
      restored ??= restore();
      await restored;
      return undefined;
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
      dehydrateOptions: {
        // Also after a refetch that failed: otherwise one start without a connection would empty the next.
        shouldDehydrateQuery: ({ queryKey, state }: Query) =>
          schemaOf(queryKey[0]) !== undefined && state.data !== undefined,
        shouldDehydrateMutation: () => false,
      },
    },
    /** What is on the device now, `updatedAt` in milliseconds since 1970 by name; empty when it cannot be read. */
    async measure() {
      const stored = await readDevice();
      const lists = readStoredLists(stored, Date.now());
      return {
        bytes: lists.length > 0 ? new Blob([String(stored)]).size : 0,
        updatedAt: new Map(lists.map(({ key, updatedAt }) => [key, updatedAt])),
      };
    },
    /** Removes the lists from the device and from this page. */
    async clear(): Promise<void> {
      queryClient.clear();
      saved = '';
      // What is about to be saved goes, too.
      await new Promise((resolve) => setTimeout(resolve));
      await listStore.clear();
    },
  };
}
