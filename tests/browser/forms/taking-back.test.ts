import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { outboxText } from '../../../src/content/en/outbox.ts';
import { localPath } from '../../../src/content/language.ts';
import { loadAllTexts } from '../../../src/content/texts.ts';
import { lastLanguage } from '../../support/languages.ts';
import { hasFocus, isInSight } from '../pages/actions.ts';
import { strictTest as test, type Open } from '../site.ts';
import {
  applicationForm,
  contactForm,
  draftKept,
  draftsGone,
  fillApplication,
  fillContact,
  keepContact,
  openPanel,
  outboxBecomes,
  readOutbox,
  saved,
  storedMessages,
  submit,
  submitContact,
  success,
  until,
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

test('what waits stays in sight, and can be taken back; focus goes to the form, to Delete, to Close', async ({
  open,
  server,
}) => {
  const { page, context, form } = await keepOne(open);
  const status = page.getByRole('button', { name: '1 waiting to be sent' });
  for (const [width, height] of [
    [320, 640],
    [812, 375],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    expect(await isInSight(status), `${width} by ${height}`).toBe(true);
  }
  await press(form, words.takeBack);
  await expect.poll(valueOf(form, 'Message')).toBe('first');
  expect(await readOutbox(page)).toEqual({ states: [], bodies: 0 });

  await keepContact(form, 'again');
  await fillContact(form, 'second, half');
  await press(form, words.takeBack);
  await press(form, replace.confirm);
  await expect.poll(valueOf(form, 'Message')).toBe('again');
  await expect.poll(() => hasFocus(form)).toBe(true);
  expect((await readOutbox(page)).states).toEqual([]);

  await keepContact(form, 'deleted');
  const panel = await openPanel(page);
  await press(panel, words.delete);
  expect(await focusedText(page)()).toBe(words.keepIt);
  await press(panel, words.keepIt);
  await expect.poll(focusedText(page)).toBe(words.delete);
  await press(panel, words.delete);
  await press(panel, words.deleteConfirm);
  await panel.getByText(words.empty).waitFor();
  await expect.poll(() => hasFocus(panel.getByRole('button', { name: 'Close' }))).toBe(true);
  await page.keyboard.press('Escape');

  await fillContact(form, 'not this');
  await press(form, formWords.clear);
  await expect.poll(() => hasFocus(form)).toBe(true);
  await context.setOffline(false);
  await submitContact(form, 'considered');
  await form.getByText(success).waitFor();
  expect(storedMessages(server)).toEqual(['considered']);
});

test('banner and list ask before they replace a half-written message', async ({ open, server }) => {
  const { page, context, form } = await keepOne(open);
  await fillContact(form, 'second, half');
  await press(form, words.takeBack);
  await form.getByText(replace.question).waitFor();
  expect(await focusedText(page)()).toBe(replace.keep);
  await press(form, replace.keep);
  await expect.poll(focusedText(page)).toBe(words.takeBack);
  expect(await valueOf(form, 'Message')()).toBe('second, half');
  await outboxBecomes(page, 'waiting');

  // The list on another page, with the draft on this device.
  await draftKept(page, 'second, half');
  server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status: 503 } });
  await context.setOffline(false);
  await page.goto(`${server.url}/approach`);
  let panel = await openPanel(page);
  await press(panel, words.takeBack);
  await press(panel, replace.keep);
  // Asked also while the device does not say whether something was begun.
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...names) {
      if (this.name.includes('drafts')) throw new DOMException('Gone', 'InvalidStateError');
      return transaction.apply(this, names);
    };
  });
  await press(panel, words.takeBack);
  await press(panel, replace.keep);
  await page.reload();
  await (await openPanel(page)).getByText(words.takeBack).waitFor();
  await press(panel, 'Close');
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect.poll(valueOf(form, 'Message')).toBe('second, half');
  panel = await openPanel(page);
  await press(panel, words.takeBack);
  await press(panel, replace.confirm);
  await expect.poll(valueOf(form, 'Message')).toBe('first');
  expect((await readOutbox(page)).states).toEqual([]);
});

