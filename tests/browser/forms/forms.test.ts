import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { uiText } from '../../../src/content/en/ui-text.ts';
import { holdBack, hydrated } from '../../support/browser.ts';
import { strictTest as test, type Open } from '../site.ts';
import {
  failure,
  fillContact,
  loaded,
  outboxBecomes,
  readOutbox,
  storedMessages,
  submit,
  success,
  valueOf,
  visitContact,
} from './outbox-setting.ts';

/** Every message of a form that is shown, in the order of the fields. */
const shownErrors = (form: Locator) => () => form.locator('[id$="-error"]').allInnerTexts();

/** What a screen reader says of a field beside its name: whether it is wrong, and why. */
const describedBy = (field: Locator) =>
  field.evaluate((input) => [
    input.getAttribute('aria-invalid'),
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  ]);

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

test('contact: messages: none before its time, gone when the field is right; who fills the hidden field is asked to press once more', async ({
  open,
  server,
}) => {
  const { page, form } = await visitContact(open);
  await form.getByLabel('Name').focus();
  await form.getByLabel('Email').pressSequentially('anika@');
  // Still in the field: nothing is said about it. The name was left empty.
  await expect.poll(shownErrors(form)).toEqual(['Name is required.']);
  await submit(form);
  await expect
    .poll(shownErrors(form))
    .toEqual([
      'Name is required.',
      'Invalid email address.',
      'Phone number is required.',
      'Subject is required.',
      'Message is required.',
    ]);
  expect(await focusedName(page)).toBe('name');
  const email = form.getByLabel('Email');
  expect(await describedBy(email)).toEqual(['true', 'Invalid email address.']);
  await fillContact(form, 'Hello');
  await expect.poll(shownErrors(form)).toEqual([]);
  expect(await describedBy(email)).toEqual([null, '']);
  expect(server.ledger.requests('POST contacts')).toEqual([]);

  // Phones get the right keyboards, and what is required is said in one way.
  const keyboards = await form
    .locator('input:not([inert] *)')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map(({ type, inputMode, autocomplete }) => `${type} ${inputMode} ${autocomplete}`),
    );
  expect(keyboards).toEqual(['text  name', 'email email email', 'tel tel tel']);
  const phone = form.getByLabel('Phone');
  expect(await describedBy(phone)).toEqual([null, await phone.getAttribute('placeholder')]);
  expect(await form.locator('[aria-required=true]').count()).toBe(5);
  expect(await form.locator('label').getByText('(required)').count()).toBe(5);

  const trap = form.locator('input[name=homepage]');
  // Neither eye nor keyboard nor screen reader meets it, and no browser fills it in.
  expect(await trap.evaluate((input) => input.closest('[inert][aria-hidden=true]') !== null)).toBe(true);
  expect(await trap.getAttribute('autocomplete')).toBe('off');
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://example.com'));
  await submit(form);
  await form.getByText(uiText.spamTrap.again).waitFor();
  expect(server.ledger.requests('POST contacts')).toEqual([]);
  await submit(form);
  await form.getByText(success).waitFor();
  expect(storedMessages(server)).toEqual(['Hello']);
});

test('contact: by keyboard alone: fields in order, focus goes to the result', async ({ open, server }) => {
  const { page, form } = await visitContact(open);
  await form.getByLabel('Name').focus();
  // Digits of Bangla arrive as ASCII, and nothing else is changed but spaces at the ends.
  for (const text of [' অনিকা Rahman ', 'anika@example.com', ' ০১৭১২৩৪৫৬৭৮ ']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  expect(await focusedName(page)).toBe('subject');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('জমি নিয়ে একটি প্রশ্ন');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await form.getByText(success).waitFor();
  expect(await form.locator(':focus').textContent()).toBe(success);
  expect(server.submissions('contacts')).toMatchObject([
    { name: 'অনিকা Rahman', subject: 'inquiry', message: 'জমি নিয়ে একটি প্রশ্ন', phone: '01712345678' },
  ]);
});

test('contact: refused, sent, pressed twice: once each, and no old message stays', async ({
  open,
  server,
}) => {
  const { page, form } = await visitContact(open);
  const call = 'POST contacts';
  server.switches.set({ call, effect: { kind: 'fail', status: 500 }, times: 1 });
  await fillContact(form, 'Hello');
  await submit(form);
  await form.getByText(failure).waitFor();
  // Nothing is sent behind the back.
  expect(await readOutbox(page)).toEqual({ states: [], bodies: 0 });
  await form.getByLabel('Name').fill('');
  await submit(form);
  await expect.poll(shownErrors(form)).toEqual(['Name is required.']);
  expect(await form.getByText(failure).count()).toBe(0);

  await form.getByLabel('Name').fill('অনিকা Rahman');
  server.switches.set({ call, effect: { kind: 'hold' } });
  await submit(form);
  await server.switches.whenHeld();
  expect(await form.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true);
  expect(await valueOf(form, 'Message')()).toBe('Hello');
  server.switches.clear();
  await form.getByText(success).waitFor();
  for (const label of ['Name', 'Email', 'Phone', 'Subject', 'Message']) {
    expect(await valueOf(form, label)()).toBe('');
  }
  expect(await shownErrors(form)()).toEqual([]);
  // The same values again carry the same key.
  expect(new Set(server.ledger.requests(call).map(({ key }) => key)).size).toBe(1);

  await fillContact(form, 'twice');
  await form.locator('[type=submit]').dblclick();
  await expect.poll(valueOf(form, 'Message')).toBe('');
  expect(storedMessages(server)).toEqual(['Hello', 'twice']);
  expect((await readOutbox(page)).states).toEqual(['sent', 'sent']);
});

const anika = 'anika@example.com';
const another = 'another@example.com';
const subscribed = 'Subscribed successfully.';

async function openFooter(open: Open) {
  const { page, context } = await open('/approach');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector('[data-waiting]') === null);
  return { page, context, footer, address: footer.getByLabel('E-mail address') };
}

