import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beforeYouWrite, contactForm, contactInfo } from '../../../src/content/en/contact.ts';
import { firm } from '../../../src/content/en/firm.ts';
import { lateFormReady } from '../forms/outbox-setting.ts';
import { attributes, hasFocus, settled, styleOf, forbidCopying } from './actions.ts';
import { test as pageTest } from './visit.ts';

const loadMap = 'Load the map (about 1 MB)';

/** Google is a page that says 'A map', or silent as long as `isSilent`; `asked` are the addresses that were asked of others. */
const test = pageTest.extend<{
  google: { asked: string[]; isSilent: boolean; answer: (page: Page) => unknown };
}>({
  google: ({ server }, use) => {
    const google = {
      asked: [] as string[],
      isSilent: false,
      answer: (page: Page) =>
        page.route(
          (url) => url.origin !== server.url,
          (route) => {
            google.asked.push(route.request().url());
            const body = '<!doctype html><title>Map</title><p>A map';
            return google.isSilent ? undefined : route.fulfill({ contentType: 'text/html', body });
          },
        ),
    };
    return use(google);
  },
});

const information = (page: Page) => page.locator('#contact-info');

test('says what to know first, how to reach the firm and where else it is', async ({ visit }) => {
  const { page } = await visit('/contact', { height: 600 });
  const texts = (selector: string) => page.locator(selector).allTextContents();
  const sections = [beforeYouWrite.title, contactForm.tagline, contactInfo.heading];
  expect(await texts('main h2')).toEqual(sections);
  expect(await texts('#before-you-write h3')).toEqual(beforeYouWrite.points.map(({ title }) => title));
  expect(await texts('#contact-info dt')).toEqual(Object.values(contactInfo.labels));
  expect(await attributes(page.locator('#contact-info dl a, #contact-form ul a'), 'href')).toEqual([
    ...[firm.social.facebook, firm.social.youtube, firm.social.instagram].map(({ url }) => url),
    `tel:${firm.phone.tel}`,
    `mailto:${firm.email}?subject=Enquiry%20from%20the%20website`,
  ]);
  const map = information(page).getByRole('link', { name: 'Find us on Google Maps' });
  expect(await map.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
  expect(await map.getAttribute('rel')).toBe('noopener noreferrer');
  expect(await page.locator('#contact-form form').isVisible()).toBe(true);

  // Light onto the banner within 100 ms; the form enters once a fifth of it is seen.
  const banner = page.locator('main section').first().locator('img');
  expect(await styleOf(banner, 'animation-duration')).toBe('0.1s');
  const form = page.locator('#contact-form [data-reveal]');
  const show = async (share: number) => {
    await form.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
    }, share);
    await settled(page);
  };
  await show(0.1);
  expect(await form.getAttribute('data-reveal')).toBe('armed');
  await show(0.3);
  await page.locator('#contact-form [data-reveal=entered]').waitFor();
});

test('the map is loaded by a tap, and again when it does not come', async ({ visit, google }) => {
  google.isSilent = true;
  const { page } = await visit('/contact#contact-info', {
    before: async (empty) => {
      await google.answer(empty);
      await empty.clock.install();
    },
  });
  const button = information(page).getByRole('button', { name: loadMap });
  const frame = page.locator('iframe');
  await button.scrollIntoViewIfNeeded();
  expect(await frame.count()).toBe(0);
  expect(google.asked).toEqual([]);
  await button.click();
  expect(await information(page).getByRole('status').textContent()).toBe('Loading the map...');
  const address = 'https://www.google.com/maps?q=23.73%2C90.405&z=15&output=embed';
  await expect.poll(() => google.asked).toEqual([address]);
  await page.clock.fastForward(14_000);
  expect(await frame.count()).toBe(1);
  await page.clock.fastForward(1_100);
  await information(page).getByText('The map could not be loaded. Here is the address.').waitFor();
  expect(await frame.count()).toBe(0);

  google.isSilent = false;
  await button.click();
  await page.locator('[data-state=loaded] > iframe').waitFor();
  expect(google.asked).toEqual([address, address]);
  expect(await frame.getAttribute('title')).toBe('Map showing the location of the office');
  expect(await frame.getAttribute('loading')).toBe('lazy');
  expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin');
  expect(await frame.getAttribute('sandbox')).not.toMatch(/top-navigation|allow-modals|allow-forms/);
  expect(await page.frameLocator('iframe').getByText('A map').isVisible()).toBe(true);
  expect(await button.count()).toBe(0);
  expect(await information(page).evaluate((area) => area.contains(document.activeElement))).toBe(true);
});

/** How a device copies, and what the visitor is told then. */
const ways = {
  clipboard: ['Address copied', () => {}],
  selection: [
    'Address copied',
    () => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => {
        document.documentElement.dataset['copied'] = getSelection()?.toString() ?? '';
      });
    },
  ],
  nothing: ['The address could not be copied.', forbidCopying],
} as const;

test.for(['clipboard', 'selection', 'nothing'] as const)(
  'the map is offline an address to call and to copy (by %s)',
  async (way, { visit, google }) => {
    const [told, prepare] = ways[way];
    const { context, page } = await visit('/contact', {
      before: async (empty) => {
        await google.answer(empty);
        await empty.addInitScript(prepare);
      },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const lines = [...firm.address.lines];
    // Once nothing is on its way any more.
    await lateFormReady(page);
    await settled(page);
    await context.setOffline(true);
    const placeholder = information(page).locator('[aria-live=polite]');
    await placeholder.getByText('The map needs a connection. Here is the address.').waitFor();
    expect(await placeholder.locator('address span').allTextContents()).toEqual(lines);
    expect(await placeholder.getByRole('link').getAttribute('href')).toBe(`tel:${firm.phone.tel}`);
    const load = information(page).getByRole('button', { name: loadMap });
    expect(await load.count()).toBe(0);
    const copy = placeholder.getByRole('button', { name: 'Copy the address' });
    await copy.click();
    await placeholder.getByText(told).waitFor();
    expect(await hasFocus(copy)).toBe(true);
    const copied = () => page.evaluate(() => document.documentElement.dataset['copied']);
    const read = way === 'clipboard' ? () => page.evaluate(() => navigator.clipboard.readText()) : copied;
    if (way !== 'nothing') expect(await read()).toBe(lines.join('\n'));
    await context.setOffline(false);
    await load.waitFor();
    expect(await placeholder.textContent()).toBe('');
    expect(google.asked).toEqual([]);
  },
);
