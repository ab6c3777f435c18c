import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdDatabases, releaseDatabases } from '../../support/hold-databases.ts';
import type { TestServer } from '../../support/start-server.ts';
import { startWithProfile } from '../offline/lasting-profile.ts';
import { folderForTest } from '../../support/test-folder.ts';
import { strictTest as test } from '../site.ts';
import {
  applicationForm,
  contactForm,
  draftKept,
  draftsGone,
  failure,
  fillApplication,
  keepContact,
  lateFormReady,
  limitStorage,
  loaded,
  outboxBecomes,
  pdf,
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

/* What the device and the browser do to the outbox. */

const posts = (server: TestServer) => server.ledger.requests('POST contacts');

test('page closed in the middle of a send', async ({ openStored, server }) => {
  const { page } = await openStored('/contact');
  const { page: other } = await openStored('/team');
  server.switches.set({ call: 'POST contacts', effect: { kind: 'hold' }, times: 1 });
  await submitContact(contactForm(page), 'one');
  await server.switches.whenHeld();
  await draftKept(page, 'one');
  await page.close();
  server.switches.release('cut');
  // Whoever comes first: the worker, or the site the next time it is opened.
  await other.reload();
  await until(() => storedMessages(server).length > 0);
  await outboxBecomes(other, 'sent');
  expect(storedMessages(server)).toEqual(['one']);
  expect(new Set(posts(server).map(({ key }) => key)).size).toBe(1);
  // What is sent is not kept as a draft either, with no form open.
  await draftsGone(other);
});

test('browser killed (SIGKILL) after "saved", started again', async ({ server }) => {
  const profile = folderForTest();
  const first = await startWithProfile(profile);
  const page = await first.open(`${server.url}/contact`, { stored: true });
  await server.stop();
  await keepContact(contactForm(page), 'one');
  await first.kill();
  await server.restart();
  server.ledger.clear();
  const second = await startWithProfile(profile);
  const later = await second.open(server.url);
  await until(() => storedMessages(server).length > 0);
  await outboxBecomes(later, 'sent');
  await second.close();
  expect(storedMessages(server)).toEqual(['one']);
  expect(posts(server)).toHaveLength(1);
});

/** What the device does to the storage of a page, and what ends it. */
const storageFaults = {
  'storage quota 1 byte': async (page: Page, server: TestServer) => {
    await limitStorage(page, server, 1);
    return () => limitStorage(page, server, null);
  },
  'another page holds a transaction': async (page: Page, server: TestServer) => {
    const other = await page.context().newPage();
    await other.goto(`${server.url}/robots.txt`);
    await other.evaluate(holdDatabases);
    await expect.poll(() => other.evaluate('window.heldDatabases')).toBe(3);
    // Lists come from the network meanwhile.
    const news = await page.context().newPage();
    await news.goto(`${server.url}/news`);
    await news.locator('main article').first().waitFor({ timeout: 8000 });
    await news.close();
    return () => other.evaluate(releaseDatabases);
  },
};

test.for(Object.entries(storageFaults))('%s, online and offline', async ([, begin], { open, server }) => {
  const { page, context, form } = await visitContact(open);
  const end = await begin(page, server);
  await submitContact(form, `online ${'x'.repeat(9000)}`);
  let start = Date.now();
  await form.getByText(success).waitFor();
  expect(Date.now() - start).toBeLessThan(8000);
  await expect.poll(valueOf(form, 'Message')).toBe('');
  expect(storedMessages(server)).toHaveLength(1);

  await context.setOffline(true);
  const text = `offline ${'x'.repeat(9000)}`;
  await submitContact(form, text);
  start = Date.now();
  await form.getByRole('alert').getByText(failure).waitFor();
  expect(Date.now() - start).toBeLessThan(8000);
  expect(await valueOf(form, 'Message')()).toBe(text);
  expect(await page.getByText(saved).count()).toBe(0);

  // Nothing is left that could be sent later, nor sent twice.
  await end();
  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const later = await context.newPage();
  await later.goto(`${server.url}/contact`);
  await lateFormReady(later);
  const pending = async () => (await readOutbox(later)).states.filter((state) => state !== 'sent');
  await expect.poll(pending).toEqual([]);
  expect((await readOutbox(later)).bodies).toBe(0);
  expect(storedMessages(server)).toHaveLength(1);
  expect(posts(server)).toHaveLength(1);
});

test('storage cleared by the visitor while one waits, then another', async ({ open, server }) => {
  const { page, context, form } = await visitContact(open);
  await context.setOffline(true);
  await keepContact(form, 'one');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'indexeddb' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: '1 waiting to be sent' }).waitFor({ state: 'detached' });
  await context.setOffline(false);
  await submitContact(form, 'two');
  await form.getByText(success).waitFor();
  expect(storedMessages(server)).toEqual(['two']);
});

test('5 MB CV offline, kept, then sent byte for byte', async ({ open, server }) => {
  const cv = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * 1024 * 1024 - 9, 'জীবন')]);
  const name = 'জীবনবৃত্তান্ত 2026.pdf';
  const { page, context } = await open('/apply/job/101');
  const form = applicationForm(page);
  await fillApplication(form, pdf(cv, name));
  await form.getByText('5 MB', { exact: true }).waitFor();
  expect(await form.getByText('no room').count()).toBe(0);
  await loaded(page, 'outbox-delivery');
  await context.setOffline(true);
  await submit(form);
  await form.getByText('Failed to submit application. Please try again.').waitFor();
  expect(await valueOf(form, 'First Name')()).toBe('তানজিলা');
  await form.getByText('Your application and the CV are then kept on this device').waitFor();
  await form.getByRole('button', { name: 'Send it by itself when the connection is back' }).click();
  await form.getByText('You are offline. Your application is saved on this device').waitFor();
  await expect.poll(valueOf(form, 'First Name')).toBe('');
  await context.setOffline(false);
  await until(() => server.submissions('jobs').length > 0);
  const cv_sha256 = createHash('sha256').update(cv).digest('hex');
  expect(server.submissions('jobs')).toMatchObject([
    { cv_sha256, cv_original_name: name, cv_type: 'application/pdf', cv_size: cv.length, job_id: '101' },
  ]);
  expect(server.ledger.requests('POST jobs')).toHaveLength(1);
});
