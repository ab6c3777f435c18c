import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contactHero } from '../../../src/content/en/contact.ts';
import { teamHero } from '../../../src/content/en/team.ts';
import { languages } from '../../../src/content/language.ts';
import { holdBack, hydrated, load } from '../../support/browser.ts';
import {
  boxOf,
  focusReaches,
  followLink,
  scrollToTop,
  settled,
  standsBelowHeader,
  watchScrolling,
} from './actions.ts';
import { test } from '../site.ts';
import { findViolations } from '../../support/page-checks.ts';
import { areaPath, areaSections } from '../../support/every-page.ts';

const scrolledTo = (page: Page, top: number) => page.waitForFunction((place) => scrollY === place, top);
const goBack = async (page: Page, address: string) => {
  await page.goBack();
  await page.waitForURL(`**${address}`);
};

/** What the head says of the page to its reader; a tag of which there are two is named twice. */
const headOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('title, meta[name], link[rel=canonical]')]
      .map(({ outerHTML }) => outerHTML)
      .filter((tag) => !/viewport|color|twitter/.test(tag))
      .toSorted(),
  );

test('a link leads to the top of a page with the head of its address', async ({ visit }) => {
  const { context, page } = await visit(areaPath);
  const other = await context.newPage();
  const structuredData = page.locator('script[type="application/ld+json"]');
  const forOthers = page.locator('link[hreflang], meta[property], meta[name^=twitter]');
  expect(await structuredData.count()).toBe(1);
  expect(await forOthers.count()).toBeGreaterThan(10 + 2 * languages.length);
  for (const address of ['/team', '/stored-on-this-device', '/contact']) {
    await page.locator(`footer a[href="${address}"]`).first().click();
    await page.waitForURL(`**${address}`);
    await focusReaches(page, 'h1');
    await scrolledTo(page, 0);
    await load(other, address);
    expect(await headOf(page)).toEqual(await headOf(other));
    const canonical = page.locator(`link[rel=canonical][href$="${address}"]`);
    // What the build says to others is that of one page.
    expect(await structuredData.count()).toBe(0);
    expect(await forOthers.count()).toBe(0);
    expect(await canonical.count()).toBe(address === '/stored-on-this-device' ? 0 : 1);
  }
  await goBack(page, '/stored-on-this-device');
  await page.locator('meta[name=robots]').waitFor({ state: 'attached' });
});

const [, target = '', section = ''] = areaSections;

test('a hash leads to 225 px above its element, from anywhere, smoothly', async ({ visit }) => {
  const { page } = await visit(`${areaPath}#${section}`);
  await standsBelowHeader(page, section);
  const link = page.locator(`nav a[href$="#${target}"]`);
  // Again when it is picked again.
  for (let pick = 0; pick < 2; pick += 1) {
    await scrollToTop(page, 0);
    const places = await watchScrolling(page);
    await link.click();
    await standsBelowHeader(page, target);
    // A jump has one place, and one more where the link was brought into view.
    expect(await places()).toBeGreaterThan(2);
    await focusReaches(page, `#${target}`);
  }
  await followLink(page, '/expertise');
  await page.evaluate((address) => history.pushState(null, '', address), `${areaPath}#${target}`);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await standsBelowHeader(page, target);
});

test('a hash leads to where its target is seen also at 400 % zoom', async ({ visit }) => {
  const { page } = await visit(`${areaPath}#${target}`, { width: 320, height: 256, reducedMotion: 'reduce' });
  await page.waitForFunction(() => scrollY > 0);
  const { top } = await boxOf(page.locator(`#${target}`));
  expect(top).toBeGreaterThan((await boxOf(page.locator('header').first())).bottom);
  expect(top).toBeLessThan(128);
});

test('a link to the page at hand leads to its top, and so does a hash that no element has', async ({
  visit,
}) => {
  const { page } = await visit('/team');
  await scrollToTop(page, 900);
  await page.locator('footer a[href="/team"]').first().dispatchEvent('click');
  await focusReaches(page, 'h1');
  await scrolledTo(page, 0);
  await followLink(page, areaPath);
  await scrollToTop(page, 900);
  await page.evaluate((address) => history.pushState(null, '', address), '/team#nobody');
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.getByRole('heading', { level: 1, name: teamHero.title }).waitFor();
  await focusReaches(page, 'h1');
  await scrolledTo(page, 0);
});

