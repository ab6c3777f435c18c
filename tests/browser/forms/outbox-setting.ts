import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { hydrated, readDatabase } from '../../support/browser.ts';
import { vi } from 'vitest';
import { applicationForm as formText } from '../../../src/content/en/career.ts';
import type { TestServer } from '../../support/start-server.ts';
import type { Open, VisitOptions } from '../site.ts';

export const saved = 'is saved on this device';
export const success = 'Your message has been sent successfully!';
export const failure = 'An error occurred. Please try again later.';

/** A page, without a worker, whose clock the test moves. */
export async function openWithClock(open: Open, server: TestServer, address: string): Promise<Page> {
  const { page } = await open();
  await page.clock.install();
  await page.goto(server.url + address);
  return page;
}

/** A page of the contact form with everything that is loaded late; without a worker unless the options say otherwise. */
export async function visitContact(open: Open, options?: VisitOptions) {
  const opened = await open('/contact', options);
  await lateFormReady(opened.page);
  return { ...opened, form: contactForm(opened.page) };
}

/** Waits until the form of a page has its scripts, which come after everything else. */
export async function lateFormReady(page: Page): Promise<void> {
  // Before that no part says that it waits.
  await hydrated(page);
  await page.waitForFunction(() => document.querySelector('main [data-waiting]') === null);
  // What delivers, and what says that something waits.
  await loaded(page, 'outbox-delivery', 'waiting-strip');
}

/** Waits until the page has loaded these scripts and what they import. With an observer, for a test's clock replaces `performance`. */
export async function loaded(page: Page, ...scripts: readonly string[]): Promise<void> {
  const found = await page.evaluate(
    (names) =>
      new Promise<string[]>((resolve) => {
        const addresses = new Map<string, string>();
        new PerformanceObserver((list) => {
          for (const { name } of list.getEntries())
            for (const part of names)
              if (name.includes(part) && name.endsWith('.js')) addresses.set(part, name);
          if (addresses.size === names.length) resolve([...addresses.values()]);
        }).observe({ type: 'resource', buffered: true });
      }),
    scripts,
  );
  // As a text: a test's own import is another function. What a script imports comes after it.
  await page.evaluate(`Promise.all(${JSON.stringify(found)}.map((each) => import(each))).then(() => null)`);
}

export const contactForm = (page: Page): Locator => page.getByRole('form', { name: 'Send Us a Message' });

export function applicationForm(page: Page): Locator {
  return page.getByRole('form', { name: formText.title });
}

/** What has been typed into a field, for `expect.poll`. */
export function valueOf(form: Locator, label: string): () => Promise<string> {
  return () => form.getByLabel(label).inputValue();
}

/** Presses the button of a form that submits it. */
export const submit = (form: Locator): Promise<void> => form.locator('[type=submit]').click();

/** Fields by their names, which are the same in every language. */
const fieldOf = (form: Locator, name: string) => form.locator(`[name=${name}]`);

export async function fillContact(form: Locator, message: string): Promise<void> {
  await fieldOf(form, 'name').fill('অনিকা Rahman');
  await fieldOf(form, 'email').fill('anika@example.com');
  await fieldOf(form, 'phone').fill('01712345678');
  await fieldOf(form, 'subject').selectOption('inquiry');
  await fieldOf(form, 'message').fill(message);
}

export async function submitContact(form: Locator, message: string): Promise<void> {
  await fillContact(form, message);
  await submit(form);
}

/** Submits and waits until the form says that the message is kept. */
export async function keepContact(form: Locator, ...messages: string[]): Promise<void> {
  for (const message of messages) {
    await submitContact(form, message);
    // Within 8 seconds of the form at the latest; a busy machine takes longer.
    await form.getByText(saved).waitFor({ timeout: 20_000 });
    await until(async () => (await form.getByLabel('Message').inputValue()) === '');
  }
}