test('what is being sent can be taken back: its attempt ends, in whichever tab it runs', async ({
  open,
  server,
}) => {
  const { page, context, form } = await keepOne(open);
  server.switches.set({ call: 'POST contacts', effect: { kind: 'hold' } });
  await context.setOffline(false);
  await outboxBecomes(page, 'sending');
  const other = await context.newPage();
  await other.goto(`${server.url}/approach`);
  await press(await openPanel(other), words.takeBack);
  await expect.poll(valueOf(contactForm(other), 'Message')).toBe('first');
  expect(await readOutbox(other)).toEqual({ states: [], bodies: 0 });
  await form.getByText(saved).waitFor({ state: 'detached' });
});

test('deleted while it is sent: it is said when the server had it first', async ({ open, server }) => {
  const { page, context } = await keepOne(open);
  server.switches.set({ call: 'POST contacts', effect: { kind: 'hold' } });
  await context.setOffline(false);
  await server.switches.whenHeld();
  const panel = await openPanel(page);
  await press(panel, words.delete);
  await press(panel, words.deleteConfirm);
  await panel.getByText(words.deleteWaits).waitFor();
  server.switches.release();
  await page.getByText(formWords.alreadySent).waitFor();
});

/** Leaves the draft of an application that is kept, as a page does that is left before it has removed it. */
function leaveDraft(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const done = (request: IDBRequest) =>
      new Promise((resolve) => request.addEventListener('success', resolve));
    const [outbox, drafts] = [indexedDB.open('outbox'), indexedDB.open('drafts')];
    await Promise.all([done(outbox), done(drafts)]);
    const records = outbox.result.transaction('records').objectStore('records').getAll();
    await done(records);
    const [{ id: submissionId, createdAt: savedAt }] = records.result;
    const row = { values: { coverLetter: 'Because.' }, submissionId, savedAt, files: [] };
    await done(
      drafts.result.transaction('drafts', 'readwrite').objectStore('drafts').put(row, 'application 101#0'),
    );
    for (const { result } of [outbox, drafts]) result.close();
  });
}

test('an application comes back to its job, with its CV, from the list in another language', async ({
  open,
  server,
}) => {
  const { page, context } = await open('/apply/job/101');
  const form = applicationForm(page);
  await context.setOffline(true);
  await fillApplication(form);
  await form.getByLabel('Cover Letter').fill('Because.');
  await submit(form);
  await form.getByRole('button', { name: /^Send it by itself/ }).click();
  await outboxBecomes(page, 'waiting');
  await draftsGone(page);
  await leaveDraft(page);

  // From the list on another page, which the server keeps full.
  server.switches.set({ call: 'POST jobs', effect: { kind: 'fail', status: 503 } });
  await context.setOffline(false);
  await page.goto(server.url + localPath(lastLanguage, '/approach'));
  const text = (await (await loadAllTexts(lastLanguage)).load('outbox')).outboxText;
  const { list } = text;
  await page.getByRole('button', { name: list.one }).click();
  await press(page.getByRole('dialog'), list.takeBack);
  await page.waitForURL(`${server.url}${localPath(lastLanguage, '/apply/job/101')}#apply`);
  // As soon as it has left the outbox it is a draft.
  await until(async () => (await readOutbox(page)).bodies === 0);
  await page.reload();
  await page.getByText(text.form.draftRestored).waitFor();
  await page.getByText('Tanzila CV.pdf').waitFor();
  expect(await page.locator('[name=firstName]').inputValue()).toBe('তানজিলা');
  expect(await page.locator('[name=coverLetter]').inputValue()).toBe('Because.');
  expect(await page.getByText(text.form.otherDraft).count()).toBe(0);
  server.switches.clear();
  await submit(page.locator('form', { has: page.locator('[name=firstName]') }));
  await until(() => server.submissions('jobs').length > 0);
  expect(server.submissions('jobs')).toMatchObject([
    { job_id: '101', first_name: 'তানজিলা', cover_letter: 'Because.', cv_size: 1000 },
  ]);
});

test('a refusal says why and can be copied; storage and clipboard may fail', async ({ open, server }) => {
  const { page, context, form } = await visitContact(open);
  // Refused on the way: nothing is tried again by itself while the storage is broken below.
  server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status: 422 } });
  await context.setOffline(true);
  await keepContact(form, 'first');
  await context.setOffline(false);
  await outboxBecomes(page, 'refused');
  // The form says no more that it will be sent.
  await form.getByText(saved).waitFor({ state: 'detached' });
  const panel = await openPanel(page, '1 needs your decision');
  await panel
    .getByText('The server refused it: This is a test: 422. It stays here until you decide.')
    .waitFor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(panel, words.copy);
  await panel.getByText(words.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Message: first');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
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
