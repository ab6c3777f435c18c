import { askToKeepOnceInstalled } from './lasting-storage.ts';
import { keepListsFreshOnceInstalled } from './periodic-refresh.ts';

/** What an installed site does besides, from its start or from its installation on. Call it once. */
export function serveInstalledSite(): void {
  askToKeepOnceInstalled();
  if ('PeriodicSyncManager' in globalThis) keepListsFreshOnceInstalled();
}
