import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { outboxText } from '../../../src/content/outbox.ts';
import { strictTest as test, type Open } from '../site.ts';
import {
  draftKept,
  fillContact,
  keepContact,
  openPanel,
  readOutbox,
  valueOf,
  visitContact,
} from './outbox-setting.ts';

/* A submission that is taken back must not take the place of another one that was begun, nor the focus be lost. */

const { replace, list: words, form: formWords } = outboxText;

/** The contact page without a connection, one message kept. */
async function keepOne(open: Open) {
  const visit = await visitContact(open);
  await visit.context.setOffline(true);
  await keepContact(visit.form, 'first');
  return visit;
}

const press = (place: Locator, name: string) => place.getByRole('button', { name }).click();
const focusedText = (page: Page) => () => page.evaluate(() => document.activeElement?.textContent);
const hasFocus = (form: Locator) => () => form.evaluate((element) => element === document.activeElement);

test('banner and list ask before they replace a half-written message', async ({ open, server }) => {
  const { page, context, form } = await keepOne(open);
  await fillContact(form, 'second, half');
  await press(form, words.takeBack);
  await form.getByText(replace.question).waitFor();
  expect(await focusedText(page)()).toBe(replace.keep);
  await press(form, replace.keep);
  await expect.poll(focusedText(page)).toBe(words.takeBack);
  expect(await valueOf(form, 'Message')()).toBe('second, half');
  expect((await readOutbox(page)).states).toEqual(['waiting']);

  // The list on another page, with the draft on this device.
  await draftKept(page, 'second, half');
  server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status: 503 } });
  await context.setOffline(false);
  await page.goto(`${server.url}/approach`);
  let panel = await openPanel(page);
  await press(panel, words.takeBack);
  await press(panel, replace.keep);
  await press(panel, 'Close');
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect.poll(valueOf(form, 'Message')).toBe('second, half');
  panel = await openPanel(page);
  await press(panel, words.takeBack);
  await press(panel, replace.confirm);
  await expect.poll(valueOf(form, 'Message')).toBe('first');
  expect((await readOutbox(page)).states).toEqual([]);
});

test('focus goes to the form, to Delete, to the title', async ({ open }) => {
  const { page, form } = await keepOne(open);
  await fillContact(form, 'second, half');
  await press(form, words.takeBack);
  await press(form, replace.confirm);
  await expect.poll(valueOf(form, 'Message')).toBe('first');
  await expect.poll(hasFocus(form)).toBe(true);
  expect((await readOutbox(page)).states).toEqual([]);

  await keepContact(form, 'again');
  const panel = await openPanel(page);
  await press(panel, words.delete);
  expect(await focusedText(page)()).toBe(words.keepIt);
  await press(panel, words.keepIt);
  await expect.poll(focusedText(page)).toBe(words.delete);
  await press(panel, words.delete);
  await press(panel, words.deleteConfirm);
  await panel.getByText(words.empty).waitFor();
  await expect.poll(focusedText(page)).toBe(words.title);
  await page.keyboard.press('Escape');

  await fillContact(form, 'not this');
  await press(form, formWords.clear);
  await expect.poll(hasFocus(form)).toBe(true);
});

test('storage and clipboard that fail are told', async ({ open, server }) => {
  const { page, context, form } = await keepOne(open);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status: 422 } });
  await context.setOffline(false);
  await press(form, 'See what is waiting');
  const panel = page.getByRole('dialog', { name: words.title });
  await press(panel, words.copy);
  await panel.getByText(words.notCopied).waitFor();
  const mail = await panel.getByRole('link', { name: words.sendByEmail }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('Subject: General Inquiry');

  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Gone', 'InvalidStateError');
    };
  });
  await press(panel, words.delete);
  await press(panel, words.deleteConfirm);
  await panel.getByText(words.notDeleted).waitFor();
  await press(panel, words.takeBack);
  await panel.getByText(words.unavailable).waitFor();
});
