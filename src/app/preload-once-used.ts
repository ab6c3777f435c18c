import { wantsLessData } from '../lib/less-data.ts';
import type { SiteRouter } from './router.tsx';

/** What shows that somebody is there. The first load is over by then, and nothing competes with it. */
const signsOfUse = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/** Gets the pages ready whose links are in view (preload-links.ts), once somebody is there; not where data is saved. */
export function preloadOnceUsed(router: SiteRouter): void {
  if (wantsLessData() || typeof IntersectionObserver !== 'function') return;
  function start(): void {
    for (const sign of signsOfUse) removeEventListener(sign, start);
    import('./preload-links.ts').then(
      ({ preloadPagesInView }) => preloadPagesInView(router),
      // Every link works without, a little later.
      () => undefined,
    );
  }
  for (const sign of signsOfUse) addEventListener(sign, start, { passive: true });
}
