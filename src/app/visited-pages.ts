import { wantsLessData } from '../device/save-data.ts';
import type { StoredFilesMessage } from '../device/worker-messages.ts';
import type { SiteRouter } from './router.tsx';
import { tellWorkerOnceActive } from './service-worker.ts';

function keep(addresses: () => readonly string[]): void {
  void tellWorkerOnceActive((): StoredFilesMessage => ({ type: 'keep-visited', addresses: addresses() }));
}

/**
 * Has the worker keep the pages that are visited. It keeps the whole site anyway, but not where data is saved: then
 * these are what opens without a connection. The first page was there before the worker, with all that it has loaded.
 */
export function keepVisitedPages(router: SiteRouter): void {
  if (!wantsLessData()) return;
  keep(() => [location.pathname, ...performance.getEntriesByType('resource').map(({ name }) => name)]);
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged) keep(() => [toLocation.pathname]);
  });
}
