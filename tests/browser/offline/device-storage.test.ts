import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { staticPaths } from '../../build/site-files.ts';
import { load, readDatabase } from '../../support/browser.ts';
import {
  applicationForm,
  contactForm,
  draftKept,
  fillApplication,
  fillContact,
  keepContact,
  lateFormReady,
  limitStorage,
  listKept,
  outboxBecomes,
  pdf,
  readOutbox,
  storedMessages,
  submit,
  until,
} from '../forms/outbox-setting.ts';
import { strictTest as test } from '../site.ts';
import { areaPath } from '../../support/every-page.ts';

// With the form of any job.
const pageCount = `${staticPaths.length + 1} pages`;

const row = (page: Page, title: string) =>
  page.locator('main li').filter({ has: page.getByRole('heading', { name: title }) });
const clearButton = (place: Locator) => place.getByRole('button', { name: /^Clear / });
const size = (place: Locator) => place.getByText(/^Size: /).locator('..');

async function openStorage(page: Page, origin: string): Promise<void> {
  await load(page, `${origin}/stored-on-this-device`);
  await page.getByText(/^In all about /).waitFor();
}

const waitingTitle = 'Waiting to be sent';
/** What each part says while there is something of it. */
const parts = [
  ['Your answer to the disclaimer', /Agreed on \d/],
  ['The invitation to install this site', /When you were last here/],
  ['Your language', /Which language you chose last/],
  ['News, job openings and advertisements', /News as of \d[\s\S]*Advertisements as of \d/],
  ['Forms you have begun', /Contact form, \d/],
  [waitingTitle, /Message to the firm: General Inquiry, \d/],
  ['The pages of this site', new RegExp(pageCount)],
] as const;

