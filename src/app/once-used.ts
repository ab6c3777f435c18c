import { wasLastRequestAnswered } from '../device/connection.ts';
import { wantsLessData } from '../device/save-data.ts';
import type { SiteRouter } from './router.tsx';
import { isControlled } from './worker-client.ts';

/** What shows that somebody is there. The first load is over by then, and nothing competes with it. */
export const signsOfUse = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/** Without a connection only the worker has anything; to ask in vain would leave errors in the console. */
export function canAsk(): boolean {
  return isControlled() || (navigator.onLine && wasLastRequestAnswered());
}

/** Starts what is for somebody who uses the page (while-used.ts) at the first sign of that; not where data is saved. */
export function startOnceUsed(router: SiteRouter): void {
  if (wantsLessData()) return;
  function start(): void {
    if (!canAsk()) return;
    for (const sign of signsOfUse) removeEventListener(sign, start);
    // Every link works without, a little later.
    void import('./while-used.ts').then((used) => used.attend(router)).catch(() => undefined);
  }
  for (const sign of signsOfUse) addEventListener(sign, start);
}
