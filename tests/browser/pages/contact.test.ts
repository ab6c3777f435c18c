import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, openPage } from '../../support/browser.ts';
import { lateFormReady } from '../forms/outbox-setting.ts';
import { useSite } from '../site.ts';

const site = useSite();

const address = ['Level 5, Sample House', '12 Example Road', 'Dhaka 1000, Bangladesh'];
const loadMap = 'Load the map (about 1 MB)';
const mapAnswer = { contentType: 'text/html', body: '<!doctype html><title>Map</title><p>A map' };

type Options = NonNullable<Parameters<typeof openPage>[1]>;

/**
 * A page of which nothing reaches another site; `map` says what Google's server does when it is asked. It has no
 * worker, whose downloads would fail aloud when a test cuts the connection.
 */
async function openContact(options: Options & { map?: 'answers' | 'is silent' } = {}) {
  const { map = 'answers', ...rest } = options;
  const opened = await openPage(site.browser, { reducedMotion: 'reduce', serviceWorkers: 'block', ...rest });
  const foreign: string[] = [];
  await opened.context.route(
    (url) => url.origin !== site.server.url,
    async (route) => {
      foreign.push(route.request().url());
      if (map === 'answers') await route.fulfill(mapAnswer);
    },
  );
  return { ...opened, foreign };
}

async function visit(page: Page, hash = ''): Promise<void> {
  await page.goto(`${site.server.url}/contact${hash}`);
  await hydrated(page);
}

/** The messages without the one by which Playwright says that there is no worker. */
const unexpected = (messages: readonly string[]) =>
  messages.filter((message) => message !== 'warning: Service Worker registration blocked by Playwright');

/** Cuts the connection once nothing is on its way any more. */
async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await lateFormReady(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
}

