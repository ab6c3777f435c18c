import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { uiText } from '../../../src/content/ui-text.ts';
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
const shownErrors = (form: Locator) => form.locator('[id$="-error"]').allInnerTexts();

/** What a screen reader says of a field beside its name: whether it is wrong, and why. */
async function describedBy(field: Locator): Promise<{ invalid: string | null; text: string }> {
  const ids = (await field.getAttribute('aria-describedby')) ?? '';
  const texts = await Promise.all(
    ids.split(' ').map((id) => (id ? field.page().locator(`#${id}`).innerText() : '')),
  );
  return { invalid: await field.getAttribute('aria-invalid'), text: texts.join(' ') };
}

const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('name') ?? document.activeElement?.getAttribute('role'),
  );

describe('contact form', () => {
  test('messages: none before its time, gone when the field is right', async ({ open, server }) => {
    const { page, form } = await visitContact(open);
    await form.getByLabel('Name').focus();
    await form.getByLabel('Email').pressSequentially('anika@');
    // Still in the field: nothing is said about it. The name was left empty.
    await expect.poll(() => shownErrors(form)).toEqual(['Name is required.']);
    await form.getByLabel('Phone').focus();
    await expect.poll(() => shownErrors(form)).toEqual(['Name is required.', 'Invalid email address.']);
    await submit(form);
    await expect
      .poll(() => shownErrors(form))
      .toEqual([
        'Name is required.',
        'Invalid email address.',
        'Phone number is required.',
        'Subject is required.',
        'Message is required.',
      ]);
    expect(await focusedName(page)).toBe('name');
    const email = form.getByLabel('Email');
    expect(await describedBy(email)).toEqual({ invalid: 'true', text: 'Invalid email address.' });
    await form.getByLabel('Phone').fill('01712 345678');
    expect((await describedBy(form.getByLabel('Phone'))).text).toBe('Invalid phone number.');
    await fillContact(form, 'Hello');
    await expect.poll(() => shownErrors(form)).toEqual([]);
    expect(await describedBy(email)).toEqual({ invalid: null, text: '' });
    expect(server.ledger.requests('POST contacts')).toEqual([]);

    // Phones get the right keyboards, and what is required is said in one way.
    const attributes = await form
      .locator('input:not([inert] *)')
      .evaluateAll((inputs) =>
        inputs.map((input) => ['type', 'inputmode', 'autocomplete'].map((name) => input.getAttribute(name))),
      );
    expect(attributes).toEqual([
      [null, null, 'name'],
      ['email', 'email', 'email'],
      ['tel', 'tel', 'tel'],
    ]);
    expect(await form.locator('[aria-required=true]').count()).toBe(5);
    expect(await form.locator('label').getByText('(required)').count()).toBe(5);
  });

  test('by keyboard alone: fields in order, focus goes to the result', async ({ open, server }) => {
    const { page, form } = await visitContact(open);
    await form.getByLabel('Name').focus();
    for (const text of ['Anika', 'anika@example.com', '01712345678']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    expect(await focusedName(page)).toBe('subject');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hello');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await form.getByRole('status').getByText(success).waitFor();
    expect(await focusedName(page)).toBe('status');
    expect(server.submissions('contacts')).toMatchObject([
      { name: 'Anika', subject: 'inquiry', message: 'Hello', phone: '01712345678' },
    ]);
  });

  test('the last message goes with the next submit, valid or not', async ({ open, server }) => {
    const { form } = await visitContact(open);
    server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status: 500 }, times: 1 });
    await fillContact(form, '  জমি নিয়ে একটি প্রশ্ন  ');
    await form.getByLabel('Phone').fill(' ০১৭১২৩৪৫৬৭৮ ');
    await submit(form);
    await form.getByText(failure).waitFor();
    await form.getByLabel('Name').fill('');
    await submit(form);
    await expect.poll(() => shownErrors(form)).toEqual(['Name is required.']);
    expect(await form.getByText(failure).count()).toBe(0);
    await form.getByLabel('Name').fill('অনিকা Rahman');
    server.switches.set({ call: 'POST contacts', effect: { kind: 'hold' } });
    await submit(form);
    await server.switches.whenHeld();
    expect(await form.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true);
    expect(await valueOf(form, 'Message')()).toContain('জমি');
    server.switches.release();
    await form.getByText(success).waitFor();
    for (const label of ['Name', 'Email', 'Phone', 'Subject', 'Message']) {
      expect(await valueOf(form, label)()).toBe('');
    }
    await expect.poll(() => shownErrors(form)).toEqual([]);
    // Digits of Bangla arrive as ASCII.
    expect(server.submissions('contacts')).toMatchObject([
      { phone: '01712345678', name: 'অনিকা Rahman', message: 'জমি নিয়ে একটি প্রশ্ন' },
    ]);
  });

  test('what waits stays in sight, and can be taken back', async ({ open, server }) => {
    const { page, context, form } = await visitContact(open);
    await context.setOffline(true);
    await fillContact(form, 'Hasty');
    await submit(form);
    const takeBack = form.getByRole('button', { name: 'Take it back and edit' });
    await takeBack.waitFor();
    const status = page.getByRole('button', { name: '1 waiting to be sent' });
    for (const [width, height] of [
      [320, 640],
      [812, 375],
      [800, 900],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      const isInSight = await status.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isInSight, `${width} by ${height}`).toBe(true);
    }
    await takeBack.click();
    await expect.poll(valueOf(form, 'Message')).toBe('Hasty');
    expect(await readOutbox(page)).toEqual({ states: [], bodies: 0 });
    await context.setOffline(false);
    await form.getByLabel('Message').fill('Considered');
    await submit(form);
    await form.getByText(success).waitFor();
    expect(storedMessages(server)).toEqual(['Considered']);
  });

  test('who fills the hidden field is asked to press once more', async ({ open, server }) => {
    const { form } = await visitContact(open);
    const trap = form.locator('input[name=homepage]');
    // Neither eye nor keyboard nor screen reader meets it, and no browser fills it in.
    expect(await trap.evaluate((input) => input.closest('[inert][aria-hidden=true]') !== null)).toBe(true);
    expect(await trap.getAttribute('autocomplete')).toBe('off');
    await fillContact(form, 'Hello');
    await trap.evaluate((input) => {
      (input as HTMLInputElement).value = 'https://example.com';
    });
    await submit(form);
    await form.getByText(uiText.spamTrap.again).waitFor();
    expect(server.ledger.requests('POST contacts')).toEqual([]);
    expect(await valueOf(form, 'Message')()).toBe('Hello');
    await submit(form);
    await form.getByText(success).waitFor();
    expect(storedMessages(server)).toEqual(['Hello']);
  });
});

