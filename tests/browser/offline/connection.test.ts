import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { firm } from '../../../src/content/firm.ts';
import { hydrated, offlineReady, openPage, slowDown, type OpenedPage } from '../../support/browser.ts';
import { shiftsOf, watchShifts, type LayoutShift } from '../../support/layout-shifts.ts';
import { contactForm, emptyServer, expectNoSurprise, saved, submitContact } from '../forms/outbox-setting.ts';
import { useSite } from '../site.ts';

const site = useSite();
let opened: OpenedPage;
afterEach(async () => {
  emptyServer(site.server);
  expectNoSurprise(opened.messages);
  await opened.close();
});

const line = (page: Page) => page.locator('header div[role=status]');
const lineText = (page: Page) => line(page).innerText();

async function open(address: string, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  opened = await openPage(site.browser, options);
  const { page } = opened;
  await watchShifts(page);
  await page.goto(site.server.url + address);
  await hydrated(page);
  await offlineReady(page);
  await line(page).waitFor({ state: 'attached' });
  return page;
}

async function lineSays(page: Page, text: string): Promise<void> {
  await line(page).filter({ hasText: text }).waitFor();
}

async function lineIsGone(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('header div[role=status]')?.textContent === '');
}

describe('without a connection', () => {
  test('a line says what that means on each page, and goes away with it', async () => {
    const page = await open('/news');
    await page.locator('article').nth(7).waitFor();
    expect(await lineText(page)).toBe('');
    await opened.context.setOffline(true);
    await lineSays(page, 'You are offline.');
    expect(await lineText(page)).toMatch(/^You are offline\. News as of \d{1,2} [A-Z][a-z]+ \d{4}\.$/);
    const follow = async (address: string) => {
      await page.evaluate(
        (target) => document.querySelector<HTMLElement>(`footer a[href="${target}"]`)?.click(),
        address,
      );
      await page.waitForURL(`**${address}`);
    };
    await follow('/family-law');
    await lineSays(page, 'You are offline. Saved pages work; forms are sent later.');
    await follow('/contact');
    await lineSays(page, 'You are offline. Your message will be kept and sent later.');
    await follow('/career');
    await lineSays(page, 'You are offline. The openings are not on this device yet.');
    await opened.context.setOffline(false);
    await lineIsGone(page);
  });

  test('the line is spoken once: politely when it comes, not again on the next page', async () => {
    const page = await open('/family-law');
    expect(await line(page).getAttribute('aria-live')).toBe('polite');
    await opened.context.setOffline(true);
    await lineSays(page, 'You are offline.');
    await page.waitForFunction(
      () => document.querySelector('header div[role=status]')?.getAttribute('aria-live') === 'off',
    );
    await opened.context.setOffline(false);
    await page.waitForFunction(
      () => document.querySelector('header div[role=status]')?.getAttribute('aria-live') === 'polite',
    );
  });

  test.each([320, 360, 768, 1280])('at %d px nothing moves and nothing is covered', async (width) => {
    const page = await open('/family-law', { width, height: 700, timezoneId: 'Asia/Dhaka' });
    // From 1024 px on the hours stay, and only their box becomes narrower: that scores 0.008.
    const words = width < 1024 ? [] : ['header p > :last-child'];
    const isSeen = ({ score }: LayoutShift) => score > (width < 1024 ? 0 : 0.01);
    const places = () =>
      page.evaluate(
        (more) =>
          ['header', 'main', 'main h1', 'header a[href^="tel:"]', 'header summary', ...more].map((selector) =>
            JSON.stringify(document.querySelector(selector)?.getBoundingClientRect()),
          ),
        words,
      );
    const before = await places();
    await opened.context.setOffline(true);
    await lineSays(page, 'You are offline.');
    expect(await places()).toEqual(before);
    const fault = await page.evaluate(() => {
      const status = document.querySelector('header div[role=status]');
      const strip = status?.parentElement?.parentElement?.getBoundingClientRect();
      const box = status?.getBoundingClientRect();
      if (!status || !strip || !box) return 'no line';
      const others = [...document.querySelectorAll('header a, header p:not([role=status])')].filter(
        (other) => {
          const rect = other.getBoundingClientRect();
          return (
            rect.width > 0 &&
            rect.left < box.right &&
            rect.right > box.left &&
            rect.top < box.bottom &&
            rect.bottom > box.top
          );
        },
      );
      if (others.length > 0) return `over ${others.map((other) => other.outerHTML).join()}`;
      if (box.top < strip.top || box.bottom > strip.bottom || box.right > innerWidth)
        return 'out of the strip';
      return document.documentElement.scrollWidth > innerWidth ? 'scrolls sideways' : '';
    });
    expect(fault).toBe('');
    // Not even for a frame, here and where a page is opened without a connection.
    expect((await shiftsOf(page)).filter(isSeen)).toEqual([]);
    const tab = await opened.context.newPage();
    await watchShifts(tab);
    await slowDown(tab, 6);
    await tab.goto(`${site.server.url}/tax-advisory`);
    await lineSays(tab, 'You are offline.');
    expect((await shiftsOf(tab)).filter(isSeen)).toEqual([]);
    await opened.context.setOffline(false);
    await lineIsGone(tab);
    expect((await shiftsOf(tab)).filter(isSeen)).toEqual([]);
  });
});

