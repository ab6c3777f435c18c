import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { filesIn, precachedFiles, staticPaths } from '../../build/site-files.ts';
import { localPath, type Language } from '../../../src/content/language.ts';
import { controlled, hydrated, load, offlineReady, stopWorkers, storedPaths } from '../../support/browser.ts';
import { strictTest as test, test as looseTest } from '../site.ts';
import { comeBack, secondDist, takeOffer } from '../updates/second-version.ts';
import { areaPath, otherAreaPath, otherServicePath } from '../../support/every-page.ts';

/* The language in use is stored; another one only when it is opened, or asked for. */

/** Files of a language alone that are stored. */
async function namesOf(page: Page, language: Language): Promise<string[]> {
  const own = precachedFiles().filter((file) => file.language === language);
  const stored = new Set(await storedPaths(page));
  const nameOf = (file: string) => file.slice(1).replace(/^(offline\/.*?)(?:\bindex)?\.html$/, '$1');
  return own.map(({ file }) => nameOf(file)).filter((name) => stored.has(name));
}
const storedOf = async (page: Page, language: Language) => (await namesOf(page, language)).length;
const pagesOf = async (page: Page, language: Language) =>
  (await namesOf(page, language)).filter((name) => name.startsWith('offline/')).toSorted();
const allOf = (language: Language) => precachedFiles().filter((file) => file.language === language).length;

async function opensIn(language: Language, page: Page, url: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const address = localPath(language, path);
    const response = await page.goto(url + address);
    expect([response?.status(), response?.fromServiceWorker()], address).toEqual([200, true]);
    await hydrated(page);
    expect(await page.locator('html').getAttribute('lang'), address).toBe(language);
    expect(await page.locator('main h1').isVisible(), address).toBe(true);
  }
}

test('a visit in Bangla stores Bangla alone, English when it is opened; an update keeps both', async ({
  open,
  server,
}) => {
  const { page, context } = await open(`/bn${areaPath}`, { stored: true });
  expect((await storedPaths(page)).length).toBe(filesIn('bn').length);
  expect(await storedOf(page, 'bn')).toBe(allOf('bn'));
  expect(await storedOf(page, 'en')).toBe(0);

  await server.stop();
  await opensIn('bn', page, server.url, [...staticPaths, '/apply/job/101', '/team/', '/?source=home-screen']);
  const unknown = await page.goto(`${server.url}/bn/no-such-page`);
  expect(unknown?.status()).toBe(404);
  await hydrated(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('bn');
  // Nothing of English is here, not even the page that says so: the worker has one of its own.
  const missing = await page.goto(`${server.url}/team`);
  expect(missing?.status()).toBe(503);
  expect(await page.locator('h1').innerText()).toBe('This page is not saved yet');
  await page.getByRole('link', { name: 'বাংলা' }).click();
  await page.waitForURL(`${server.url}/bn`);
  await hydrated(page);
  await server.restart();

  await load(page, `${server.url}/team`);
  await offlineReady(page);
  expect((await storedPaths(page)).length).toBe(filesIn('en', 'bn').length);
  server.useDist(secondDist);
  await comeBack(page);
  await takeOffer(page);
  await hydrated(page);
  await context.setOffline(true);
  for (const language of ['en', 'bn'] as const)
    await opensIn(language, page, server.url, ['/', '/contact', otherAreaPath]);
});

test('a visit in English stores nothing of Bangla, and neither does an update', async ({ open, server }) => {
  const { page } = await open('/contact', { stored: true });
  expect(await storedOf(page, 'en')).toBe(allOf('en'));
  expect(await storedOf(page, 'bn')).toBe(0);
  server.useDist(secondDist);
  await comeBack(page);
  await takeOffer(page);
  await hydrated(page);
  expect((await storedPaths(page)).filter((name) => /\bbn\b/.test(name))).toEqual([]);

  await stopWorkers(page);
  await server.stop();
  const missing = await page.goto(`${server.url}/bn/team`);
  expect(missing?.status()).toBe(503);
  expect(await page.locator('html').getAttribute('lang')).toBe('bn');
  expect(await page.locator('a[lang=en][href="/"]').innerText()).toBe('English');
  expect((await page.locator('body').innerText()).replace('English', '')).not.toMatch(/[A-Za-z]/);
});

looseTest('while data is saved the other language comes when it is asked for', async ({ open, server }) => {
  const { page, context } = await open(undefined, { worker: true, saveData: true });
  await load(page, `${server.url}/bn${areaPath}`);
  await controlled(page);
  await page.goto(`${server.url}/bn/stored-on-this-device`);
  await page.getByRole('button', { name: /^অফলাইনে দেখার জন্য পুরো সাইট সংরক্ষণ করুন, [০-৯]+ / }).waitFor();
  await page.goto(`${server.url}/stored-on-this-device`);
  // Its own page, the start, and the page on what is stored: what was visited.
  await expect.poll(() => storedOf(page, 'en')).toBeGreaterThan(3);
  const frame = ['', '/404', '/not-saved', '/stored-on-this-device'];
  const inBangla = [...frame, areaPath].map((path) => `offline/bn${path}`);
  expect(await pagesOf(page, 'bn')).toEqual(inBangla.toSorted());
  const lines = page.locator('main li').filter({ hasText: 'The pages of this site' });
  // It measures when it is looked at again; the last page may still be on its way.
  const measured = () => comeBack(page).then(() => lines.innerText());
  await expect.poll(measured).toMatch(/^English: 2 pages, \d+\skB of \d+\skB fetched$/m);
  await page.getByRole('button', { name: /^Save the Bangla pages as well, \d+\skB$/ }).click();
  await page.getByText('The pages are saved.').waitFor({ timeout: 60_000 });
  const whole = new RegExp(`^Bangla: ${staticPaths.length + 1} pages, (\\d+\\skB) of \\1 fetched$`, 'm');
  expect(await lines.innerText()).toMatch(whole);
  expect(await storedOf(page, 'bn')).toBe(allOf('bn'));
  expect(await pagesOf(page, 'en')).toEqual(frame.map((path) => `offline${path || '/'}`));
  expect(await page.getByRole('button', { name: /^Save the/ }).count()).toBe(1);
  await context.setOffline(true);
  await opensIn('bn', page, server.url, ['/', '/approach', otherServicePath]);
});
