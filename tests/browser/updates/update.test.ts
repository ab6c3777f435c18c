import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hydrated, offlineReady, openPage, stopWorkers, type OpenedPage } from '../../support/browser.ts';
import type { ChangedBuild } from '../../support/changed-build.ts';
import {
  contactForm,
  emptyServer,
  expectNoSurprise,
  keepContact,
  openContact,
  readOutbox,
  storedMessages,
  until,
} from '../forms/outbox-setting.ts';
import { distFolder, useSite } from '../site.ts';
import {
  becomesSecondVersion,
  comeBack,
  contentHash,
  makeSecondVersion,
  offer,
  reloadOffered,
} from './second-version.ts';

const site = useSite();
let second: ChangedBuild;
let opened: OpenedPage;
beforeAll(async () => {
  second = await makeSecondVersion();
}, 240_000);
afterAll(() => second.remove());
beforeEach(async () => {
  emptyServer(site.server);
  opened = await openPage(site.browser);
});
afterEach(async () => {
  site.server.switches.clear();
  site.server.useDist(distFolder);
  await opened.close();
});

/** The first tab, on a page with everything stored. */
async function openFirst(address = '/approach'): Promise<Page> {
  const { page } = opened;
  await page.goto(site.server.url + address);
  await hydrated(page);
  await offlineReady(page);
  return page;
}

/** Another tab of the same profile. @param prepare is run in the page before its scripts */
async function openTab(address = '/approach', prepare?: () => void): Promise<Page> {
  const tab = await opened.context.newPage();
  if (prepare) await tab.addInitScript(prepare);
  tab.on('console', (message) => opened.messages.push(message.text()));
  tab.on('pageerror', (error) => opened.messages.push(error.message));
  await tab.goto(site.server.url + address);
  await hydrated(tab);
  return tab;
}

const isSecondVersion = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['version'] === 'second');

/** Marks the document that is shown. @returns whether it still is */
async function rememberDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return () => page.evaluate(() => 'isSameDocument' in window);
}

test('a new version is offered, changes nothing by itself, and Reload takes it in every tab', async () => {
  // No worker was there when the first page was loaded.
  const first = await openFirst();
  const other = await openTab();
  // Its registration never comes.
  const busy = await openTab('/approach', () => {
    window.requestIdleCallback = () => 0;
  });
  // As on iOS, where the event may not come.
  const silent = await openTab('/approach', () => {
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      (event) => event.stopImmediatePropagation(),
      true,
    );
  });
  // It has no controller after this.
  const forced = await openTab();
  const session = await opened.context.newCDPSession(forced);
  await session.send('Page.reload', { ignoreCache: true });
  await forced.waitForFunction(() => navigator.serviceWorker.controller === null);
  await hydrated(forced);
  const isUnchanged = await rememberDocument(first);

  site.server.useDist(second.dist);
  await comeBack(first);
  await reloadOffered(first);
  expect(await offer(first).textContent()).toBe('A newer version of this site is ready.Reload');
  expect(await isUnchanged()).toBe(true);
  // A page opened now is of the old version, too.
  expect(await isSecondVersion(await openTab())).toBe(false);

  await (await reloadOffered(other)).click();
  await offer(other).getByRole('button', { name: 'Reloading...' }).waitFor();
  for (const page of [first, other, busy, silent, forced]) {
    await becomesSecondVersion(page);
    await hydrated(page);
    expect(await offer(page).count()).toBe(0);
  }
  // Each loads once: a second time would lose what was typed since.
  const stays = await Promise.all([first, other, silent, forced].map(rememberDocument));
  await stopWorkers(first);
  expect(await isSecondVersion(await openTab())).toBe(true);
  for (const stayed of stays) expect(await stayed()).toBe(true);
  expect(opened.messages).toEqual([]);
});

test('the offer stays until it is answered, and comes again on the next visit', async () => {
  await openFirst();
  site.server.useDist(second.dist);
  const visit = await openTab();
  await reloadOffered(visit);
  await visit.clock.install();
  await visit.clock.fastForward(60_000);
  expect(await offer(visit).isVisible()).toBe(true);
  await offer(visit).getByRole('button', { name: 'Close' }).click();
  await offer(visit).waitFor({ state: 'detached' });
  expect(await isSecondVersion(visit)).toBe(false);

  const nextVisit = await openTab();
  expect(await isSecondVersion(nextVisit)).toBe(false);
  await offer(nextVisit).waitFor();
  expect(opened.messages).toEqual([]);
});

