import { whenIdle } from '../lib/when-idle.ts';
import { fontFiles } from './early-fonts.ts';
import type { SiteRouter } from './router.tsx';
import { activeWorker } from './service-worker.ts';

/**
 * On a line on which the first page is set in the letters of the device (app/early-fonts.ts), the site's fonts come with
 * the next page, when everything changes anyway: no line that is being read moves.
 */
export function bringFontsWithNextPage(router: SiteRouter): void {
  const { dataset } = document.documentElement;
  if (dataset['fonts'] !== undefined) return;
  let areHere = false;
  const load = async () => {
    // The worker fetches them with the rest of the site: it shall not be done twice.
    await activeWorker();
    await Promise.all(fontFiles.map(({ family }) => document.fonts.load(`1em '${family}'`)));
    areHere = true;
  };
  // Without them the site is read as it is.
  whenIdle(() => void load().catch(() => undefined));
  const unsubscribe = router.subscribe('onRendered', ({ pathChanged }) => {
    if (!areHere || !pathChanged) return;
    dataset['fonts'] = '';
    unsubscribe();
  });
}
