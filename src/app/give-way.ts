import { giveWayMessage } from '../device/worker-messages.ts';
import { signsOfUse } from './once-used.ts';
import { workerRegistration } from './service-worker.ts';

/** How often a worker is told at most, in milliseconds; it waits longer than that (sw/give-way.ts). */
const interval = 500;

/**
 * Tells a worker that is being installed whenever somebody uses the page, now and from now on: a tap should not wait
 * for what is fetched and written for later.
 */
export function haveWorkerGiveWay(): void {
  let registration: ServiceWorkerRegistration | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;

  async function tell(): Promise<void> {
    const now = performance.now();
    if (now - toldAt < interval) return;
    toldAt = now;
    registration ??= await workerRegistration();
    registration?.installing?.postMessage(giveWayMessage);
  }
  // Where it cannot be told the installation goes on as ever.
  const tellIfPossible = () => void tell().catch(() => undefined);
  for (const sign of signsOfUse) addEventListener(sign, tellIfPossible, { capture: true, passive: true });
  tellIfPossible();
}
