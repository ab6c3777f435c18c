import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hydrated, offlineReady, openPage, type OpenedPage } from '../../support/browser.ts';
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
import { becomesSecondVersion, makeSecondVersion, reloadOffered, secondContent } from './second-version.ts';
import { distFolder, useSite } from '../site.ts';

const site = useSite();
let second: string;
let opened: OpenedPage;
beforeAll(() => {
  second = makeSecondVersion();
});
afterAll(() => rmSync(second, { recursive: true }));
beforeEach(async () => {
  emptyServer(site.server);
  opened = await openPage(site.browser);
});
afterEach(async () => {
  site.server.switches.clear();
  site.server.useDist(distFolder);
  await opened.close();
});

const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'A newer version of this site' });

/** What the browser tells a page that comes back to the front. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function openTab(address: string): Promise<Page> {
  const tab = await opened.context.newPage();
  tab.on('pageerror', (error) => opened.messages.push(error.message));
  await tab.goto(site.server.url + address);
  await hydrated(tab);
  return tab;
}

test('a page that stays open looks for a new version every hour', async () => {
  const { page, messages } = opened;
  await page.clock.install();
  await page.goto(`${site.server.url}/approach`);
  await hydrated(page);
  await offlineReady(page);
  site.server.useDist(second);
  await page.clock.fastForward('59:00');
  expect(await offer(page).count()).toBe(0);
  await page.clock.fastForward('01:00');
  await reloadOffered(page);
  expect(messages).toEqual([]);
});

test('an update loses no word of a form and no waiting submission, and moves every tab', async () => {
  const { page, messages } = opened;
  const form = await openContact(page, site.server);
  site.server.switches.set({ call: 'POST contacts', effect: { kind: 'refuse' } });
  await keepContact(form, 'waits for a better server');
  const other = await openTab('/approach');
  site.server.useDist(second);
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
  await page.getByRole('button', { name: /waiting to be sent$/ }).waitFor({ state: 'detached' });
  expect(storedMessages(site.server)).toEqual(['waits for a better server']);
  expectNoSurprise(messages);
});

describe('an old tab whose chunk has vanished from the server', () => {
  const goToTeam = (page: Page) => page.locator('footer a[href="/team"]').first().click();

  async function expectTeamOfSecondVersion(page: Page): Promise<void> {
    await becomesSecondVersion(page);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe('/team');
    expect(await page.locator('main h1').innerText()).toContain('Team');
  }

  /** The paths of the documents that a page asks for from now on. */
  function countDocuments(page: Page): string[] {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        documents.push(new URL(request.url()).pathname);
    });
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
    const documents = countDocuments(tab);
    site.server.useDist(second);
    await goToTeam(tab);
    await expectTeamOfSecondVersion(tab);
    expect(documents).toEqual(['/team']);
  });

  test('recovers by loading the page once where the browser has thrown away what was kept', async () => {
    const { page } = opened;
    await page.goto(`${site.server.url}/expertise`);
    await hydrated(page);
    await offlineReady(page);
    const documents = countDocuments(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await clearHttpCache(page);
    site.server.useDist(second);
    await goToTeam(page);
    await expectTeamOfSecondVersion(page);
    expect(documents).toEqual(['/team']);
  });

  test('takes the new version where its own is broken for good, and does not go round in circles', async () => {
    const { page } = opened;
    await page.goto(`${site.server.url}/expertise`);
    await hydrated(page);
    await offlineReady(page);
    const documents = countDocuments(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (/\/team-page\.js/.test(request.url)) await cache.delete(request);
      }
    });
    await clearHttpCache(page);
    site.server.useDist(second);
    await goToTeam(page);
    await expectTeamOfSecondVersion(page);
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/team', '/team']);
  });
});

test('the footer names the version that this device has, also offline and after an update', async () => {
  const { page, context, messages } = opened;
  const version = page.locator('footer').getByText(/^Version \d+\.\d+\.\d+ \([0-9a-f]{7}\)$/);
  const readVersion = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await version.waitFor();
    return version.innerText();
  };
  await page.goto(`${site.server.url}/ip-law`);
  await hydrated(page);
  await offlineReady(page);
  const first = await readVersion();
  expect(first).not.toContain(secondContent);

  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  expect(await readVersion()).toBe(first);
  await context.setOffline(false);

  site.server.useDist(second);
  await comeBack(page);
  await (await reloadOffered(page)).click();
  await becomesSecondVersion(page);
  await hydrated(page);
  expect(await readVersion()).toBe(first.replace(/\(.*\)/, `(${secondContent})`));
  expectNoSurprise(messages);
});
