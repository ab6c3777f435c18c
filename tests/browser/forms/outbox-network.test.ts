import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPage, type OpenedPage } from '../../support/browser.ts';
import {
  contactForm,
  controlWorker,
  emptyServer,
  expectNoSurprise,
  failure,
  fillContact,
  keepContact,
  measured,
  openContact,
  openContactWithoutWorker,
  openPanel,
  panel,
  readOutbox,
  saved,
  storedMessages,
  submitContact,
  success,
  tryUntil,
  until,
} from './outbox-setting.ts';
import { useSite } from '../site.ts';

/* The fault matrix of the outbox: what the network and the server do to it. */

const site = useSite();
let opened: OpenedPage;
afterEach(async () => {
  site.server.switches.clear();
  expectNoSurprise(opened.messages);
  await opened.close();
});

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `message ${index + 1}`);
const posts = () => site.server.ledger.requests('POST contacts');

async function open(options: { readonly serviceWorkers: 'allow' | 'block' }) {
  emptyServer(site.server);
  opened = await openPage(site.browser, options);
}

describe('offline', () => {
  beforeEach(() => open({ serviceWorkers: 'allow' }));

  // Each may take the whole patience of the form.
  test('20 messages, then online: each once, in order, nothing left', { timeout: 300_000 }, async () => {
    const count = 20;
    const { page, context } = opened;
    const form = await openContact(page, site.server);
    await context.setOffline(true);
    await keepContact(form, ...numbered(count));
    // One may be on its way at this moment, and fail.
    const allWait = Array.from({ length: count }, () => 'waiting').join();
    await until(async () => (await readOutbox(page)).states.join() === allWait);
    await page.getByRole('button', { name: `${count} waiting to be sent` }).waitFor();
    await context.setOffline(false);
    await until(() => storedMessages(site.server).length >= count);
    await page.getByText(success).waitFor();
    await page.getByRole('button', { name: /waiting to be sent$/ }).waitFor({ state: 'detached' });
    expect(storedMessages(site.server)).toEqual(numbered(count));
    expect(posts().length).toBe(count);
    expect(await readOutbox(page)).toMatchObject({ bodies: 0 });
    measured(site.server, `${count} messages offline, then online`, 'kept; then the toast, nothing waiting');
  });

  test('all pages closed: the worker sends on the sync event', async () => {
    const { page, context } = opened;
    const form = await openContact(page, site.server);
    const worker = await controlWorker(context, site.server);
    await context.setOffline(true);
    await keepContact(form, 'one');
    await form.getByText('will be sent when the connection returns').waitFor();
    await page.close();
    await context.setOffline(false);
    await worker.sync();
    await until(() => storedMessages(site.server).length > 0);
    expect(storedMessages(site.server)).toEqual(['one']);
    expect(posts().length).toBe(1);
    measured(site.server, 'offline submit, all pages closed, sync event', 'kept');
  });

  test('without the Sync API: stored within 1 s of "online", and the words promise no more', async () => {
    const { page, context } = opened;
    await page.addInitScript(() => {
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
      Reflect.deleteProperty(globalThis, 'SyncManager');
    });
    const form = await openContact(page, site.server);
    await context.setOffline(true);
    await keepContact(form, 'one');
    await form.getByText('the next time this site is open with a connection').waitFor();
    const online = Date.now();
    await context.setOffline(false);
    await until(() => storedMessages(site.server).length > 0);
    const arrived = posts()[0]?.arrivedAt ?? 0;
    expect(arrived - online).toBeLessThan(1000);
    expect(posts().length).toBe(1);
    measured(
      site.server,
      'no Sync API, online again',
      `kept, without a promise for the closed site; gone after ${arrived - online} ms`,
    );
  });

  test('what is due and cannot go is tried again with growing pauses', async () => {
    const { page, context } = opened;
    // The pauses of the backoff: 1, 3 and 9 s.
    await page.addInitScript(() => (Math.random = () => 0.25));
    const form = await openContact(page, site.server);
    await context.setOffline(true);
    await keepContact(form, 'one');
    // The second is due while the first, which goes before it, still pauses.
    const footer = page.locator('footer');
    await footer.getByLabel('E-mail address').fill('anika@example.com');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await footer.getByText(saved).waitFor();
    // The attempt of the form itself is over.
    const attempts: { readonly path: string; readonly at: number }[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST') return;
      attempts.push({ path: new URL(request.url()).pathname, at: Date.now() });
    });
    await expect.poll(() => attempts.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(4);
    // The pauses before may be those until the second is due.
    const [first, second, third] = attempts.slice(-3).map(({ at }) => at) as [number, number, number];
    expect(third - second).toBeGreaterThan((second - first) * 1.5);
    expect(new Set(attempts.map(({ path }) => path))).toEqual(new Set(['/api/contacts/']));
    await expect.poll(async () => (await readOutbox(page)).states).toEqual(['waiting', 'waiting']);
  });

  test('two tabs and the worker at the same instant: one request for each message', async () => {
    const { page, context } = opened;
    const form = await openContact(page, site.server);
    const other = await context.newPage();
    await openContact(other, site.server);
    const worker = await controlWorker(context, site.server);
    await page.bringToFront();
    await context.setOffline(true);
    await keepContact(form, ...numbered(10));
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'delay', milliseconds: 60 } });
    await Promise.all([context.setOffline(false), worker.sync()]);
    await until(() => storedMessages(site.server).length >= 10);
    expect(storedMessages(site.server)).toEqual(numbered(10));
    expect(posts().length).toBe(10);
    expect(site.server.ledger.mostInFlightWithOneKey()).toBe(1);
    measured(
      site.server,
      'two tabs and a sync event at once, slow server, 10 messages',
      'kept; then the toast',
    );
  });
});

