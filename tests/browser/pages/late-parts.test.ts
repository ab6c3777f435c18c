import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { holdBack, hydrated } from '../../support/browser.ts';
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
import { hasFocus, settled } from './actions.ts';
import { test } from './visit.ts';

const phone = { width: 360, height: 740 } as const;
const formScript = '**/contact-form-*.js';
const send = (page: Page) => contactForm(page).getByRole('button', { name: 'Submit' }).click();

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
  test('keeps every word, and is sent when the script is there', async ({ visit, server }) => {
    emptyServer(server);
    const { page } = await visit(undefined, phone);
    const release = await holdBack(page, formScript);
    await page.goto(`${server.url}/contact`, { waitUntil: 'commit' });
    await hydrated(page);
    const form = contactForm(page);
    await fillContact(form, 'written before the script');
    await send(page);
    expect(storedMessages(server)).toEqual([]);
    expect(await form.getByLabel('Message').inputValue()).toBe('written before the script');
    release();
    await form.getByText(success).waitFor();
    expect(storedMessages(server)).toEqual(['written before the script']);
    expect(new URL(page.url()).search).toBe('');
  });

  test('survives a dead spot: the script is asked for again', async ({ visit, server }) => {
    emptyServer(server);
    const { context, page } = await visit(undefined, { ...phone, expected: /ERR_FAILED|ERR_INTERNET/ });
    await page.route(formScript, (route) => route.abort());
    await page.goto(`${server.url}/contact`);
    await hydrated(page);
    await fillContact(contactForm(page), 'written in a dead spot');
    await send(page);
    await page.unroute(formScript);
    await context.setOffline(true);
    await context.setOffline(false);
    await contactForm(page).getByText(success).waitFor();
    expect(storedMessages(server)).toEqual(['written in a dead spot']);
  });

  test('keeps the focus when it is hydrated because of that', async ({ visit, server }) => {
    const { page } = await visit(undefined, phone);
    const release = await holdBack(page, formScript);
    await page.goto(`${server.url}/contact`, { waitUntil: 'commit' });
    await hydrated(page);
    const name = contactForm(page).getByLabel('Name');
    await name.focus();
    release();
    await lateFormReady(page);
    expect(await hasFocus(name)).toBe(true);
  });

  test('is there before the connection is gone', async ({ visit, server }) => {
    emptyServer(server);
    const { context, page } = await visit('/contact', { ...phone, expected: /ERR_INTERNET_DISCONNECTED/ });
    await lateFormReady(page);
    await settled(page);
    await context.setOffline(true);
    await fillContact(contactForm(page), 'written without a connection');
    await send(page);
    await contactForm(page).getByText(saved).waitFor();
    await context.setOffline(false);
    await until(() => storedMessages(server).length === 1);
  });
});
