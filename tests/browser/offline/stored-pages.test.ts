import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { notFoundPage } from '../../../src/content/en/pages.ts';
import { teamHero } from '../../../src/content/en/team.ts';
import { lines, openLink } from '../../bench/link.ts';
import { filesIn } from '../../build/site-files.ts';
import {
  askWorker,
  controlled,
  hydrated,
  load,
  offlineReady,
  removeStored,
  stopWorkers,
  storedPaths,
} from '../../support/browser.ts';
import { startDeadSpot } from '../../support/dead-spot.ts';
import { settled } from '../pages/actions.ts';
import { contactForm, expectNoSurprise, limitStorage } from '../forms/outbox-setting.ts';
import { strictTest as test, test as looseTest } from '../site.ts';
import { areaPath } from '../../support/every-page.ts';

/* What is on the device after a first visit, while data is saved, and after the visitor has removed it. */

const storedPages = async (page: Page) =>
  (await storedPaths(page)).filter((name) => /^offline\/(?!.*(?:404|not-saved))/.test(name)).toSorted();

/** Opens a page of the site by its address, and expects that page. */
async function opens(page: Page, url: string): Promise<void> {
  await load(page, url);
  expect(await page.locator('main h1').innerText(), url).not.toContain('not saved');
}

test('a first visit has its page first, then the rest, resumed when cut', async ({ open, server }) => {
  const { context, page } = await open(undefined, { worker: true });
  // The first visit ends before the rest is asked for.
  await context.addInitScript(() => {
    if (sessionStorage.getItem('later')) return;
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function post(message: unknown, ...rest: []) {
      if ((message as { type?: unknown }).type !== 'save-all') postMessage.call(this, message, ...rest);
    };
  });
  await load(page, `${server.url}/contact`);
  await controlled(page);
  expect(await storedPages(page)).toContain('offline/contact');
  // The frame comes with the first page: the start, and what says why there is no other.
  const frame = ['offline/', 'offline/404', 'offline/not-saved'];
  await expect.poll(() => storedPaths(page)).toEqual(expect.arrayContaining(frame));
  expect(await storedPages(page)).not.toContain('offline/team');
  await context.setOffline(true);
  await opens(page, `${server.url}/contact`);
  await contactForm(page).getByLabel('Message').fill('works');
  // The installed app starts there: it can be read at least.
  const start = await page.goto(server.url);
  expect(start?.status()).toBe(200);
  expect(await page.locator('main h1').isVisible()).toBe(true);

  // Back on a page that has its scripts: the start would load itself anew with the connection.
  await opens(page, `${server.url}/contact`);
  await page.evaluate(() => sessionStorage.setItem('later', 'yes'));
  await context.setOffline(false);
  await page.reload();
  await offlineReady(page);
  expect((await storedPaths(page)).length).toBe(filesIn('en').length);
  await context.setOffline(true);
  await opens(page, `${server.url}/team`);
});

test.for([
  ['an installation', /^\/offline\//],
  ['what comes behind it', /^\/offline\/team$/],
] as const)('%s that is lost goes on with the connection', async ([, lost], { open, server }) => {
  const deadSpot = await startDeadSpot(server.port, { lost });
  const { page } = await open(undefined, { worker: true });
  await page.clock.install();
  await load(page, `${deadSpot.url}/contact`);
  // The worker asks twice for a file.
  await expect.poll(deadSpot.losses).toBeGreaterThan(1);
  await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.installing);
  // The page waits as long for an installation.
  await page.clock.fastForward(10_000);
  deadSpot.mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await offlineReady(page);
  deadSpot.close();
});

