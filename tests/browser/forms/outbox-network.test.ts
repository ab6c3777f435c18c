import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { load } from '../../support/browser.ts';
import type { TestServer } from '../../support/start-server.ts';
import type { AppliedSwitch } from '../../server/switches/switches.ts';
import { boxOf, scrollToTop } from '../pages/actions.ts';
import { strictTest as test } from '../site.ts';
import {
  contactForm,
  controlWorker,
  keepContact,
  lateFormReady,
  loaded,
  openPanel,
  openWithClock,
  outboxBecomes,
  readOutbox,
  saved,
  storedMessages,
  submitContact,
  success,
  until,
  valueOf,
  visitContact,
} from './outbox-setting.ts';

/* The outbox in the browser, one case of each kind; the whole fault matrix is in tests/unit/outbox. */

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `message ${index + 1}`);
const call = 'POST contacts';
const posts = (server: TestServer) => server.ledger.requests(call);
/** Lets time pass in the page. Steps on the database have 3 seconds each: they may end before the clock goes on. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds);
  await new Promise((resolve) => setTimeout(resolve, 250));
}
const keyCount = (server: TestServer) => new Set(posts(server).map(({ key }) => key)).size;

test('offline: five messages, then two tabs and a sync event at once', async ({ openStored, server }) => {
  const { page, context } = await openStored('/contact');
  await lateFormReady(page);
  await openStored('/contact');
  const worker = await controlWorker(context, server);
  await page.bringToFront();
  await context.setOffline(true);
  await keepContact(contactForm(page), ...numbered(5));
  await outboxBecomes(page, ...numbered(5).map(() => 'waiting'));
  const strip = page.getByRole('button', { name: /waiting to be sent$/ });
  await strip.getByText('5').waitFor();
  server.switches.set({ call, effect: { kind: 'delay', milliseconds: 60 } });
  await Promise.all([context.setOffline(false), worker.sync()]);
  await page.getByText(success).waitFor();
  await strip.waitFor({ state: 'detached' });
  expect(storedMessages(server)).toEqual(numbered(5));
  expect(posts(server)).toHaveLength(5);
  expect(server.ledger.mostInFlightWithOneKey()).toBe(1);
  expect(await readOutbox(page)).toMatchObject({ bodies: 0 });
});

test('what shows that something waits is fetched when something does, and the Positions button floats below it', async ({
  open,
  server,
}) => {
  const { page, context } = await open('/approach');
  await loaded(page, 'outbox-delivery', 'connection-line');
  const strips = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /waiting-strip.*js/.test(name)).length,
    );
  // It would have come beside those.
  expect(await strips()).toBe(0);
  const other = await context.newPage();
  await other.goto(`${server.url}/contact`);
  await lateFormReady(other);
  server.switches.set({ call, effect: { kind: 'captive portal' } });
  await keepContact(contactForm(other), 'one');
  await page.bringToFront();
  await page.getByRole('button', { name: '1 waiting to be sent' }).waitFor();
  expect(await strips()).toBe(1);
  await load(page, `${server.url}/team`);
  const waiting = page.locator('aside', { has: page.getByText('1 waiting to be sent') });
  await waiting.waitFor();
  const positions = page.locator('main nav summary');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await scrollToTop(page, 0);
    // Without floating it would lie behind the header.
    await scrollToTop(page, (await boxOf(positions)).top);
    const distance = async () => (await boxOf(positions)).top - (await boxOf(waiting)).bottom;
    await expect.poll(distance).toBeGreaterThanOrEqual(0);
  }
});

test('offline: all pages closed, worker stopped in the middle of a send', async ({ open, server }) => {
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

test('offline: a browser without the new interfaces sends when it is online', async ({ open, server }) => {
  const { page, context } = await open(undefined, { worker: true });
  await page.addInitScript(() => {
    for (const name of ['SyncManager', 'BroadcastChannel']) Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  });
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

test('429, 500, captive portal, answer lost: one message under one key', async ({ open, server }) => {
  const page = await openWithClock(open, server, '/contact');
  await lateFormReady(page);
  await server.stop();
  await keepContact(contactForm(page), 'one');
  await contactForm(page).getByText('The server has not answered.').waitFor();
  await server.restart();
  server.ledger.clear();
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
  await list.getByText('The server has a problem at the moment.').waitFor();

  const faults: AppliedSwitch[] = [
    { effect: { kind: 'captive portal' }, stage: 'before' },
    { effect: { kind: 'cut' }, stage: 'after' },
  ];
  const tryUntil = (isTrue: () => boolean | Promise<boolean>) =>
    until(async () => {
      const button = list.getByRole('button', { name: 'Try now' });
      if (await button.isVisible()) await button.click({ timeout: 500 }).catch(() => undefined);
      return isTrue();
    });
  for (const fault of faults) {
    server.switches.set({ call, ...fault });
    const before = posts(server).length;
    await tryUntil(() => posts(server).length > before);
    await outboxBecomes(page, 'waiting');
    expect(storedMessages(server)).toEqual(fault.stage === 'after' ? ['one'] : []);
  }
  server.switches.clear();
  await tryUntil(() => list.getByText(/^Sent /).isVisible());
  await outboxBecomes(page, 'sent');
  expect(storedMessages(server)).toEqual(['one']);
  expect(keyCount(server)).toBe(1);
});

test('no answer for 8 s, then one', async ({ open, server }) => {
  const page = await openWithClock(open, server, '/contact');
  await lateFormReady(page);
  const form = contactForm(page);
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
});
