import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, walk } from '../../support/focus-walk.ts';
import { hydrated, load } from '../../support/browser.ts';
import { until } from '../forms/outbox-setting.ts';
import { followLink } from '../pages/actions.ts';
import { strictTest as test, type Open, type VisitOptions } from '../site.ts';
import { areaPath } from '../../support/every-page.ts';

const phones = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  firefox: 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0',
  computer: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
} as const;

const invitation = (page: Page) => page.getByRole('complementary', { name: /^Keep this site/ });
const guide = (page: Page) => page.getByRole('dialog', { name: 'Install this site' });
const menuEntry = (page: Page) => page.locator('header').getByRole('button', { name: 'Install' });
const openMenu = (page: Page) => page.locator('header summary').click();
const asked = (page: Page) => page.evaluate(() => document.documentElement.dataset['asked']);
const memory = (page: Page) => page.evaluate(() => localStorage.getItem('install') ?? '{}');
/** Waits until the site remembers something with this text in it. */
const remembers = (page: Page, text: string) => until(async () => (await memory(page)).includes(text));

/** What a browser does that can install: an event that can be kept, and answers `outcome` when it is asked. */
function offerInstallation(outcome: 'accepted' | 'dismissed'): void {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  const { dataset } = document.documentElement;
  const prompt = () => {
    dataset['asked'] = String(Number(dataset['asked'] ?? 0) + 1);
    return Promise.resolve({ outcome });
  };
  dispatchEvent(Object.assign(event, { prompt }));
  dataset['prevented'] = String(event.defaultPrevented);
}
const offer = (page: Page, outcome: 'accepted' | 'dismissed') => page.evaluate(offerInstallation, outcome);

/** A practice area on a phone, once the part that is loaded last is there: it notes the start of the site. */
async function visit(open: Open, options: VisitOptions = {}) {
  const opened = await open(areaPath, { width: 360, height: 720, ...options });
  await remembers(opened.page, 'lastStart');
  return opened;
}