/** What axe finds in the page's own part; tests/browser/pages.test.ts looks at what surrounds it. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run('main'),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

const information = (page: Page) => page.locator('#contact-info');
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('the page', () => {
  test('says what to know first, how to reach the firm and where else it is', async () => {
    const { page, messages, close } = await openContact();
    await visit(page);
    expect(await page.locator('main h2').allTextContents()).toEqual([
      'Before You Write',
      'Tell us what has happened, and what you would like to happen next.',
      'How to Contact with Us?',
    ]);
    expect(await page.locator('#before-you-write h3').allTextContents()).toEqual([
      'Keep it brief',
      'Hold back private papers',
      'If it is urgent',
    ]);
    expect(await information(page).locator('dt').allTextContents()).toEqual([
      'Address',
      'Phone',
      'E-mail',
      'Opening hours',
    ]);
    const links = await page
      .locator('#contact-info dl a, #contact-form ul a')
      .evaluateAll((anchors) => anchors.map((anchor) => [anchor.textContent, anchor.getAttribute('href')]));
    expect(links).toEqual([
      ['Facebook', expect.stringMatching(/^https:\/\/www\.facebook\.com\//)],
      ['YouTube', expect.stringMatching(/^https:\/\/www\.youtube\.com\//)],
      ['Instagram', expect.stringMatching(/^https:\/\/www\.instagram\.com\//)],
      ['+880 1200-000 000', 'tel:+8801200000000'],
      ['info@example.com', 'mailto:info@example.com?subject=Enquiry%20from%20the%20website'],
    ]);
    const map = information(page).getByRole('link', { name: 'Find us on Google Maps' });
    expect(await map.getAttribute('href')).toMatch(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
    );
    expect(await map.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await page.locator('#contact-form form').isVisible()).toBe(true);
    expect(unexpected(messages)).toEqual([]);
    await close();
  });

  test('lets light onto the banner within 100 ms, and the form enters once a fifth of it is seen', async () => {
    const { page, messages, close } = await openContact({ reducedMotion: 'no-preference', height: 600 });
    await visit(page);
    const banner = page.locator('main section').first().locator('img').locator('..');
    expect(await banner.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.1s');
    const form = page.locator('#contact-form [data-reveal]');
    expect(await form.getAttribute('data-reveal')).toBe('armed');
    const showing = (share: number) =>
      form.evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect();
        scrollBy(0, top + height * part - innerHeight);
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, share);
    await showing(0.1);
    expect(await form.getAttribute('data-reveal')).toBe('armed');
    await showing(0.3);
    await page.locator('#contact-form [data-reveal=entered]').waitFor();
    expect(unexpected(messages)).toEqual([]);
    await close();
  });
});

describe('the map', () => {
  test('is loaded by a tap and not before', async () => {
    const { page, foreign, messages, close } = await openContact();
    await visit(page, '#contact-info');
    const button = information(page).getByRole('button', { name: loadMap });
    await button.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('iframe').count()).toBe(0);
    expect(foreign).toEqual([]);
    await button.click();
    const frame = page.locator('iframe');
    await page.locator('[data-state=loaded] > iframe').waitFor();
    expect(foreign).toEqual(['https://www.google.com/maps?q=23.73%2C90.405&z=15&output=embed']);
    expect(await frame.getAttribute('title')).toBe('Map showing the location of the office');
    expect(await frame.getAttribute('loading')).toBe('lazy');
    expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin');
    expect(await frame.getAttribute('sandbox')).not.toMatch(/top-navigation|allow-modals|allow-forms/);
    expect(await page.frameLocator('iframe').getByText('A map').isVisible()).toBe(true);
    expect(await button.count()).toBe(0);
    expect(await information(page).evaluate((area) => area.contains(document.activeElement))).toBe(true);
    expect(unexpected(messages)).toEqual([]);
    await close();
  });

  test('gives way to the address when it does not come, and can be asked for again', async () => {
    const { context, page, foreign, messages, close } = await openContact({ map: 'is silent' });
    await page.clock.install();
    await visit(page);
    const button = information(page).getByRole('button', { name: loadMap });
    await button.click();
    expect(await information(page).getByRole('status').textContent()).toBe('Loading the map...');
    await expect.poll(() => foreign.length).toBe(1);
    await page.clock.fastForward(14_000);
    expect(await page.locator('iframe').count()).toBe(1);
    await page.clock.fastForward(1_100);
    await information(page).getByText('The map could not be loaded. Here is the address.').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.route('https://www.google.com/**', (route) => route.fulfill(mapAnswer));
    await button.click();
    await page.locator('[data-state=loaded] > iframe').waitFor();
    expect(unexpected(messages)).toEqual([]);
    await close();
  });

  test('is offline a placeholder with the address, a Copy button and the telephone', async () => {
    const { context, page, foreign, messages, close } = await openContact({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await visit(page);
    await goOffline(context, page);
    const placeholder = information(page).locator('[aria-live=polite]');
    await placeholder.getByText('The map needs a connection. Here is the address.').waitFor();
    expect(await placeholder.locator('address span').allTextContents()).toEqual(address);
    expect(await placeholder.getByRole('link').getAttribute('href')).toBe('tel:+8801200000000');
    expect(await information(page).getByRole('button', { name: loadMap }).count()).toBe(0);
    await placeholder.getByRole('button', { name: 'Copy the address' }).click();
    await placeholder.getByText('Address copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address.join('\n'));
    await context.setOffline(false);
    await information(page).getByRole('button', { name: loadMap }).waitFor();
    expect(await placeholder.textContent()).toBe('');
    expect(foreign).toEqual([]);
    expect(unexpected(messages)).toEqual([]);
    await close();
  });

  test('lets the address be copied where pages have no clipboard', async () => {
    const { context, page, messages, close } = await openContact();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => {
        document.documentElement.dataset['copied'] = getSelection()?.toString() ?? '';
      });
    });
    await visit(page);
    await goOffline(context, page);
    const button = information(page).getByRole('button', { name: 'Copy the address' });
    await button.click();
    await information(page).getByText('Address copied').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['copied'])).toBe(address.join('\n'));
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(unexpected(messages)).toEqual([]);
    await close();
  });

  test('says so when nothing can be copied', async () => {
    const { context, page, messages, close } = await openContact();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await visit(page);
    await goOffline(context, page);
    await information(page).getByRole('button', { name: 'Copy the address' }).click();
    await information(page).getByText('The address could not be copied.').waitFor();
    expect(unexpected(messages)).toEqual([]);
    await close();
  });
});

describe.each([360, 1280])('at %i px', (width) => {
  test.each(['light', 'dark'] as const)('nothing stands in the way of anyone, %s', async (colorScheme) => {
    const { context, page, messages, close } = await openContact({ width, colorScheme });
    await visit(page);
    expect(await findViolations(page)).toEqual([]);
    await information(page).getByRole('button', { name: loadMap }).click();
    await page.locator('[data-state=loaded] > iframe').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await hydrated(page);
    await goOffline(context, page);
    await information(page).getByText('The map needs a connection.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(unexpected(messages)).toEqual([]);
    await close();
  });
});

test('nothing scrolls sideways at 320 px, with the map or with the address', async () => {
  const { context, page, messages, close } = await openContact({
    width: 320,
    height: 640,
    hasTouch: true,
    isMobile: true,
  });
  await visit(page);
  expect(await scrollsSideways(page)).toBe(false);
  await goOffline(context, page);
  await information(page).getByText('The map needs a connection.').waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  expect(unexpected(messages)).toEqual([]);
  await close();
});
