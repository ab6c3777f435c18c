import { afterEach, beforeEach, expect, test } from 'vitest';
import { outboxText } from '../../../src/content/outbox.ts';
import { openPage, type OpenedPage } from '../../support/browser.ts';
import { useSite } from '../site.ts';
import {
  contactForm,
  draftKept,
  emptyServer,
  expectNoSurprise,
  fillContact,
  keepContact,
  openContactWithoutWorker,
  openPanel,
  readOutbox,
} from './outbox-setting.ts';

/* A submission that is taken back must not take the place of another one that was begun, nor the focus be lost. */

const { replace, list: words, form: formWords } = outboxText;
const site = useSite();
let opened: OpenedPage;
beforeEach(async () => {
  emptyServer(site.server);
  opened = await openPage(site.browser, { serviceWorkers: 'block' });
});
afterEach(async () => {
  expectNoSurprise(opened.messages);
  await opened.close();
});

/** The contact page without a connection, one message kept. */
async function keepOne() {
  const form = await openContactWithoutWorker(opened.page, site.server);
  await opened.context.setOffline(true);
  await keepContact(form, 'first');
  return form;
}

const message = () => contactForm(opened.page).getByLabel('Message').inputValue();
const focused = () => opened.page.evaluate(() => document.activeElement?.textContent);

test('the banner asks before it replaces a half-written message; keeping it changes nothing', async () => {
  const form = await keepOne();
  await fillContact(form, 'second, half');
  await form.getByRole('button', { name: words.takeBack }).click();
  await form.getByText(replace.question).waitFor();
  expect(await focused()).toBe(replace.keep);
  await form.getByRole('button', { name: replace.keep }).click();
  await expect.poll(focused).toBe(words.takeBack);
  expect(await message()).toBe('second, half');
  expect((await readOutbox(opened.page)).states).toEqual(['waiting']);

  await form.getByRole('button', { name: words.takeBack }).click();
  await form.getByRole('button', { name: replace.confirm }).click();
  await expect.poll(message).toBe('first');
  await expect.poll(() => form.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await readOutbox(opened.page)).states).toEqual([]);
});

test('the list asks, too, on another page with the draft on this device', async () => {
  const { page } = opened;
  const form = await keepOne();
  await fillContact(form, 'second, half');
  await draftKept(page, 'second, half');
  site.server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status: 503 } });
  await opened.context.setOffline(false);
  await page.goto(`${site.server.url}/approach`);
  let panel = await openPanel(page);
  await panel.getByRole('button', { name: words.takeBack }).click();
  await panel.getByRole('button', { name: replace.keep }).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect.poll(message).toBe('second, half');

  panel = await openPanel(page);
  await panel.getByRole('button', { name: words.takeBack }).click();
  await panel.getByRole('button', { name: replace.confirm }).click();
  await expect.poll(message).toBe('first');
  expect((await readOutbox(page)).states).toEqual([]);
});

test('focus: Keep gives it back to Delete, Delete to the title, Clear to the form', async () => {
  const form = await keepOne();
  const panel = await openPanel(opened.page);
  await panel.getByRole('button', { name: words.delete }).click();
  expect(await focused()).toBe(words.keepIt);
  await panel.getByRole('button', { name: words.keepIt }).click();
  await expect.poll(focused).toBe(words.delete);
  await panel.getByRole('button', { name: words.delete }).click();
  await panel.getByRole('button', { name: words.deleteConfirm }).click();
  await panel.getByText(words.empty).waitFor();
  await expect.poll(focused).toBe(words.title);
  await opened.page.keyboard.press('Escape');

  await fillContact(form, 'not this');
  await form.getByRole('button', { name: formWords.clear }).click();
  await expect.poll(() => form.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('storage that fails under the list is told, and nothing is thrown', async () => {
  await keepOne();
  const panel = await openPanel(opened.page);
  await opened.page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Gone', 'InvalidStateError');
    };
  });
  await panel.getByRole('button', { name: words.delete }).click();
  await panel.getByRole('button', { name: words.deleteConfirm }).click();
  await panel.getByText(words.notDeleted).waitFor();
  await panel.getByRole('button', { name: words.takeBack }).click();
  await panel.getByText(words.unavailable).waitFor();
});

test('a page that may not copy says so, and the text of a refused message names its subject', async () => {
  const { page } = opened;
  const form = await keepOne();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  site.server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status: 422 } });
  await opened.context.setOffline(false);
  await form.getByRole('button', { name: 'See what is waiting' }).click();
  const panel = page.getByRole('dialog', { name: words.title });
  await panel.getByRole('button', { name: words.copy }).click();
  await panel.getByText(words.notCopied).waitFor();
  const mail = await panel.getByRole('link', { name: words.sendByEmail }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('Subject: General Inquiry');
});