describe('the server in the background', () => {
  beforeEach(() => open({ serviceWorkers: 'block' }));

  /** Leaves so many messages in the outbox, with the network back and nobody sending yet. */
  async function keepWithServerDown(...messages: string[]) {
    const form = await openContactWithoutWorker(opened.page, site.server);
    await site.server.stop();
    await keepContact(form, ...messages);
    await form.getByText('The server has not answered.').waitFor();
    await site.server.restart();
    site.server.ledger.clear();
    return form;
  }
  async function sendNow() {
    const { page } = opened;
    const list = (await panel(page).isVisible()) ? panel(page) : await openPanel(page);
    await list.getByRole('button', { name: 'Send now' }).click();
    return list;
  }

  test('500 three times, then well: once', async () => {
    const fail = { kind: 'fail', status: 500 } as const;
    await keepWithServerDown('one');
    site.server.switches.set({ call: 'POST contacts', effect: fail, times: 3 });
    const list = await sendNow();
    await list.getByText('The server has a problem at the moment.').waitFor();
    await tryUntil(list, () => storedMessages(site.server).length > 0);
    expect(posts().filter(({ status }) => status === 500).length).toBe(3);
    await list.getByText(/^Sent today/).waitFor();
    expect(storedMessages(site.server)).toEqual(['one']);
    expect(new Set(posts().map(({ key }) => key)).size).toBe(1);
    measured(site.server, 'replay answered 500 three times, then well', 'waiting with the reason; then sent');
  });

  test('429 with Retry-After 2: no attempt before, then by itself', async () => {
    await keepWithServerDown('one');
    const effect = { kind: 'fail', status: 429, retryAfter: 2 } as const;
    site.server.switches.set({ call: 'POST contacts', effect, times: 1 });
    const list = await sendNow();
    await list.getByText('The server asked to wait.').waitFor();
    await until(() => storedMessages(site.server).length > 0);
    const [first, second] = posts();
    expect((second?.arrivedAt ?? 0) - (first?.endedAt ?? 0)).toBeGreaterThanOrEqual(1990);
    expect(posts().length).toBe(2);
    measured(site.server, '429 with Retry-After 2', 'waiting with the reason; then sent by itself');
  });

  test('422 on the second of five: four stored, one kept with reason and text', async () => {
    const { page, context } = opened;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await keepWithServerDown(...numbered(5));
    site.server.switches.set({
      call: 'POST contacts',
      effect: { kind: 'fail', status: 422 },
      skip: 1,
      times: 1,
    });
    const list = await sendNow();
    await until(() => storedMessages(site.server).length >= 4);
    await list
      .getByText('The server refused it: This is a test: 422. It stays here until you decide.')
      .waitFor();
    expect(storedMessages(site.server)).toEqual(['message 1', 'message 3', 'message 4', 'message 5']);
    expect(posts().length).toBe(5);
    await list.getByRole('button', { name: 'Copy the text' }).click();
    await list.getByText('The text is copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Message: message 2');
    measured(site.server, '422 on the second of five', 'one refused, with reason and text; four sent');

    // Its text goes back into the form, and can be sent from there.
    await list.getByRole('button', { name: 'Take it back and edit' }).click();
    const form = contactForm(page);
    await until(async () => (await form.getByLabel('Message').inputValue()) === 'message 2');
    await form.getByLabel('Message').fill('message 2, mended');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText(success).waitFor();
    expect(storedMessages(site.server).length).toBe(5);
    expect(new Set(posts().map(({ key }) => key)).size).toBe(6);
  });

  test('400 is refused at once and not tried again', async () => {
    await keepWithServerDown('one');
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status: 400 } });
    const list = await sendNow();
    await list.getByText(/^The server refused it/).waitFor();
    await list.getByRole('button', { name: 'Send now' }).click();
    expect(posts().length).toBe(1);
    expect((await readOutbox(opened.page)).states).toEqual(['refused']);
    measured(site.server, 'replay answered 400', 'refused, with the reason');
  });

  test('the server stores and then cuts the line: once, under one key', async () => {
    await keepWithServerDown('one');
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'cut' }, stage: 'after', times: 1 });
    await sendNow();
    await until(async () => (await readOutbox(opened.page)).states[0] === 'sent');
    expect(storedMessages(site.server)).toEqual(['one']);
    expect(posts().length).toBeGreaterThanOrEqual(2);
    expect(new Set(posts().map(({ key }) => key)).size).toBe(1);
    measured(site.server, 'stored, then the line cut (answer lost)', 'waiting; then sent');
  });

  test('the line is cut before the server stored: once', async () => {
    await keepWithServerDown('one');
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'cut' }, times: 2 });
    const list = await sendNow();
    await tryUntil(list, () => storedMessages(site.server).length > 0);
    expect(storedMessages(site.server)).toEqual(['one']);
    measured(site.server, 'the line cut before the server stored, twice', 'waiting; then sent');
  });

  test.each([
    ['an HTML page with 200', { kind: 'captive portal' } as const],
    ['302 to an HTML page', { kind: 'redirect', location: '/' } as const],
  ])('captive portal, %s: still waiting, then stored', async (name, effect) => {
    await keepWithServerDown('one');
    site.server.switches.set({ call: 'POST contacts', effect });
    const list = await sendNow();
    await until(() => posts().length > 0);
    await list.getByRole('button', { name: 'Try now' }).waitFor();
    // The next attempt of the page itself may be under way.
    await expect.poll(async () => (await readOutbox(opened.page)).states).toEqual(['waiting']);
    site.server.switches.clear();
    await tryUntil(list, () => storedMessages(site.server).length > 0);
    await list.getByText(/^Sent today/).waitFor();
    expect(storedMessages(site.server)).toEqual(['one']);
    measured(site.server, `captive portal: ${name}`, 'waiting; then sent');
  });

  test('what is written while a drain is held goes in the same drain', async () => {
    const form = await keepWithServerDown('one');
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'hold' }, times: 1 });
    await sendNow();
    await site.server.switches.whenHeld();
    await opened.page.keyboard.press('Escape');
    await submitContact(form, 'two');
    await until(async () => (await readOutbox(opened.page)).states.length === 2);
    expect(posts().length).toBe(1);
    site.server.switches.release();
    await form.getByText(success).waitFor();
    expect(storedMessages(site.server)).toEqual(['one', 'two']);
    expect(posts().length).toBe(2);
    measured(site.server, 'written while a drain is held', 'success for the second; the first sent');
  });

  test('discarded while waiting: never sent, body gone', async () => {
    const { page } = opened;
    const form = await openContactWithoutWorker(page, site.server);
    await site.server.stop();
    await keepContact(form, 'one');
    const list = await openPanel(page);
    await list.getByRole('button', { name: 'Delete' }).click();
    await list.getByRole('button', { name: 'Delete it' }).click();
    await list.getByText('Nothing is waiting to be sent.').waitFor();
    expect(await readOutbox(page)).toEqual({ states: ['discarded'], bodies: 0 });
    await site.server.restart();
    site.server.ledger.clear();
    await page.keyboard.press('Escape');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await submitContact(form, 'another');
    await form.getByText(success).waitFor();
    expect(storedMessages(site.server)).toEqual(['another']);
    expect(posts().length).toBe(1);
    measured(
      site.server,
      'discarded while waiting, then another message',
      'nothing waiting; success of the other',
    );
  });

  test('the clock of the device is put back by two days: still sent', async () => {
    const { page } = opened;
    await page.clock.install();
    await keepWithServerDown('one');
    // Nothing may be sent before: an attempt of the page itself can come in between.
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status: 503 } });
    await sendNow();
    await until(() => posts().some(({ status }) => status === 503));
    await page.clock.setSystemTime(Date.now() - 2 * 24 * 60 * 60 * 1000);
    site.server.switches.clear();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await until(() => storedMessages(site.server).length > 0);
    expect(storedMessages(site.server)).toEqual(['one']);
    measured(site.server, 'device clock put back by two days', 'waiting; then sent');
  });
});

