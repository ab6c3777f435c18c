import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { teamHero } from '../../../src/content/en/team.ts';
import { firm } from '../../../src/content/en/firm.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { lines, openLink } from '../../bench/link.ts';
import { controlled, holdBack, hydrated, load } from '../../support/browser.ts';
import { startDeadSpot } from '../../support/dead-spot.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import {
  contactForm,
  fillContact,
  lateFormReady,
  storedMessages,
  submit,
  submitContact,
  success,
} from '../forms/outbox-setting.ts';
import { boxOf, settled } from './actions.ts';
import { test } from '../site.ts';
import { areaPath, servicePath } from '../../support/every-page.ts';

const phone = { width: 360, height: 740 } as const;
const formScript = '**/contact-form-*.js';

test('scripts are asked for after the first paint, but for the loader', async ({ visit }) => {
  const { page } = await visit(areaPath);
  const { paint, scripts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name: new URL(name).pathname, startTime })),
  }));
  expect(paint).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(4);
  const early = scripts.filter(({ startTime }) => startTime < paint).map(({ name }) => name);
  // The head names the loader, which waits for the paint.
  expect(early.filter((name) => name !== '/boot.js')).toEqual([]);
  expect(scripts.map(({ name }) => name)).toContain('/boot.js');
});

/** A page of the team whose HTML names these scripts instead of its entry, before its own. */
async function routeWithImports(page: Page, instead: (entry: string) => string) {
  await page.route('**/team', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(?<=data-imports>\[)("[^"]*main-[^"]*")/, instead);
    await route.fulfill({ response, body });
  });
}

test("a page's own scripts are asked for beside the app's, and one that is gone is not waited for", async ({
  visit,
}) => {
  const { page } = await visit(undefined, { expected: /404/ });
  await routeWithImports(page, (entry) => `${entry},"/assets/gone.js"`);
  const release = await holdBack(page, '**/vendor-*.js');
  const asked = ['gone', 'team-page-*', 'en-team-*'].map((name) =>
    page.waitForRequest(`**/assets/${name}.js`),
  );
  await page.goto('/team');
  await Promise.all(asked);
  release();
  await hydrated(page);
});

test('no script of another build is asked for', async ({ visit }) => {
  const { page } = await visit();
  await routeWithImports(page, () => '"/assets/main-ofOld123.js","/assets/gone.js"');
  await load(page, '/team');
});

