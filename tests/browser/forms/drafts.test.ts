import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from '../../support/browser.ts';
import { strictTest as test, test as looseTest } from '../site.ts';
import {
  contactForm,
  draftKept,
  draftsGone,
  failure,
  fillContact,
  lateFormReady,
  submit,
  success,
  valueOf,
  visitContact,
} from './outbox-setting.ts';

/* What is stored, for how long and in which order: tests/unit/forms/drafts.test.ts. */

const showOther = 'Show that one instead';

/** Loads the page again in the very task of the click. */
async function clickAndReload(page: Page, button: Locator): Promise<void> {
  const reload = (element: HTMLElement | SVGElement) => {
    (element as HTMLElement).click();
    location.reload();
  };
  await Promise.all([page.waitForEvent('load'), button.evaluate(reload)]);
}

test('survives a reload; goes with Clear, success and 7 days', async ({ open, server }) => {
  const { page, form } = await visitContact(open);
  const message = valueOf(form, 'Message');
  /** A draft that was still there would be in the form by then: it is read before the last part of the page. */
  const expectNoDraft = async () => {
    await page.reload();
    await lateFormReady(page);
    expect(await message()).toBe('');
  };
  await fillContact(form, 'Half a message');
  await draftKept(page, 'Half a message');
  await page.reload();
  await expect.poll(message).toBe('Half a message');
  expect(await valueOf(form, 'Subject')()).toBe('inquiry');
  await form.getByText('What you wrote earlier is back.').waitFor();
  expect(server.ledger.requests('POST contacts')).toEqual([]);

  // However soon the page is loaded again.
  await clickAndReload(page, form.getByRole('button', { name: 'Clear the form' }));
  await lateFormReady(page);
  await draftsGone(page);
  expect(await message()).toBe('');

  await fillContact(form, 'A whole message');
  await submit(form);
  await form.getByText(success).waitFor();
  await draftsGone(page);
  await expectNoDraft();

  await fillContact(form, 'Old');
  await draftKept(page, 'Old');
  await page.clock.install({ time: Date.now() + 8 * 24 * 60 * 60 * 1000 });
  await expectNoDraft();
});

test('what is typed last is kept, however soon the page is left: loaded again, by an address, closed', async ({
  open,
  server,
}) => {
  const { page, context, form } = await visitContact(open);
  const message = (tab: Page) => valueOf(contactForm(tab), 'Message');
  await fillContact(form, 'One');
  await page.reload();
  await expect.poll(message(page)).toBe('One');
  await form.getByLabel('Message').fill('Two');
  await page.goto(`${server.url}/robots.txt`);
  await page.goto(`${server.url}/contact`);
  await expect.poll(message(page)).toBe('Two');
  await form.getByLabel('Message').fill('Three');
  await page.close();
  const next = await context.newPage();
  await next.goto(`${server.url}/contact`);
  await expect.poll(message(next)).toBe('Three');
  expect(await valueOf(contactForm(next), 'Email')()).toBe('anika@example.com');
  // Of one text, there is one draft.
  await contactForm(next).getByText('What you wrote earlier is back.').waitFor();
  expect(await next.getByRole('button', { name: showOther }).count()).toBe(0);
});

test('what the database refuses is kept at a link of the site, too', async ({ open }) => {
  const { page, form } = await visitContact(open);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await form.getByLabel('Message').fill('nowhere else');
  // Until it was refused.
  await page.waitForTimeout(500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await page.waitForURL('**/team');
  await page.goBack();
  await expect.poll(valueOf(form, 'Message')).toBe('nowhere else');
});

test('what is typed before the form has its script is kept when the page is loaded again', async ({
  open,
  server,
}) => {
  const { page } = await open();
  for (const script of ['main-', 'contact-form-']) {
    let isHeld = true;
    await page.route(new RegExp(`/assets/${script}`), async (route) => {
      if (!isHeld) await route.fallback();
    });
    await page.goto(`${server.url}/contact`, { waitUntil: 'commit' });
    if (script !== 'main-') await hydrated(page);
    await fillContact(contactForm(page), `before ${script}`);
    isHeld = false;
    await page.reload();
    await expect.poll(valueOf(contactForm(page), 'Message')).toBe(`before ${script}`);
    expect(await valueOf(contactForm(page), 'Subject')()).toBe('inquiry');
    await page.unrouteAll();
    await lateFormReady(page);
    await contactForm(page).getByRole('button', { name: 'Clear the form' }).click();
    await draftsGone(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('left-drafts'))).toBeNull();
  }
});

