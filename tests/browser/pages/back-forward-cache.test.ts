import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserSwitches, findChromium, hydrated, offlineReady, openPage } from '../../support/browser.ts';
import { useSite } from '../site.ts';

const site = useSite();

/*
 * Going back to a page of the site after a page of another document shows it as it was, without loading it: nothing
 * that we do (a listener to `unload`, an open connection, a held lock) forbids the browser to keep it.
 */
test('pages come back from the back/forward cache', async () => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...browserSwitches],
    // Playwright switches it off, for pages that come back confuse it: what happened is read in another tab.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const { context, page: witness, close } = await openPage(browser);
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const shown = JSON.parse(localStorage.getItem('shown') ?? '[]') as unknown[];
      localStorage.setItem('shown', JSON.stringify([...shown, [location.pathname, persisted]]));
    });
  });
  await witness.goto(`${site.server.url}/contact`);
  // A worker that takes over its first pages in this moment ends the browser's hold on those that are put away.
  await offlineReady(witness);
  await witness.goto(`${site.server.url}/robots.txt`);
  const shown = () => witness.evaluate(() => JSON.parse(localStorage.getItem('shown') ?? '[]') as unknown[]);

  for (const address of ['/family-law', '/contact', '/news']) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    const reasons: string[] = [];
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
    });
    await witness.evaluate(() => localStorage.removeItem('shown'));
    await page.goto(site.server.url + address, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.goto(`${site.server.url}/team`);
    await hydrated(page);
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    await expect.poll(shown, { message: `${address}: ${reasons.join(', ')}` }).toEqual([
      [address, false],
      ['/team', false],
      [address, true],
    ]);
    expect(reasons).toEqual([]);
  }
  await close();
  await browser.close();
});