test.for(['/team/', '/team.html'])(
  'at %s a link within the page that is pressed early loads nothing anew',
  async (address, { visit, server }) => {
    const { page } = await visit();
    const release = await holdBack(page, '**/team-page-*.js');
    await page.route(`**${address}`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${server.url}/team` }) }),
    );
    await page.goto(address);
    await page.waitForURL('**/team');
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true });
      location.hash = 'main';
    });
    release();
    await hydrated(page);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  },
);

test('a page is marked as hydrated when it is, and its form comes after that', async ({ visit }) => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const isOwned = (selector: string) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));
    const parts = ['main h1', 'footer a', 'main form'];
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.documentElement.dataset['owned'] = parts.filter(isOwned).join();
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await load(page, '/contact');
  expect(await page.locator('html').getAttribute('data-owned')).toBe('main h1,footer a');
  await lateFormReady(page);
});

/** The families whose letters text is drawn with now. */
const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])),
  );

test('from the device pages are set in the fonts of the site', async ({ visit }) => {
  const { page } = await visit(areaPath, { ...phone, worker: true });
  await controlled(page);
  await watchShifts(page);
  await load(page, areaPath);
  const fonts = ['Tiro Bangla', 'Anek Bangla'];
  expect(await loadedFonts(page)).toEqual(expect.arrayContaining(fonts));
  expect(await shiftsOf(page)).toEqual([]);
  const height = async () => (await boxOf(page.locator('footer h2').first())).height;
  const before = await height();
  // The sheets of this page have cascade layers, for which Chromium looks at its fonts anew.
  await page.locator('footer a[href="/contact"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  await page.waitForFunction(() => !document.querySelector('main [data-waiting]'));
  expect(await loadedFonts(page)).toEqual(expect.arrayContaining(fonts));
  expect(await height()).toBe(before);
});

test('what is done before the scripts have come counts', async ({ visit }) => {
  const { page } = await visit(undefined, { ...phone, accepted: false, hasTouch: true, isMobile: true });
  const menu = page.locator('header nav');
  const release = await holdBack(page, '**/assets/**/*.js');
  await page.goto(areaPath, { waitUntil: 'commit' });
  await page.locator('[data-answer=agree]').click();
  await page.locator('#disclaimer').waitFor({ state: 'hidden' });
  await page.locator('footer a[href="/team"]').first().click();
  await page.waitForURL('**/team');
  await page.locator('header summary').click();
  await menu.waitFor({ state: 'visible' });
  release();
  await hydrated(page);
  expect(await page.locator('main h1').textContent()).toBe(teamHero.title);
  expect(await page.locator('#disclaimer').isVisible()).toBe(false);
  expect(await menu.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await menu.isVisible()).toBe(false);
});

test('what is pressed before any script has come happens then, and no word is in the address', async ({
  visit,
  server,
}) => {
  const { page } = await visit(undefined, phone);
  const contact = await holdBack(page, '**/assets/**/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await submitContact(contactForm(page), 'written before any script');
  expect(page.url()).toBe(`${server.url}/contact`);
  // Who types on has thought better of it.
  const button = contactForm(page).locator('[type=submit]');
  await button.and(page.locator('[aria-busy]')).waitFor();
  await contactForm(page).getByLabel('Message').pressSequentially('.');
  expect(await button.getAttribute('aria-busy')).toBe(null);
  await button.click();
  contact();
  await contactForm(page).getByText(success).waitFor();
  expect(storedMessages(server)).toEqual(['written before any script.']);

  await page.unrouteAll();
  const area = await holdBack(page, '**/assets/**/*.js');
  await page.goto(areaPath, { waitUntil: 'commit' });
  await page.locator('[aria-controls=site-search]').click();
  area();
  await page.locator('#site-search[data-open] input').waitFor();
});

test('a form survives a dead spot: its script is asked for again, and then sends', async ({
  visit,
  server,
}) => {
  const { context, page } = await visit(undefined, { ...phone, expected: /ERR_FAILED|ERR_INTERNET/ });
  await page.route(formScript, (route) => route.abort());
  await load(page, '/contact');
  const form = contactForm(page);
  await submitContact(form, 'written in a dead spot');
  await form.locator('[type=submit][aria-busy=true]').waitFor();
  expect(await form.getByLabel('Message').inputValue()).toBe('written in a dead spot');
  expect(storedMessages(server)).toEqual([]);
  await page.unroute(formScript);
  await context.setOffline(true);
  await context.setOffline(false);
  await form.getByText(success).waitFor();
  expect(storedMessages(server)).toEqual(['written in a dead spot']);
  expect(await form.locator('[aria-busy]').count()).toBe(0);
  expect(new URL(page.url()).search).toBe('');
});

/** Bubble at the button of the contact form. */
const bubble = (page: Page) =>
  contactForm(page)
    .locator('[type=submit]')
    .evaluate((button: HTMLButtonElement) => button.validationMessage);

test('a page survives a dead spot before its first script, and says meanwhile why it waits', async ({
  visit,
  server,
}) => {
  const { page } = await visit(undefined, { ...phone, expected: /ERR_FAILED/ });
  await page.clock.install();
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/contact');
  await submitContact(contactForm(page), 'written before');
  await page.clock.runFor(4000);
  // Who types on and presses again is told six seconds after that.
  await submitContact(contactForm(page), 'written before the connection went');
  await page.clock.runFor(3000);
  expect(await bubble(page)).toBe('');
  await page.clock.runFor(3000);
  expect(await bubble(page)).toContain(firm.phone.display);
  await page.unrouteAll();
  await contactForm(page).getByText(success).waitFor();
  expect(storedMessages(server)).toEqual(['written before the connection went']);
});

test('a page whose loader was lost on the way asks for it again', async ({ visit, server }) => {
  const { page } = await visit(undefined, { ...phone, expected: /ERR_FAILED/ });
  await page.clock.install();
  await page.route(/boot\.js/, (route) => route.abort());
  await page.goto('/contact');
  await fillContact(contactForm(page), 'written before the loader');
  for (let lost = 0; lost < 2; lost += 1) {
    const failed = page.waitForEvent('requestfailed');
    await page.clock.runFor(5000);
    await failed;
  }
  await page.unrouteAll();
  await page.clock.runFor(5000);
  await lateFormReady(page);
  await submit(contactForm(page));
  await contactForm(page).getByText(success).waitFor();
  expect(storedMessages(server)).toEqual(['written before the loader']);
});

test('a picture of news is not taken for the loader', async ({ visit }) => {
  const { page } = await visit(undefined, phone);
  await page.clock.install();
  const news = [{ ...sample['news-and-events'][0], description: '<p>Text</p><img src="/boot.js">' }];
  await page.route('**/api/news-and-events', (route) => route.fulfill({ json: news }));
  await load(page, '/news');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const image = page.locator('main article p + img').first();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate(({ complete }: HTMLImageElement) => complete)).toBe(true);
  await page.clock.runFor(6000);
  expect(scripts).not.toContain('/boot.js');
});

test.for([
  ['drawings', '/expertise', '/art/service-', 'main img[data-art^=service-]'],
  ['pictures of news', '/news', '/art/hero-about.svg?news', 'main article p + img'],
] as const)(
  '%s that fell into a dead spot come when it is over',
  async ([, address, file, picture], { visit }) => {
    const { page } = await visit(undefined, { ...phone, expected: /ERR_FAILED/ });
    await page.clock.install();
    const news = [{ ...sample['news-and-events'][0], description: `<p>Text</p><img src="${file}">` }];
    await page.route('**/api/news-and-events', (route) => route.fulfill({ json: news }));
    const isLost = ({ href }: URL) => href.includes(file);
    await page.route(isLost, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => isLost(new URL(request.url())));
    await page.goto(address);
    const image = page.locator(picture).first();
    await image.scrollIntoViewIfNeeded();
    await Promise.all([lost, hydrated(page)]);
    await page.unroute(isLost);
    const widthLater = async () => {
      await page.clock.runFor(3000);
      return image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
    };
    await expect.poll(widthLater).toBeGreaterThan(0);
  },
);

/** Opens a page whose HTML does not come whole, and waits until its loader and this part of it are there. */
async function openInPart(page: Page, url: string, last: string): Promise<void> {
  await page.clock.install();
  const loader = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/boot.js'));
  await page.goto(url, { waitUntil: 'commit' });
  await Promise.all([loader, page.locator(last).first().waitFor({ state: 'attached' })]);
  expect(await page.locator('footer').count()).toBe(0);
}

/** What was painted starts the loader, which waits for the end of the HTML. */
async function waitInVain(page: Page): Promise<void> {
  for (const wait of [1000, 15_000]) await page.clock.runFor(wait);
  await hydrated(page);
}

test.for([
  ['in its styles', areaPath, 'head style'],
  ['below its form', '/contact', 'main form [type=submit]'],
] as const)('a page whose HTML is cut %s becomes whole', async ([, address, last], { visit, server }) => {
  const link = await openLink(server.port);
  link.shape({ down: 30_000, up: 60_000, roundTrip: 50 });
  const { page, close } = await visit(undefined, { ...phone, expected: /ERR_|Minified React error #418/ });
  await openInPart(page, link.url + address, last);
  link.cut();
  const messages = contactForm(page).locator('textarea');
  for (const message of await messages.all()) await message.fill('written before the cut was mended');
  link.shape(null);
  await waitInVain(page);
  expect(await page.locator('main h1').isVisible()).toBe(true);
  if (address === '/contact') {
    await lateFormReady(page);
    expect(await messages.inputValue()).toBe('written before the cut was mended');
  }
  await page.locator('footer a[href="/team"]').first().click();
  await page.getByRole('heading', { level: 1, name: teamHero.title }).waitFor();
  await close();
  await link.close();
});

test('HTML that goes on after the page was completed adds nothing to it', async ({ visit, server }) => {
  const deadSpot = await startDeadSpot(server.port, { stuck: /^\/contact$/ });
  const { page, close } = await visit(undefined, { ...phone, expected: /Minified React error #418/ });
  await openInPart(page, `${deadSpot.url}/contact`, 'main h1');
  await waitInVain(page);
  await page.locator('main form').waitFor({ state: 'attached' });
  deadSpot.mend();
  await page.waitForTimeout(500);
  for (const part of ['h1', 'main', 'footer', 'main form'])
    expect(await page.locator(part).count(), part).toBe(1);
  await close();
  deadSpot.close();
});

test('a browser that is too old keeps the page as it came, and its forms say so', async ({ visit }) => {
  const { page } = await visit(undefined, phone);
  await page.clock.install();
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
  await page.goto('/contact');
  await submitContact(contactForm(page), 'written in an old browser');
  await page.clock.runFor(6000);
  expect(await bubble(page)).toContain(firm.phone.display);
  expect(await page.locator('[data-hydrated]').count()).toBe(0);
  await page.locator('footer a[href="/team"]').first().click();
  await page.waitForURL('**/team');
  expect(await page.locator('main h1').textContent()).toBe(teamHero.title);
});

const addresses = ['/', areaPath, servicePath, '/team', '/approach', '/expertise', '/contact'];

// Pages that arrive at once: every-page.test.ts.
test('nothing moves while a page comes in pieces', async ({ visit, server }) => {
  await Promise.all(
    // Each on a line of its own, and all at once, for they wait most of the time.
    [360, 768, 1280].flatMap((width) =>
      addresses.map(async (address) => {
        const link = await openLink(server.port);
        link.shape(lines['400 kbit/s']);
        const { page, close } = await visit(undefined, { width, height: 740 });
        page.setDefaultTimeout(60_000);
        await watchShifts(page);
        await load(page, link.url + address);
        expect(await shiftsOf(page), `${address}, ${width} px wide`).toEqual([]);
        await close();
        await link.close();
      }),
    ),
  );
});

test.for([
  ['GET job-titles', 'Loading...'],
  ['GET job-types', 'Share'],
] as const)(
  'nothing moves when the job comes whose form is asked for, with %s behind the rest',
  async ([call, shown], { visit, server }) => {
    server.switches.set({ call, effect: { kind: 'hold' } });
    const { page } = await visit(undefined, { width: 360, height: 740 });
    await watchShifts(page);
    await load(page, '/apply/job/101');
    await page.locator('main').getByText(shown, { exact: true }).waitFor();
    await server.switches.whenHeld();
    await settled(page);
    expect(await page.locator('main form').count()).toBe(0);
    server.switches.release();
    await page.getByLabel('First Name').waitFor();
    await settled(page);
    expect(await shiftsOf(page)).toEqual([]);
  },
);
