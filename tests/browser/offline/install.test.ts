import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openPage, type OpenedPage } from '../../support/browser.ts';
import { useSite } from '../site.ts';

const site = useSite();

const phones = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  firefox: 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0',
  computer: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
} as const;

const invitation = (page: Page) => page.getByRole('complementary', { name: /^Keep this site/ });
const guide = (page: Page) => page.getByRole('dialog', { name: 'Install this site' });
const memory = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('install') ?? '{}') as Record<string, unknown>);

/** What a browser does that can install: an event that can be kept, and answers `outcome` when it is asked. */
async function offer(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(
      Object.assign(event, {
        prompt: () => {
          document.documentElement.dataset['asked'] = String(
            Number(document.documentElement.dataset['asked'] ?? 0) + 1,
          );
          return Promise.resolve({ outcome: answer });
        },
      }),
    );
    document.documentElement.dataset['prevented'] = String(event.defaultPrevented);
  }, outcome);
}

const asked = (page: Page) => page.evaluate(() => document.documentElement.dataset['asked']);

/** Waits until the part that is loaded last is there: it notes the start of the site. */
async function noted(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('install')?.includes('lastStart'));
}

async function open(address: string, options: Parameters<typeof openPage>[1] = {}): Promise<OpenedPage> {
  const opened = await openPage(site.browser, { width: 360, height: 720, ...options });
  await opened.page.goto(site.server.url + address);
  await hydrated(opened.page);
  await noted(opened.page);
  return opened;
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('header summary').click();
}

/** Another page, by a link of the footer. */
async function goOn(page: Page, address: string): Promise<void> {
  await page.locator(`footer a[href="${address}"]`).first().click();
  await page.waitForURL(`**${address}`);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
}

test('nobody is invited on the first page; on the second the browser asks, and Not now is remembered', async () => {
  const { context, page, messages, close } = await open('/family-law', { hasTouch: true, isMobile: true });
  await offer(page, 'accepted');
  expect(await page.evaluate(() => document.documentElement.dataset['prevented'])).toBe('true');
  expect(await invitation(page).count()).toBe(0);

  await goOn(page, '/team');
  await invitation(page).waitFor();
  expect(await invitation(page).innerText()).toMatch(
    /^Keep this site on your phone\n[\s\S]*Install\n*[\s\S]*Not now$/,
  );
  // It has taken neither the focus nor the place of the contact button.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  const [card, button] = [
    await invitation(page).boundingBox(),
    await page.getByText('Contact options').locator('xpath=ancestor::summary').boundingBox(),
  ];
  if (!card || !button) throw new Error('Card or button cannot be seen');
  expect(button.y + button.height).toBeLessThanOrEqual(card.y);

  await invitation(page).getByRole('button', { name: 'Not now' }).click();
  await invitation(page).waitFor({ state: 'detached' });
  expect(await asked(page)).toBeUndefined();
  expect(await memory(page)).toMatchObject({ answer: 'declined' });
  await goOn(page, '/approach');
  await offer(page, 'accepted');
  expect(await invitation(page).count()).toBe(0);

  const next = await context.newPage();
  await next.goto(`${site.server.url}/career`);
  await hydrated(next);
  await offer(next, 'accepted');
  await next.waitForFunction(() => localStorage.getItem('install')?.includes('/career'));
  expect(await invitation(next).count()).toBe(0);
  expect(messages).toEqual([]);
  await close();
});

test('an offer that comes before the scripts is kept for the second page', async () => {
  const { page, messages, close } = await openPage(site.browser, { width: 360, height: 720 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve({ outcome: 'accepted' }) }));
      document.documentElement.dataset['prevented'] = String(event.defaultPrevented);
    });
  });
  await page.goto(`${site.server.url}/family-law`);
  expect(await page.evaluate(() => document.documentElement.dataset['prevented'])).toBe('true');
  await hydrated(page);
  await noted(page);
  await goOn(page, '/team');
  await invitation(page).getByRole('button', { name: 'Install' }).waitFor();
  expect(messages).toEqual([]);
  await close();
});

