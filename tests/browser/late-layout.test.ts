import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { longestAnswer } from '../../src/lib/quick-line.ts';
import { lines } from '../bench/lines.ts';
import { openLink } from '../bench/link/link.ts';
import {
  answerTime,
  holdBack,
  hydrated,
  openPage,
  type OpenPageOptions,
  shiftsOf,
  watchShifts,
} from '../support/browser.ts';
import { until } from './outbox-setting.ts';
import { useSite } from './site.ts';

/* The first screen is laid out by itself, what lies below it piece by piece; nobody is to notice anything of it. */

const site = useSite();
const phone = { width: 360, height: 740 };

/** How many parts of the page the browser may leave out while they are not on the screen. */
const leftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *, footer')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      ).length,
  );

/** Asked without a frame: Playwright's own way to wait may have taken those that do not come. */
const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['hydrated'] === 'true');

/** A page whose frames do not come: it stays as its HTML was when it arrived. */
async function openWithoutFrames(options: OpenPageOptions = {}) {
  const opened = await openPage(site.browser, { ...phone, ...options });
  await opened.page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => frames.push(callback);
    Object.assign(window, {
      letFramesCome: () => {
        window.requestAnimationFrame = request;
        for (const callback of frames) request(callback);
      },
    });
  });
  const letFramesCome = () =>
    opened.page.evaluate(() => (window as unknown as { letFramesCome(): void }).letFramesCome());
  return { ...opened, letFramesCome };
}

test('what lies below the first screen is laid out afterwards, and nothing is left of it', async () => {
  const { page, messages, letFramesCome, close } = await openWithoutFrames();
  await page.goto(`${site.server.url}/family-law`);
  expect(await leftOut(page)).toBeGreaterThan(5);
  // On the screen everything has its own height already.
  const heading = page.locator('main h1');
  const place = await heading.boundingBox();
  const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
  await letFramesCome();
  await until(async () => (await leftOut(page)) === 0);
  await until(async () => (await sheets()) === 0);
  expect(await heading.boundingBox()).toEqual(place);
  await until(() => isHydrated(page));
  expect(await page.locator('[style*="content-visibility"]').count()).toBe(0);
  expect(messages).toEqual([]);
  await close();
});

test.each([
  ['a hash', async (page: Page, address: string) => void (await page.goto(`${address}#how-a-matter-begins`))],
  [
    'a reload',
    async (page: Page, address: string) => {
      await page.goto(address);
      await page.reload();
    },
  ],
])('%s finds everything laid out at once', async (_name, come) => {
  const { page, close } = await openWithoutFrames();
  await come(page, `${site.server.url}/family-law`);
  expect(await leftOut(page)).toBe(0);
  await close();
});

test('a press or a key has everything laid out before it is answered', async () => {
  for (const use of ['click', 'keydown'] as const) {
    const { page, close } = await openWithoutFrames();
    await page.goto(`${site.server.url}/family-law`);
    expect(await leftOut(page)).toBeGreaterThan(5);
    if (use === 'click') await page.mouse.click(5, 400);
    else await page.keyboard.press('Tab');
    expect(await leftOut(page)).toBe(0);
    await close();
  }
});

test('a link within the page leads to its place also before the rest is laid out', async () => {
  const { page, messages, letFramesCome, close } = await openWithoutFrames();
  const letIn = await holdBack(page, '**/assets/**/index*.js');
  await page.goto(`${site.server.url}/family-law`, { waitUntil: 'domcontentloaded' });
  await page.locator('main nav a').last().click();
  await letFramesCome();
  const id = new URL(page.url()).hash.slice(1);
  expect(id).not.toBe('');
  const top = () =>
    page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top, id);
  await until(async () => Math.abs(((await top()) ?? 0) - 225) <= 2);
  letIn();
  await until(() => isHydrated(page));
  await page.waitForTimeout(500);
  expect(Math.abs(((await top()) ?? 0) - 225)).toBeLessThanOrEqual(2);
  expect(messages).toEqual([]);
  await close();
});

test('nothing moves on any screen while the rest is laid out', async () => {
  for (const { width, height } of [phone, { width: 768, height: 1024 }, { width: 1280, height: 1600 }]) {
    const { page, close } = await openPage(site.browser, { width, height });
    await watchShifts(page);
    for (const address of ['/', '/family-law', '/company-formation', '/approach', '/expertise', '/contact']) {
      await page.goto(site.server.url + address);
      await hydrated(page);
      await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
      expect(await shiftsOf(page), `${address} at ${width} px`).toEqual([]);
    }
    await close();
  }
});

test('on a slow line everything is laid out as it comes', async () => {
  const { page, close } = await openWithoutFrames();
  const link = await openLink(site.server.port);
  try {
    link.shape(lines['patchy-3g']);
    await page.goto(`${link.url}/family-law`);
    expect(await answerTime(page)).toBeGreaterThan(longestAnswer);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    expect(await leftOut(page)).toBe(0);
  } finally {
    await close();
    await link.close();
  }
});
