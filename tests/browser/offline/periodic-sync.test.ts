import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { run } from '../../server/database.ts';
import { hydrated, readDatabase } from '../../support/browser.ts';
import { registrationOf } from '../forms/outbox-setting.ts';
import { strictTest as test } from '../site.ts';

/** What the browser does when the site has been installed; a window of its own would need an installed site. */
const install = (page: Page) => page.evaluate(() => dispatchEvent(new Event('appinstalled')));

test('news and jobs are refreshed with no page open', async ({ openStored, server }) => {
  const { context, page } = await openStored('/news');
  await page.locator('article').first().waitFor();
  await page.goto(`${server.url}/family-law`);
  server.ledger.clear();
  const title = 'Came by night';
  run(
    server.database,
    `INSERT INTO news (title, name, date_posted, description) VALUES ('${title}', 'Rumi', '2027-01-01', '<p>Text</p>')`,
  );
  try {
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
    await tab.getByText('Discover 5 Exciting Opportunities').waitFor();
  } finally {
    run(server.database, `DELETE FROM news WHERE title = '${title}'`);
  }
});

test.for([
  ['once a day', false, [['register', 'lists', { minInterval: 24 * 60 * 60 * 1000 }]]],
  ['not at all under Save-Data, and an earlier refresh is ended', true, [['unregister', 'lists']]],
] as const)(
  'once the site is installed, not before, the browser is asked for a refresh: %s',
  async ([, saveData, expected], { open, server }) => {
    const { page } = await open(undefined, { worker: true });
    // An incognito profile never grants it: what is asked is recorded.
    await page.addInitScript((saves) => {
      if (saves) Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      const asked: unknown[] = [];
      Object.assign(window, { asked });
      const { PeriodicSyncManager } = window as unknown as { PeriodicSyncManager: { prototype: object } };
      Object.assign(PeriodicSyncManager.prototype, {
        register: async (...details: unknown[]) => void asked.push(['register', ...details]),
        unregister: async (...details: unknown[]) => void asked.push(['unregister', ...details]),
      });
    }, saveData);
    const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
    await page.goto(`${server.url}/family-law`);
    await hydrated(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(await asked()).toEqual([]);
    await install(page);
    await expect.poll(asked).toEqual(expected);
  },
);

test('a browser that does not grant it is left alone', async ({ open }) => {
  const { page } = await open('/family-law', { worker: true });
  await install(page);
  const tags = () =>
    page.evaluate(async () => {
      const { periodicSync } = (await navigator.serviceWorker.ready) as unknown as {
        readonly periodicSync: { getTags(): Promise<string[]> };
      };
      return periodicSync.getTags();
    });
  expect(await tags()).toEqual([]);
});
