import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lines, openLink } from '../../bench/link.ts';
import { controlled, hydrated } from '../../support/browser.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { test } from './visit.ts';

test('scripts are asked for after the first paint, but for the loader', async ({ visit }) => {
  const { page } = await visit('/family-law');
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
});

/** The families whose letters text is drawn with now. */
const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])),
  );

test('from the device pages are set in the fonts of the site', async ({ visit, server }) => {
  const { page } = await visit('/family-law', { width: 360, height: 740, worker: true });
  await controlled(page);
  await watchShifts(page);
  await page.goto(`${server.url}/family-law`);
  await hydrated(page);
  const fonts = ['Tiro Bangla', 'Anek Bangla'];
  expect(await loadedFonts(page)).toEqual(expect.arrayContaining(fonts));
  expect(await shiftsOf(page)).toEqual([]);
  const height = () =>
    page.evaluate(() => document.querySelector('footer h2')?.getBoundingClientRect().height);
  const before = await height();
  // The sheets of this page have cascade layers, for which Chromium looks at its fonts anew.
  await page.locator('footer a[href="/contact"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  await page.waitForFunction(() => !document.querySelector('main [data-waiting]'));
  expect(await loadedFonts(page)).toEqual(expect.arrayContaining(fonts));
  expect(await height()).toBe(before);
});

const addresses = ['/', '/family-law', '/company-formation', '/team', '/approach', '/expertise', '/contact'];

// Pages that arrive at once: every-page.test.ts.
test.for([360, 768, 1280])(
  'nothing moves while a page comes in pieces, %i px wide',
  async (width, { visit, server }) => {
    await Promise.all(
      // Each on a line of its own.
      addresses.map(async (address) => {
        const link = await openLink(server.port);
        link.shape(lines['400 kbit/s']);
        const { page, close } = await visit(undefined, { width, height: 740 });
        page.setDefaultTimeout(60_000);
        await watchShifts(page);
        await page.goto(link.url + address);
        await hydrated(page);
        expect(await shiftsOf(page), address).toEqual([]);
        await close();
        await link.close();
      }),
    );
  },
);
