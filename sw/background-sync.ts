import { refreshStoredLists } from '../src/api/refresh-lists.ts';
import { savesData } from '../src/device/save-data.ts';
import { storageNames } from '../src/device/storage-names.ts';
import { messageBudget, syncBudget } from '../src/outbox/backoff.ts';
import { outbox } from '../src/outbox/outbox.ts';
import { isOnItsWay } from '../src/outbox/record.ts';

/** Of Background Sync and Periodic Background Sync (https://wicg.github.io/), which TypeScript does not know. */
interface SyncEvent extends Event {
  readonly tag: string;
  waitUntil(work: Promise<unknown>): void;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
    periodicsync: SyncEvent;
  }
}

/** Sends what waits when the browser says that there is a network, also with every page closed. */
export function onSync(event: SyncEvent): void {
  if (event.tag === storageNames.outboxSync) event.waitUntil(sendOrAskAgain());
}

/** Sends what waits because a page asks, or what an earlier version of the worker has left. */
export const sendWaiting = () => outbox().drain({ budget: messageBudget });

/** @throws while something still waits, so that the browser tries again */
async function sendOrAskAgain(): Promise<void> {
  await outbox().sendAll({ budget: syncBudget });
  if ((await outbox().list()).some(isOnItsWay)) throw new Error('Something still waits');
}

/** Refreshes news and jobs of the installed site with every page closed, unless data is saved by now. */
export function onPeriodicSync(event: SyncEvent): void {
  if (event.tag === storageNames.listsSync && !savesData()) event.waitUntil(refreshStoredLists());
}
