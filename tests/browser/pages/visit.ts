import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, type OpenedPage } from '../../support/browser.ts';
import { test as siteTest, type VisitOptions } from '../site.ts';

export interface Visit extends VisitOptions {
  /** What is done with the empty page before anything is loaded. */
  readonly before?: (page: Page) => unknown;
  /** The messages that the test itself brings about. */
  readonly expected?: RegExp;
}

/**
 * The test of a page. `visit` opens a page of the site in a fresh profile and waits until React has taken over; without an
 * address nothing is loaded yet. Motion is allowed. A message in the console that was not expected fails the test.
 */
export const test = siteTest.extend<{
  visit: (address?: string, options?: Visit) => Promise<OpenedPage>;
}>({
  visit: async ({ open, server }, use) => {
    const visits: (OpenedPage & Pick<Visit, 'expected'>)[] = [];
    await use(async (address, { before, expected, ...options } = {}) => {
      const opened = await open(undefined, { reducedMotion: 'no-preference', ...options });
      visits.push({ ...opened, expected });
      await before?.(opened.page);
      if (address === undefined) return opened;
      await opened.page.goto(server.url + address);
      if (options.javaScriptEnabled !== false) await hydrated(opened.page);
      return opened;
    });
    for (const { messages, expected } of visits)
      expect(messages.filter((message) => !expected?.test(message))).toEqual([]);
  },
});
