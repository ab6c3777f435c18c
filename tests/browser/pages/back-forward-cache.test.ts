import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserSwitches, findChromium, hydrated, offlineReady, openPage } from '../../support/browser.ts';
import { useSite } from '../site.ts';

const site = useSite();

/**
 * Going back to a page of the site after a page of another document shows it as it was, without loading it: nothing
 * that we do (a listener to `unload`, an open connection, a held lock) forbids the browser to keep it.
 */
test.each(['/family-law', '/contact', '/news'])(
  '%s comes back from the back/forward cache',
  async (address) => {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('Chromium is missing: npm test installs it');
    const browser = await chromium.launch({
      executablePath,
      args: [...browserSwitches],
      // Playwright switches it off, for pages that come back confuse it: what happened is read in another tab.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const { context, page, close } = await openPage(browser);
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        const shown = JSON.parse(localStorage.getItem('shown') ?? '[]') as unknown[];
        localStorage.setItem('shown', JSON.stringify([...shown, [location.pathname, persisted]]));
      });
    });
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    const reasons: string[] = [];
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
    });

    await page.goto(site.server.url + address, { waitUntil: 'networkidle' });
    await hydrated(page);
    // A worker that takes over its first pages in this moment ends the browser's hold on those that are put away.
    await offlineReady(page);
    await page.goto(`${site.server.url}/team`, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    const witness = await context.newPage();
    await witness.goto(`${site.server.url}/robots.txt`);
    const shown = () =>
      witness.evaluate(() => JSON.parse(localStorage.getItem('shown') ?? '[]') as unknown[]);
    await expect.poll(async () => (await shown()).length, { timeout: 10_000 }).toBe(3);
    expect(reasons).toEqual([]);
    expect(await shown()).toEqual([
      [address, false],
      ['/team', false],
      [address, true],
    ]);
    await close();
    await browser.close();
  },
);
