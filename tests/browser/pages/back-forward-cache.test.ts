import { expect } from 'vitest';
import { hydrated, load } from '../../support/browser.ts';
import { beginTest, endContext } from '../../support/failed-test.ts';
import { startWithProfile } from '../offline/lasting-profile.ts';
import { folderForTest } from '../../support/test-folder.ts';
import { test } from '../site.ts';
import { areaPath } from '../../support/every-page.ts';

/*
 * Going back to a page of the site after a page of another document shows it as it was, without loading it: nothing
 * that we do (a listener to `unload`, an open connection, a held lock) forbids the browser to keep it.
 */
test('pages come back from the back/forward cache', async ({ server, task, onTestFinished }) => {
  beginTest(task);
  const { context, open } = await startWithProfile(folderForTest(), {
    baseURL: server.url,
    // Playwright switches it off, for pages that come back confuse it: what happened is read in another tab.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(() => endContext(context));
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const shown = JSON.parse(localStorage.getItem('shown') ?? '[]') as unknown[];
      localStorage.setItem('shown', JSON.stringify([...shown, [location.pathname, persisted]]));
    });
  });
  // A worker that takes over its first pages in this moment ends the browser's hold on those that are put away.
  const witness = await open('/contact', { stored: true });
  await witness.goto('/robots.txt');
  const shown = () => witness.evaluate(() => JSON.parse(localStorage.getItem('shown') ?? '[]') as unknown[]);

  for (const address of [areaPath, '/contact', '/news']) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    const reasons: string[] = [];
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
    });
    await witness.evaluate(() => localStorage.removeItem('shown'));
    await page.goto(address);
    await hydrated(page);
    await load(page, '/team');
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
});
