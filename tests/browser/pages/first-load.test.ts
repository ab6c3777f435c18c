import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lines, openLink } from '../../bench/link.ts';
import { hydrated, offlineReady, openPage } from '../../support/browser.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { useSite } from '../site.ts';

const site = useSite();
const isOurs = (message: string) => !message.includes('registration blocked by Playwright');

test('scripts are asked for after the first paint, but for the loader', async () => {
  const { page, messages, close } = await openPage(site.browser, { serviceWorkers: 'block' });
  await page.goto(`${site.server.url}/family-law`);
  await hydrated(page);
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
  expect(early).toEqual(['/boot.js']);
  expect(messages.filter(isOurs)).toEqual([]);
  await close();
});

test.each([
  ['/news', ['/api/news-and-events']],
  ['/career', ['/api/job-titles/']],
  ['/advertisement', ['/api/advertisements/']],
])('%s asks for its lists once, before its scripts', async (address, lists) => {
  const { page, messages, close } = await openPage(site.browser, { serviceWorkers: 'block' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.server.url + address);
  await hydrated(page);
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/')).toSorted()).toEqual(lists.toSorted());
  for (const list of lists) {
    expect(asked.indexOf(list)).toBeLessThan(asked.findIndex((path) => path.startsWith('/assets/')));
  }
  expect(messages.filter(isOurs)).toEqual([]);
  await close();
});

/** The families whose letters text is drawn with now. */
const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])),
  );

test('from the device a page is set in the fonts of the site, and stays so on the next ones', async () => {
  const { page, messages, close } = await openPage(site.browser, { width: 360, height: 740 });
  await page.goto(`${site.server.url}/family-law`);
  await offlineReady(page);
  await watchShifts(page);
  await page.goto(`${site.server.url}/expertise`);
  await hydrated(page);
  const fonts = ['Tiro Bangla', 'Anek Bangla'];
  expect(await loadedFonts(page)).toEqual(expect.arrayContaining(fonts));
  const width = () =>
    page.evaluate(() => document.querySelector('footer h2')?.getBoundingClientRect().height);
  const before = await width();
  // The sheets of this page have cascade layers, for which Chromium looks at its fonts anew.
  await page.locator('footer a[href="/contact"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  await page.waitForFunction(() => !document.querySelector('main [data-waiting]'));
  expect(await loadedFonts(page)).toEqual(expect.arrayContaining(fonts));
  expect(await width()).toBe(before);
  expect(messages).toEqual([]);
  await close();
});

test('nothing moves on any screen while a page arrives', async () => {
  const phone = { width: 360, height: 740 };
  for (const { width, height } of [phone, { width: 768, height: 1024 }, { width: 1280, height: 1600 }]) {
    const { page, close } = await openPage(site.browser, { width, height });
    await watchShifts(page);
    for (const address of ['/', '/family-law', '/company-formation', '/approach', '/expertise', '/contact']) {
      await page.goto(site.server.url + address);
      await hydrated(page);
      await page.waitForTimeout(300);
      expect(await shiftsOf(page), `${address} at ${width} px`).toEqual([]);
    }
    await close();
  }
});

describe('on a slow line', () => {
  test.each([360, 1280])('nothing moves while a page comes, %i px wide', async (width) => {
    const link = await openLink(site.server.port);
    link.shape(lines['400 kbit/s']);
    try {
      for (const address of ['/', '/family-law', '/company-formation', '/team', '/expertise', '/contact']) {
        const { page, close } = await openPage(site.browser, { width, height: 740, serviceWorkers: 'block' });
        await watchShifts(page);
        await page.goto(link.url + address, { timeout: 60_000 });
        await hydrated(page);
        expect(await shiftsOf(page), address).toEqual([]);
        await close();
      }
    } finally {
      await link.close();
    }
  });
});
