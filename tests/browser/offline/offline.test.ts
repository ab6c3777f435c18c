import { expect, test } from 'vitest';
import { hydrated, offlineReady, openPage } from '../../support/browser.ts';
import { staticPaths } from '../../build/site-files.ts';
import { useSite } from '../site.ts';

const site = useSite();

test(
  'after one visit every page opens by its address with the network off',
  { timeout: 180_000 },
  async () => {
    const { context, page, messages, close } = await openPage(site.browser);
    await page.goto(`${site.server.url}/family-law`);
    await offlineReady(page);
    await page.close();

    await site.server.stop();
    await context.setOffline(true);
    try {
      const tab = await context.newPage();
      tab.on('pageerror', (error) => messages.push(`${tab.url()}: ${error.message}`));
      for (const address of [...staticPaths, '/apply/job/101', '/team/', '/approach?utm_source=card']) {
        const response = await tab.goto(site.server.url + address);
        expect(response?.fromServiceWorker(), address).toBe(true);
        await hydrated(tab);
        expect(await tab.locator('main h1').isVisible(), address).toBe(true);
        expect(await tab.title(), address).not.toMatch(/^Page not found/);
        const broken = await tab.evaluate(() =>
          [...document.images]
            .filter((image) => image.complete && image.naturalWidth === 0 && !/sample/.test(image.src))
            .map((image) => image.src),
        );
        expect(broken, address).toEqual([]);
      }
      await tab.goto(`${site.server.url}/there-is-no-such-page`);
      await hydrated(tab);
      expect(await tab.title()).toMatch(/^Page not found/);
    } finally {
      await context.setOffline(false);
      await site.server.restart();
    }
    expect(messages).toEqual([]);
    await close();
  },
);

test('links work with the network off, from a page that was never left', async () => {
  const { context, page, messages, close } = await openPage(site.browser);
  await page.goto(`${site.server.url}/`);
  await offlineReady(page);
  await context.setOffline(true);
  for (const address of ['/expertise', '/tax-advisory', '/contact', '/ip-law']) {
    await page.evaluate(
      (target) => document.querySelector<HTMLElement>(`a[href="${target}"]`)?.click(),
      address,
    );
    await page.waitForURL(`**${address}`);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  }
  expect(messages).toEqual([]);
  await close();
});