/** Holds every answer about drafts back in the pages to come, until `window.letDraftsCome()`. */
async function delayDrafts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { addEventListener } = IDBOpenDBRequest.prototype;
    const arrival = new Promise<void>((resolve) => Object.assign(window, { letDraftsCome: resolve }));
    IDBOpenDBRequest.prototype.addEventListener = function listen(
      this: IDBOpenDBRequest,
      type: string,
      listener: EventListener,
    ) {
      const isHeld = () => type === 'success' && this.result.name === 'drafts';
      addEventListener.call(this, type, (event) => {
        if (isHeld()) void arrival.then(() => listener(event));
        else listener(event);
      });
    };
  });
}

/** Types before the draft of an earlier visit comes, which is then offered. */
async function visitWithLateDraft(open: Parameters<typeof visitContact>[0]) {
  const { page, form } = await visitContact(open);
  await fillContact(form, 'the old text');
  await draftKept(page, 'the old text');
  await delayDrafts(page);
  await page.reload();
  await lateFormReady(page);
  await form.getByLabel('Message').fill('the new text');
  await page.evaluate('letDraftsCome()');
  return { page, form };
}

test('of one that comes after typing has begun, and what was typed, none is lost, also when the page is loaded again at once', async ({
  open,
}) => {
  const { page, form } = await visitWithLateDraft(open);
  await expect.poll(valueOf(form, 'Email')).toBe('anika@example.com');
  expect(await valueOf(form, 'Message')()).toBe('the new text');
  for (const text of ['the old text', 'the new text']) {
    await form.getByRole('button', { name: showOther }).click();
    await expect.poll(valueOf(form, 'Message')).toBe(text);
  }
  await draftKept(page, 'the new text');
  // From now on the database is too slow for this page.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new Error('too late');
    };
  });
  await clickAndReload(page, form.getByRole('button', { name: showOther }));
  await lateFormReady(page);
  await page.evaluate('letDraftsCome()');
  await expect.poll(valueOf(form, 'Message')).toBe('the old text');
  await form.getByRole('button', { name: showOther }).click();
  await expect.poll(valueOf(form, 'Message')).toBe('the new text');
});

looseTest(
  'one that comes back in the place of another keeps its key; of two that are sent nothing is left',
  async ({ open, server }) => {
    const { page, form } = await visitWithLateDraft(open);
    const call = 'POST contacts';
    server.switches.set({ call, effect: { kind: 'fail', status: 500 }, times: 1 });
    await submit(form);
    await form.getByText(failure).waitFor();
    await draftKept(page, 'the new text');
    await page.reload();
    await lateFormReady(page);
    await page.evaluate('letDraftsCome()');
    for (const text of ['the old text', 'the new text']) {
      await form.getByRole('button', { name: showOther }).click();
      await expect.poll(valueOf(form, 'Message')).toBe(text);
    }
    await submit(form);
    await form.getByText(success).waitFor();
    expect(new Set(server.ledger.requests(call).map(({ key }) => key)).size).toBe(1);
    await page.reload();
    await lateFormReady(page);
    await page.evaluate('letDraftsCome()');
    await expect.poll(valueOf(form, 'Message')).toBe('the old text');
    await submit(form);
    await form.getByText(success).waitFor();
    await draftsGone(page);
  },
);
