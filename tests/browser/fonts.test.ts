import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lines } from '../bench/lines.ts';
import { openLink } from '../bench/link/link.ts';
import { hydrated, offlineReady, openPage } from '../support/browser.ts';
import { until } from './outbox-setting.ts';
import { useSite } from './site.ts';

/* The site's letters come in time for the first paint, or not before the next page: what is read does not move. */

const site = useSite();
const families = ['Tiro Bangla', 'Anek Bangla'];

/** The site's fonts that the page has loaded and is set in. */
function fontsInUse(page: Page): Promise<string[]> {
  return page.evaluate((all) => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const wanted = ['h1', 'body'].map((name) => getComputedStyle(document.querySelector(name)!).fontFamily);
    return all.filter(
      (family) =>
        wanted.some((names) => names.includes(family)) &&
        loaded.some((face) => face.family.replaceAll('"', '') === family),
    );
  }, families);
}

/** Addresses of fonts that the page itself has asked for. */
function askedFor(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : [])),
  );
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);

test('on a quick line the first page is set in them', async () => {
  const { page, messages, close } = await openPage(site.browser);
  await watchShifts(page);
  await page.goto(`${site.server.url}/family-law`);
  await hydrated(page);
  await expect.poll(() => fontsInUse(page)).toEqual(families);
  expect(await askedFor(page)).toHaveLength(2);
  expect(await shiftsOf(page)).toEqual([]);
  expect(messages).toEqual([]);
  await close();
});

test('on a slow line they come with the next page, and from then on', async () => {
  const { page, messages, close } = await openPage(site.browser, { width: 360, height: 740 });
  await watchShifts(page);
  const link = await openLink(site.server.port);
  link.shape(lines['slow-4g']);
  await page.goto(`${link.url}/family-law`);
  await hydrated(page);
  expect(await fontsInUse(page)).toEqual([]);
  await offlineReady(page);
  // They come from the worker, and change nothing yet.
  await until(async () => (await askedFor(page)).length === 2);
  expect(await fontsInUse(page)).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);

  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/approach"]')?.click());
  await page.waitForURL('**/approach');
  await expect.poll(() => fontsInUse(page)).toEqual(families);

  await page.goto(`${link.url}/team`);
  await hydrated(page);
  await expect.poll(() => fontsInUse(page)).toEqual(families);
  expect(await shiftsOf(page)).toEqual([]);
  expect(messages).toEqual([]);
  await close();
  await link.close();
});

test('without scripts they are not waited for', async () => {
  const { page, close } = await openPage(site.browser, { javaScriptEnabled: false, accepted: false });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.server.url}/family-law`, { waitUntil: 'load' });
  expect(await page.locator('main h1').isVisible()).toBe(true);
  expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([]);
  await close();
});
