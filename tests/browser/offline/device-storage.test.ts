import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { staticPaths } from '../../build/site-files.ts';
import { hydrated, offlineReady, openPage, type OpenedPage } from '../../support/browser.ts';
import {
  draftKept,
  emptyServer,
  expectNoSurprise,
  fillContact,
  keepContact,
  limitStorage,
  openContact,
  readOutbox,
  storedMessages,
  until,
} from '../forms/outbox-setting.ts';
import { useSite } from '../site.ts';

const site = useSite();
let opened: OpenedPage;
beforeEach(() => emptyServer(site.server));
afterEach(async () => {
  site.server.switches.clear();
  expectNoSurprise(opened.messages);
  await opened.close();
});

// With the form of any job.
const pageCount = `${staticPaths.length + 1} pages`;

const row = (page: Page, title: string) =>
  page.locator('main li').filter({ has: page.getByRole('heading', { name: title }) });
const clearButton = (place: Locator) => place.getByRole('button', { name: /^Clear / });
const size = (place: Locator) => place.getByText(/^Size: /).locator('..');

async function openStorage(page: Page): Promise<void> {
  await page.goto(`${site.server.url}/stored-on-this-device`);
  await hydrated(page);
  await page.getByText(/^In all about /).waitFor();
}

/** Addresses of the pages, and of what they are put together from, that the worker has. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      paths.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return paths.filter((path) => path.startsWith('/offline/'));
  });
}

describe('the page of what is stored', () => {
  const titles = {
    disclaimer: 'Your answer to the disclaimer',
    invitation: 'The invitation to install this site',
    lists: 'News, job openings and advertisements',
    drafts: 'Forms you have begun',
    waiting: 'Waiting to be sent',
    pages: 'The pages of this site',
  };

  test('is reached from the footer of every page', async () => {
    opened = await openPage(site.browser);
    await opened.page.goto(`${site.server.url}/ip-law`);
    await hydrated(opened.page);
    await opened.page.locator('footer').getByRole('link', { name: 'Stored on this device' }).click();
    await opened.page.getByRole('heading', { level: 1, name: 'Stored on this device' }).waitFor();
  });

  test('lists everything with its size, and clears each', async () => {
    opened = await openPage(site.browser);
    const { page, context } = opened;
    const form = await openContact(page, site.server);
    await context.setOffline(true);
    await keepContact(form, 'not sent yet');
    await fillContact(form, 'only begun');
    await draftKept(page, 'only begun');
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'refuse' } });
    await context.setOffline(false);
    await page.goto(`${site.server.url}/advertisement`);
    await page.getByRole('img', { name: /^Monsoon/ }).waitFor();
    await page.goto(`${site.server.url}/news`);
    await page.locator('article').nth(7).waitFor();
    await openStorage(page);

    const expected = [
      [titles.disclaimer, /Agreed on \d/],
      [titles.invitation, /When you were last here/],
      [titles.lists, /News as of \d[\s\S]*Advertisements as of \d/],
      [titles.drafts, /Contact form, \d/],
      [titles.waiting, /Message to the firm: General Inquiry, \d/],
      [titles.pages, new RegExp(pageCount)],
    ] as const;
    for (const [title, text] of expected) {
      expect(await row(page, title).innerText(), title).toMatch(text);
      expect(await size(row(page, title)).innerText(), title).toMatch(/\d (kB|MB)$/);
      expect(await clearButton(row(page, title)).isEnabled(), title).toBe(true);
    }

    for (const title of [titles.disclaimer, titles.invitation, titles.lists, titles.drafts]) {
      await clearButton(row(page, title)).click();
      await row(page, title).getByText('Cleared.').waitFor();
      expect(await size(row(page, title)).innerText(), title).toMatch(/Nothing$/);
    }
    // What it says is so: read past the site's own code.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.evaluate(countStored, ['drafts', 'drafts'])).toBe(0);
    expect(await page.evaluate(countStored, ['query-cache', 'cache'])).toBe(0);
    await expect.poll(async () => (await readOutbox(page)).states).toEqual(['waiting']);
  });

  test('asks before it discards what waits, and then nothing of it is left or sent', async () => {
    opened = await openPage(site.browser);
    const { page, context } = opened;
    const form = await openContact(page, site.server);
    await context.setOffline(true);
    await keepContact(form, 'first', 'second');
    await openStorage(page);
    const waiting = row(page, titles.waiting);
    await clearButton(waiting).click();
    await waiting.getByText('Delete what has not been sent for good?').waitFor();
    // The harmless answer has the focus.
    await page.waitForFunction(() => document.activeElement?.textContent === 'Keep it');
    await page.keyboard.press('Enter');
    await clearButton(waiting).waitFor();
    expect((await readOutbox(page)).bodies).toBe(2);

    await clearButton(waiting).click();
    await waiting.getByRole('button', { name: 'Delete it' }).click();
    await waiting.getByText('Cleared.').waitFor();
    expect(await readOutbox(page)).toEqual({ states: [], bodies: 0 });
    await page.getByRole('button', { name: /waiting to be sent$/ }).waitFor({ state: 'detached' });
    await context.setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.goto(`${site.server.url}/contact`, { waitUntil: 'networkidle' });
    expect(storedMessages(site.server)).toEqual([]);
  });

  test('a submission on its way is waited for, and it is said that it has been sent', async () => {
    opened = await openPage(site.browser);
    const { page, context } = opened;
    const form = await openContact(page, site.server);
    await context.setOffline(true);
    await keepContact(form, 'on its way');
    await openStorage(page);
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'hold' } });
    await context.setOffline(false);
    await site.server.switches.whenHeld(1);
    const waiting = row(page, titles.waiting);
    await clearButton(waiting).click();
    await waiting.getByRole('button', { name: 'Delete it' }).click();
    await waiting.getByText('Something is being sent at this moment.').waitFor();
    site.server.switches.clear();
    await waiting.getByText('Something had been sent already.').waitFor();
    expect(storedMessages(site.server)).toEqual(['on its way']);
    expect(await readOutbox(page)).toEqual({ states: [], bodies: 0 });
  });

  test('the pages can be removed and saved again', { timeout: 120_000 }, async () => {
    opened = await openPage(site.browser);
    const { page, context } = opened;
    await page.goto(`${site.server.url}/approach`);
    await offlineReady(page);
    await openStorage(page);
    const pages = row(page, titles.pages);
    expect((await keptPages(page)).length).toBeGreaterThan(staticPaths.length);
    await clearButton(pages).click();
    await pages.getByRole('button', { name: 'Remove them' }).click();
    await pages.getByText('Cleared.').waitFor();
    // Scripts that this page itself still asks for are kept again.
    expect(await keptPages(page)).toEqual([]);
    // With a connection the site goes on as ever.
    await page.reload();
    await hydrated(page);

    await pages.getByRole('button', { name: /^Save the whole site for offline, \d{3} kB$/ }).click();
    await pages.getByText('The pages are saved.').waitFor({ timeout: 60_000 });
    expect(await pages.innerText()).toContain(pageCount);
    await context.setOffline(true);
    await page.goto(`${site.server.url}/family-law`);
    await hydrated(page);
    expect(await page.title()).toMatch(/^Family Law/);
  });
});

/** How many entries a store of IndexedDB has. */
function countStored([name, store]: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name ?? '');
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const counting = opening.result
        .transaction(store ?? '')
        .objectStore(store ?? '')
        .count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result);
      });
    });
  });
}

