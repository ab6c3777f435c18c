import type { Page } from 'playwright-core';

/**
 * Waits for an interval that the probe was asked for.
 * @param index 0 for the first since the page was opened
 * @returns its milliseconds
 */
export async function intervalOf(page: Page, index = 0, timeout = 20_000): Promise<number> {
  const found = await page.waitForFunction((at) => window.bench.intervals[at], index, {
    polling: 50,
    timeout,
  });
  return (await found.jsonValue()) ?? Number.NaN;
}
