import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { localPath, type Language } from '../../src/content/language.ts';
import { filesIn, kilobytes, scriptsOf, type PrecachedFile } from '../build/site-files.ts';
import { stopWorkers } from '../support/browser.ts';
import { refetchedAfter } from '../support/changed-build.ts';
import { lines, type LineName } from './link.ts';
import { threadTime, visit, withPhone } from './phone.ts';
import type { Site } from './sites.ts';

/** What was measured, by the names of the table (figures.ts). Times in milliseconds, sizes in bytes. */
export type Readings = Readonly<Record<string, number>>;

/** The page that is measured, and the one that a link on it leads to. */
const measuredPath = '/corporate-commercial-law';
const nextPath = '/family-law';

/** Waits until the page's worker is active. @throws when it is not within two minutes */
async function workerIsActive(page: Page): Promise<void> {
  const until = performance.now() + 120_000;
  while (performance.now() < until) {
    const isActive = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated' && registration.installing === null;
    });
    if (isActive) return;
    await sleep(50);
  }
  throw new Error(`${page.url()} has no active worker`);
}

/** Waits until the worker is active and nothing has moved on the link for four seconds. */
async function workerHasEverything(page: Page, { link }: Site): Promise<void> {
  await workerIsActive(page);
  while (performance.now() - link.moved.lastAt < 4000) await sleep(100);
}

/** Brings a link to the next page into view, taps it, and waits for the heading. @returns milliseconds between */
async function tapToNextPage(page: Page): Promise<number> {
  const link = page.locator(`a[href="${nextPath}"]`).locator('visible=true').first();
  await link.scrollIntoViewIfNeeded();
  // As long as somebody looks at a link that has come into view.
  await sleep(1200);
  await link.tap({ noWaitAfter: true });
  for (const until = performance.now() + 40_000; performance.now() < until; await sleep(50)) {
    // Asked for while one page makes place for the other, there is no answer.
    const milliseconds = await page.evaluate(() => window.bench.navigation).catch(() => null);
    if (milliseconds !== null) return milliseconds;
  }
  throw new Error('A link was tapped, and no heading was shown');
}

/** What a first visit costs the main thread, with neither line nor processor slowed. */
export function firstLoad({ url, link }: Site): Promise<Readings> {
  link.shape(null);
  return withPhone(async (phone) => {
    const { session } = await visit(phone, url + measuredPath, { slow: false });
    return { thread: await threadTime(session) };
  });
}

/** A first visit on a slow connection to the page in a language. */
export function firstVisit({ url, link }: Site, line: LineName, language: Language): Promise<Readings> {
  link.shape(lines[line]);
  return withPhone(async (phone) => {
    const { seen } = await visit(phone, url + localPath(language, measuredPath));
    const where = `${language}, ${line}`;
    return {
      [`first paint, ${where}`]: seen.firstPaint,
      [`largest paint, ${where}`]: seen.largestPaint,
      [`shift, ${where}`]: seen.shift,
      [`blocking, ${where}`]: seen.blocking,
    };
  });
}

/** Later visits, when the worker has everything and has been stopped: on a slow connection, and without a connection. */
export function laterVisits(site: Site, line: LineName): Promise<Readings> {
  const { url, link } = site;
  link.shape(null);
  return withPhone(async (phone) => {
    const first = await visit(phone, url + measuredPath, { slow: false });
    await workerHasEverything(first.page, site);
    await stopWorkers(first.page);
    await first.page.close();

    link.shape(lines[line]);
    const again = await visit(phone, url + measuredPath);
    const online = {
      [`repeat, ${line}`]: again.seen.firstPaint,
      [`link, ${line}`]: await tapToNextPage(again.page),
    };
    await stopWorkers(again.page);
    await again.page.close();

    link.cut();
    const offline = await visit(phone, url + measuredPath, { offline: true });
    return {
      ...online,
      'repeat, offline': offline.seen.firstPaint,
      'link, offline': await tapToNextPage(offline.page),
    };
  });
}

/**
 * From the tap on an address at 400 kbit/s until that page opens without a connection (`whole` false), or until the
 * worker has the whole site. That it opens is tried.
 */
export function offlineAfter(site: Site, whole: boolean): Promise<number> {
  const { url, link, switches } = site;
  link.shape(lines['400 kbit/s']);
  return withPhone(async (phone) => {
    const page = await phone.newPage();
    const start = performance.now();
    await page.goto(url + measuredPath, { waitUntil: 'commit', timeout: 60_000 });
    await (whole ? workerHasEverything(page, site) : workerIsActive(page));
    const end = whole ? link.moved.lastAt : performance.now();
    await page.close();
    link.cut();
    await visit(phone, url + (whole ? nextPath : measuredPath), { offline: true });
    return end - start;
  }, switches);
}

/** What travels for the page and for the whole site, counted as tests/build/sample-size.test.ts does. */
export async function sizes(): Promise<Readings> {
  const file = 'src/content/en/practice-areas/family-law.ts';
  const before = 'The welfare of children guides every step that we recommend.';
  const fetched = await refetchedAfter({ file, before, after: 'The welfare of children comes first.' });
  const sum = (files: readonly PrecachedFile[]) => files.reduce((bytes, each) => bytes + each.bytes, 0);
  return {
    script: kilobytes(scriptsOf(measuredPath)) * 1000,
    precache: sum(filesIn('en')),
    update: sum(fetched),
  };
}