describe('newsletter form', () => {
  const anika = 'anika@example.com';
  const subscribed = 'Subscribed successfully.';

  async function openFooter(open: Open) {
    const { page, context } = await open('/approach');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector('[data-waiting]') === null);
    return { page, context, footer, address: footer.getByLabel('E-mail address') };
  }

  test('checks its address, keeps a draft, fails, and succeeds', async ({ open, server }) => {
    const { page, footer, address } = await openFooter(open);
    await submit(footer);
    await address.fill('anika');
    await submit(footer);
    expect(server.ledger.requests('POST subscribers')).toEqual([]);

    await address.fill('anika@exa');
    await page.reload();
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(() => address.inputValue()).toBe('anika@exa');

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
    server.switches.release();
    await footer.getByText(subscribed).waitFor();
    expect(await address.inputValue()).toBe('');
    expect(server.submissions('subscribers')).toMatchObject([{ email: anika }]);
    await page.reload();
    await hydrated(page);
    await page.waitForFunction(() => document.querySelector('footer [data-waiting]') === null);
    expect(await address.inputValue()).toBe('');
  });

  test('what was typed before the script arrived stays', async ({ open, server }) => {
    const { page } = await open();
    const release = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(`${server.url}/approach`, { waitUntil: 'commit' });
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('E-mail address').fill(anika);
    release();
    await hydrated(page);
    await submit(footer);
    await footer.getByText(subscribed).waitFor();
    expect(server.submissions('subscribers')).toMatchObject([{ email: anika }]);
  });

  test('offline it is kept, the same address once', async ({ open, server }) => {
    const { page, context, footer, address } = await openFooter(open);
    await address.focus();
    await loaded(page, 'newsletter-submission', 'outbox-delivery');
    await context.setOffline(true);
    for (let time = 0; time < 2; time += 1) {
      await address.fill(anika);
      await submit(footer);
      await footer.getByText('Your subscription is saved on this device').waitFor();
      await expect.poll(() => address.inputValue()).toBe('');
    }
    await outboxBecomes(page, 'waiting');
    await context.setOffline(false);
    await page.getByText(subscribed).waitFor();
    expect(server.ledger.requests('POST subscribers')).toHaveLength(1);
  });

  type Step = { readonly type?: string };

  /** Takes these steps in the footer's form in the moment in which it is ready, quicker than anybody could. */
  async function actAtOnce(page: Page, steps: readonly Step[]): Promise<void> {
    await page.addInitScript((wanted) => {
      const watch = new MutationObserver(() => {
        const form = document.querySelector<HTMLFormElement>('footer form');
        if (!document.documentElement.dataset['hydrated'] || !form || form.closest('[data-waiting]')) return;
        watch.disconnect();
        const input = form.querySelector<HTMLInputElement>('input[type=email]');
        const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        for (const { type } of wanted) {
          if (type === undefined) {
            document.documentElement.dataset['submittedAt'] = String(Date.now());
            form.requestSubmit();
          } else {
            write?.call(input, type);
            input?.dispatchEvent(new Event('input', { bubbles: true }));
          }
        }
      });
      watch.observe(document, { subtree: true, attributes: true, childList: true });
    }, steps);
  }

  test('what is submitted in no time goes a moment later by itself', async ({ open, server }) => {
    const { page } = await open();
    await actAtOnce(page, [{ type: anika }, {}]);
    await page.goto(`${server.url}/approach`);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await footer.getByText(subscribed).waitFor();
    const submittedAt = Number(await page.locator('html').getAttribute('data-submitted-at'));
    const [request, ...others] = server.ledger.requests('POST subscribers');
    expect(others).toEqual([]);
    expect((request?.arrivedAt ?? 0) - submittedAt).toBeGreaterThan(1000);
  });

  test('an empty form is not held and sent with what is typed then', async ({ open, server }) => {
    const { page } = await open();
    await page.clock.install();
    await actAtOnce(page, [{}, { type: 'anika@example.co' }]);
    await page.goto(`${server.url}/approach`);
    const email = page.getByRole('contentinfo').getByLabel('E-mail address');
    await expect.poll(() => email.inputValue()).toBe('anika@example.co');
    // Past the time of a form that is held.
    await page.clock.fastForward(3000);
    await email.fill(anika);
    await submit(page.getByRole('contentinfo'));
    await page.getByText(subscribed).waitFor();
    expect(server.ledger.requests('POST subscribers')).toHaveLength(1);
    expect(server.submissions('subscribers')).toMatchObject([{ email: anika }]);
  });
});
