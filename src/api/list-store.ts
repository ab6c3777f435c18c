import { del, get, update } from 'idb-keyval';
import { createKeyValueStore } from '../device/database.ts';
import { storageNames } from '../device/storage-names.ts';
import { mergeStoredCaches } from './stored-cache.ts';

const key = 'lists';

/** The lists on the device, shared by every tab and the service worker. */
export interface ListStore {
  /** The stored text, to be read by stored-cache.ts. @throws when it cannot be had */
  read(): Promise<unknown>;
  /**
   * Adds `own`, a text of the same kind: of every list the newer one stays, whoever else writes at the same time.
   * @throws when the storage is full, blocked or gone
   */
  merge(own: string): Promise<void>;
  /** Removes the lists. @throws as `read` does */
  clear(): Promise<void>;
}

/** @throws where there is no IndexedDB */
export function openListStore(): ListStore {
  const store = createKeyValueStore(storageNames.queryCacheDatabase, 'cache');
  return {
    read: () => get<unknown>(key, store),
    // Read and written in one transaction.
    merge: (own) => update(key, (stored: unknown) => mergeStoredCaches(stored, own, Date.now()), store),
    clear: () => del(key, store),
  };
}