/** A PDF of so many bytes, or with this content. */
export function pdf(content: number | Buffer = 1000, name = 'Tanzila CV.pdf') {
  const buffer = typeof content === 'number' ? Buffer.alloc(content, '%PDF-1.7\n') : content;
  return { name, mimeType: 'application/pdf', buffer };
}

export async function fillApplication(form: Locator, cv = pdf()): Promise<void> {
  await fieldOf(form, 'firstName').fill('তানজিলা');
  await fieldOf(form, 'lastName').fill('Rahman');
  await fieldOf(form, 'email').fill('tanzila@example.com');
  await fieldOf(form, 'phone').fill('০১৭১২৩৪৫৬৭৮');
  await fieldOf(form, 'cv').setInputFiles(cv);
  await form.getByText(cv.name).waitFor();
}

/** The texts of the contact messages that the server has stored, in their order. */
export function storedMessages(server: TestServer): unknown[] {
  return server.submissions('contacts').map(({ message }) => message);
}

/** Waits for something to become true; as long as the outbox may pause after three attempts in vain, 36 s, and more. */
export function until(isTrue: () => boolean | Promise<boolean>): Promise<boolean> {
  return vi.waitUntil(isTrue, { timeout: 60_000, interval: 10 });
}

/** The states of all rows of the outbox, oldest first, and how many bodies there are. */
export async function readOutbox(page: Page): Promise<{ states: string[]; bodies: number }> {
  const records = (await readDatabase(page, 'outbox', 'records')) as { state: string }[];
  const bodies = (await readDatabase(page, 'outbox', 'bodies')) as unknown[];
  return { states: records.map(({ state }) => state), bodies: bodies.length };
}

/** Waits until the rows of the outbox are in these states; an attempt may be under way. */
export function outboxBecomes(page: Page, ...states: readonly string[]): Promise<boolean> {
  return until(async () => (await readOutbox(page)).states.join() === states.join());
}

/** Waits until a draft on this device holds a text. */
export function draftKept(page: Page, text: string): Promise<boolean> {
  return until(async () => JSON.stringify(await readDatabase(page, 'drafts', 'drafts')).includes(text));
}

/** Waits until the device has a list of the server's: a page shows it a moment before. */
export function listKept(page: Page, name: 'news' | 'advertisements'): Promise<boolean> {
  return until(async () =>
    String(await readDatabase(page, 'query-cache', 'cache', 'lists')).includes(`"${name}"`),
  );
}

/** Waits until this device holds no draft. */
export function draftsGone(page: Page): Promise<boolean> {
  return until(async () => ((await readDatabase(page, 'drafts', 'drafts')) as unknown[]).length === 0);
}

export async function openPanel(page: Page, strip: string | RegExp = /waiting to be sent$/) {
  await page.getByRole('button', { name: strip }).click();
  return page.getByRole('dialog', { name: 'Waiting to be sent' });
}

/** Throws if anything went wrong on a page but what the test itself has broken: requests that failed. */
export function expectNoSurprise(messages: readonly string[]): void {
  const rest = messages.filter((message) => !message.includes('Failed to load resource'));
  if (rest.length > 0) throw new Error(rest.join('\n'));
}

/** A profile's outbox is new for every test; the server's submissions are not: this takes them away. */
export function emptyServer(server: TestServer): void {
  server.switches.clear();
  server.ledger.clear();
  server.store.clear();
}

/** Steers the site's worker from a page of the same origin that runs nothing of the site. */
export async function controlWorker(context: BrowserContext, server: TestServer) {
  const page = await context.newPage();
  await page.goto(`${server.url}/api/job-types`);
  const session = await context.newCDPSession(page);
  const event = { origin: server.url, registrationId: await registrationOf(session), tag: 'outbox' };
  return {
    sync: () => session.send('ServiceWorker.dispatchSyncEvent', { ...event, lastChance: false }),
    stop: () => session.send('ServiceWorker.stopAllWorkers'),
  };
}

/** Id of the worker's registration, as the browser tells it when it is asked to. */
export function registrationOf(session: CDPSession): Promise<string> {
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
