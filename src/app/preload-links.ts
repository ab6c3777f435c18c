import { wantsLessData } from '../lib/less-data.ts';
import { whenIdle } from '../lib/when-idle.ts';
import type { SiteRouter } from './router.tsx';
import { isControlled, isNewVersionWaiting } from './service-worker.ts';

/** What shows that somebody is there. The first load is over by then, and nothing competes with it. */
const signsOfUse = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/**
 * Gets the pages ready whose links come into view, one by one and while there is nothing else to do, so that a tap
 * only has to show them. The worker has them on the device; where data is saved nothing is done. Where a new version
 * waits nothing is done either: it cannot take over while the old worker has something to answer.
 */
export function preloadPagesInView(router: SiteRouter): void {
  if (wantsLessData() || typeof IntersectionObserver !== 'function') return;
  const asked = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  function preload(path: string): void {
    if (!isControlled() || asked.has(path)) return;
    asked.add(path);
    last = last
      .then(idle)
      .then(() => (isNewVersionWaiting() ? undefined : router.preloadRoute({ to: path })));
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) preload(target.pathname);
    }
  });
  function watchLinks(): void {
    observer.disconnect();
    for (const link of document.links) {
      if (link.origin === location.origin && Object.hasOwn(router.routesByPath, link.pathname)) {
        observer.observe(link);
      }
    }
  }
  function start(): void {
    for (const sign of signsOfUse) removeEventListener(sign, start);
    whenIdle(watchLinks);
    router.subscribe('onRendered', ({ pathChanged }) => {
      if (pathChanged) whenIdle(watchLinks);
    });
  }
  for (const sign of signsOfUse) addEventListener(sign, start, { passive: true });
}
