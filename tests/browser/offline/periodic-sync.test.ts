import type { CDPSession, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { run } from '../../server/database.ts';
import { controlled, hydrated, offlineReady, openPage, type OpenedPage } from '../../support/browser.ts';
import { useSite } from '../site.ts';

const site = useSite();

afterEach(() => {
  site.server.switches.clear();
  site.server.ledger.clear();
});

/** Id of the worker's registration, as the browser tells it when it is asked to. */
async function registrationId(session: CDPSession): Promise<string> {
  const told = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.server.url));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return told;
}

async function firePeriodicSync(session: CDPSession, tag: string): Promise<void> {
  await session.send('ServiceWorker.dispatchPeriodicSyncEvent', {
    origin: site.server.url,
    registrationId: await registrationId(session),
    tag,
  });
}

/** What the browser does when the site has been installed; a window of its own would need an installed site. */
async function install(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
}

interface Registration {
  readonly periodicSync: { getTags(): Promise<string[]> };
}

const tags = (page: Page) =>
  page.evaluate(async () =>
    ((await navigator.serviceWorker.ready) as unknown as Registration).periodicSync.getTags(),
  );

/** A page that records what is asked of Periodic Background Sync: an incognito profile never grants it. */
async function openRecording(saveData: boolean): Promise<OpenedPage> {
  const opened = await openPage(site.browser);
  await opened.page.addInitScript((saves) => {
    if (saves) Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const { PeriodicSyncManager } = window as unknown as { PeriodicSyncManager: { prototype: object } };
    Object.assign(PeriodicSyncManager.prototype, {
      register: async (...details: unknown[]) => void asked.push(['register', ...details]),
      unregister: async (...details: unknown[]) => void asked.push(['unregister', ...details]),
    });
  }, saveData);
  await opened.page.goto(`${site.server.url}/family-law`);
  await hydrated(opened.page);
  // Under Save-Data the rest of the site is never fetched.
  await (saveData ? controlled : offlineReady)(opened.page);
  await opened.page.waitForLoadState('networkidle');
  return opened;
}

const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);

test('news and jobs are refreshed with no page open, and are there without a connection', async () => {
  const { context, page, messages, close } = await openPage(site.browser);
  await page.goto(`${site.server.url}/news`);
  await page.locator('article').first().waitFor();
  await offlineReady(page);
  const session = await context.newCDPSession(page);
  await page.goto(`${site.server.url}/family-law`);
  site.server.ledger.clear();

  run(
    site.server.database,
    "INSERT INTO news (title, name, date_posted, description) VALUES ('Came by night', 'Rumi', '2027-01-01', '<p>Text</p>')",
  );
  await firePeriodicSync(session, 'lists');
  await site.server.ledger.whenReceived(3);
  expect(
    site.server.ledger
      .requests()
      .map(({ call }) => call)
      .sort(),
  ).toEqual(['GET job-titles', 'GET job-types', 'GET news-and-events']);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            indexedDB.open('query-cache').onsuccess = ({ target }) => {
              const { result } = target as IDBOpenDBRequest;
              const read = result.transaction('cache').objectStore('cache').get('lists');
              read.onsuccess = () => resolve(String(read.result));
            };
          }),
      ),
    )
    .toContain('Came by night');

  await page.close();
  await context.setOffline(true);
  const tab = await context.newPage();
  await tab.goto(`${site.server.url}/news`);
  await tab.getByRole('heading', { name: 'Came by night' }).waitFor();
  await tab.goto(`${site.server.url}/career`);
  await tab.getByText('Discover 5 Exciting Opportunities').waitFor();
  expect(messages).toEqual([]);
  await close();
  run(site.server.database, "DELETE FROM news WHERE title = 'Came by night'");
});

test('the browser is asked for one refresh a day once the site is installed, not before', async () => {
  const { page, messages, close } = await openRecording(false);
  expect(await asked(page)).toEqual([]);
  await install(page);
  await expect.poll(() => asked(page)).toEqual([['register', 'lists', { minInterval: 24 * 60 * 60 * 1000 }]]);
  expect(messages).toEqual([]);
  await close();
});

test('under Save-Data none is asked for, and an earlier one is ended', async () => {
  const { page, messages, close } = await openRecording(true);
  await install(page);
  await expect.poll(() => asked(page)).toEqual([['unregister', 'lists']]);
  expect(messages).toEqual([]);
  await close();
});

test('a browser that does not grant it is left alone', async () => {
  const { page, messages, close } = await openPage(site.browser);
  await page.goto(`${site.server.url}/family-law`);
  await hydrated(page);
  await offlineReady(page);
  await page.waitForLoadState('networkidle');
  await install(page);
  expect(await tags(page)).toEqual([]);
  expect(messages).toEqual([]);
  await close();
});
