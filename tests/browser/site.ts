import type { Browser, Page } from 'playwright-core';
import { expect, test as plainTest } from 'vitest';
import { distFolder } from '../build/site-files.ts';
import {
  desk,
  hydrated,
  load,
  offlineReady,
  type OpenedPage,
  openPage,
  type OpenPageOptions,
  startBrowser,
} from '../support/browser.ts';
import { beginTest, endContext } from '../support/failed-test.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { looseTexts, reportLooseTexts } from '../support/translators.ts';
import { emptyServer, expectNoSurprise } from './forms/outbox-setting.ts';

export interface VisitOptions extends OpenPageOptions {
  /** Whether the page may register its worker (default false: it fetches the whole site into each fresh profile). */
  readonly worker?: boolean;
  /** Waits until the worker has stored the whole site (default false). */
  readonly stored?: boolean;
  /** Whether the device saves data (default false). */
  readonly saveData?: boolean;
  /** What is done with the empty page before anything is loaded. */
  readonly before?: (page: Page) => unknown;
  /** For `visit`: the messages that the test itself brings about. */
  readonly expected?: RegExp;
}

/** What the tests of a file share. */
interface Site {
  readonly server: TestServer;
  readonly browser: Browser;
  /** The profiles of `openShared`, by their options, and that of `openStored`. */
  readonly shared: Map<string, OpenedPage>;
  /** Those of them that the test has. */
  readonly used: Set<OpenedPage>;
}

/** Opens a page of the site and waits until React has taken over; without an address nothing is loaded yet. */
export type Open = (address?: string, options?: VisitOptions) => Promise<OpenedPage>;

/** Run before the scripts of a page. */
function saveTheData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Takes faults, the ledger and all submissions away, and serves the build of this working tree, also after a stop. */
async function resetServer(server: TestServer): Promise<void> {
  server.switches.release('cut');
  emptyServer(server);
  server.useDist(distFolder);
  await server.restart();
}

/** Brings a profile back to what it was before a test: nothing on the device but what the worker has stored, one empty page. */
async function resetProfile({ context, page, messages }: OpenedPage, origin: string): Promise<void> {
  await context.setOffline(false);
  await context.clearPermissions();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners('request');
  await page.unrouteAll();
  // A file of the same origin: for an empty page the browser would start another process, and one more for the next test.
  await page.goto(`${origin}/version.json`);
  await page.evaluate(() => sessionStorage.clear());
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
  await session.detach();
  messages.length = 0;
}

/** @param judge throws when what the pages of a test have reported is no good */
function siteTest(judge: (messages: readonly string[]) => void) {
  return plainTest.extend<{
    site: Site;
    server: TestServer;
    open: Open;
    visit: Open;
    openShared: Open;
    openStored(address: string): Promise<OpenedPage>;
  }>({
    site: [
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const server = await startServer({ distDir: distFolder });
        const browser = await startBrowser();
        await use({ server, browser, shared: new Map(), used: new Set() });
        await browser.close();
        await server.close();
      },
      { scope: 'file' },
    ],
    server: async ({ site, onTestFinished }, use) => {
      onTestFinished(() => resetServer(site.server));
      await use(site.server);
    },
    open: async ({ site, server, task, onTestFinished }, use) => {
      beginTest(task);
      const opened: OpenedPage[] = [];
      onTestFinished(async () => {
        const messages = [...opened, ...site.used].flatMap((page) => page.messages);
        if (task.result?.state === 'fail') site.shared.clear();
        const kept = [...site.shared.values()];
        for (const context of site.browser.contexts())
          if (!kept.some((page) => page.context === context)) await endContext(context);
        await server.restart();
        for (const page of kept) if (site.used.has(page)) await resetProfile(page, server.url);
        site.used.clear();
        judge(messages);
      });
      await use(async (address, { before, saveData, stored = false, worker = stored, ...options } = {}) => {
        const visit = await openPage(site.browser, {
          serviceWorkers: worker ? 'allow' : 'block',
          baseURL: server.url,
          reducedMotion: 'reduce',
          ...options,
        });
        opened.push(visit);
        await visit.context.addInitScript(reportLooseTexts);
        if (saveData) await visit.context.addInitScript(saveTheData);
        await before?.(visit.page);
        if (address === undefined) return visit;
        await visit.page.goto(address);
        if (options.javaScriptEnabled !== false) await hydrated(visit.page);
        if (stored) await offlineReady(visit.page);
        return visit;
      });
    },
    visit: async ({ open }, use) => {
      const visits: { messages: readonly string[]; expected: RegExp | undefined }[] = [];
      await use(async (address, { expected, ...options } = {}) => {
        const opened = await open(address, { reducedMotion: 'no-preference', ...options });
        visits.push({ messages: opened.messages, expected });
        return opened;
      });
      for (const { messages, expected } of visits)
        expect(messages.filter((message) => !expected?.test(message))).toEqual([]);
    },
    openShared: async ({ site, open }, use) => {
      await use(async (address, { width = desk.width, height = desk.height, ...options } = {}) => {
        const key = JSON.stringify(options);
        const shared = site.shared.get(key) ?? (await open(undefined, options));
        site.shared.set(key, shared);
        site.used.add(shared);
        await shared.page.setViewportSize({ width, height });
        await shared.page.emulateMedia({ colorScheme: options.colorScheme ?? null });
        if (address !== undefined) await load(shared.page, address);
        return shared;
      });
    },
    openStored: async ({ site, open }, use) => {
      await use(async (address) => {
        const shared = site.shared.get('stored') ?? (await open('/approach', { stored: true }));
        site.shared.set('stored', shared);
        site.used.add(shared);
        const page = await shared.context.newPage();
        await load(page, address);
        return { ...shared, page };
      });
    },
  });
}

/**
 * Vitest's test with the site at hand: `server`, and `open`, whose pages close themselves. Motion is reduced and the
 * worker is blocked unless the options say otherwise. Other hosts are not found. What the test did to the server is
 * taken back after it. `visit` opens a page with motion, and any message that was not expected fails the test.
 * `openStored` opens a page in a profile whose worker has the whole site, which takes seconds: tests of a file share
 * it, so they may change neither its worker nor its clock, and add nothing to its context. `openShared` is one empty
 * page for all tests of a file, without a worker: a page of its own costs a test more than all that it loads.
 */
export const test = siteTest((messages) => expect(looseTexts(messages)).toEqual([]));

/** The same; besides, a test fails if one of its pages reports anything but what the test has broken: failed requests. */
export const strictTest = siteTest(expectNoSurprise);