describe('storage that lasts', () => {
  /** Counts how often the browser is asked. */
  async function openCounting(): Promise<Page> {
    opened = await openPage(site.browser);
    await opened.page.addInitScript(() => {
      const count = () => Number(sessionStorage.getItem('asked') ?? 0);
      navigator.storage.persist = async () => {
        sessionStorage.setItem('asked', String(count() + 1));
        return true;
      };
    });
    return opened.page;
  }
  const asked = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('asked') ?? 0));

  test('is not asked for by a mere visit, and once when a submission waits', async () => {
    const page = await openCounting();
    const form = await openContact(page, site.server);
    await page.waitForLoadState('networkidle');
    expect(await asked(page)).toBe(0);
    await opened.context.setOffline(true);
    await keepContact(form, 'worth keeping', 'this too');
    await until(async () => (await asked(page)) > 0);
    expect(await asked(page)).toBe(1);
  });

  test('is asked for when the site is installed', async () => {
    const page = await openCounting();
    await page.goto(`${site.server.url}/family-law`, { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(await asked(page)).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await until(async () => (await asked(page)) === 1);
  });
});

describe('a CV that does not fit on the device', () => {
  const pdf = {
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    // Noise: what repeats would be stored in less room.
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000_000)]),
  };
  const form = (page: Page) => page.getByRole('form', { name: 'Start Your Journey With Us' });

  async function fillApplication(page: Page): Promise<void> {
    await form(page).getByLabel('First Name').fill('Anika');
    await form(page).getByLabel('Last Name').fill('Rahman');
    await form(page).getByLabel('Email').fill('anika@example.com');
    await form(page).getByLabel('Phone').fill('01712345678');
    await form(page).getByLabel('Upload CV').setInputFiles(pdf);
  }

  /** Submits without a connection, and asks for it to be sent by itself. @returns what is said then */
  async function askToKeep(page: Page): Promise<Locator> {
    await opened.context.setOffline(true);
    await form(page).getByRole('button', { name: 'Submit Application' }).click();
    await form(page).getByRole('button', { name: 'Send it by itself when the connection is back' }).click();
    const banner = form(page).getByRole('alert');
    await banner.getByText('There is no room for your application on this device').waitFor();
    return banner;
  }

  /** Nothing is lost, neither now nor by loading the page again, and it can be sent from here. */
  async function sendFromHere(page: Page): Promise<void> {
    expect(await form(page).getByText('cv.pdf').isVisible()).toBe(true);
    expect((await readOutbox(page)).states).toEqual([]);
    await opened.context.setOffline(false);
    await form(page).getByRole('button', { name: 'Submit Application' }).click();
    await until(() => site.server.submissions('jobs').length === 1);
  }

  test('is said before it is kept, with both sizes, and nothing is lost', async () => {
    opened = await openPage(site.browser);
    await opened.page.addInitScript(() => {
      navigator.storage.estimate = async () => ({ usage: 5_000_000, quota: 5_000_000 + 300 * 1024 });
    });
    const { page } = opened;
    await page.goto(`${site.server.url}/apply/job/101`);
    await hydrated(page);
    await offlineReady(page);
    await fillApplication(page);
    await form(page).getByText('This device has no room for the file.').waitFor();
    // The words are kept all the same.
    await draftKept(page, 'anika@example.com');
    const banner = await askToKeep(page);
    expect(await banner.innerText()).toContain('it needs 2.9 MB and 300 kB is free.');
    expect(await banner.getByRole('link').getAttribute('href')).toBe('/stored-on-this-device');
    await sendFromHere(page);
  });

  test('is said where the estimate was wrong and the device refuses it', async () => {
    // A browser that had room a moment ago goes on for a while: it must not have stored anything yet.
    opened = await openPage(site.browser, { serviceWorkers: 'block' });
    const { page } = opened;
    await page.goto(`${site.server.url}/team`);
    await limitStorage(page, site.server, 1);
    await page.goto(`${site.server.url}/apply/job/101`);
    await hydrated(page);
    await fillApplication(page);
    await form(page).getByText('This device has no room for the file.').waitFor();
    const banner = await askToKeep(page);
    expect(await banner.innerText()).toContain('it needs 2.9 MB.');
    await sendFromHere(page);
    await limitStorage(page, site.server, null);
  });

  test('is not said where there is room', async () => {
    opened = await openPage(site.browser);
    const { page } = opened;
    await page.goto(`${site.server.url}/apply/job/101`);
    await hydrated(page);
    await fillApplication(page);
    await draftKept(page, 'anika@example.com');
    await form(page).getByText('cv.pdf').waitFor();
    expect(await form(page).getByText('no room').count()).toBe(0);
  });
});
