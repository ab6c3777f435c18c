import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { nextPath } from '../sites.ts';

/** How long somebody looks at a link that has come into view, in milliseconds. */
const look = 1200;
const patience = 40_000;

/**
 * Brings a link to the next page into view, taps it and waits for the heading of that page.
 * @returns milliseconds from the tap to the frame that shows the heading
 */
export async function tapToNextPage(page: Page): Promise<number> {
  const link = page.locator(`a[href="${nextPath}"]`).locator('visible=true').first();
  await link.scrollIntoViewIfNeeded();
  await sleep(look);
  await page.evaluate(() => window.bench.timeNavigation());
  await link.tap({ noWaitAfter: true });
  const until = performance.now() + patience;
  while (performance.now() < until) {
    // Asked for while one page makes place for the other, there is no answer.
    const milliseconds = await page.evaluate(() => window.bench.navigation).catch(() => null);
    if (milliseconds !== null) return milliseconds;
    await sleep(50);
  }
  throw new Error(`No heading was shown within ${patience} ms after a link was tapped`);
}
