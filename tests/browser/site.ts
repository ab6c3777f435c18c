import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, test as plainTest } from 'vitest';
import {
  hydrated,
  openPage,
  startBrowser,
  type OpenedPage,
  type OpenPageOptions,
} from '../support/browser.ts';
import { endPages } from '../support/failed-test.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

/** The built site; it is built anew when a source is younger (tests/support/fresh-build.ts). */
export const distFolder = path.resolve(import.meta.dirname, '../../dist');

export interface VisitOptions extends OpenPageOptions {
  /** Whether the page may register its worker (default false: it fetches the whole site into each fresh profile). */
  readonly worker?: boolean;
}

/** What the tests of a file share. */
interface Site {
  readonly server: TestServer;
  readonly browser: Browser;
  /** A page on which nothing is loaded yet; it closes itself when the test ends. The worker is blocked by default. */
  openPage(options?: VisitOptions): Promise<OpenedPage>;
}

async function startSite(): Promise<Site> {
  const server = await startServer({ distDir: distFolder });
  const browser = await startBrowser();
  return {
    server,
    browser,
    openPage: ({ worker = false, ...options } = {}) =>
      openPage(browser, { serviceWorkers: worker ? 'allow' : 'block', ...options }),
  };
}

async function endSite({ browser, server }: Site): Promise<void> {
  await browser.close();
  await server.close();
}

/**
 * One server with the built site and one browser for all tests of a file; both are there once the tests run. Every page
 * that a test opens in the browser is closed at its end; of one that fails a screenshot and a trace stay.
 */
export function useSite(): Site {
  const site = {} as Site;
  beforeAll(async () => {
    Object.assign(site, await startSite());
  });
  afterEach(async ({ task }) => {
    await endPages(site.browser, task);
    site.server.switches.clear();
  });
  afterAll(() => endSite(site));
  return site;
}

/** Opens a page of the site and waits until React has taken over; without an address nothing is opened yet. */
export type Open = (address?: string, options?: VisitOptions) => Promise<OpenedPage>;

/**
 * Vitest's test with the site at hand: `server`, and `open`, whose pages close themselves. Motion is reduced and the
 * worker is blocked unless the options say otherwise. Other hosts are not found.
 */
export const test = plainTest.extend<{
  site: Site;
  server: TestServer;
  open: Open;
}>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await endSite(site);
    },
    { scope: 'file' },
  ],
  server: ({ site }, use) => use(site.server),
  open: async ({ site, task, onTestFinished }, use) => {
    onTestFinished(async () => {
      await endPages(site.browser, task);
      site.server.switches.clear();
    });
    await use(async (address, options = {}) => {
      const opened = await site.openPage({ reducedMotion: 'reduce', ...options });
      if (address === undefined) return opened;
      await opened.page.goto(site.server.url + address);
      if (options.javaScriptEnabled !== false) await hydrated(opened.page);
      return opened;
    });
  },
});
