import { expect } from 'vitest';
import type { OpenedPage } from '../../support/browser.ts';
import { test as siteTest, type VisitOptions } from '../site.ts';

export interface Visit extends VisitOptions {
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
  visit: async ({ open }, use) => {
    const visits: (OpenedPage & Pick<Visit, 'expected'>)[] = [];
    await use(async (address, { expected, ...options } = {}) => {
      const opened = await open(address, { reducedMotion: 'no-preference', ...options });
      visits.push({ ...opened, expected });
      return opened;
    });
    for (const { messages, expected } of visits)
      expect(messages.filter((message) => !expected?.test(message))).toEqual([]);
  },
});
