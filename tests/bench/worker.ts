import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import type { Link } from './link/link.ts';

/** Nothing has moved on the link for so long when a worker has everything, in milliseconds. */
const quiet = 1500;

/**
 * Waits until the page's worker is active and nothing is fetched any more.
 * @throws when there is none in that time
 */
export async function workerHasEverything(page: Page, link: Link, patience = 60_000): Promise<void> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const isActive = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated' && registration.installing === null;
    });
    if (isActive && performance.now() - link.moved.lastAt > quiet) return;
    await sleep(100);
  }
  throw new Error(`The worker of ${page.url()} was not ready within ${patience} ms`);
}

/** Ends all workers, as a phone does: the next visit pays for starting one. */
export async function stopWorkers(session: CDPSession): Promise<void> {
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}
