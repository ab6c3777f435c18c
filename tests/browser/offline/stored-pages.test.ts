import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precachedFiles } from '../../build/site-files.ts';
import { controlled, hydrated, offlineReady, openPage, stopWorkers } from '../../support/browser.ts';
import type { OpenedPage } from '../../support/browser.ts';
import { contactForm } from '../forms/outbox-setting.ts';
import { distFolder, useSite } from '../site.ts';

/* What is on the device after a first visit, while data is saved, and after the visitor has removed it. */

const site = useSite();
let opened: OpenedPage;
beforeEach(async () => {
  opened = await openPage(site.browser);
});
afterEach(async () => {
  site.server.useDist(distFolder);
  await opened.close();
});

/** Paths of everything that is on the device, without their slash: 'offline/team'. */
function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests: Request[] = [];
    for (const name of await caches.keys()) requests.push(...(await (await caches.open(name)).keys()));
    return requests.map(({ url }) => new URL(url).pathname.slice(1));
  });
}

const storedPages = async (page: Page) =>
  (await storedPaths(page)).filter((name) => /^offline\/(?!404|not-saved)/.test(name)).toSorted();

async function opens(page: Page, address: string): Promise<void> {
  await page.goto(site.server.url + address);
  await hydrated(page);
  expect(await page.locator('main h1').innerText(), address).not.toContain('not saved');
}

/** Text before the worker's script has it see another device. @returns the folder of that build */
function withWorkerPrelude(prelude: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'other-worker-'));
  cpSync(distFolder, folder, { recursive: true });
  const worker = path.join(folder, 'sw.js');
  writeFileSync(worker, `${prelude}\n${readFileSync(worker, 'utf8')}`);
  for (const suffix of ['.br', '.gz']) rmSync(worker + suffix);
  return folder;
}

test('a first visit has its own page first, then the rest, and goes on where it was cut', async () => {
  const { context, page } = opened;
  // The first visit ends before the rest is asked for.
  await context.addInitScript(() => {
    if (sessionStorage.getItem('later')) return;
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function post(message: unknown, ...rest: []) {
      if ((message as { type?: unknown }).type !== 'save-all') postMessage.call(this, message, ...rest);
    };
  });
  await page.goto(`${site.server.url}/contact`);
  await hydrated(page);
  await controlled(page);
  expect(await storedPages(page)).toEqual(['offline/', 'offline/contact']);
  await context.setOffline(true);
  await opens(page, '/contact');
  await contactForm(page).getByLabel('Message').fill('works');
  // The installed app starts there: it can be read at least.
  const start = await page.goto(site.server.url);
  expect(start?.status()).toBe(200);
  expect(await page.locator('main h1').isVisible()).toBe(true);
  await context.setOffline(false);

  await page.evaluate(() => sessionStorage.setItem('later', 'yes'));
  await page.reload();
  await offlineReady(page);
  expect((await storedPaths(page)).length).toBe(precachedFiles().length);
  await context.setOffline(true);
  await opens(page, '/team');
  expect(opened.messages.filter((message) => !/ERR_/.test(message))).toEqual([]);
});

test('while data is saved the pages visited are stored, and the whole site when asked for', async () => {
  const { context, page, messages } = opened;
  const savesData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`;
  await context.addInitScript(savesData);
  await page.goto(`${site.server.url}/family-law`);
  await hydrated(page);
  await controlled(page);
  await expect.poll(() => storedPages(page)).toEqual(['offline/', 'offline/family-law']);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/approach"]')?.click());
  await page.waitForURL('**/approach');
  await expect.poll(() => storedPages(page)).toEqual(['offline/', 'offline/approach', 'offline/family-law']);
  expect(await storedPaths(page)).toContain('fonts/tiro-bangla-latin.woff2');
  expect((await storedPaths(page)).length).toBeLessThan(precachedFiles().length / 3);

  await context.setOffline(true);
  await opens(page, '/family-law');
  await opens(page, '/approach');
  expect(messages.filter((message) => !/ERR_/.test(message))).toEqual([]);
  // Neither a page that says that there is no such page, nor half a page, nor the browser's own.
  const answer = await page.goto(`${site.server.url}/contact`);
  expect(answer?.status()).toBe(503);
  await page.getByRole('heading', { level: 1, name: 'This page is not saved yet' }).waitFor();
  await page.getByText('The pages that you have opened before are.').waitFor();
  // The head is that of the page asked for, each tag once.
  expect(await page.locator('head title').allInnerTexts()).toEqual([expect.stringMatching(/^Contact/)]);
  for (const tag of ['meta[name=description]', 'meta[property="og:title"]', 'link[rel=canonical]'])
    expect(await page.locator(`head ${tag}`).count(), tag).toBe(1);
  await page.locator('footer a[href="/approach"]').first().click();
  await page.waitForURL('**/approach');
  await expect.poll(() => page.locator('main h1').innerText()).not.toContain('not saved');
  await page.goto(`${site.server.url}/contact`);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.waitFor();
  await context.setOffline(false);
  await tryAgain.click();
  await contactForm(page).waitFor();

  await page.goto(`${site.server.url}/stored-on-this-device`);
  await page.getByRole('button', { name: /^Save the whole site for offline, \d+ kB$/ }).click();
  await page.getByText('The pages are saved.').waitFor({ timeout: 60_000 });
  expect(await page.getByRole('button', { name: /^Save the whole site/ }).count()).toBe(0);
  expect((await storedPaths(page)).length).toBe(precachedFiles().length);
  await context.setOffline(true);
  await opens(page, '/team');
});

test('with everything removed, the worker stopped and no connection there is still a page of the site', async () => {
  const { page } = opened;
  await page.goto(`${site.server.url}/approach`);
  await offlineReady(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await stopWorkers(page);
  // Not an emulated connection: a worker that is started now is not told of one.
  await site.server.stop();
  for (const address of ['/team', '/no-such-page']) {
    const answer = await page.goto(site.server.url + address);
    expect(answer?.status(), address).toBe(503);
    expect(await page.locator('h1').innerText(), address).toBe('This page is not saved yet');
    expect(await page.getByRole('link', { name: /^\+880/ }).getAttribute('href')).toMatch(/^tel:\+\d+$/);
  }
  await site.server.restart();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  await opens(page, '/team');
});

test('a worker whose device has no room passes on what the network has', async () => {
  const folder = withWorkerPrelude(`Cache.prototype.put = async () => {
    throw new DOMException('full', 'QuotaExceededError');
  };`);
  const { page } = opened;
  await page.goto(`${site.server.url}/approach`);
  await offlineReady(page);
  // The same list: nothing is missing, so this worker installs, and then the visitor clears everything.
  site.server.useDist(folder);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing ?? registration?.waiting;
    await new Promise<void>((resolve) => {
      if (worker?.state === 'installed') resolve();
      worker?.addEventListener('statechange', () => resolve());
    });
    for (const name of await caches.keys()) await caches.delete(name);
    const reloaded = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
    await reloaded;
  });
  await page.waitForEvent('load');
  await opens(page, '/team');
  expect(await storedPages(page)).toEqual([]);
  rmSync(folder, { recursive: true });
});
