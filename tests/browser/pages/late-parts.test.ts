import { describe, expect } from 'vitest';
import { holdBack, hydrated } from '../../support/browser.ts';
import {
  contactForm,
  emptyServer,
  fillContact,
  lateFormReady,
  storedMessages,
  submit,
  submitContact,
  success,
} from '../forms/outbox-setting.ts';
import { hasFocus } from './actions.ts';
import { test } from './visit.ts';

const phone = { width: 360, height: 740 } as const;
const formScript = '**/contact-form-*.js';

test('what is done before the scripts have come counts', async ({ visit, server }) => {
  const { page } = await visit(undefined, { ...phone, accepted: false, hasTouch: true, isMobile: true });
  const menu = page.locator('header nav');
  const release = await holdBack(page, '**/assets/**/*.js');
  await page.goto(`${server.url}/family-law`, { waitUntil: 'commit' });
  await page.locator('[data-answer=agree]').click();
  await page.locator('#disclaimer').waitFor({ state: 'hidden' });
  await page.locator('footer a[href="/team"]').first().click();
  await page.waitForURL('**/team');
  await page.locator('header summary').click();
  await menu.waitFor({ state: 'visible' });
  release();
  await hydrated(page);
  expect(await page.locator('main h1').textContent()).toBe('Team');
  expect(await page.locator('#disclaimer').isVisible()).toBe(false);
  expect(await menu.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await menu.isVisible()).toBe(false);
});

describe('a form whose script comes late', () => {
  test('keeps words and focus, and is sent when the script is there', async ({ visit, server }) => {
    emptyServer(server);
    const { page } = await visit(undefined, phone);
    const release = await holdBack(page, formScript);
    await page.goto(`${server.url}/contact`, { waitUntil: 'commit' });
    await hydrated(page);
    const form = contactForm(page);
    await fillContact(form, 'written before the script');
    const message = form.getByLabel('Message');
    release();
    await lateFormReady(page);
    expect(await hasFocus(message)).toBe(true);
    expect(await message.inputValue()).toBe('written before the script');
    await submit(form);
    await form.getByText(success).waitFor();
    expect(storedMessages(server)).toEqual(['written before the script']);
  });

  test('survives a dead spot: the script is asked for again, and then sends', async ({ visit, server }) => {
    emptyServer(server);
    const { context, page } = await visit(undefined, { ...phone, expected: /ERR_FAILED|ERR_INTERNET/ });
    await page.route(formScript, (route) => route.abort());
    await page.goto(`${server.url}/contact`);
    await hydrated(page);
    const form = contactForm(page);
    await submitContact(form, 'written in a dead spot');
    expect(await form.getByLabel('Message').inputValue()).toBe('written in a dead spot');
    expect(storedMessages(server)).toEqual([]);
    await page.unroute(formScript);
    await context.setOffline(true);
    await context.setOffline(false);
    await form.getByText(success).waitFor();
    expect(storedMessages(server)).toEqual(['written in a dead spot']);
    expect(new URL(page.url()).search).toBe('');
  });
});
