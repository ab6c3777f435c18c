import { existsSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import type { uiText } from '../../src/content/en/ui-text.ts';
import { languages } from '../../src/content/language.ts';
import type { MeasuredFiles, WorkerMessage } from '../../src/device/worker-messages.ts';
import { endContext } from './failed-test.ts';

/** Where Debian and others put Chromium; Playwright's own copy is used when none of them exists. */
const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Debian puts Chromium's headless shell. */
export const systemShell = '/usr/bin/chromium-headless-shell';

const firstFile = (...files: readonly (string | undefined)[]) =>
  files.find((file) => file !== undefined && existsSync(file));

/** Path of the installed Chromium, or undefined where there is none. `CHROMIUM` names another one. */
export function findChromium(): string | undefined {
  return firstFile(process.env['CHROMIUM'], ...systemBrowsers, chromium.executablePath());
}

/** Chromium without its background calls, which a closed network would answer with errors. */
export const browserSwitches: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // The headless shell draws letters on whole pixels and puts frames of other sites into the page's process otherwise.
  '--font-render-hinting=none',
  '--site-per-process',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing is asked of another host.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
];

/**
 * Starts Chromium's headless shell with {@link browserSwitches}: the same engine, in two thirds of the time, but without
 * installed sites, a profile that can be killed and the back/forward cache, for which tests start a whole Chromium. That
 * one stands in where there is no shell. Without a browser of the system Playwright starts its own shell.
 */
export function startBrowser(): Promise<Browser> {
  const executablePath = firstFile(process.env['CHROMIUM'], systemShell, ...systemBrowsers);
  return chromium.launch({ executablePath, args: [...browserSwitches] });
}

/** A page under test and everything that went wrong on it. */
export type OpenedPage = Awaited<ReturnType<typeof openPage>>;

export interface OpenPageOptions extends BrowserContextOptions {
  /** Whether the disclaimer was accepted before (default true). */
  readonly accepted?: boolean;
  readonly width?: number;
  readonly height?: number;
}

/**
 * Runs before the scripts of a page: letters are of different widths where the site compares them, as on a device that has
 * those of every script. Of one without them, such as this machine may be, tests/browser/bangla/letters.test.ts tells.
 */
export function haveAllLetters(): void {
  CanvasRenderingContext2D.prototype.measureText = function measure(text) {
    // In another size axe asks, which takes a text for an icon, without contrast, where it is narrower than its letters.
    const width = this.font.startsWith('40px') ? text.codePointAt(0) : 30 * text.length;
    return { width } as TextMetrics;
  };
}

/** To be run before the scripts of a page: the disclaimer was accepted a moment ago, unless the page has an answer. */
export function acceptDisclaimer(): void {
  // Frames of other sites have a storage of their own, or none; an empty page has none.
  if (window !== top || origin === 'null' || localStorage.getItem('disclaimer-accepted')) return;
  localStorage.setItem('disclaimer-accepted', 'true');
  localStorage.setItem('disclaimer-accepted-at', String(Date.now()));
}

/** With which a build without SITE_URL says on the console that it is a sample. */
const sampleNotices: readonly (string | undefined)[] = await Promise.all(
  languages.map(async (language) => {
    const words = (await import(`../../src/content/${language}/ui-text.ts`)) as { uiText: typeof uiText };
    return words.uiText.footer.sample;
  }),
);

/** The window of a page, if nothing is said of it. */
export const desk = { width: 1280, height: 800 } as const;

/**
 * Runs before the scripts of all pages of a profile what tests need there.
 * @param options `harmless`: messages that are left out
 * @returns messages of any level, with uncaught errors and rejections, of all pages, in order
 */
export async function prepareContext(
  context: BrowserContext,
  { accepted = true, harmless }: { readonly accepted?: boolean; readonly harmless?: RegExp } = {},
): Promise<string[]> {
  if (accepted) await context.addInitScript(acceptDisclaimer);
  await context.addInitScript(haveAllLetters);
  const messages: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    // What the driver says of a test that blocks the worker.
    if (text === 'Service Worker registration blocked by Playwright') return;
    if (sampleNotices.includes(text) || harmless?.test(text)) return;
    // What could not be loaded, the browser's own message does not say.
    const where = text.startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
    messages.push(`${message.type()}: ${text}${where}`);
  });
  context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
  return messages;
}

/** A fresh profile with one page, the disclaimer accepted, every message collected. Nothing is loaded yet. */
export async function openPage(browser: Browser, options: OpenPageOptions = {}) {
  const { accepted, width = desk.width, height = desk.height, ...rest } = options;
  const context = await browser.newContext({ viewport: { width, height }, ...rest });
  context.setDefaultTimeout(20_000);
  // A trace costs a tenth of the time of a test.
  if (process.env['TRACE']) await context.tracing.start({ snapshots: true });
  const messages = await prepareContext(context, { accepted });
  const page = await context.newPage();
  return {
    context,
    page,
    /** Of all pages of the profile. Tests expect none. */
    messages,
    close: () => endContext(context),
  };
}

/** Waits until React has taken over the prerendered page. */
export async function hydrated(page: Page): Promise<void> {
  // A page that loads itself again has no root for a moment.
  await page.waitForFunction(() => document.querySelector('html[data-hydrated]') !== null);
}

/** Loads a page of the site and waits until React has taken over. */
export async function load(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until the worker answers for the page: what every page needs, and this one, is on the device then. */
export async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

/** Waits until the worker has stored the whole site in the page's language, which it does in the background of the first visit. */
export async function offlineReady(page: Page): Promise<void> {
  await controlled(page);
  const end = Date.now() + 60_000;
  // From here, for a test's clock may stand still in the page.
  while (((await askWorker(page, 'measure-missing')) as MeasuredFiles).missing > 0) {
    if (Date.now() > end) throw new Error('The worker has not stored the whole site within a minute');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What the worker answers to a message of the page. */
export function askWorker(page: Page, type: WorkerMessage['type']): Promise<unknown> {
  return page.evaluate((wanted) => {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    port1.start();
    navigator.serviceWorker.controller?.postMessage({ type: wanted, path: location.pathname }, [port2]);
    return answer;
  }, type);
}

/** Ends every worker, as a device does that wants its memory: the next request starts one. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Paths of all that the worker has stored, without their slash: 'offline/team'. */
export function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests: Request[] = [];
    for (const name of await caches.keys()) requests.push(...(await (await caches.open(name)).keys()));
    return requests.map(({ url }) => new URL(url).pathname.slice(1));
  });
}

/** Removes what the worker has stored under addresses with this part in them; without it everything. */
export function removeStored(page: Page, part = ''): Promise<void> {
  return page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.includes(wanted)) await cache.delete(request);
      if (wanted === '') await caches.delete(name);
    }
  }, part);
}

/** A value of a database of the site, read past the site's own code; all values of the store where no key is named. */
export function readDatabase(page: Page, database: string, store: string, key?: string): Promise<unknown> {
  return page.evaluate(
    ([databaseName, storeName, keyName]) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open(databaseName);
        opening.addEventListener('error', () => reject(opening.error));
        // Looking at it must not make it.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('success', () => {
          const stored = opening.result.transaction(storeName).objectStore(storeName);
          const reading = keyName === undefined ? stored.getAll() : stored.get(keyName);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        });
      }).catch(() => (keyName === undefined ? [] : undefined)),
    [database, store, key] as const,
  );
}

/**
 * Holds what the page asks for at these addresses (a glob of Playwright's, or an expression) back, as a slow connection does.
 * @returns what lets it go
 */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
