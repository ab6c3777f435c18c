import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { jobList } from '../../../src/content/en/career.ts';
import { load, readDatabase } from '../../support/browser.ts';
import { listKept, registrationOf } from '../forms/outbox-setting.ts';
import { strictTest as test } from '../site.ts';
import { areaPath } from '../../support/every-page.ts';

/** What the browser does when the site has been installed; a window of its own would need an installed site. */
const install = (page: Page) => page.evaluate(() => dispatchEvent(new Event('appinstalled')));

test('news and jobs are refreshed with no page open', async ({ openStored, server }) => {
  const { context, page } = await openStored('/news');
  await page.locator('article').first().waitFor();
  await page.goto(`${server.url}${areaPath}`);
  server.ledger.clear();
  const title = 'Came by night';
  const news = { title, name: 'Rumi', date_posted: '2027-01-01', description: '<p>Text</p>' };
  server.switches.set({ call: 'GET news-and-events', effect: { kind: 'list', body: [news] } });
  const session = await context.newCDPSession(page);
  const registrationId = await registrationOf(session);
  const event = { origin: server.url, registrationId, tag: 'lists' };
  await session.send('ServiceWorker.dispatchPeriodicSyncEvent', event);
  await server.ledger.whenReceived(3);
  const calls = server.ledger.requests().map(({ call }) => call);
  expect(calls.sort()).toEqual(['GET job-titles', 'GET job-types', 'GET news-and-events']);
  await expect.poll(() => readDatabase(page, 'query-cache', 'cache', 'lists')).toContain(title);

  await page.close();
  await context.setOffline(true);
  const tab = await context.newPage();
  await tab.goto(`${server.url}/news`);
  await tab.getByRole('heading', { name: title }).waitFor();
  await tab.goto(`${server.url}/career`);
  await tab.getByText(jobList.heading.replace('{n}', '5')).waitFor();
});

test.for([
  ['once a day', false, [['register', 'lists', { minInterval: 24 * 60 * 60 * 1000 }]]],
  ['not at all under Save-Data, and an earlier refresh is ended', true, [['unregister', 'lists']]],
] as const)('once installed it asks for a refresh: %s', async ([, saveData, expected], { open, server }) => {
  const { page } = await open(undefined, { worker: true, saveData });
  // An incognito profile never grants it, and nothing is said of that: what is asked is recorded.
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const { PeriodicSyncManager } = window as unknown as {
      PeriodicSyncManager: { prototype: Record<string, (...details: unknown[]) => unknown> };
    };
    for (const name of ['register', 'unregister']) {
      const ask = PeriodicSyncManager.prototype[name];
      PeriodicSyncManager.prototype[name] = function record(...details: unknown[]) {
        asked.push([name, ...details]);
        return ask?.apply(this, details);
      };
    }
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
  await load(page, `${server.url}/news`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Lists that nobody has looked at come once the site is installed, unless data is to be saved.
  await page.getByRole('link', { name: 'Career' }).first().hover();
  await listKept(page, 'news');
  const calls = () => server.ledger.requests().map(({ call }) => call);
  expect(calls()).toEqual(['GET news-and-events']);
  expect(await asked()).toEqual([]);
  await install(page);
  await expect.poll(asked).toEqual(expected);
  if (saveData) expect(calls()).toEqual(['GET news-and-events']);
  else await listKept(page, 'advertisements');
});