describe('a device that believes to be online', () => {
  test('learns from a list that does not come, and asks until the server answers', async () => {
    opened = await openPage(site.browser);
    const { page } = opened;
    await page.clock.install();
    site.server.switches.set({ call: '*', effect: { kind: 'refuse' } });
    await page.goto(`${site.server.url}/news`);
    await lineSays(page, 'The server does not answer. The news are not on this device yet.');
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    // The list itself is asked for once more, and then no more.
    await page.clock.fastForward(1500);
    await page.getByText('No news articles available.').waitFor();
    site.server.switches.clear();
    site.server.ledger.clear();
    await page.clock.fastForward(11_000);
    await lineIsGone(page);
    expect(site.server.ledger.requests().map(({ call }) => call)).toEqual(['GET job-types']);
  });

  test('learns from a log-in page in the place of the server', async () => {
    site.server.switches.set({ call: '*', effect: { kind: 'captive portal' } });
    opened = await openPage(site.browser);
    await opened.page.goto(`${site.server.url}/news`);
    await lineSays(opened.page, 'The server does not answer.');
  });

  test('learns from a message that could not be sent, and from the next one that was', async () => {
    const page = await open('/contact');
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'refuse' } });
    await submitContact(contactForm(page), 'goes nowhere');
    await contactForm(page).getByText(saved).waitFor();
    await lineSays(page, 'The server does not answer. Your message will be kept and sent later.');
    site.server.switches.clear();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await lineIsGone(page);
  });

  test('is not told so by a server that answers with an error', async () => {
    const page = await open('/family-law');
    site.server.switches.set({ call: '*', effect: { kind: 'fail', status: 500 } });
    await page.goto(`${site.server.url}/news`);
    await page.getByText('No news articles available.').waitFor();
    await line(page).waitFor({ state: 'attached' });
    expect(await lineText(page)).toBe('');
  });
});

describe('a link out of the site', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'This link needs a connection' });

  test('offers its address and the telephone without a connection, and can be opened all the same', async () => {
    const page = await open('/family-law');
    await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await opened.context.setOffline(true);
    await lineSays(page, 'You are offline.');
    const link = page.locator('footer').getByRole('link', { name: 'YouTube' });
    await link.click();
    await dialog(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/family-law');
    expect(await dialog(page).innerText()).toContain(firm.social.youtube.url.replace('https://', ''));
    expect(await dialog(page).getByRole('link', { name: firm.phone.display }).getAttribute('href')).toBe(
      `tel:${firm.phone.tel}`,
    );
    await dialog(page).getByRole('button', { name: 'Copy the address' }).click();
    await dialog(page).getByText('Address copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(firm.social.youtube.url);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.closest('footer') !== null);

    await link.click();
    const anyway = dialog(page).getByRole('link', { name: 'Open it anyway' });
    expect(await anyway.getAttribute('href')).toBe(firm.social.youtube.url);
  });

  test('is followed by a device with a connection, also while the server does not answer', async () => {
    const page = await open('/family-law');
    await opened.context.route('https://wa.me/**', (route) => route.fulfill({ body: 'another site' }));
    site.server.switches.set({ call: '*', effect: { kind: 'refuse' } });
    await page.goto(`${site.server.url}/news`);
    await lineSays(page, 'The server does not answer.');
    await page.getByLabel('Contact options').click();
    await page.getByRole('link', { name: 'WhatsApp' }).click();
    await page.waitForURL('https://wa.me/**');
  });

  test('is not stopped where it calls or writes, not even without a connection', async () => {
    const page = await open('/family-law');
    await opened.context.setOffline(true);
    await lineSays(page, 'You are offline.');
    const stopped = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('a[href^="tel:"], a[href^="mailto:"]')].filter((link) => {
          let wasStopped = true;
          const listen = (event: Event) => {
            wasStopped = event.defaultPrevented;
            event.preventDefault();
          };
          addEventListener('click', listen, { once: true });
          link.click();
          return wasStopped;
        }).length,
    );
    expect(stopped).toBe(0);
    expect(await dialog(page).count()).toBe(0);
  });
});

test('a video that cannot be played offers its address', async () => {
  const page = await open('/family-law');
  await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.server.url}/advertisement`);
  await page.locator('main li img').first().waitFor();
  await opened.context.setOffline(true);
  await page.reload();
  const tile = page.locator('main li').filter({ hasText: 'This video needs a connection.' });
  await tile.getByRole('button', { name: 'Copy its address' }).click();
  await tile.getByText('Address copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://youtu.be/aqz-KE-bpKQ');
});