test('lists everything with its size, and clears each', async ({ openStored, server }) => {
  const { page, context } = await openStored('/contact');
  const form = contactForm(page);
  await context.setOffline(true);
  await keepContact(form, 'not sent yet');
  await fillContact(form, 'only begun');
  await draftKept(page, 'only begun');
  server.switches.set({ call: 'POST contacts', effect: { kind: 'cut' } });
  await context.setOffline(false);
  await page.goto(`${server.url}/advertisement`);
  await listKept(page, 'advertisements');
  await page.goto(`${server.url}/news`);
  await listKept(page, 'news');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.locator('footer').getByRole('link', { name: 'Stored on this device' }).click();
  await page.getByRole('heading', { level: 1, name: 'Stored on this device' }).waitFor();
  await page.getByText(/^In all about /).waitFor();

  for (const [title, text] of parts) {
    expect(await row(page, title).innerText(), title).toMatch(text);
    expect(await size(row(page, title)).innerText(), title).toMatch(/\d\s(kB|MB)$/);
    expect(await clearButton(row(page, title)).isEnabled(), title).toBe(true);
  }

  for (const [title] of parts.slice(0, 5)) {
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

test('what cannot be measured without a connection does not hide the rest, and comes with it', async ({
  open,
  server,
}) => {
  const { page, context } = await open();
  await page.route('**/query-store-*.js', (route) => route.abort());
  await openStorage(page, server.url);
  expect(await size(row(page, 'Your answer to the disclaimer')).innerText()).toMatch(/\d\skB$/);
  const lists = size(row(page, 'News, job openings and advertisements'));
  expect(await lists.innerText()).toMatch(/: *$/);
  await context.setOffline(true);
  await page.unroute('**/query-store-*.js');
  await context.setOffline(false);
  await expect.poll(() => lists.innerText()).toMatch(/Nothing$/);
});

test('what a device that refuses keeps is neither nothing nor cleared, and can be cleared later', async ({
  open,
  server,
}) => {
  const { page } = await open('/contact');
  await fillContact(contactForm(page), 'for nobody else');
  await draftKept(page, 'for nobody else');
  await openStorage(page, server.url);
  await page.evaluate(() => {
    const { open } = IDBFactory.prototype;
    const refuse = () => {
      throw new DOMException('Refused', 'UnknownError');
    };
    IDBFactory.prototype.open = refuse;
    Object.assign(window, { answerAgain: () => Object.assign(IDBFactory.prototype, { open }) });
  });
  const drafts = row(page, 'Forms you have begun');
  await clearButton(drafts).click();
  await drafts.getByText('It could not be cleared. Please try again.').waitFor();
  for (const part of [drafts, row(page, waitingTitle)]) expect(await size(part).innerText()).toMatch(/: *$/);
  // What may be there is asked for.
  await clearButton(row(page, waitingTitle)).click();
  await page.getByText('Delete what has not been sent for good?').waitFor();

  await page.evaluate(() => (window as unknown as { answerAgain: () => void }).answerAgain());
  await clearButton(drafts).click();
  await drafts.getByText('Cleared.').waitFor();
  expect(await readDatabase(page, 'drafts', 'drafts')).toEqual([]);
});

test('asks before it discards; what is on its way is waited for', async ({ openStored, server }) => {
  const { page, context } = await openStored('/contact');
  await context.setOffline(true);
  await keepContact(contactForm(page), 'first', 'second');
  await openStorage(page, server.url);
  const waiting = row(page, waitingTitle);
  await clearButton(waiting).click();
  await waiting.getByText('Delete what has not been sent for good?').waitFor();
  // The harmless answer has the focus.
  await page.waitForFunction(() => document.activeElement?.textContent === 'Keep it');
  await page.keyboard.press('Enter');
  await clearButton(waiting).waitFor();
  expect((await readOutbox(page)).bodies).toBe(2);
  await clearButton(waiting).click();
  const said = await waiting.evaluateHandle((element) => {
    const texts: (string | null | undefined)[] = [];
    const note = () => texts.push(element.querySelector('[role=status]')?.textContent);
    new MutationObserver(note).observe(element, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  await waiting.getByRole('button', { name: 'Delete it' }).click();
  await waiting.getByText('Cleared.').waitFor();
  // Nothing was on its way.
  expect(new Set(await said.jsonValue())).toEqual(new Set(['', 'Cleared.']));
  expect(await readOutbox(page)).toEqual({ states: [], bodies: 0 });
  await page.getByRole('button', { name: /waiting to be sent$/ }).waitFor({ state: 'detached' });

  await page.goto(`${server.url}/contact`);
  await keepContact(contactForm(page), 'on its way');
  await openStorage(page, server.url);
  server.switches.set({ call: 'POST contacts', effect: { kind: 'hold' } });
  await context.setOffline(false);
  await server.switches.whenHeld();
  await clearButton(waiting).click();
  await waiting.getByRole('button', { name: 'Delete it' }).click();
  await waiting.getByText('Something is being sent at this moment.').waitFor();
  server.switches.clear();
  await waiting.getByText('Something had been sent already.').waitFor();
  expect(storedMessages(server)).toEqual(['on its way']);
  expect(await readOutbox(page)).toEqual({ states: [], bodies: 0 });
});

test('storage that lasts is asked for when something is worth it', async ({ open, server }) => {
  const { page, context } = await open();
  await page.addInitScript(() => {
    navigator.storage.persist = () => {
      const { dataset } = document.documentElement;
      dataset['asked'] = `${dataset['asked'] ?? ''}+`;
      return Promise.resolve(true);
    };
  });
  const asked = () => page.evaluate(() => document.documentElement.dataset['asked']);
  await page.goto(`${server.url}/contact`);
  await lateFormReady(page);
  expect(await asked()).toBeUndefined();
  await context.setOffline(true);
  await keepContact(contactForm(page), 'worth keeping', 'this too');
  await expect.poll(asked).toBe('+');
  await context.setOffline(false);
  await outboxBecomes(page, 'sent', 'sent');
  await load(page, `${server.url}${areaPath}`);
  expect(await asked()).toBeUndefined();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect.poll(asked).toBe('+');
});

// Noise: what repeats would be stored in less room.
const cv = pdf(Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000_000)]), 'cv.pdf');

test.for([
  ['before it is kept, with both sizes', 'it needs 2.9\u00a0MB and 300\u00a0kB is free.'],
  ['where the estimate was wrong and the device refuses it', 'it needs 2.9\u00a0MB.'],
] as const)('a CV without room is told %s, and nothing is lost', async ([when, words], { open, server }) => {
  const { page, context } = await open('/team');
  // A browser that had room a moment ago goes on for a while: it must not have stored anything yet.
  if (when.startsWith('where')) await limitStorage(page, server, 1);
  else
    await page.addInitScript(() => {
      navigator.storage.estimate = async () => ({ usage: 5_000_000, quota: 5_000_000 + 300 * 1024 });
    });
  await load(page, `${server.url}/apply/job/101`);
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
