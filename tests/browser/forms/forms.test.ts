import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hydrated, openPage, type OpenedPage } from '../../support/browser.ts';
import {
  draftKept,
  emptyServer,
  expectNoSurprise,
  failure,
  fillContact,
  keepContact,
  openContactWithoutWorker,
  readOutbox,
  storedMessages,
  success,
  until,
} from './outbox-setting.ts';
import { useSite } from '../site.ts';

const site = useSite();
let opened: OpenedPage;
beforeEach(async () => {
  emptyServer(site.server);
  opened = await openPage(site.browser, { serviceWorkers: 'block' });
});
afterEach(async () => {
  site.server.switches.clear();
  expectNoSurprise(opened.messages);
  await opened.close();
});

/** Every message of a form that is shown, in the order of the fields. */
function shownErrors(form: Locator): Promise<string[]> {
  return form.locator('[id$="-error"]').allInnerTexts();
}

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
  test('messages: none before its time, all on submit, each gone when its field is right', async () => {
    const { page } = opened;
    const form = await openContactWithoutWorker(page, site.server);
    await form.getByLabel('Name').focus();
    await form.getByLabel('Email').pressSequentially('anika@');
    // Still in the field: nothing is said about it. The name was left empty.
    await expect.poll(() => shownErrors(form)).toEqual(['Name is required.']);
    await form.getByLabel('Phone').focus();
    await expect.poll(() => shownErrors(form)).toEqual(['Name is required.', 'Invalid email address.']);
    await form.getByRole('button', { name: 'Submit' }).click();
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
    expect(await describedBy(form.getByLabel('Email'))).toEqual({
      invalid: 'true',
      text: 'Invalid email address.',
    });
    await form.getByLabel('Phone').fill('01712 345678');
    expect((await describedBy(form.getByLabel('Phone'))).text).toBe('Invalid phone number.');
    await fillContact(form, 'Hello');
    await expect.poll(() => shownErrors(form)).toEqual([]);
    expect(await describedBy(form.getByLabel('Email'))).toEqual({ invalid: null, text: '' });
    expect(site.server.ledger.requests('POST contacts')).toEqual([]);
  });

  test('by keyboard alone: every field in order, Enter submits, focus goes to the result', async () => {
    const { page } = opened;
    const form = await openContactWithoutWorker(page, site.server);
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
    expect(site.server.submissions('contacts')).toMatchObject([
      { name: 'Anika', subject: 'inquiry', message: 'Hello', phone: '01712345678' },
    ]);
  });

  test('the last message goes with the next submit, valid or not; while it is sent the button says so', async () => {
    const { page } = opened;
    const form = await openContactWithoutWorker(page, site.server);
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status: 500 }, times: 1 });
    await fillContact(form, 'Hello');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText(failure).waitFor();
    await form.getByLabel('Message').fill('');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => shownErrors(form)).toEqual(['Message is required.']);
    expect(await form.getByText(failure).count()).toBe(0);
    await form.getByLabel('Message').fill('Hello');
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'hold' } });
    await form.getByRole('button', { name: 'Submit' }).click();
    await site.server.switches.whenHeld();
    expect(await form.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true);
    expect(await form.getByLabel('Message').inputValue()).toBe('Hello');
    site.server.switches.release();
    await form.getByText(success).waitFor();
    for (const label of ['Name', 'Email', 'Phone', 'Subject', 'Message']) {
      expect(await form.getByLabel(label).inputValue()).toBe('');
    }
    await expect.poll(() => shownErrors(form)).toEqual([]);
  });

  test('Bangla passes, digits arrive as ASCII, and phones get the right keyboards', async () => {
    const form = await openContactWithoutWorker(opened.page, site.server);
    await fillContact(form, '  জমি নিয়ে একটি প্রশ্ন  ');
    await form.getByLabel('Phone').fill(' ০১৭১২৩৪৫৬৭৮ ');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText(success).waitFor();
    expect(site.server.submissions('contacts')).toMatchObject([
      { phone: '01712345678', name: 'অনিকা Rahman', message: 'জমি নিয়ে একটি প্রশ্ন' },
    ]);
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

  test('a draft survives a reload and goes with Clear, and with success', async () => {
    const { page } = opened;
    const form = await openContactWithoutWorker(page, site.server);
    await fillContact(form, 'Half a message');
    await draftKept(page, 'Half a message');
    await page.reload();
    await until(async () => (await form.getByLabel('Message').inputValue()) === 'Half a message');
    expect(await form.getByLabel('Subject').inputValue()).toBe('inquiry');
    await form.getByText('What you wrote earlier is back.').waitFor();
    expect(site.server.ledger.requests('POST contacts')).toEqual([]);

    await form.getByRole('button', { name: 'Clear the form' }).click();
    expect(await form.getByLabel('Message').inputValue()).toBe('');
    await page.reload({ waitUntil: 'networkidle' });
    await hydrated(page);
    expect(await form.getByLabel('Message').inputValue()).toBe('');

    await fillContact(form, 'A whole message');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText(success).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await hydrated(page);
    expect(await form.getByLabel('Message').inputValue()).toBe('');
  });

  test('a draft older than 7 days is gone', async () => {
    const { page } = opened;
    const form = await openContactWithoutWorker(page, site.server);
    await fillContact(form, 'Old');
    await draftKept(page, 'Old');
    await page.clock.install({ time: Date.now() + 8 * 24 * 60 * 60 * 1000 });
    await page.goto(`${site.server.url}/contact`);
    await page.waitForFunction(() => document.querySelector('main [data-waiting]') === null);
    expect(await form.getByLabel('Message').inputValue()).toBe('');
  });

  test('what waits stays in sight below the header, however far the page is scrolled', async () => {
    const { page, context } = opened;
    const form = await openContactWithoutWorker(page, site.server);
    await context.setOffline(true);
    await keepContact(form, 'one');
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
  });

  test('taken back while it waits: the words are in the form again, nothing waits', async () => {
    const { page, context } = opened;
    const form = await openContactWithoutWorker(page, site.server);
    await context.setOffline(true);
    await fillContact(form, 'Hasty');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByRole('button', { name: 'Take it back and edit' }).click();
    await until(async () => (await form.getByLabel('Message').inputValue()) === 'Hasty');
    expect(await readOutbox(page)).toEqual({ states: [], bodies: 0 });
    await context.setOffline(false);
    await form.getByLabel('Message').fill('Considered');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText(success).waitFor();
    expect(storedMessages(site.server)).toEqual(['Considered']);
  });
});

