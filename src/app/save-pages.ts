import { wantsLessData } from '../device/save-data.ts';
import { whenIdle } from '../device/when-idle.ts';
import type { SiteRouter } from './router.tsx';
import { tellActiveWorker } from '../device/worker-client.ts';

/**
 * Has the worker store what it does not have yet: every page that is visited, and the rest of the site when the page is
 * idle, unless data is saved. What a visit does not finish the next one does.
 */
export function savePages(router: SiteRouter): void {
  const save = (path: string) => void tellActiveWorker({ type: 'save-page', path });
  save(location.pathname);
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged) save(toLocation.pathname);
  });
  if (!wantsLessData()) whenIdle(() => void tellActiveWorker({ type: 'save-all' }));
}
