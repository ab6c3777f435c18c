import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { TestServer } from '../../support/start-server.ts';
import type { AppliedSwitch } from '../../server/switches/switches.ts';
import { strictTest as test, type Open } from '../site.ts';
import {
  contactForm,
  controlWorker,
  failure,
  fillContact,
  keepContact,
  lateFormReady,
  loaded,
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

/* The fault matrix of the outbox: what the network and the server do to it. */

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `message ${index + 1}`);
const call = 'POST contacts';
const posts = (server: TestServer) => server.ledger.requests(call);
/** Lets time pass in the page. Steps on the database have 3 seconds each: they may end before the clock goes on. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds);
  await new Promise((resolve) => setTimeout(resolve, 250));
}
const keyCount = (server: TestServer) => new Set(posts(server).map(({ key }) => key)).size;

describe('offline', () => {
  test('10 messages, then two tabs and a sync event at once', async ({ openStored, server }) => {
    const { page, context } = await openStored('/contact');
    await lateFormReady(page);
    await openStored('/contact');
    const worker = await controlWorker(context, server);
    await page.bringToFront();
    await context.setOffline(true);
    await keepContact(contactForm(page), ...numbered(10));
    await outboxBecomes(page, ...Array.from({ length: 10 }, () => 'waiting'));
    const strip = page.getByRole('button', { name: /waiting to be sent$/ });
    await strip.getByText('10').waitFor();
    server.switches.set({ call, effect: { kind: 'delay', milliseconds: 60 } });
    await Promise.all([context.setOffline(false), worker.sync()]);
    await page.getByText(success).waitFor();
    await strip.waitFor({ state: 'detached' });
    expect(storedMessages(server)).toEqual(numbered(10));
    expect(posts(server)).toHaveLength(10);
    expect(server.ledger.mostInFlightWithOneKey()).toBe(1);
    expect(await readOutbox(page)).toMatchObject({ bodies: 0 });
  });

  test('all pages closed, worker stopped in the middle of a send', async ({ open, server }) => {
    const { page, context, form } = await visitContact(open, { stored: true });
    const worker = await controlWorker(context, server);
    await server.stop();
    await keepContact(form, 'one');
    await page.close();
    await server.restart();
    server.ledger.clear();
    server.switches.set({ call, effect: { kind: 'hold' }, times: 1 });
    // The browser answers when the event is over, and this one never is.
    worker.sync().catch(() => undefined);
    await server.switches.whenHeld();
    await worker.stop();
    server.switches.release('cut');
    await worker.sync();
    await until(() => storedMessages(server).length > 0);
    expect(storedMessages(server)).toEqual(['one']);
    expect(keyCount(server)).toBe(1);
  });

  const missing = {
    'no Sync API': { apis: ['SyncManager'], worker: true },
    'no Web Locks, no BroadcastChannel, no worker': { apis: ['locks', 'BroadcastChannel'], worker: false },
  };
  test.for(Object.entries(missing))('%s, online again', async ([, { apis, worker }], { open, server }) => {
    const { page, context } = await open(undefined, { worker });
    await page.addInitScript((names) => {
      for (const name of names) {
        Reflect.deleteProperty(globalThis, name);
        Reflect.deleteProperty(Navigator.prototype, name);
        if (name === 'SyncManager') Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
      }
    }, apis);
    await page.goto(`${server.url}/contact`);
    await lateFormReady(page);
    await context.setOffline(true);
    await keepContact(contactForm(page), 'one', 'two');
    await page.getByText('the next time this site is open with a connection').waitFor();
    const online = Date.now();
    await context.setOffline(false);
    await until(() => storedMessages(server).length >= 2);
    expect((posts(server)[0]?.arrivedAt ?? 0) - online).toBeLessThan(1000);
    expect(storedMessages(server)).toEqual(['one', 'two']);
    expect(posts(server)).toHaveLength(2);
  });

  test('what is due and cannot go is tried again with growing pauses', async ({ open, server }) => {
    const { page, context } = await open();
    // The pauses of the backoff: 1, 3 and 9 s.
    await page.addInitScript(() => (Math.random = () => 0.25));
    await page.clock.install();
    await page.goto(`${server.url}/contact`);
    await lateFormReady(page);
    const footer = page.locator('footer');
    await footer.getByLabel('E-mail address').fill('anika@example.com');
    await loaded(page, 'newsletter-submission');
    await context.setOffline(true);
    await keepContact(contactForm(page), 'one');
    // The second is due while the first, which goes before it, still pauses.
    await submit(footer);
    await footer.getByText(saved).waitFor();
    const attempts: { readonly path: string; readonly at: number }[] = [];
    let now = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') attempts.push({ path: new URL(request.url()).pathname, at: now });
    });
    await until(async () => {
      now += 500;
      await pass(page, 500);
      return attempts.length >= 4;
    });
    // The pauses before may be those until the second is due.
    const [first, second, third] = attempts.slice(-3).map(({ at }) => at) as [number, number, number];
    expect(third - second).toBeGreaterThan((second - first) * 1.5);
    expect(new Set(attempts.map(({ path }) => path))).toEqual(new Set(['/api/contacts/']));
    await outboxBecomes(page, 'waiting', 'waiting');
  });
});

describe('in the background', () => {
  /** Leaves so many messages in the outbox, with the network back and nobody sending yet. */
  async function keepWithServerDown(open: Open, server: TestServer, ...messages: string[]) {
    const { page, context } = await open();
    await page.clock.install();
    await page.goto(`${server.url}/contact`);
    await lateFormReady(page);
    const form = contactForm(page);
    await server.stop();
    await keepContact(form, ...messages);
    await form.getByText('The server has not answered.').waitFor();
    await server.restart();
    server.ledger.clear();
    return { page, form, context };
  }

  const faults: readonly (readonly [string, AppliedSwitch['effect'], AppliedSwitch['stage']?])[] = [
    ['500 twice', { kind: 'fail', status: 500 }],
    ['500 three times', { kind: 'fail', status: 500 }],
    ['the line cut before the server stored', { kind: 'cut' }],
    ['captive portal: an HTML page with 200', { kind: 'captive portal' }],
    ['captive portal: 302 to an HTML page', { kind: 'redirect', location: '/' }],
    ['stored, then the line cut (answer lost)', { kind: 'cut' }, 'after'],
  ];

  test('429, 500, line cut, captive portal, answer lost, clock put back', async ({ open, server }) => {
    const { page } = await keepWithServerDown(open, server, 'one');
    server.switches.set({ call, effect: { kind: 'fail', status: 429, retryAfter: 600 } });
    const list = await openPanel(page);
    await list.getByRole('button', { name: 'Send now' }).click();
    await list.getByText('The server asked to wait.').waitFor();
    server.switches.set({ call, effect: { kind: 'fail', status: 500 } });
    await pass(page, 500_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await outboxBecomes(page, 'waiting');
    expect(posts(server)).toHaveLength(1);
    // One leap: the attempt itself would be given up in another one.
    await pass(page, 101_000);
    await until(() => list.getByText('The server has a problem at the moment.').isVisible());

    for (const [name, effect, stage = 'before'] of faults) {
      server.switches.set({ call, effect, stage });
      const before = posts(server).length;
      await until(async () => {
        await pass(page, 3100);
        const button = list.getByRole('button', { name: 'Try now' });
        if (await button.isVisible()) await button.click({ timeout: 500 }).catch(() => undefined);
        return posts(server).length > before;
      });
      await outboxBecomes(page, 'waiting');
      expect(storedMessages(server), name).toEqual(stage === 'after' ? ['one'] : []);
    }

    await page.clock.setSystemTime(Date.now() - 2 * 24 * 60 * 60 * 1000);
    server.switches.clear();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await list.getByText(/^Sent /).waitFor();
    await outboxBecomes(page, 'sent');
    expect(storedMessages(server)).toEqual(['one']);
    expect(keyCount(server)).toBe(1);
  });

  test('422 on the second of five', async ({ open, server }) => {
    const { page, context, form } = await keepWithServerDown(open, server, ...numbered(5));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    server.switches.set({ call, effect: { kind: 'fail', status: 422 }, skip: 1, times: 1 });
    const list = await openPanel(page);
    await list.getByRole('button', { name: 'Send now' }).click();
    await until(() => storedMessages(server).length >= 4);
    await list
      .getByText('The server refused it: This is a test: 422. It stays here until you decide.')
      .waitFor();
    expect(storedMessages(server)).toEqual(['message 1', 'message 3', 'message 4', 'message 5']);
    expect(posts(server)).toHaveLength(5);
    await list.getByRole('button', { name: 'Copy the text' }).click();
    await list.getByText('The text is copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Message: message 2');

    // Its text goes back into the form, and can be sent from there.
    await list.getByRole('button', { name: 'Take it back and edit' }).click();
    await expect.poll(valueOf(form, 'Message')).toBe('message 2');
    await form.getByLabel('Message').fill('message 2, mended');
    await submit(form);
    await form.getByText(success).waitFor();
    expect(storedMessages(server)).toHaveLength(5);
    expect(keyCount(server)).toBe(6);
  });

  test('discarded while waiting; written while a drain is held', async ({ open, server }) => {
    const { page, form } = await visitContact(open);
    await server.stop();
    await keepContact(form, 'discarded');
    let list = await openPanel(page);
    await list.getByRole('button', { name: 'Delete' }).click();
    await list.getByRole('button', { name: 'Delete it' }).click();
    await list.getByText('Nothing is waiting to be sent.').waitFor();
    expect(await readOutbox(page)).toEqual({ states: ['discarded'], bodies: 0 });
    await page.keyboard.press('Escape');
    await keepContact(form, 'one');
    await server.restart();
    server.ledger.clear();

    server.switches.set({ call, effect: { kind: 'hold' }, times: 1 });
    list = await openPanel(page);
    await list.getByRole('button', { name: 'Send now' }).click();
    await server.switches.whenHeld();
    await page.keyboard.press('Escape');
    await submitContact(form, 'two');
    await until(async () => (await readOutbox(page)).states.length === 3);
    expect(posts(server)).toHaveLength(1);
    server.switches.release();
    await form.getByText(success).waitFor();
    expect(storedMessages(server)).toEqual(['one', 'two']);
    expect(posts(server)).toHaveLength(2);
  });
});

