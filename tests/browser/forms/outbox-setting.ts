import { appendFileSync } from 'node:fs';
import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { hydrated, offlineReady } from '../../support/browser.ts';
import type { TestServer } from '../../support/start-server.ts';

export const saved = 'is saved on this device';
export const success = 'Your message has been sent successfully!';
export const failure = 'An error occurred. Please try again later.';

/** The contact page with a worker that has everything, ready to be used offline. */
export async function openContact(page: Page, server: TestServer): Promise<Locator> {
  await page.goto(`${server.url}/contact`);
  await hydrated(page);
  await offlineReady(page);
  return contactForm(page);
}

/** Waits until the form of a page has its scripts, which come after everything else. */
export async function lateFormReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [data-waiting]') === null);
  // What delivers, and what says that something waits. An observer, for a test's clock replaces `performance`.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const missing = new Set(['outbox-delivery', 'waiting-strip']);
        new PerformanceObserver((list) => {
          for (const { name } of list.getEntries()) {
            for (const part of missing) if (name.includes(part)) missing.delete(part);
          }
          if (missing.size === 0) resolve();
        }).observe({ type: 'resource', buffered: true });
      }),
  );
}

/** The contact page where no worker is allowed, with everything that is loaded late. */
export async function openContactWithoutWorker(page: Page, server: TestServer): Promise<Locator> {
  await page.goto(`${server.url}/contact`, { waitUntil: 'networkidle' });
  await hydrated(page);
  await lateFormReady(page);
  return contactForm(page);
}

export function contactForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Send Us a Message' });
}

export async function fillContact(form: Locator, message: string): Promise<void> {
  await form.getByLabel('Name').fill('অনিকা Rahman');
  await form.getByLabel('Email').fill('anika@example.com');
  await form.getByLabel('Phone').fill('01712345678');
  await form.getByLabel('Subject').selectOption('inquiry');
  await form.getByLabel('Message').fill(message);
}

export async function submitContact(form: Locator, message: string): Promise<void> {
  await fillContact(form, message);
  await form.getByRole('button', { name: 'Submit' }).click();
}

/** Submits and waits until the form says that the message is kept. */
export async function keepContact(form: Locator, ...messages: string[]): Promise<void> {
  for (const message of messages) {
    await submitContact(form, message);
    // Within the form's patience at the latest; a busy machine takes longer.
    await form.getByText(saved).waitFor({ timeout: 20_000 });
    await until(async () => (await form.getByLabel('Message').inputValue()) === '');
  }
}

/** The texts of the contact messages that the server has stored, in their order. */
export function storedMessages(server: TestServer): unknown[] {
  return server.submissions('contacts').map(({ message }) => message);
}

/** Waits for something to become true; as long as the outbox may pause after three attempts in vain, 36 s, and more. */
export async function until(isTrue: () => boolean | Promise<boolean>, timeout = 60_000): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await isTrue())) {
    if (Date.now() > end)
      throw new Error(`It did not become true within ${timeout} ms: ${isTrue.toString()}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
}

/** The states of all rows of the outbox, oldest first, and how many bodies there are; read past the site's own code. */
export function readOutbox(page: Page): Promise<{ states: string[]; bodies: number }> {
  return page.evaluate(
    () =>
      new Promise<{ states: string[]; bodies: number }>((resolve, reject) => {
        const opening = indexedDB.open('outbox');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('records')) {
            database.close();
            resolve({ states: [], bodies: 0 });
            return;
          }
          const transaction = database.transaction(['records', 'bodies']);
          const records = transaction.objectStore('records').getAll();
          const bodies = transaction.objectStore('bodies').count();
          transaction.addEventListener('complete', () => {
            database.close();
            const states = records.result.map((row: { state: string }) => row.state);
            resolve({ states, bodies: bodies.result });
          });
        });
      }),
  );
}

/** Waits until a draft on this device holds a text. */
export async function draftKept(page: Page, text: string): Promise<void> {
  await until(() => page.evaluate(readDrafts).then((drafts) => drafts.includes(text)));
}

function readDrafts(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('drafts');
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const reading = database.transaction('drafts').objectStore('drafts').getAll();
      reading.addEventListener('success', () => {
        database.close();
        resolve(JSON.stringify(reading.result));
      });
    });
  });
}

export async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /waiting to be sent$/ }).click();
  return panel(page);
}

export function panel(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Waiting to be sent' });
}

/** Presses 'Try now' until it helps; the page tries by itself too and may be first. */
export async function tryUntil(list: Locator, isTrue: () => boolean): Promise<void> {
  await until(async () => {
    const button = list.getByRole('button', { name: 'Try now' });
    if (await button.isVisible()) await button.click({ timeout: 500 }).catch(() => undefined);
    return isTrue();
  });
}

const broughtAbout = /Failed to load resource|Service Worker registration blocked by Playwright/;

/** Throws if anything went wrong on a page but what the test itself has broken: requests that failed, no worker. */
export function expectNoSurprise(messages: readonly string[]): void {
  const rest = messages.filter((message) => !broughtAbout.test(message));
  if (rest.length > 0) throw new Error(rest.join('\n'));
}

/** A profile's outbox is new for every test; the server's tables are not: this empties them. */
export function emptyServer(server: TestServer): void {
  server.switches.clear();
  server.ledger.clear();
  for (const table of ['contact_messages', 'subscriptions', 'applications', 'idempotency_keys']) {
    server.database.exec(`DELETE FROM ${table}`);
  }
}

/** Steers the site's worker from a page of the same origin that runs nothing of the site. */
export interface WorkerControl {
  sync(lastChance?: boolean): Promise<void>;
  stop(): Promise<void>;
  page: Page;
}

export async function controlWorker(context: BrowserContext, server: TestServer): Promise<WorkerControl> {
  const page = await context.newPage();
  await page.goto(`${server.url}/api/job-types`);
  const session = await context.newCDPSession(page);
  const registrationId = await registrationOf(session);
  return {
    page,
    sync: async (lastChance = false) => {
      const event = { origin: server.url, registrationId, tag: 'outbox', lastChance };
      await session.send('ServiceWorker.dispatchSyncEvent', event);
    },
    stop: async () => {
      await session.send('ServiceWorker.stopAllWorkers');
    },
  };
}

function registrationOf(session: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
    session.send('ServiceWorker.enable').catch(reject);
  });
}

/** Limits what this site may store, in bytes; null takes the limit away. */
export async function limitStorage(page: Page, server: TestServer, quotaSize: number | null): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const limit = quotaSize === null ? {} : { quotaSize };
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.url, ...limit });
}

/** Writes one row of the matrix: how many requests came, how many submissions were stored, what was shown. */
export function measured(server: TestServer, fault: string, shown: string): void {
  const file = process.env['OUTBOX_MATRIX'];
  if (!file) return;
  const posts = server.ledger.requests().filter(({ call }) => call.startsWith('POST'));
  const keys = new Set(posts.map(({ key }) => key)).size;
  const stored = (['contacts', 'subscribers', 'jobs'] as const).flatMap((name) => server.submissions(name));
  const most = server.ledger.mostInFlightWithOneKey();
  appendFileSync(
    file,
    `| ${fault} | ${posts.length} (${keys} keys) | ${stored.length} | ${most} | ${shown} |\n`,
  );
}
