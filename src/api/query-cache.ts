import { hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import type { Persister } from '@tanstack/react-query-persist-client';
import { within } from '../lib/within.ts';
import { maxAge, openListStore, readStoredCache, schemaOf, schemaVersion } from './stored-cache.ts';

/**
 * How long lists wait for the copy on the device before they are asked for, in milliseconds. What comes later is still
 * taken up.
 */
const restoreTimeoutMs = 500;

/**
 * The lists of a query client on the device, for Query's own PersistQueryClientProvider, which restores and saves.
 * Touches nothing before it is asked, so a page can be prerendered. Where IndexedDB is missing, blocked, full, broken or
 * silent, the query client is all there is.
 */
export function createQueryCache(queryClient: QueryClient) {
  const store = openListStore();
  let writing: Promise<unknown> = Promise.resolve();
  let isRestored = false;
  let saved = '';

  /** The text as it lies on the device; undefined for none, or none that can be read. */
  const readDevice = () => store.read().catch(() => undefined);
  const load = async () => readStoredCache(await readDevice(), Date.now());

  const persister: Persister = {
    async restoreClient() {
      if (isRestored) return undefined;
      isRestored = true;
      const loading = load();
      const late = () => loading.then((client) => void (client && hydrate(queryClient, client.clientState)));
      return (await within(loading, restoreTimeoutMs).catch(() => void late())) ?? undefined;
    },
    persistClient(client) {
      // Query saves with every change of a query's state; only one with other data is worth a write.
      const state = client.clientState.queries
        .map(({ queryHash, state }) => `${queryHash} ${state.dataUpdatedAt}`)
        .join();
      if (state === saved) return;
      saved = state;
      // At once: a page may be closed as soon as it has loaded something.
      writing = writing.then(() => store.merge(JSON.stringify(client))).catch(() => undefined);
    },
    // Asked for when what was read is too old; the device's copy is replaced by the next write.
    removeClient: () => undefined,
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