test('hovering over a link loads the page behind it, and nothing before does', async ({ visit }) => {
  const { page } = await visit('/contact');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/team-page[^/]*\.js$/.test(request.url())) loaded.push(request.url());
  });
  const link = page.locator('footer a[href="/team"]').first();
  await link.scrollIntoViewIfNeeded();
  await settled(page);
  expect(loaded).toEqual([]);
  await link.hover();
  await expect.poll(() => loaded.length).toBe(1);
});

test('a link over a slow line shows that it is on its way, once it takes long', async ({ visit }) => {
  const { page } = await visit('/contact');
  const line = page.locator('header > [role=status]');
  expect(await line.innerText()).toBe('');
  const letIn = await holdBack(page, /\/team-page[^/]*\.js$/);
  const topOfPage = () => page.locator('main').evaluate((main: HTMLElement) => main.offsetTop);
  const before = await topOfPage();
  await page.locator('footer a[href="/team"]').first().click();
  await line.getByText('Loading...').waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await topOfPage()).toBe(before);
  letIn();
  await focusReaches(page, 'h1');
  await expect.poll(() => line.innerText()).toBe('');
});

test('a new page is shown at its top; back returns to the place, also to one from before the scripts', async ({
  visit,
}) => {
  const { page } = await visit();
  const letIn = await holdBack(page, '**/assets/**/main-*.js');
  await page.goto(areaPath, { waitUntil: 'domcontentloaded' });
  await scrollToTop(page, 900);
  letIn();
  await hydrated(page);
  await settled(page);
  await scrolledTo(page, 900);
  const link = 'footer a[href="/team"]';
  await page.locator(link).evaluate((element) => element.focus({ preventScroll: true }));
  await followLink(page, '/team');
  await scrolledTo(page, 0);
  await goBack(page, areaPath);
  await scrolledTo(page, 900);
  await focusReaches(page, link);
  // The link of a jump is pressed right below the header, where nothing may move.
  await page.locator('main nav a[href*="#"]').nth(1).click();
  await page.waitForURL(new RegExp(`${areaPath}#.`));
});

test('back, pressed after a reload before the scripts, opens the page before at once', async ({ visit }) => {
  const { page } = await visit('/contact');
  const head = await headOf(page);
  await followLink(page, '/team');
  const letIn = await holdBack(page, '**/assets/**/main-*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  // Not by the driver, which would wait for the whole page.
  await page.evaluate(() => history.back());
  await page.getByRole('heading', { level: 1, name: contactHero.title }).waitFor();
  letIn();
  await hydrated(page);
  expect(await headOf(page)).toEqual(head);
});

test("a link pressed between the hydration of header and page is the browser's", async ({ visit }) => {
  const { context, page } = await visit();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript((address) => {
    const press = (): void => {
      const link = document.querySelector<HTMLElement>(`header a[href="${address}"]`);
      const isTaken = link !== null && Object.keys(link).some((key) => key.startsWith('__react'));
      if (location.pathname === address || document.querySelector('[data-hydrated]')) return;
      if (isTaken) link.click();
      else setTimeout(press);
    };
    press();
  }, '/team');
  await load(page, areaPath);
  await page.waitForURL('**/team');
  await hydrated(page);
  const documents = await page.evaluate(() => performance.getEntriesByType('navigation'));
  expect(documents.map(({ name }) => new URL(name).pathname)).toEqual(['/team']);
});

test('where motion is not welcome nothing scrolls by steps, also when that is said later', async ({
  visit,
}) => {
  const { page } = await visit(areaPath);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const places = await watchScrolling(page);
  await page.locator(`nav a[href$="#${target}"]`).dispatchEvent('click');
  await focusReaches(page, `#${target}`);
  await standsBelowHeader(page, target);
  expect(await places()).toBeLessThanOrEqual(1);
  // At once: no document is loaded for it, however early it is.
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await followLink(page, '/team');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect(await page.locator('footer').count()).toBe(1);
});
