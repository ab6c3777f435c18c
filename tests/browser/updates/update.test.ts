import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentHash } from '../../../src/prerender/build/kept-list.ts';
import { keptFiles } from '../../build/site-files.ts';
import { hydrated, offlineReady, openPage, stopWorkers } from '../../support/browser.ts';
import { distFolder, useSite } from '../site.ts';

const site = useSite();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'second-version-'));
  cpSync(distFolder, folder, { recursive: true });
  edit('approach.html', '<html', '<html data-version="second"');
  // What the worker makes all pages of.
  edit('kept/pieces.json', '<html', '<html data-version=\\"second\\"');
  const revision = keptFiles().find(({ file }) => file === '/kept/pieces.json')?.revision;
  if (!revision) throw new Error('The worker keeps no pieces');
  edit('sw.js', revision, contentHash(readFileSync(path.join(folder, 'kept/pieces.json'))));
});
afterEach(() => {
  site.server.useDist(distFolder);
  rmSync(folder, { recursive: true });
});

/** Changes a file of the second version; what was compressed of the first is removed. */
function edit(name: string, part: string, replacement: string): void {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(part)) throw new Error(`${name} has no ${part}`);
  writeFileSync(file, text.replace(part, replacement));
  for (const suffix of ['.br', '.gz']) rmSync(file + suffix, { force: true });
}

const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'A newer version of this site' });

/** Another page of the same profile, with its messages going to `messages`. */
async function openTab(context: BrowserContext, messages: string[]): Promise<Page> {
  const tab = await context.newPage();
  tab.on('console', (message) => messages.push(message.text()));
  tab.on('pageerror', (error) => messages.push(error.message));
  await tab.goto(`${site.server.url}/approach`);
  await hydrated(tab);
  return tab;
}

/** What the browser tells a page that comes back to the front. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function isSecondVersion(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['version'] === 'second');
}

async function isFirstDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument === true);
}

async function rememberDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as { sameDocument?: boolean }).sameDocument = true;
  });
}

test('a new version is offered, changes nothing by itself, and Reload takes it in every tab', async () => {
  const { context, page: first, messages, close } = await openPage(site.browser);
  // The first visit: no worker was there when this page was loaded.
  await first.goto(`${site.server.url}/approach`);
  await hydrated(first);
  await offlineReady(first);
  const second = await openTab(context, messages);
  await rememberDocument(first);
  await rememberDocument(second);

  site.server.useDist(folder);
  await comeBack(first);
  await offer(first).waitFor();
  await offer(second).waitFor();
  expect(await offer(first).textContent()).toBe('A newer version of this site is ready.Reload');
  // Both go on as they are; a page opened now is of the old version, too.
  expect(await isFirstDocument(first)).toBe(true);
  expect(await isFirstDocument(second)).toBe(true);
  expect(await isSecondVersion(await openTab(context, messages))).toBe(false);

  await offer(second).getByRole('button', { name: 'Reload' }).click();
  // The hand-over takes a moment.
  await offer(second).getByRole('button', { name: 'Reloading...' }).waitFor();
  for (const page of [first, second]) {
    await page.waitForFunction(() => document.documentElement.dataset['version'] === 'second');
    await hydrated(page);
    expect(await isFirstDocument(page)).toBe(false);
    expect(await offer(page).count()).toBe(0);
  }
  // Also where Chromium answers while the worker is not running (sw/whole-pages.ts).
  await stopWorkers(first);
  expect(await isSecondVersion(await openTab(context, messages))).toBe(true);
  expect(messages).toEqual([]);
  await close();
});

test('a tab that has not come to its registration yet goes along, too', async () => {
  const { context, page, messages, close } = await openPage(site.browser);
  await page.goto(`${site.server.url}/approach`);
  await offlineReady(page);
  const busy = await context.newPage();
  // It never becomes idle.
  await busy.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await busy.goto(`${site.server.url}/approach`);
  await hydrated(busy);
  expect(await isSecondVersion(busy)).toBe(false);

  site.server.useDist(folder);
  await comeBack(page);
  await offer(page).getByRole('button', { name: 'Reload' }).click();
  for (const tab of [page, busy]) {
    await tab.waitForFunction(() => document.documentElement.dataset['version'] === 'second');
    await hydrated(tab);
  }
  expect(messages).toEqual([]);
  await close();
});

test('while a new version waits, no pages are got ready for which the old worker would have to stay', async () => {
  const { context, page, messages, close } = await openPage(site.browser);
  await page.goto(`${site.server.url}/approach`);
  await offlineReady(page);
  const visit = await openTab(context, messages);
  const loadedForOthers = () =>
    visit.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/home-page.js')).length,
    );
  site.server.useDist(folder);
  await comeBack(visit);
  await offer(visit).waitFor();
  await visit.mouse.move(300, 300);
  await visit.mouse.move(310, 300);
  await visit.waitForTimeout(2000);
  expect(await loadedForOthers()).toBe(0);
  await offer(visit).getByRole('button', { name: 'Reload' }).click();
  await visit.waitForFunction(() => document.documentElement.dataset['version'] === 'second');
  // Then it is as always.
  await hydrated(visit);
  await offlineReady(visit);
  await expect.poll(() => visit.mouse.move(300, 300 + Math.random() * 20).then(loadedForOthers)).toBe(1);
  expect(messages).toEqual([]);
  await close();
});

test('a new version is offered once the server answers again, also where the browser never was offline', async () => {
  const { page, close } = await openPage(site.browser);
  // No other document is opened later: with one the browser itself looks for a new version.
  await page.goto(`${site.server.url}/approach`);
  await hydrated(page);
  await offlineReady(page);
  await site.server.stop();
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await page.getByRole('status').filter({ hasText: 'The server does not answer.' }).waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);

  site.server.useDist(folder);
  await site.server.restart();
  // The page asks the server again after ten seconds.
  await offer(page).waitFor({ timeout: 60_000 });
  await close();
});

test('the offer stays until it is answered, and comes again on the next visit', async () => {
  const { context, page, messages, close } = await openPage(site.browser);
  await page.goto(`${site.server.url}/approach`);
  await offlineReady(page);
  site.server.useDist(folder);

  const visit = await openTab(context, messages);
  await offer(visit).waitFor();
  await visit.clock.install();
  await visit.clock.fastForward(60_000);
  expect(await offer(visit).isVisible()).toBe(true);
  await offer(visit).getByRole('button', { name: 'Close' }).click();
  await offer(visit).waitFor({ state: 'detached' });
  expect(await isSecondVersion(visit)).toBe(false);

  const nextVisit = await openTab(context, messages);
  expect(await isSecondVersion(nextVisit)).toBe(false);
  await offer(nextVisit).waitFor();
  expect(messages).toEqual([]);
  await close();
});
