import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptFiles } from '../../build/site-files.ts';
import { hydrated, offlineReady, openPage } from '../../support/browser.ts';
import { contactForm, until } from '../forms/outbox-setting.ts';
import { distFolder, useSite } from '../site.ts';

const site = useSite();
const savesData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`;

/** The built site with a worker that finds a visitor who saves data. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'save-data-'));
  cpSync(distFolder, folder, { recursive: true });
  const worker = path.join(folder, 'sw.js');
  writeFileSync(worker, `${savesData}\n${readFileSync(worker, 'utf8')}`);
  for (const suffix of ['.br', '.gz']) rmSync(worker + suffix);
  site.server.useDist(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The names of the files that are on the device: 'kept/team.json'. */
function namesOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests: Request[] = [];
    for (const name of await caches.keys()) requests.push(...(await (await caches.open(name)).keys()));
    return requests.map(({ url }) => new URL(url).pathname.slice(1));
  });
}

async function hasKept(page: Page, name: string): Promise<boolean> {
  return (await namesOnDevice(page)).includes(name);
}

test(
  'the worker keeps what every page needs and the pages visited, and the whole site when asked to',
  {
    timeout: 120_000,
  },
  async () => {
    const { context, page, messages, close } = await openPage(site.browser);
    await context.addInitScript(savesData);
    await page.goto(`${site.server.url}/family-law`);
    await hydrated(page);
    await offlineReady(page);
    await until(() => hasKept(page, 'kept/family-law.json'));
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/approach"]')?.click());
    await page.waitForURL('**/approach');
    await until(() => hasKept(page, 'kept/approach.json'));
    await page.waitForLoadState('networkidle');

    const kept = await namesOnDevice(page);
    expect(kept).toContain('kept/pieces.json');
    // Whole pages are for those who have them all (sw/whole-pages.ts).
    expect(kept).not.toContain('family-law');
    expect(kept).toContain('fonts/tiro-bangla-latin.woff2');
    expect(kept.filter((name) => /^kept\/(?!pieces|404)/.test(name)).toSorted()).toEqual([
      'kept/approach.json',
      'kept/family-law.json',
    ]);
    expect(kept.length).toBeLessThan(keptFiles().length / 3);

    await context.setOffline(true);
    for (const visited of ['/family-law', '/approach']) {
      await page.goto(site.server.url + visited);
      await hydrated(page);
      expect(await page.locator('main h1').isVisible(), visited).toBe(true);
    }
    // What was never looked at, a drawing further down, is not there.
    expect(messages.filter((message) => !message.includes('net::ERR_FAILED'))).toEqual([]);
    // Neither a page that says that there is no such page, nor half a page, nor the browser's own.
    const answer = await page.goto(`${site.server.url}/contact`);
    expect(answer?.status()).toBe(503);
    await page.getByRole('heading', { level: 1, name: 'This page is not saved yet' }).waitFor();
    await page.getByText('The pages that you have opened before are.').waitFor();
    expect(await page.title()).toMatch(/^Contact/);
    await page.locator('footer a[href="/approach"]').first().click();
    await page.waitForURL('**/approach');
    await expect.poll(() => page.locator('main h1').innerText()).not.toContain('not saved');
    await page.goto(`${site.server.url}/contact`);
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await tryAgain.waitFor();
    await context.setOffline(false);
    await tryAgain.click();
    await contactForm(page).waitFor();
    expect(await page.title()).toMatch(/^Contact/);

    await page.goto(`${site.server.url}/stored-on-this-device`);
    await page.getByRole('button', { name: /^Save the whole site for offline, \d+ kB$/ }).click();
    await page.getByText('The pages are saved.').waitFor({ timeout: 60_000 });
    expect(await page.getByRole('button', { name: /^Save the whole site/ }).count()).toBe(0);
    expect((await namesOnDevice(page)).length).toBe(keptFiles().length);
    await context.setOffline(true);
    await page.goto(`${site.server.url}/contact`);
    await hydrated(page);
    expect(await page.title()).toMatch(/^Contact/);
    await close();
  },
);
