import type { Locator, Page } from 'playwright-core';

/** The worker fetches every file of the second version: on a busy machine that takes its time. In milliseconds. */
const installation = { timeout: 60_000 };

/** Waits until the page offers to load a newer version. @returns the button that does */
export async function reloadOffered(page: Page): Promise<Locator> {
  const offer = page.getByRole('alert').filter({ hasText: 'A newer version of this site' });
  const button = offer.getByRole('button', { name: 'Reload' });
  await button.waitFor(installation);
  return button;
}

/** Waits until the page is of the second version. */
export async function becomesSecondVersion(page: Page): Promise<void> {
  const isSecond = () => document.documentElement.dataset['version'] === 'second';
  await page.waitForFunction(isSecond, undefined, installation);
}
