import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readDatabase } from '../../support/browser.ts';

/** Waits until the device has a list of the server's: a page shows it a moment before. */
export async function listKept(page: Page, name: 'news' | 'advertisements'): Promise<void> {
  const kept = () => readDatabase(page, 'query-cache', 'cache', 'lists');
  await expect.poll(kept).toContain(`"${name}"`);
}
