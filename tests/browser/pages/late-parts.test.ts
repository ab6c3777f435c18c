import { describe, expect, test } from 'vitest';
import { holdBack, hydrated, openPage } from '../../support/browser.ts';
import {
  contactForm,
  emptyServer,
  fillContact,
  lateFormReady,
  saved,
  storedMessages,
  success,
  until,
} from '../forms/outbox-setting.ts';
import { useSite } from '../site.ts';

const site = useSite();
const phone = { width: 360, height: 740, serviceWorkers: 'block' } as const;

/** Playwright says so when it keeps a page from having a worker, which would fetch scripts past what the test holds. */
const isOurs = (message: string) => !message.includes('Service Worker registration blocked by Playwright');

describe('before the scripts have arrived', () => {
  test('a link leads to its page', async () => {
    const { page, messages, close } = await openPage(site.browser, phone);
    const release = await holdBack(page, '**/assets/**/*.js');
    await page.goto(`${site.server.url}/family-law`, { waitUntil: 'commit' });
    await page.locator('footer a[href="/team"]').first().click();
    await page.waitForURL('**/team');
    release();
    await hydrated(page);
    expect(await page.locator('main h1').textContent()).toBe('Team');
    expect(messages.filter(isOurs)).toEqual([]);
    await close();
  });

  test('the disclaimer can be answered, and stays answered', async () => {
    const { page, messages, close } = await openPage(site.browser, { ...phone, accepted: false });
    const release = await holdBack(page, '**/assets/**/*.js');
    await page.goto(`${site.server.url}/family-law`, { waitUntil: 'commit' });
    await page.locator('[data-answer=agree]').click();
    await page.locator('#disclaimer').waitFor({ state: 'hidden' });
    release();
    await hydrated(page);
    expect(await page.locator('#disclaimer').isVisible()).toBe(false);
    expect(messages.filter(isOurs)).toEqual([]);
    await close();
  });
});

describe('a form whose script comes late', () => {
  test('keeps every word, and is sent when the script is there', async () => {
    emptyServer(site.server);
    const { page, messages, close } = await openPage(site.browser, phone);
    const release = await holdBack(page, '**/contact-form-*.js');
    await page.goto(`${site.server.url}/contact`, { waitUntil: 'commit' });
    await hydrated(page);
    const form = contactForm(page);
    await fillContact(form, 'written before the script');
    await form.getByRole('button', { name: 'Submit' }).click();
    expect(storedMessages(site.server)).toEqual([]);
    expect(await form.getByLabel('Message').inputValue()).toBe('written before the script');
    release();
    await form.getByText(success).waitFor();
    expect(storedMessages(site.server)).toEqual(['written before the script']);
    expect(new URL(page.url()).search).toBe('');
    expect(messages.filter(isOurs)).toEqual([]);
    await close();
  });

  test('survives a dead spot: the script is asked for again', async () => {
    emptyServer(site.server);
    const { context, page, close } = await openPage(site.browser, phone);
    await page.route('**/contact-form-*.js', (route) => route.abort());
    await page.goto(`${site.server.url}/contact`);
    await hydrated(page);
    const form = contactForm(page);
    await fillContact(form, 'written in a dead spot');
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.unroute('**/contact-form-*.js');
    await context.setOffline(true);
    await context.setOffline(false);
    await form.getByText(success).waitFor();
    expect(storedMessages(site.server)).toEqual(['written in a dead spot']);
    await close();
  });

  test('keeps the focus when it is hydrated because of that', async () => {
    const { page, messages, close } = await openPage(site.browser, phone);
    const release = await holdBack(page, '**/contact-form-*.js');
    await page.goto(`${site.server.url}/contact`, { waitUntil: 'commit' });
    await hydrated(page);
    const name = contactForm(page).getByLabel('Name');
    await name.focus();
    release();
    await lateFormReady(page);
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(messages.filter(isOurs)).toEqual([]);
    await close();
  });

  test('is there without being looked at, for when the connection is gone by then', async () => {
    emptyServer(site.server);
    const { context, page, messages, close } = await openPage(site.browser, phone);
    await page.goto(`${site.server.url}/contact`);
    await lateFormReady(page);
    await page.waitForLoadState('networkidle');
    expect(messages.filter(isOurs)).toEqual([]);
    await context.setOffline(true);
    const form = contactForm(page);
    await fillContact(form, 'written without a connection');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText(saved).waitFor({ timeout: 20_000 });
    await context.setOffline(false);
    await until(() => storedMessages(site.server).length === 1);
    await close();
  });
});

test('a link of the footer, pressed as soon as the page is hydrated, does not load the site anew', async () => {
  const { page, messages, close } = await openPage(site.browser, phone);
  await page.goto(`${site.server.url}/family-law`);
  await hydrated(page);
  await page.evaluate(() => {
    (window as { sameDocument?: boolean }).sameDocument = true;
    document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click();
  });
  await page.waitForURL('**/contact');
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);
  expect(await page.locator('footer').count()).toBe(1);
  expect(messages.filter(isOurs)).toEqual([]);
  await close();
});
