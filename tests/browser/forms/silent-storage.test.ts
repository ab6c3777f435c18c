import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hydrated, openPage, type OpenedPage } from '../../support/browser.ts';
import { holdDatabases, releaseDatabases } from '../../support/hold-databases.ts';
import { useSite } from '../site.ts';
import {
  contactForm,
  draftKept,
  emptyServer,
  expectNoSurprise,
  failure,
  fillContact,
  measured,
  openContactWithoutWorker,
  storedMessages,
  submitContact,
  success,
  until,
} from './outbox-setting.ts';

/* Storage that does not answer, and drafts that come late or from two tabs. */

const site = useSite();
let opened: OpenedPage;
beforeEach(async () => {
  emptyServer(site.server);
  opened = await openPage(site.browser, { serviceWorkers: 'block' });
});
afterEach(async () => {
  await opened.close();
  expectNoSurprise(opened.messages);
});

/** Another page of the site holds every database. @returns what lets them go */
async function hold(): Promise<() => Promise<unknown>> {
  const other = await opened.context.newPage();
  await other.goto(`${site.server.url}/robots.txt`);
  await other.evaluate(holdDatabases);
  await other.waitForFunction('window.heldDatabases === 3');
  return () => other.evaluate(releaseDatabases);
}

/** The browser answers no request to open a database any more. */
function silenceOpen(page: Page): Promise<void> {
  return page.evaluate(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
}

/** Resolves to how long a text took to come, in milliseconds. */
async function timeUntil(text: string): Promise<number> {
  const start = Date.now();
  await contactForm(opened.page).getByText(text).waitFor();
  return Date.now() - start;
}

const faults = [
  ['another page holds a transaction', hold],
  ['the database never answers', () => silenceOpen(opened.page).then(() => async () => undefined)],
] as const;

describe.each(faults)('%s', (fault, begin) => {
  test('online: sent directly within 8 s, once', async () => {
    const form = await openContactWithoutWorker(opened.page, site.server);
    const release = await begin();
    await submitContact(form, 'one');
    expect(await timeUntil(success)).toBeLessThan(8000);
    expect(await form.getByLabel('Message').inputValue()).toBe('');
    await release();
    await opened.page.evaluate(() => dispatchEvent(new Event('online')));
    await opened.page.reload({ waitUntil: 'networkidle' });
    expect(storedMessages(site.server)).toEqual(['one']);
    expect(site.server.ledger.requests('POST contacts').length).toBe(1);
    measured(site.server, `${fault}, online`, 'success');
  });

  test('offline: the red text within 8 s, the form kept, nothing sent later', async () => {
    const form = await openContactWithoutWorker(opened.page, site.server);
    const release = await begin();
    await opened.context.setOffline(true);
    await submitContact(form, 'one');
    expect(await timeUntil(failure)).toBeLessThan(8000);
    expect(await form.getByLabel('Message').inputValue()).toBe('one');
    await release();
    await opened.context.setOffline(false);
    await opened.page.reload({ waitUntil: 'networkidle' });
    expect(storedMessages(site.server)).toEqual([]);
    measured(site.server, `${fault}, offline`, 'red text, form kept');
  });
});

test('lists come from the network while another page holds the databases', async () => {
  const { page } = opened;
  await hold();
  await page.goto(`${site.server.url}/news`);
  await page.locator('main article').first().waitFor({ timeout: 8000 });
});

describe('drafts', () => {
  /** Holds every answer about drafts back in the pages to come, until `window.letDraftsCome()`. */
  async function delayDrafts(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const open = IDBFactory.prototype.open;
      const arrival = new Promise<void>((resolve) => Object.assign(window, { letDraftsCome: resolve }));
      IDBFactory.prototype.open = function (name, version) {
        const request = open.call(this, name, version);
        if (name !== 'drafts') return request;
        const listen = request.addEventListener.bind(request);
        request.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
          listen(type, (event) => {
            if (type === 'success' && typeof listener === 'function')
              void arrival.then(() => listener(event));
            else if (typeof listener === 'function') listener(event);
          });
        return request;
      };
    });
  }
  const letDraftsCome = (page: Page) => page.evaluate('letDraftsCome()');
  const valueOf = (page: Page, label: string) => contactForm(page).getByLabel(label).inputValue();

  test('that come after typing has begun: nothing is lost of either', async () => {
    const { page } = opened;
    const form = await openContactWithoutWorker(page, site.server);
    await fillContact(form, 'the old text');
    await draftKept(page, 'the old text');
    await delayDrafts(page);
    await page.goto(`${site.server.url}/contact`);
    await hydrated(page);
    await page.waitForFunction(() => document.querySelector('main [data-waiting]') === null);
    await form.getByLabel('Message').fill('the new text');
    await letDraftsCome(page);
    await until(async () => (await valueOf(page, 'Email')) === 'anika@example.com');
    expect(await valueOf(page, 'Message')).toBe('the new text');
    const other = form.getByRole('button', { name: 'Show that one instead' });
    await other.click();
    await until(async () => (await valueOf(page, 'Message')) === 'the old text');
    await other.click();
    await until(async () => (await valueOf(page, 'Message')) === 'the new text');
  });

  test('of two tabs do not overwrite each other', async () => {
    const { page } = opened;
    const form = await openContactWithoutWorker(page, site.server);
    await fillContact(form, 'first');
    await draftKept(page, 'first');
    const second = await opened.context.newPage();
    await openContactWithoutWorker(second, site.server);
    await until(async () => (await valueOf(second, 'Message')) === 'first');
    await contactForm(second).getByLabel('Message').fill('of the second tab');
    await draftKept(second, 'of the second tab');
    await form.getByLabel('Message').fill('of the first tab');
    await draftKept(page, 'of the first tab');
    const third = await opened.context.newPage();
    await openContactWithoutWorker(third, site.server);
    await until(async () => (await valueOf(third, 'Message')) === 'of the first tab');
    await contactForm(third).getByRole('button', { name: 'Show that one instead' }).click();
    await until(async () => (await valueOf(third, 'Message')) === 'of the second tab');
  });
});