test('Install asks the browser once; once installed, card and menu entry are gone', async () => {
  const { page, messages, close } = await open('/family-law');
  await offer(page, 'accepted');
  await goOn(page, '/team');
  await invitation(page).getByRole('button', { name: 'Install' }).click();
  expect(await asked(page)).toBe('1');
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await page.waitForFunction(() => localStorage.getItem('install')?.includes('"installed"'));
  expect(await invitation(page).count()).toBe(0);
  await openMenu(page);
  const entry = page.locator('header').getByRole('button', { name: 'Install' });
  expect(await entry.isVisible()).toBe(false);

  await page.goto(`${site.server.url}/approach`);
  await hydrated(page);
  await page.waitForFunction(() => document.documentElement.dataset['installed'] !== undefined);
  await openMenu(page);
  expect(await entry.isVisible()).toBe(false);
  // Removed from the device: the browser offers it again.
  await offer(page, 'dismissed');
  await entry.waitFor();
  expect(await invitation(page).count()).toBe(0);
  expect(messages).toEqual([]);
  await close();
});

test('the entry in the menu asks the browser; whoever declines there is not invited any more', async () => {
  const { page, messages, close } = await open('/family-law');
  await offer(page, 'dismissed');
  await openMenu(page);
  await page.locator('header').getByRole('button', { name: 'Install' }).click();
  await page.waitForFunction(() => localStorage.getItem('install')?.includes('"declined"'));
  expect(await asked(page)).toBe('1');
  await goOn(page, '/team');
  await offer(page, 'dismissed');
  expect(await invitation(page).count()).toBe(0);
  expect(messages).toEqual([]);
  await close();
});

test('a second visit is interest, too; loading a page again is none', async () => {
  const { context, page, messages, close } = await open('/family-law', { userAgent: phones.iphone });
  const { lastStart: first } = await memory(page);
  await page.reload();
  await page.waitForFunction((start) => !localStorage.getItem('install')?.includes(String(start)), first);
  expect(await invitation(page).count()).toBe(0);
  await page.evaluate(() => {
    const halfAnHourAgo = Date.now() - 31 * 60 * 1000;
    localStorage.setItem('install', JSON.stringify({ lastPath: '/family-law', lastStart: halfAnHourAgo }));
  });
  const visit = await context.newPage();
  await visit.goto(`${site.server.url}/family-law`);
  await invitation(visit).waitFor();
  expect(messages).toEqual([]);
  await close();
});

test('the invitation waits for the disclaimer', async () => {
  const { page, messages, close } = await openPage(site.browser, {
    accepted: false,
    userAgent: phones.iphone,
  });
  await page.addInitScript(() => {
    if (!localStorage.getItem('install'))
      localStorage.setItem('install', JSON.stringify({ lastPath: '/team', lastStart: 1 }));
  });
  await page.goto(`${site.server.url}/family-law`);
  await hydrated(page);
  await page.waitForFunction(() => localStorage.getItem('install')?.includes('/family-law'));
  expect(await invitation(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await invitation(page).waitFor();
  expect(messages).toEqual([]);
  await close();
});

test('on an iPhone and in Firefox on Android a guide shows two steps with a picture each', async () => {
  for (const [userAgent, words] of [
    [phones.iphone, 'Add to Home Screen'],
    [phones.firefox, 'Add app to Home screen'],
  ] as const) {
    const { page, messages, close } = await open('/family-law', { userAgent });
    await goOn(page, '/team');
    await invitation(page).getByRole('button', { name: 'Show me how' }).click();
    await guide(page).waitFor();
    expect(await guide(page).getByRole('listitem').count()).toBe(2);
    expect(await guide(page).locator('li svg').count()).toBe(2);
    expect(await guide(page).innerText()).toContain(words);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await guide(page).waitFor({ state: 'detached' });
    expect(await memory(page)).toMatchObject({ answer: 'declined' });

    // The entry of the menu goes on leading there, and the focus comes back.
    await openMenu(page);
    await page.locator('header').getByRole('button', { name: 'Install' }).click();
    await guide(page).waitFor();
    await guide(page).getByRole('button', { name: 'Close' }).click();
    await guide(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    expect(messages).toEqual([]);
    await close();
  }
});

test('where nothing can be installed nobody is invited, and the entry says so', async () => {
  const { page, messages, close } = await open('/family-law', { userAgent: phones.computer, width: 1280 });
  await goOn(page, '/team');
  await openMenu(page);
  await page.locator('header').getByRole('button', { name: 'Install' }).click();
  await guide(page).waitFor();
  expect(await guide(page).getByRole('listitem').count()).toBe(0);
  expect(await guide(page).innerText()).toContain('This browser cannot install sites.');
  expect(await invitation(page).count()).toBe(0);
  expect(messages).toEqual([]);
  await close();
});