describe('while the visitor looks', () => {
  test('no answer for 8 s, then one; none at all, given up after its deadline', async ({ open, server }) => {
    const { page, form } = await visitContact(open);
    await page.clock.install();
    await page.reload();
    await lateFormReady(page);
    server.switches.set({ call, effect: { kind: 'hold' }, times: 1 });
    await submitContact(form, 'one');
    await form.getByRole('button', { name: 'Submitting...' }).waitFor();
    await server.switches.whenHeld();
    await page.clock.fastForward(4000);
    expect(await form.getByText(saved).count()).toBe(0);
    await page.clock.fastForward(4500);
    await form.getByText(`The server has not answered. Your message ${saved}`).waitFor();
    await expect.poll(valueOf(form, 'Message')).toBe('');
    server.switches.release();
    await page.getByText(success).waitFor();
    expect(storedMessages(server)).toEqual(['one']);
    expect(posts(server)).toHaveLength(1);

    server.ledger.clear();
    server.switches.set({ call, effect: { kind: 'hang' }, times: 1 });
    await submitContact(form, 'two');
    await until(() => posts(server).length === 1);
    await page.clock.fastForward(9000);
    await form.getByText(saved).waitFor();
    await page.clock.fastForward(23_000);
    await outboxBecomes(page, 'sent', 'waiting');
    await page.clock.fastForward(5000);
    await until(() => storedMessages(server).length > 1);
    expect(keyCount(server)).toBe(1);
    expect(storedMessages(server)).toEqual(['one', 'two']);
  });

  test('422 or 500, submitted again; double click', async ({ open, server }) => {
    const { page, form } = await visitContact(open);
    for (const status of [422, 500]) {
      server.ledger.clear();
      server.switches.set({ call, effect: { kind: 'fail', status }, times: 1 });
      await submitContact(form, `answered ${status}`);
      await form.getByRole('alert').getByText(failure).waitFor();
      expect(await valueOf(form, 'Message')()).toBe(`answered ${status}`);
      const { states, bodies } = await readOutbox(page);
      // Nothing is sent behind the back. The same values again carry the same key.
      expect([states.includes('waiting'), bodies]).toEqual([false, 0]);
      await submit(form);
      await form.getByText(success).waitFor();
      expect(await form.getByText(failure).count()).toBe(0);
      expect(keyCount(server)).toBe(1);
    }
    server.ledger.clear();
    await fillContact(form, 'twice');
    await form.locator('[type=submit]').dblclick();
    await form.getByText(success).waitFor();
    await expect.poll(valueOf(form, 'Message')).toBe('');
    expect(storedMessages(server)).toEqual(['answered 422', 'answered 500', 'twice']);
    expect(posts(server)).toHaveLength(1);
    expect((await readOutbox(page)).states).toEqual(['sent', 'sent', 'sent']);
  });
});
