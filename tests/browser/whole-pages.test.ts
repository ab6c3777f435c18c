import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fontFiles } from '../../src/app/early-fonts.ts';
import { staticPaths } from '../build/site-files.ts';
import { hydrated, offlineReady, openPage, stopWorkers } from '../support/browser.ts';
import { until } from './outbox-setting.ts';
import { useSite } from './site.ts';

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

/** Whether the worker was asked for the page that is shown, and whether the page says that it is from the device. */
function origin(page: Page): Promise<{ byWorker: boolean; fromDevice: boolean }> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const fromDevice = document.documentElement.hasAttribute('data-from-device');
    return { byWorker: (navigation?.workerStart ?? 0) > 0, fromDevice };
  });
}

test(
  'every page opens without a connection while the worker is not running, in the site’s fonts',
  { timeout: 180_000 },
  async () => {
    const { context, page, messages, close } = await openPage(site.browser);
    await page.goto(`${site.server.url}/family-law`);
    await offlineReady(page);
    expect(await wholePages(page)).toEqual(
      expect.arrayContaining([...staticPaths, '/fonts/tiro-bangla-latin.woff2']),
    );
    await context.setOffline(true);
    for (const path of staticPaths) {
      await stopWorkers(page);
      const tab = await context.newPage();
      tab.on('console', (message) => messages.push(`${path}: ${message.text()}`));
      tab.on('pageerror', (error) => messages.push(`${path}: ${error.message}`));
      await tab.goto(site.server.url + path);
      expect(await origin(tab), path).toEqual({ byWorker: false, fromDevice: true });
      await hydrated(tab);
      await until(async () => (await loadedFonts(tab)).length === fontFiles.length);
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
  await stopWorkers(page);
  const tab = await context.newPage();
  const fromDevice = await tab.goto(`${site.server.url}/approach`);
  expect(await origin(tab)).toEqual({ byWorker: false, fromDevice: true });
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
  await context.setOffline(true);
  await stopWorkers(page);
  await page.goto(`${site.server.url}/approach`);
  expect(await origin(page)).toEqual({ byWorker: false, fromDevice: true });
  expect(await page.locator('main h1').isVisible()).toBe(true);
  await context.setOffline(false);
  expect(messages).toEqual([]);
  await close();
});