looseTest('while data is saved: the pages visited, and all when asked for', async ({ open, server }) => {
  const { context, page, messages } = await open(undefined, { worker: true, saveData: true });
  await load(page, `${server.url}${areaPath}`);
  await controlled(page);
  await expect.poll(() => storedPages(page)).toEqual(['offline/', `offline${areaPath}`]);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/approach"]')?.click());
  await page.waitForURL('**/approach');
  await expect.poll(() => storedPages(page)).toEqual(['offline/', 'offline/approach', `offline${areaPath}`]);
  expect(await storedPaths(page)).toContain('fonts/tiro-bangla-latin.woff2');
  // What a visit needs does not grow with the firm: a third of the files of the sample, whose pages are many.
  expect((await storedPaths(page)).length).toBeLessThan(96);
  // From the second page on the worker answers all: links that are seen fetch nothing all the same.
  await page.reload();
  await hydrated(page);
  await settled(page);
  expect((await storedPaths(page)).filter((path) => /(contact|career)-page/.test(path))).toEqual([]);

  await context.setOffline(true);
  await opens(page, `${server.url}${areaPath}`);
  await opens(page, `${server.url}/approach`);
  expectNoSurprise(messages);
  // Neither a page that says that there is no such page, nor half a page, nor the browser's own.
  const answer = await page.goto(`${server.url}/contact`);
  expect(answer?.status()).toBe(503);
  await page.getByRole('heading', { level: 1, name: 'This page is not saved yet' }).waitFor();
  await page.getByText('The pages that you have opened before are.').waitFor();
  // The head is that of the page asked for, each tag once.
  expect(await page.locator('head title').allInnerTexts()).toEqual([expect.stringMatching(/^Contact/)]);
  for (const tag of ['meta[name=description]', 'link[rel=canonical]'])
    expect(await page.locator(`head ${tag}`).count(), tag).toBe(1);
  expect(await page.locator('head meta[property]').count()).toBe(0);
  await page.locator('footer a[href="/approach"]').first().click();
  await page.waitForURL('**/approach');
  await expect.poll(() => page.locator('main h1').innerText()).not.toContain('not saved');
  await page.goto(`${server.url}/contact`);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await settled(page);
  await context.setOffline(false);
  await contactForm(page).waitFor();

  await page.goto(`${server.url}/stored-on-this-device`);
  await page.getByRole('button', { name: /^Save the whole site for offline, \d+\skB$/ }).click();
  await page.getByText('The pages are saved.').waitFor({ timeout: 60_000 });
  expect(await page.getByRole('button', { name: /^Save the whole site/ }).count()).toBe(0);
  expect((await storedPaths(page)).length).toBe(filesIn('en').length);
  await context.setOffline(true);
  await opens(page, `${server.url}/team`);

  // And removed again. Scripts that this page itself still asks for are kept again.
  await page.goto(`${server.url}/stored-on-this-device`);
  const pages = page.locator('main li').filter({ hasText: 'The pages of this site' });
  await pages.getByRole('button', { name: /^Clear / }).click();
  await pages.getByRole('button', { name: 'Remove them' }).click();
  await pages.getByText('Cleared.').waitFor();
  expect(await storedPages(page)).toEqual([]);
  // With a connection the site goes on as ever, and what is visited is stored with all that every page needs.
  await context.setOffline(false);
  await page.locator('footer a[href="/approach"]').first().click();
  await page.waitForURL('**/approach');
  await expect.poll(() => storedPaths(page)).toEqual(expect.arrayContaining(['offline/approach', 'boot.js']));
  await opens(page, `${server.url}${areaPath}`);
});

test('what is tapped while the rest is stored on a slow line comes before it', async ({ open, server }) => {
  const link = await openLink(server.port);
  link.shape(lines['400 kbit/s']);
  const { page, close } = await open(undefined, { worker: true });
  await load(page, `${link.url}${areaPath}`);
  const first = await controlled(page).then(() => storedPaths(page));
  await expect
    .poll(async () => (await storedPaths(page)).length, { timeout: 20_000 })
    .toBeGreaterThan(first.length + 20);
  const start = performance.now();
  await page.locator('footer a[href="/team"]').first().click();
  await page.locator('main h1', { hasText: teamHero.title }).waitFor();
  // Behind it would be more than twice as much.
  expect(performance.now() - start).toBeLessThan(3000);
  expect(await storedPages(page)).not.toContain('offline/privacy');
  await close();
  await link.close();
});

test('what there is no room for is fetched once', async ({ open, server }) => {
  const line = await startDeadSpot(server.port, {});
  const { page, close } = await open(undefined, { worker: true });
  await load(page, `${line.url}/contact`);
  await offlineReady(page);
  await limitStorage(page, { ...server, url: line.url }, 1);
  await removeStored(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const before = line.paths().length;
  expect(await askWorker(page, 'save-all')).toBe(false);
  const asked = line
    .paths()
    .slice(before)
    .filter((path) => /^.(art|assets|fonts|offline)./.test(path));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBe(new Set(asked).size);
  await close();
  line.close();
});

test('with everything removed, or no room, there still is a page', async ({ open, server }) => {
  const { page } = await open('/approach', { stored: true });
  await removeStored(page);
  await stopWorkers(page);
  // Not an emulated connection: a worker that is started now is not told of one.
  await server.stop();
  for (const address of ['/team', '/no-such-page']) {
    const answer = await page.goto(server.url + address);
    expect(answer?.status(), address).toBe(503);
    expect(await page.locator('h1').innerText(), address).toBe('This page is not saved yet');
    expect(await page.getByRole('link', { name: /^\+880/ }).getAttribute('href')).toMatch(/^tel:\+\d+$/);
  }
  await server.restart();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: notFoundPage.title }).waitFor();
  await opens(page, `${server.url}/team`);

  // What cannot be stored is passed on.
  await page.goto(`${server.url}/approach`);
  await offlineReady(page);
  await limitStorage(page, server, 1);
  await removeStored(page);
  await opens(page, `${server.url}/team`);
  expect(await storedPages(page)).toEqual([]);
});
