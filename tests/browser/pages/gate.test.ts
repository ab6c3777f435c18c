import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { localPath } from '../../../src/content/language.ts';
import { members } from '../../../src/content/members.ts';
import { officeSectionId } from '../../../src/content/slugs.ts';
import { boxOf, followLink, settled } from './actions.ts';
import { controlled, hydrated } from '../../support/browser.ts';
import { lastLanguage } from '../../support/languages.ts';
import { test } from '../site.ts';

const day = 24 * 60 * 60 * 1000;
const firstVisit = { accepted: false, width: 360, height: 740 } as const;

const isOpen = (page: Page) => page.locator('#disclaimer').isVisible();
/** What the gate keeps; the invitation to install keeps something of its own beside it. */
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith('disclaimer'))),
  );
test('a first visit has the gate and its picture before any bundle', async ({ visit, server }) => {
  const { page } = await visit(undefined, { ...firstVisit, expected: /ERR_FAILED/ });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  expect(await isOpen(page)).toBe(true);
  const picture = page.locator('.gate-picture');
  expect(await picture.getAttribute('style')).toMatch(/background-image: url\("data:image\/svg\+xml,/);
  // It comes behind the page, without a request of its own.
  const html = await (await page.request.get(server.url)).text();
  expect(html.indexOf('data-backdrops')).toBeGreaterThan(html.indexOf('</footer>'));
  expect((await boxOf(picture)).height).toBeGreaterThan(90);
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('hero-home-principles')),
  );
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  expect(await isOpen(page)).toBe(false);
  expect(await stored(page)).toMatchObject({ 'disclaimer-accepted': 'true' });
});

test.for([
  [1280, 480],
  [320, 480],
] as const)('in a window of %i by %i px all of the gate can be read', async ([width, height], { visit }) => {
  const { page } = await visit('/', { accepted: false, width, height });
  const title = page.locator('.gate-title');
  expect((await boxOf(title)).top).toBeGreaterThan(20);
  const lastWords = page.locator('.gate-text > :last-child');
  await page.locator('.gate').evaluate((gate) => gate.scrollTo({ top: 9999, behavior: 'instant' }));
  expect((await boxOf(title)).top).toBeLessThan(0);
  expect((await boxOf(lastWords)).bottom).toBeLessThan((await boxOf(page.locator('.gate-agree'))).top);
});

test('a page from the device has the picture of the gate there, too', async ({ visit }) => {
  const { context, page } = await visit('/team', {
    ...firstVisit,
    worker: true,
    expected: /ERR_FAILED|ERR_INTERNET/,
  });
  await controlled(page);
  await context.setOffline(true);
  await page.reload();
  expect(await isOpen(page)).toBe(true);
  const drawn = await page.locator('.gate-picture').evaluate(async ({ style }) => {
    const [, src = ''] = style.backgroundImage.split('"');
    await Object.assign(new Image(), { src }).decode();
    return src;
  });
  expect(drawn).toMatch(/^\/art\//);
});

test('the page is inert behind the gate until it is accepted, in every tab', async ({ visit }) => {
  const { context, page } = await visit('/', firstVisit);
  expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id)).toBe('disclaimer');
  const contactButton = page.locator('aside summary');
  expect(await contactButton.isVisible()).toBe(false);
  await page.mouse.move(180, 200);
  await page.mouse.wheel(0, 900);
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Focus stays in the dialog, or on the browser's own controls in between, which the page sees as its body.
  expect(await page.evaluate(() => document.activeElement?.closest('#root'))).toBeNull();
  const behind = page.locator('header a').first();
  await expect(behind.click({ timeout: 300 })).rejects.toThrow();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await isOpen(page)).toBe(true);

  await page.getByRole('button', { name: 'Disagree' }).click();
  await page.getByRole('alert').getByText('You must agree to proceed.', { exact: true }).waitFor();
  expect(await isOpen(page)).toBe(true);
  expect(await stored(page)).toEqual({});

  const other = await context.newPage();
  await other.goto('/team');
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  expect(await contactButton.isVisible()).toBe(true);
  await other.locator('#disclaimer').waitFor({ state: 'hidden' });
});

test('a hash in the address leaves the focus in the gate, and is followed behind it', async ({ visit }) => {
  const { page } = await visit(`/contact#${officeSectionId}`, firstVisit);
  await settled(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('disclaimer-title');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await isOpen(page)).toBe(false);
  expect((await boxOf(page.locator(`#${officeSectionId}`))).top).toBeLessThan(firstVisit.height / 2);
});

test('a dialog that opens by itself waits behind the gate', async ({ visit }) => {
  const { page } = await visit(localPath(lastLanguage, `/team#${members[0]?.id}`), firstVisit);
  const dialogs = page.locator('dialog');
  await expect.poll(() => dialogs.count()).toBe(2);
  await settled(page);
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await page.locator('[data-answer=agree]').click();
  await page.locator('#root dialog[open]').waitFor();
  expect(await isOpen(page)).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.closest('#root dialog'))).not.toBeNull();
});

test('who has agreed sees no gate for 24 hours, and then not before the next load', async ({ visit }) => {
  const { page } = await visit('/', firstVisit);
  const agreedBefore = (age: number) =>
    page.evaluate((time) => {
      localStorage.setItem('disclaimer-accepted', 'true');
      localStorage.setItem('disclaimer-accepted-at', String(time));
    }, Date.now() - age);
  // Also by a clock that was ahead.
  for (const [way, next] of [
    [1, '/team'],
    [-1, '/approach'],
  ] as const) {
    await agreedBefore(way * (day - 60_000));
    await page.reload();
    expect(await isOpen(page)).toBe(false);
    // Before that a link loads its page anew.
    await hydrated(page);
    await agreedBefore(way * (day + 60_000));
    await followLink(page, next);
    await expect.poll(() => stored(page)).toEqual({});
    expect(await isOpen(page)).toBe(false);
    await agreedBefore(way * (day + 60_000));
    await page.reload();
    expect(await isOpen(page)).toBe(true);
    expect(await stored(page)).toEqual({});
  }
});
