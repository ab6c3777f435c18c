import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { staticPaths } from '../../build/site-files.ts';
import { hydrated, readDatabase, storedPaths } from '../../support/browser.ts';
import {
  applicationForm,
  contactForm,
  draftKept,
  fillApplication,
  fillContact,
  keepContact,
  lateFormReady,
  limitStorage,
  pdf,
  readOutbox,
  storedMessages,
  submit,
  until,
} from '../forms/outbox-setting.ts';
import { strictTest as test } from '../site.ts';

// With the form of any job.
const pageCount = `${staticPaths.length + 1} pages`;

const row = (page: Page, title: string) =>
  page.locator('main li').filter({ has: page.getByRole('heading', { name: title }) });
const clearButton = (place: Locator) => place.getByRole('button', { name: /^Clear / });
const size = (place: Locator) => place.getByText(/^Size: /).locator('..');

async function openStorage(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/stored-on-this-device`);
  await hydrated(page);
  await page.getByText(/^In all about /).waitFor();
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

  test('lists everything with its size, and clears each', async ({ openStored, server }) => {
    const { page, context } = await openStored('/contact');
    const form = contactForm(page);
    await context.setOffline(true);
    await keepContact(form, 'not sent yet');
    await fillContact(form, 'only begun');
    await draftKept(page, 'only begun');
    server.switches.set({ call: 'POST contacts', effect: { kind: 'refuse' } });
    await context.setOffline(false);
    await page.goto(`${server.url}/advertisement`);
    await page.getByRole('img', { name: /^Monsoon/ }).waitFor();
    await page.goto(`${server.url}/news`);
    await page.locator('article').nth(7).waitFor();
    await page.locator('footer').getByRole('link', { name: 'Stored on this device' }).click();
    await page.getByRole('heading', { level: 1, name: 'Stored on this device' }).waitFor();
    await page.getByText(/^In all about /).waitFor();

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
    expect(await readDatabase(page, 'drafts', 'drafts')).toEqual([]);
    expect(await readDatabase(page, 'query-cache', 'cache')).toEqual([]);
    await expect.poll(async () => (await readOutbox(page)).states).toEqual(['waiting']);
  });

  test('asks before it discards; what is on its way is waited for', async ({ openStored, server }) => {
    const { page, context } = await openStored('/contact');
    await context.setOffline(true);
    await keepContact(contactForm(page), 'first', 'second');
    await openStorage(page, server.url);
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

    await page.goto(`${server.url}/contact`);
    await keepContact(contactForm(page), 'on its way');
    await openStorage(page, server.url);
    server.switches.set({ call: 'POST contacts', effect: { kind: 'hold' } });
    await context.setOffline(false);
    await server.switches.whenHeld(1);
    await clearButton(waiting).click();
    await waiting.getByRole('button', { name: 'Delete it' }).click();
    await waiting.getByText('Something is being sent at this moment.').waitFor();
    server.switches.clear();
    await waiting.getByText('Something had been sent already.').waitFor();
    expect(storedMessages(server)).toEqual(['on its way']);
    expect(await readOutbox(page)).toEqual({ states: [], bodies: 0 });
  });

  test('the pages can be removed and saved again', async ({ open, server }) => {
    const { page, context } = await open('/approach', { stored: true });
    const storedPages = async () => (await storedPaths(page)).filter((name) => name.startsWith('offline/'));
    await openStorage(page, server.url);
    const pages = row(page, titles.pages);
    expect((await storedPages()).length).toBeGreaterThan(staticPaths.length);
    await clearButton(pages).click();
    await pages.getByRole('button', { name: 'Remove them' }).click();
    await pages.getByText('Cleared.').waitFor();
    // Scripts that this page itself still asks for are kept again.
    expect(await storedPages()).toEqual([]);
    // With a connection the site goes on as ever.
    await page.reload();
    await hydrated(page);

    await pages.getByRole('button', { name: /^Save the whole site for offline, \d{3} kB$/ }).click();
    await pages.getByText('The pages are saved.').waitFor({ timeout: 60_000 });
    expect(await pages.innerText()).toContain(pageCount);
    await context.setOffline(true);
    await page.goto(`${server.url}/family-law`);
    await hydrated(page);
    expect(await page.title()).toMatch(/^Family Law/);
  });
});

test('storage that lasts is asked for when something is worth it', async ({ open, server }) => {
  const { page, context } = await open();
  await page.addInitScript(() => {
    const count = () => Number(sessionStorage.getItem('asked') ?? 0);
    navigator.storage.persist = async () => {
      sessionStorage.setItem('asked', String(count() + 1));
      return true;
    };
  });
  const asked = () => page.evaluate(() => Number(sessionStorage.getItem('asked') ?? 0));
  await page.goto(`${server.url}/contact`);
  await lateFormReady(page);
  expect(await asked()).toBe(0);
  await context.setOffline(true);
  await keepContact(contactForm(page), 'worth keeping', 'this too');
  await expect.poll(asked).toBe(1);
  await context.setOffline(false);
  await until(() => storedMessages(server).length === 2);
  await page.goto(`${server.url}/family-law`);
  await hydrated(page);
  expect(await asked()).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect.poll(asked).toBe(2);
});

describe('a CV that does not fit on the device', () => {
  // Noise: what repeats would be stored in less room.
  const cv = pdf(Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000_000)]), 'cv.pdf');

  test.for([
    ['before it is kept, with both sizes', 'it needs 2.9 MB and 300 kB is free.'],
    ['where the estimate was wrong and the device refuses it', 'it needs 2.9 MB.'],
  ] as const)('is said %s, and nothing is lost', async ([when, words], { open, server }) => {
    const { page, context } = await open('/team');
    // A browser that had room a moment ago goes on for a while: it must not have stored anything yet.
    if (when.startsWith('where')) await limitStorage(page, server, 1);
    else
      await page.addInitScript(() => {
        navigator.storage.estimate = async () => ({ usage: 5_000_000, quota: 5_000_000 + 300 * 1024 });
      });
    await page.goto(`${server.url}/apply/job/101`);
    await hydrated(page);
    const form = applicationForm(page);
    await fillApplication(form, cv);
    await form.getByText('This device has no room for the file.').waitFor();
    // The words are kept all the same, where there is room for them.
    if (!when.startsWith('where')) await draftKept(page, 'tanzila@example.com');
    await context.setOffline(true);
    await submit(form);
    await form.getByRole('button', { name: 'Send it by itself when the connection is back' }).click();
    const banner = form.getByRole('alert');
    await banner.getByText('There is no room for your application on this device').waitFor();
    expect(await banner.innerText()).toContain(words);
    expect(await banner.getByRole('link').getAttribute('href')).toBe('/stored-on-this-device');

    // It can be sent from here.
    expect(await form.getByText('cv.pdf').isVisible()).toBe(true);
    expect((await readOutbox(page)).states).toEqual([]);
    await context.setOffline(false);
    await submit(form);
    await until(() => server.submissions('jobs').length === 1);
    await limitStorage(page, server, null);
  });

  test('is not said where there is room', async ({ open }) => {
    const { page } = await open('/apply/job/101');
    const form = applicationForm(page);
    await fillApplication(form, cv);
    await draftKept(page, 'tanzila@example.com');
    expect(await form.getByText('no room').count()).toBe(0);
  });
});
