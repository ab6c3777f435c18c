import { watchPresses } from '../device/presses.ts';
import { isLineQuick } from '../lib/quick-line.ts';
import { whenIdle } from '../device/when-idle.ts';
import { readDrawing } from '../ui/art/drawing-ready.ts';
import { fetchDrawing } from './fetch-drawing.ts';
import { canAsk } from './once-used.ts';
import type { SiteRouter } from './router.tsx';
import { isUpdateWaiting } from './register-worker.ts';
import { isControlled } from './worker-client.ts';

/** So many pages are got ready at the same time: on the way to the host and back the line is free for the next one. */
const lanes = 3;

/**
 * Gets the pages ready whose links come into view, while there is nothing else to do, so that a tap
 * only has to show them. The worker has them on the device, or fetches them anyway. Where a new version waits nothing is
 * done: it cannot take over while the old worker has something to answer.
 */
export function preloadPagesInView(router: SiteRouter): void {
  const asked = new Set<string>();
  const last = Array.from({ length: lanes }, (): Promise<unknown> => Promise.resolve());
  let turn = 0;
  const calm = watchPresses();

  async function preload(path: string): Promise<void> {
    await calm();
    if (!canAsk() || !(isControlled() || isLineQuick()) || isUpdateWaiting()) {
      asked.delete(path);
      return;
    }
    const matches = await router.preloadRoute({ to: path });
    const drawing = matches?.at(-1)?.staticData.drawing;
    if (!drawing) return;
    if (isControlled()) readDrawing(drawing);
    else void fetchDrawing(drawing);
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      const path = target.pathname;
      // What the page shows has come with it.
      if (path === location.pathname || asked.has(path)) continue;
      asked.add(path);
      last[turn] = (last[turn] ?? Promise.resolve()).then(() => preload(path));
      turn = (turn + 1) % lanes;
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
  whenIdle(watchLinks);
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) whenIdle(watchLinks);
  });
}
