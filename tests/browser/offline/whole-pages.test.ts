import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { fontFiles } from '../../../src/app/early-fonts.ts';
import { staticPaths } from '../../build/site-files.ts';
import { hydrated, offlineReady, openPage, stopWorkers } from '../../support/browser.ts';
import { until } from '../forms/outbox-setting.ts';
import { useSite } from '../site.ts';

/* Chromium answers for a worker that would have to be started first (sw/whole-pages.ts). */

const site = useSite();

/** Paths of the pages that are put together beforehand, and of the fonts. */
function wholePages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('whole-pages-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Families of the site's fonts that the page has. */
function loadedFonts(page: Page): Promise<string[]> {
  const families: readonly string[] = fontFiles.map(({ family }) => family);
  return page.evaluate(
    (names) =>
      [...document.fonts].flatMap(({ family, status }) =>
        names.includes(family.replaceAll('"', '')) && status === 'loaded' ? [family] : [],
      ),
    families,
  );
}

/** Whether the page has waited for its first screen to be painted. */
const hasStoppedAtFold = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByName('fold').length === 1);

/** Whether the worker was asked for the page that is shown, and whether the page says that it is from the device. */
function origin(page: Page): Promise<{ byWorker: boolean; fromDevice: boolean }> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const fromDevice = document.documentElement.hasAttribute('data-from-device');
    return { byWorker: (navigation?.workerStart ?? 0) > 0, fromDevice };
  });
}

/** Opens a page while the worker is not running: it may just have been started again by what another tab asks for. */
async function openWithoutWorker(tab: Page, path: string): Promise<Response | null> {
  let response: Response | null = null;
  for (let visits = 0; visits < 10; visits += 1) {
    await stopWorkers(tab);
    response = await tab.goto(site.server.url + path);
    if (!(await origin(tab)).byWorker) break;
  }
  expect(await origin(tab), path).toEqual({ byWorker: false, fromDevice: true });
  return response;
}

test(
  'every page opens without a connection while the worker is not running, in the site’s fonts',
  { timeout: 180_000 },
  async () => {
    const { context, page, messages, close } = await openPage(site.browser);
    await page.goto(`${site.server.url}/family-law`);
    await offlineReady(page);
    expect(await wholePages(page)).toEqual(
      expect.arrayContaining([...staticPaths, '/fonts/tiro-bangla-latin.woff2', '/fold.js']),
    );
    await context.setOffline(true);
    for (const path of staticPaths) {
      const tab = await context.newPage();
      // The console has a line for a list that is not on the device and is asked for in vain.
      tab.on('pageerror', (error) => messages.push(`${path}: ${error.message}`));
      await openWithoutWorker(tab, path);
      await hydrated(tab);
      await until(async () => (await loadedFonts(tab)).length === fontFiles.length);
      expect(await hasStoppedAtFold(tab), path).toBe(true);
      await tab.close();
    }
    await context.setOffline(false);
    expect(messages).toEqual([]);
    await close();
  },
);

test('a page with a query, and the not-found page, are the worker’s', async () => {
  const { context, page, messages, close } = await openPage(site.browser);
  await page.goto(`${site.server.url}/approach`);
  await offlineReady(page);
  await context.setOffline(true);
  for (const [address, title] of [
    ['/team?utm_source=card', /team/i],
    ['/team/', /team/i],
    ['/there-is-no-such-page', /^Page not found/],
  ] as const) {
    await stopWorkers(page);
    const tab = await context.newPage();
    await tab.goto(site.server.url + address);
    expect(await origin(tab), address).toEqual({ byWorker: true, fromDevice: true });
    await hydrated(tab);
    expect(await tab.title(), address).toMatch(title);
    await tab.close();
  }
  await context.setOffline(false);
  expect(messages).toEqual([]);
  await close();
});

test('the page has the policies of the host', async () => {
  const { context, page, close } = await openPage(site.browser);
  const fromHost = await page.goto(`${site.server.url}/approach`);
  await offlineReady(page);
  const tab = await context.newPage();
  const fromDevice = await openWithoutWorker(tab, '/approach');
  for (const header of ['content-security-policy', 'content-type', 'x-content-type-options']) {
    expect(await fromDevice?.headerValue(header), header).toBe(await fromHost?.headerValue(header));
  }
  await close();
});

test('what the visitor has removed is put back with the page that is looked at again', async () => {
  const { context, page, messages, close } = await openPage(site.browser);
  await page.goto(`${site.server.url}/approach`);
  await offlineReady(page);
  await page.goto(`${site.server.url}/stored-on-this-device`);
  await hydrated(page);
  const row = page.getByRole('listitem').filter({ hasText: 'The pages of this site' });
  await row.getByRole('button', { name: /^Clear / }).click();
  await row.getByRole('button', { name: 'Remove them' }).click();
  await row.getByText('Cleared.').waitFor();
  expect(await wholePages(page)).toEqual([]);

  await page.goto(`${site.server.url}/approach`);
  await until(async () => (await wholePages(page)).includes('/approach'));
  expect(await wholePages(page)).toContain('/fonts/anek-bangla-latin-wght.woff2');
  expect(await wholePages(page)).not.toContain('/team');
  // From here on what was removed and not asked for again is missing.
  expect(messages).toEqual([]);
  await context.setOffline(true);
  await openWithoutWorker(page, '/approach');
  expect(await page.locator('main h1').isVisible()).toBe(true);
  // And with the parts that the worker makes it of.
  await page.goto(`${site.server.url}/approach?utm_source=card`);
  expect(await origin(page)).toEqual({ byWorker: true, fromDevice: true });
  await context.setOffline(false);
  await close();
});