test('a page that stays open looks for a new version every hour', async () => {
  await opened.page.clock.install();
  const page = await openFirst();
  site.server.useDist(second.dist);
  await page.clock.fastForward('59:00');
  expect(await offer(page).count()).toBe(0);
  await page.clock.fastForward('01:00');
  await reloadOffered(page);
  expect(opened.messages).toEqual([]);
});

test('a new version is offered once the server answers again, also where the browser never was offline', async () => {
  // No other document is opened later: with one the browser itself looks for a new version.
  const page = await openFirst();
  await site.server.stop();
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await page.getByRole('status').filter({ hasText: 'The server does not answer.' }).waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  site.server.useDist(second.dist);
  await site.server.restart();
  // The page asks the server again after ten seconds.
  await reloadOffered(page);
});

test('an update loses no word of a form and no waiting submission', async () => {
  const { page, messages } = opened;
  const form = await openContact(page, site.server);
  site.server.switches.set({ call: 'POST contacts', effect: { kind: 'refuse' } });
  await keepContact(form, 'waits for a better server');
  const other = await openTab();
  site.server.useDist(second.dist);
  await comeBack(other);
  const reload = await reloadOffered(other);

  // Written in the very moment in which the other tab is told to reload.
  await form.getByLabel('Name').fill('Anika');
  await form.getByLabel('Message').fill('half a sentence');
  await reload.click();
  for (const tab of [page, other]) {
    await becomesSecondVersion(tab);
    await hydrated(tab);
  }
  await until(async () => (await contactForm(page).getByLabel('Message').inputValue()) === 'half a sentence');
  expect(await contactForm(page).getByLabel('Name').inputValue()).toBe('Anika');
  // An attempt may be under way.
  await expect.poll(async () => (await readOutbox(page)).states).toEqual(['waiting']);
  expect(storedMessages(site.server)).toEqual([]);

  site.server.switches.clear();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await until(() => storedMessages(site.server).length > 0);
  expect(storedMessages(site.server)).toEqual(['waits for a better server']);
  expectNoSurprise(messages);
});

describe('an old tab whose chunk has vanished from the server', () => {
  /** Goes to the team by a link. @returns the paths of the documents that the page asks for meanwhile */
  async function goToTeam(page: Page): Promise<string[]> {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        documents.push(new URL(request.url()).pathname);
    });
    await page.locator('footer a[href="/team"]').first().click();
    await becomesSecondVersion(page);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe('/team');
    expect(await page.locator('main h1').innerText()).toContain('Team');
    return documents;
  }

  /** Removes what the browser itself keeps, which would go on having every file of the first version. */
  async function clearHttpCache(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
  }

  test('recovers by loading the page once where there is no worker', async () => {
    await opened.close();
    opened = await openPage(site.browser, { serviceWorkers: 'block' });
    const tab = await openTab('/expertise');
    site.server.useDist(second.dist);
    expect(await goToTeam(tab)).toEqual(['/team']);
  });

  test('recovers by loading the page once where the browser has thrown away what was stored', async () => {
    const page = await openFirst('/expertise');
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await clearHttpCache(page);
    site.server.useDist(second.dist);
    expect(await goToTeam(page)).toEqual(['/team']);
  });

  test('takes the new version where its own is broken for good, and does not go round in circles', async () => {
    const page = await openFirst('/expertise');
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (/\/team-page-[\w-]+\.js/.test(request.url)) await cache.delete(request);
      }
    });
    await clearHttpCache(page);
    site.server.useDist(second.dist);
    const documents = await goToTeam(page);
    const isSame = await rememberDocument(page);
    await offlineReady(page);
    expect(await isSame()).toBe(true);
    expect(documents).toEqual(['/team', '/team']);
  });
});

test('the footer names the version that this device has, also offline and after an update', async () => {
  const page = await openFirst('/ip-law');
  const version = page.locator('footer').getByText(/^Version \d+\.\d+\.\d+ \([0-9a-f]{7}\)$/);
  const readVersion = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await version.waitFor();
    return version.innerText();
  };
  const secondContent = contentHash(second);
  const first = await readVersion();
  expect(first).not.toContain(secondContent);

  await opened.context.setOffline(true);
  await page.reload();
  await hydrated(page);
  expect(await readVersion()).toBe(first);
  await opened.context.setOffline(false);

  site.server.useDist(second.dist);
  await comeBack(page);
  await (await reloadOffered(page)).click();
  await becomesSecondVersion(page);
  await hydrated(page);
  expect(await readVersion()).toBe(first.replace(/\(.*\)/, `(${secondContent})`));
  expectNoSurprise(opened.messages);
});
