import { refreshStoredLists } from '../src/api/refresh-lists.ts';
import { savesData } from '../src/device/save-data.ts';
import { storageNames } from '../src/device/storage-names.ts';

/** The event of https://wicg.github.io/periodic-background-sync/, which TypeScript does not know. */
interface PeriodicSyncEvent extends Event {
  readonly tag: string;
  waitUntil(work: Promise<unknown>): void;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    periodicsync: PeriodicSyncEvent;
  }
}

/**
 * Refreshes news and jobs of the installed site with every page closed, when the browser thinks it a good moment.
 * Whoever saves data pays for nothing that was not asked for: the page arranges no such events then, and an earlier
 * arrangement is not used.
 */
export function onPeriodicSync(event: PeriodicSyncEvent): void {
  if (event.tag !== storageNames.listsSync) return;
  if (savesData()) return;
  event.waitUntil(refreshStoredLists());
}