describe('while the visitor looks', () => {
  beforeEach(() => open({ serviceWorkers: 'block' }));

  test('8 s without an answer: kept, and the attempt itself goes on', async () => {
    const { page } = opened;
    await page.clock.install();
    const form = await openContactWithoutWorker(page, site.server);
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'hold' }, times: 1 });
    await submitContact(form, 'one');
    await form.getByRole('button', { name: 'Submitting...' }).waitFor();
    await site.server.switches.whenHeld();
    await page.clock.fastForward(7000);
    expect(await form.getByText(saved).count()).toBe(0);
    await page.clock.fastForward(1500);
    await form.getByText(`The server has not answered. Your message ${saved}`).waitFor();
    expect(await form.getByLabel('Message').inputValue()).toBe('');
    site.server.switches.release();
    await page.getByText(success).waitFor();
    expect(storedMessages(site.server)).toEqual(['one']);
    expect(posts().length).toBe(1);
    measured(site.server, 'no answer for 8 s, then one', 'kept; then the toast');
  });

  test('no answer at all: given up after 30 s, sent later under the same key', async () => {
    const { page } = opened;
    await page.clock.install();
    const form = await openContactWithoutWorker(page, site.server);
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'hang' }, times: 1 });
    await submitContact(form, 'one');
    await until(() => posts().length === 1);
    await page.clock.fastForward(9000);
    await form.getByText(saved).waitFor();
    await page.clock.fastForward(23_000);
    await until(async () => (await readOutbox(page)).states[0] === 'waiting');
    await page.clock.fastForward(5000);
    await until(() => storedMessages(site.server).length > 0);
    expect(new Set(posts().map(({ key }) => key)).size).toBe(1);
    expect(storedMessages(site.server)).toEqual(['one']);
    measured(
      site.server,
      'the server hangs, the attempt is given up after its deadline',
      'kept; then the toast',
    );
  });

  test.each([422, 500])('%i: red text, values kept, nothing sent behind the back', async (status) => {
    const { page } = opened;
    const form = await openContactWithoutWorker(page, site.server);
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status }, times: 1 });
    await submitContact(form, 'one');
    await form.getByRole('alert').getByText(failure).waitFor();
    expect(await form.getByLabel('Message').inputValue()).toBe('one');
    expect(await readOutbox(page)).toEqual({ states: [], bodies: 0 });
    // The same values again carry the same key.
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText(success).waitFor();
    expect(await form.getByText(failure).count()).toBe(0);
    expect(new Set(posts().map(({ key }) => key)).size).toBe(1);
    expect(storedMessages(site.server)).toEqual(['one']);
    measured(
      site.server,
      `${status} while the visitor looks, submitted again`,
      'red text, form kept; then success',
    );
  });

  test('a double click is one message', async () => {
    const form = await openContactWithoutWorker(opened.page, site.server);
    await fillContact(form, 'one');
    await form.getByRole('button', { name: 'Submit' }).dblclick();
    await form.getByText(success).waitFor();
    expect(storedMessages(site.server)).toEqual(['one']);
    expect(posts().length).toBe(1);
    expect((await readOutbox(opened.page)).states).toEqual(['sent']);
    measured(site.server, 'double click on submit', 'success');
  });
});