test('the second page invites, and Not now is remembered', async ({ open, server }) => {
  const { context, page } = await visit(open, { hasTouch: true, isMobile: true });
  await offer(page, 'accepted');
  expect(await page.evaluate(() => document.documentElement.dataset['prevented'])).toBe('true');
  expect(await invitation(page).count()).toBe(0);

  await followLink(page, '/team');
  await invitation(page).waitFor();
  expect(await invitation(page).innerText()).toMatch(
    /^Keep this site on your phone\n[\s\S]*Install\n*[\s\S]*Not now$/,
  );
  // It has taken neither the focus nor the place of the contact button.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  const card = await invitation(page).boundingBox();
  const button = await page.locator('summary', { hasText: 'Contact options' }).boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  // What floats over the page lies below it.
  const positions = page.locator('main details summary').first();
  const at = await positions.boundingBox();
  await page.setViewportSize({ width: 360, height: Math.ceil((at?.y ?? 0) + (card?.height ?? 0) + 12) });
  expect(
    await positions.evaluate((toggle) => {
      const { x, y, width, height } = toggle.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('aside')?.ariaLabel;
    }),
  ).toMatch(/^Keep this site/);
  await page.setViewportSize({ width: 360, height: 720 });
  // Neither does it cover what is reached by keyboard: it gives way to a field, and the page ends above it.
  await page.locator('footer a').last().focus();
  expect(faultsOf(await walk(page, 30, { key: 'Shift+Tab' }))).toEqual([]);
  await page.locator('footer input[type=email]').focus();
  await invitation(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('Shift+Tab');
  await page.setViewportSize({ width: 640, height: 360 });
  expect(await invitation(page).isVisible()).toBe(false);
  await page.setViewportSize({ width: 360, height: 720 });

  await invitation(page).getByRole('button', { name: 'Not now' }).click();
  await invitation(page).waitFor({ state: 'detached' });
  expect(await asked(page)).toBeUndefined();
  await remembers(page, '"declined"');
  const next = await context.newPage();
  await load(next, `${server.url}/career`);
  await offer(next, 'accepted');
  await remembers(next, '/career');
  expect(await invitation(next).count()).toBe(0);
});

test('an early offer is kept, Install asks once, then entries are gone', async ({ open, server }) => {
  const { page } = await open(undefined, { width: 360, height: 720 });
  await page.addInitScript(
    `if (location.pathname === '${areaPath}') addEventListener('DOMContentLoaded', () => (${offerInstallation.toString()})('accepted'))`,
  );
  await page.goto(`${server.url}${areaPath}`);
  expect(await page.evaluate(() => document.documentElement.dataset['prevented'])).toBe('true');
  await hydrated(page);
  await remembers(page, 'lastStart');
  await followLink(page, '/team');
  await invitation(page).getByRole('button', { name: 'Install' }).click();
  expect(await asked(page)).toBe('1');
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await remembers(page, '"installed"');
  expect(await invitation(page).count()).toBe(0);
  await openMenu(page);
  expect(await menuEntry(page).isVisible()).toBe(false);

  await load(page, `${server.url}/approach`);
  await page.waitForFunction(() => document.documentElement.dataset['installed'] !== undefined);
  await openMenu(page);
  expect(await menuEntry(page).isVisible()).toBe(false);
  // Removed from the device: the browser offers it again.
  await offer(page, 'dismissed');
  await menuEntry(page).click();
  expect(await asked(page)).toBe('1');
  // Who declines there is not invited any more.
  await remembers(page, '"declined"');
  await followLink(page, '/team');
  await offer(page, 'dismissed');
  expect(await invitation(page).count()).toBe(0);
});

test('a second visit is interest; the invitation waits for the disclaimer', async ({ open, server }) => {
  const { context, page } = await visit(open, { userAgent: phones.iphone });
  const before = await memory(page);
  await page.reload();
  await expect.poll(() => memory(page)).not.toBe(before);
  expect(await invitation(page).count()).toBe(0);
  await page.evaluate((lastPath) => {
    const halfAnHourAgo = Date.now() - 31 * 60 * 1000;
    localStorage.setItem('install', JSON.stringify({ lastPath, lastStart: halfAnHourAgo }));
  }, areaPath);
  const later = await context.newPage();
  await later.goto(`${server.url}${areaPath}`);
  await invitation(later).waitFor();

  const { page: stranger } = await open(undefined, { accepted: false, userAgent: phones.iphone });
  await stranger.addInitScript(() => {
    if (!localStorage.getItem('install'))
      localStorage.setItem('install', JSON.stringify({ lastPath: '/team', lastStart: 1 }));
  });
  await load(stranger, `${server.url}${areaPath}`);
  await remembers(stranger, areaPath);
  expect(await invitation(stranger).count()).toBe(0);
  await stranger.getByRole('button', { name: 'Agree', exact: true }).click();
  await invitation(stranger).waitFor();
});

test('a guide shows two steps with a picture each', async ({ open }) => {
  const { page } = await visit(open, { userAgent: phones.iphone });
  await followLink(page, '/team');
  await invitation(page).getByRole('button', { name: 'Show me how' }).click();
  await guide(page).waitFor();
  expect(await guide(page).getByRole('listitem').count()).toBe(2);
  expect(await guide(page).locator('li img').count()).toBe(2);
  expect(await guide(page).innerText()).toContain('Add to Home Screen');
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await guide(page).waitFor({ state: 'detached' });
  await remembers(page, '"declined"');

  // The entry of the menu goes on leading there, and the focus comes back.
  await openMenu(page);
  await menuEntry(page).click();
  await guide(page).getByRole('button', { name: 'Close' }).click();
  await guide(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
});

test.for([
  ['Firefox on a phone', phones.firefox, 'Add app to Home screen', 2],
  ['one that installs nothing', phones.computer, 'This browser cannot install sites.', 0],
] as const)('the guide for %s', async ([, userAgent, words, steps], { open }) => {
  const { page } = await visit(open, { userAgent });
  await followLink(page, '/team');
  await expect.poll(() => invitation(page).count()).toBe(Math.sign(steps));
  await openMenu(page);
  await menuEntry(page).click();
  await guide(page).waitFor();
  expect(await guide(page).getByRole('listitem').count()).toBe(steps);
  expect(await guide(page).innerText()).toContain(words);
});