test('newsletter: checks its address, keeps a draft, fails, and succeeds', async ({ open, server }) => {
  const { page, footer, address } = await openFooter(open);
  await submit(footer);
  await address.fill('anika@exa');
  await page.reload();
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => address.inputValue()).toBe('anika@exa');
  await address.fill('anika');
  await submit(footer);
  expect(server.ledger.requests('POST subscribers')).toEqual([]);

  server.switches.set({ call: 'POST subscribers', effect: { kind: 'fail', status: 500 }, times: 1 });
  await address.fill(anika);
  await submit(footer);
  await footer.getByText('Subscription failed. Please try again.').waitFor();
  expect(await address.inputValue()).toBe(anika);
  expect((await readOutbox(page)).states).toEqual([]);

  server.switches.set({ call: 'POST subscribers', effect: { kind: 'hold' } });
  await submit(footer);
  await server.switches.whenHeld();
  expect(await footer.getByRole('button', { name: 'Subscribing...' }).isDisabled()).toBe(true);
  await address.fill(another);
  server.switches.release();
  await footer.getByText(subscribed).waitFor();
  expect(await address.inputValue()).toBe(another);
  server.switches.clear();
  await submit(footer);
  await expect.poll(() => address.inputValue()).toBe('');
  expect(server.submissions('subscribers').map(({ email }) => email)).toEqual([anika, another]);
});

test('newsletter: offline it is kept, the same address once', async ({ open, server }) => {
  const { page, context, footer, address } = await openFooter(open);
  await address.focus();
  await loaded(page, 'notice-submission', 'outbox-delivery', 'waiting-strip');
  await context.setOffline(true);
  for (let time = 0; time < 2; time += 1) {
    await address.fill(anika);
    await submit(footer);
    await footer.getByText('Your subscription is saved on this device').waitFor();
    await expect.poll(() => address.inputValue()).toBe('');
  }
  await outboxBecomes(page, 'waiting');
  await page.getByRole('button', { name: '1 waiting to be sent' }).waitFor();
  await context.setOffline(false);
  await page.getByText(subscribed).waitFor();
  await footer.getByText('is saved on this device').waitFor({ state: 'detached' });
  expect(server.ledger.requests('POST subscribers')).toHaveLength(1);
});

/** Submits the footer's form in the moment in which it is ready, quicker than anybody could. */
async function submitAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const { dataset } = document.documentElement;
      const form = document.querySelector<HTMLFormElement>('footer form');
      if (!dataset['hydrated'] || !form || form.closest('[data-waiting]')) return;
      watch.disconnect();
      dataset['submittedAt'] = String(Date.now());
      form.requestSubmit();
    });
    watch.observe(document, { subtree: true, attributes: true, childList: true });
  });
}
const submittedAt = async (page: Page) =>
  Number(await page.locator('html[data-submitted-at]').getAttribute('data-submitted-at'));

test('newsletter: typed before the script, submitted in no time: goes a moment later', async ({
  open,
  server,
}) => {
  const { page } = await open();
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await submitAtOnce(page);
  await page.goto(`${server.url}/approach`, { waitUntil: 'commit' });
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('E-mail address').fill(anika);
  release();
  await footer.getByText(subscribed).waitFor();
  const [request, ...others] = server.ledger.requests('POST subscribers');
  expect(others).toEqual([]);
  expect((request?.arrivedAt ?? 0) - (await submittedAt(page))).toBeGreaterThan(1000);
  expect(server.submissions('subscribers')).toMatchObject([{ email: anika }]);
});

test('newsletter: a part that does not come is said to have failed, and can be tried again', async ({
  open,
  server,
}) => {
  const { page } = await open();
  const release = await holdBack(page, /\/assets\/outbox-.*\.js$/);
  await page.clock.install();
  await page.goto(`${server.url}/approach`);
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('E-mail address').fill(anika);
  await hydrated(page);
  await submit(footer);
  await footer.getByRole('button', { name: 'Subscribing...' }).waitFor();
  await page.clock.fastForward(4500);
  await footer.getByText('Subscription failed. Please try again.').waitFor();
  release();
  await submit(footer);
  await footer.getByText(subscribed).waitFor();
  expect(server.submissions('subscribers')).toMatchObject([{ email: anika }]);
});

test('newsletter: an empty form is not held and sent with what is typed then', async ({ open, server }) => {
  const { page } = await open();
  await page.clock.install();
  await submitAtOnce(page);
  await page.goto(`${server.url}/approach`);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await submittedAt(page);
  await footer.getByLabel('E-mail address').fill('anika@example.co');
  // Past the time of a form that is held.
  await page.clock.fastForward(3000);
  await footer.getByLabel('E-mail address').fill(anika);
  await submit(footer);
  await footer.getByText(subscribed).waitFor();
  expect(server.submissions('subscribers')).toMatchObject([{ email: anika }]);
});