describe('newsletter form', () => {
  async function openFooter() {
    const { page } = opened;
    await page.goto(`${site.server.url}/approach`, { waitUntil: 'networkidle' });
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector('[data-waiting]') === null);
    return footer;
  }

  test('nothing happens while it is empty; then subscribing, success, and an empty field', async () => {
    const footer = await openFooter();
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    expect(site.server.ledger.requests('POST subscribers')).toEqual([]);
    site.server.switches.set({ call: 'POST subscribers', effect: { kind: 'hold' } });
    await footer.getByLabel('E-mail address').fill('anika@example.com');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await site.server.switches.whenHeld();
    expect(await footer.getByRole('button', { name: 'Subscribing...' }).isDisabled()).toBe(true);
    site.server.switches.release();
    await footer.getByText('Subscribed successfully.').waitFor();
    expect(await footer.getByLabel('E-mail address').inputValue()).toBe('');
    expect(site.server.submissions('subscribers')).toMatchObject([{ email: 'anika@example.com' }]);
  });

  test('failure keeps the address; the input alone checks it', async () => {
    const footer = await openFooter();
    site.server.switches.set({ call: 'POST subscribers', effect: { kind: 'fail', status: 500 } });
    await footer.getByLabel('E-mail address').fill('anika');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    expect(site.server.ledger.requests('POST subscribers')).toEqual([]);
    await footer.getByLabel('E-mail address').fill('anika@example.com');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await footer.getByText('Subscription failed. Please try again.').waitFor();
    expect(await footer.getByLabel('E-mail address').inputValue()).toBe('anika@example.com');
    expect((await readOutbox(opened.page)).states).toEqual([]);
  });

  test('a half-typed address survives a reload, and is gone once it was sent', async () => {
    const { page } = opened;
    const footer = await openFooter();
    const address = footer.getByLabel('E-mail address');
    await address.fill('anika@exa');
    await page.reload({ waitUntil: 'networkidle' });
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(() => address.inputValue()).toBe('anika@exa');
    await address.fill('anika@example.com');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await footer.getByText('Subscribed successfully.').waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await hydrated(page);
    expect(await address.inputValue()).toBe('');
  });

  test('what was typed before the script arrived stays', async () => {
    const { page } = opened;
    let letPass = () => {};
    const mayPass = new Promise<void>((resolve) => {
      letPass = resolve;
    });
    await page.route('**/assets/**/*.js', async (route) => {
      await mayPass;
      await route.continue();
    });
    await page.route('**/assets/*.js', async (route) => {
      await mayPass;
      await route.continue();
    });
    await page.goto(`${site.server.url}/approach`, { waitUntil: 'commit' });
    const address = page.getByRole('contentinfo').getByLabel('E-mail address');
    await address.fill('anika@example.com');
    letPass();
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('contentinfo').getByText('Subscribed successfully.').waitFor();
    expect(site.server.submissions('subscribers')).toMatchObject([{ email: 'anika@example.com' }]);
  });

  test('offline it is kept, the same address once', async () => {
    const footer = await openFooter();
    await footer.getByLabel('E-mail address').focus();
    await opened.page.waitForFunction(() => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name);
      return ['newsletter-submission', 'outbox-delivery'].every((part) =>
        names.some((name) => name.includes(part)),
      );
    });
    await opened.context.setOffline(true);
    for (const address of ['anika@example.com', 'anika@example.com']) {
      await footer.getByLabel('E-mail address').fill(address);
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      await footer.getByText('Your subscription is saved on this device').waitFor();
      await until(async () => (await footer.getByLabel('E-mail address').inputValue()) === '');
    }
    await expect.poll(async () => (await readOutbox(opened.page)).states).toEqual(['waiting']);
    await opened.context.setOffline(false);
    await opened.page.getByText('Subscribed successfully.').waitFor();
    expect(site.server.ledger.requests('POST subscribers').length).toBe(1);
  });
});
