import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyServer, measured, storedMessages, until } from '../browser/forms/outbox-setting.ts';
import { distFolder } from '../browser/site.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { isLeftOut } from './engine.ts';
import { goOnline, keepContact, openSite, openTab, shows, startFirefox, submitContact } from './firefox.ts';

/* The main rows of the fault matrix on an engine without Background Sync. */

const scratch = mkdtempSync(path.join(tmpdir(), 'firefox-'));
const sent = 'Your message has been sent successfully!';
let server: TestServer;
let browser: Browser;
let page: Page;
let errors: string[];

beforeAll(async () => {
  server = await startServer({ distDir: distFolder });
});
afterAll(async () => {
  await server.close();
  rmSync(scratch, { recursive: true, force: true });
});
beforeEach(async ({ skip }) => {
  skip(isLeftOut('firefox'));
  emptyServer(server);
  browser = await startFirefox();
  ({ page, errors } = await openTab(browser));
});
afterEach(async () => {
  if (isLeftOut('firefox')) return;
  await browser.close();
  if (errors.length > 0) throw new Error(errors.join('\n'));
});

const posts = () => server.ledger.requests('POST contacts');
const keys = () => new Set(posts().map(({ key }) => key)).size;

test('this engine has no Background Sync, but Web Locks and a worker', async () => {
  await openSite(page, server, '/contact');
  const has = await page.evaluate(() => ['SyncManager' in globalThis, 'locks' in navigator]);
  expect(has).toEqual([false, true]);
});

test('five messages without a network, then online: each once, in order', async () => {
  const messages = ['one', 'two', 'three', 'four', 'five'];
  await openSite(page, server, '/contact');
  await server.stop();
  await keepContact(page, ...messages);
  await server.restart();
  server.ledger.clear();
  await goOnline(page);
  await until(() => storedMessages(server).length >= messages.length);
  await shows(page, sent);
  expect(storedMessages(server)).toEqual(messages);
  expect(posts().length).toBe(messages.length);
  measured(server, 'Firefox: 5 messages offline, then online', 'kept; then the toast');
});

test('all pages closed: sent the next time the site is open', async () => {
  await openSite(page, server, '/contact');
  await server.stop();
  await keepContact(page, 'one');
  const other = await openTab(browser);
  await page.close();
  await server.restart();
  server.ledger.clear();
  await openSite(other.page, server, '/team');
  await shows(other.page, sent);
  expect(storedMessages(server)).toEqual(['one']);
  expect(posts().length).toBe(1);
  expect(other.errors).toEqual([]);
  measured(server, 'Firefox: offline submit, all pages closed, opened again', 'kept; then the toast');
});

test.each([
  ['cut before the server stored', { effect: { kind: 'cut' }, times: 2 } as const],
  ['cut after it stored', { effect: { kind: 'cut' }, stage: 'after', times: 1 } as const],
  ['500 three times', { effect: { kind: 'fail', status: 500 }, times: 3 } as const],
])('%s, then well: once, under one key', async (name, fault) => {
  await openSite(page, server, '/contact');
  await server.stop();
  await keepContact(page, 'one');
  await server.restart();
  server.ledger.clear();
  server.switches.set({ call: 'POST contacts', ...fault });
  await until(async () => {
    await goOnline(page);
    return storedMessages(server).length > 0 && posts().at(-1)?.status === 201;
  }, 60_000);
  await shows(page, sent);
  expect(storedMessages(server)).toEqual(['one']);
  expect(posts().length).toBeGreaterThanOrEqual(2);
  expect(keys()).toBe(1);
  measured(server, `Firefox: ${name}, then well`, 'kept; then the toast');
});

test('two tabs online at the same instant: one request for each message', async () => {
  await openSite(page, server, '/contact');
  const other = await openTab(browser);
  await openSite(other.page, server, '/contact');
  await page.bringToFront();
  await server.stop();
  await keepContact(page, 'one', 'two', 'three');
  await server.restart();
  server.ledger.clear();
  server.switches.set({ call: 'POST contacts', effect: { kind: 'delay', milliseconds: 80 } });
  await Promise.all([goOnline(page), goOnline(other.page)]);
  await until(() => storedMessages(server).length >= 3);
  await shows(page, sent);
  expect(storedMessages(server)).toEqual(['one', 'two', 'three']);
  expect(posts().length).toBe(3);
  expect(server.ledger.mostInFlightWithOneKey()).toBe(1);
  measured(server, 'Firefox: two tabs online at once, 3 messages', 'kept; then the toast');
});

test('a refusal shows the red text, keeps the form and sends nothing behind the back', async () => {
  await openSite(page, server, '/contact');
  server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status: 422 } });
  await submitContact(page, 'one');
  await shows(page, 'An error occurred. Please try again later.');
  expect(await page.$eval('main [name="message"]', (field) => 'value' in field && field.value)).toBe('one');
  server.switches.clear();
  await goOnline(page);
  await submitContact(page, 'two');
  await shows(page, sent);
  expect(storedMessages(server)).toEqual(['two']);
  measured(server, 'Firefox: 422 while the visitor looks, then corrected', 'red text; then the success text');
});

test('a 5 MB CV: kept on request, then the same bytes', async () => {
  const cv = Buffer.alloc(5 * 1024 * 1024, '%PDF-1.7 firefox\n');
  const file = path.join(scratch, 'cv.pdf');
  writeFileSync(file, cv);
  await openSite(page, server, '/apply/job/101');
  const input = await page.waitForSelector('main input[type="file"]');
  for (const [name, value] of [
    ['firstName', 'Tanzila'],
    ['lastName', 'Rahman'],
    ['email', 'tanzila@example.com'],
    ['phone', '01712345678'],
  ] as const) {
    await page.locator(`main [name="${name}"]`).fill(value);
  }
  await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
  await shows(page, 'cv.pdf');
  await server.stop();
  await page.locator('main form button[type="submit"]').click();
  await shows(page, 'Failed to submit application. Please try again.');
  await page.locator('::-p-text(Send it by itself when the connection is back)').click();
  await shows(page, 'Your application is saved on this device');
  await server.restart();
  server.ledger.clear();
  await goOnline(page);
  await until(() => server.submissions('jobs').length > 0, 60_000);
  await shows(page, 'Application submitted successfully!');
  const hash = createHash('sha256').update(cv).digest('hex');
  expect(server.submissions('jobs')).toMatchObject([{ cv_sha256: hash, cv_original_name: 'cv.pdf' }]);
  measured(
    server,
    'Firefox: 5 MB CV offline, kept on request, then online',
    'red banner; kept; then the toast',
  );
});
