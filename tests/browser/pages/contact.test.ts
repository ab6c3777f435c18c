import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { beforeYouWrite, contactForm, contactInfo } from '../../../src/content/contact.ts';
import { firm } from '../../../src/content/firm.ts';
import { lateFormReady } from '../forms/outbox-setting.ts';
import { hasFocus, settled, withoutClipboard } from './actions.ts';
import { test as pageTest } from './visit.ts';

const loadMap = 'Load the map (about 1 MB)';

/** Google is a page that says 'A map', or silent as long as `isSilent`; `asked` are the addresses that were asked of others. */
const test = pageTest.extend<{
  google: { asked: string[]; isSilent: boolean };
  map: (page: Page) => Promise<unknown>;
}>({
  // oxlint-disable-next-line no-empty-pattern
  google: ({}, use) => use({ asked: [], isSilent: false }),
  map: ({ google, server }, use) =>
    use((page) =>
      page.route(
        (url) => url.origin !== server.url,
        async (route) => {
          google.asked.push(route.request().url());
          if (google.isSilent) return;
          await route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><title>Map</title><p>A map',
          });
        },
      ),
    ),
});

const information = (page: Page) => page.locator('#contact-info');

/** Cuts the connection once nothing is on its way any more. */
async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await lateFormReady(page);
  await settled(page);
  await context.setOffline(true);
}

test('says what to know first, how to reach the firm and where else it is', async ({ visit }) => {
  const { page } = await visit('/contact', { height: 600 });
  const texts = (selector: string) => page.locator(selector).allTextContents();
  const sections = [beforeYouWrite.title, contactForm.tagline, contactInfo.heading];
  expect(await texts('main h2')).toEqual(sections);
  expect(await texts('#before-you-write h3')).toEqual(beforeYouWrite.points.map(({ title }) => title));
  expect(await texts('#contact-info dt')).toEqual(Object.values(contactInfo.labels));
  const links = await page
    .locator('#contact-info dl a, #contact-form ul a')
    .evaluateAll((anchors) => anchors.map((anchor) => [anchor.textContent, anchor.getAttribute('href')]));
  expect(links).toEqual([
    ['Facebook', expect.stringMatching(/^https:\/\/www\.facebook\.com\//)],
    ['YouTube', expect.stringMatching(/^https:\/\/www\.youtube\.com\//)],
    ['Instagram', expect.stringMatching(/^https:\/\/www\.instagram\.com\//)],
    [firm.phone.display, `tel:${firm.phone.tel}`],
    [firm.email, `mailto:${firm.email}?subject=Enquiry%20from%20the%20website`],
  ]);
  const map = information(page).getByRole('link', { name: 'Find us on Google Maps' });
  expect(await map.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
  expect(await map.getAttribute('rel')).toBe('noopener noreferrer');
  expect(await page.locator('#contact-form form').isVisible()).toBe(true);

  // Light onto the banner within 100 ms; the form enters once a fifth of it is seen.
  const banner = page.locator('main section').first().locator('img');
  expect(await banner.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.1s');
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

test('the map is loaded by a tap, and again when it does not come', async ({ visit, google, map }) => {
  google.isSilent = true;
  const { page } = await visit('/contact#contact-info', {
    before: async (empty) => {
      await map(empty);
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

test('the map is offline an address to copy and to call', async ({ visit, google, map }) => {
  const lines = [...firm.address.lines];
  const { context, page } = await visit('/contact', {
    before: map,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await goOffline(context, page);
  const placeholder = information(page).locator('[aria-live=polite]');
  await placeholder.getByText('The map needs a connection. Here is the address.').waitFor();
  expect(await placeholder.locator('address span').allTextContents()).toEqual(lines);
  expect(await placeholder.getByRole('link').getAttribute('href')).toBe(`tel:${firm.phone.tel}`);
  expect(await information(page).getByRole('button', { name: loadMap }).count()).toBe(0);
  const copy = placeholder.getByRole('button', { name: 'Copy the address' });
  await copy.click();
  await placeholder.getByText('Address copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join('\n'));
  await context.setOffline(false);
  await information(page).getByRole('button', { name: loadMap }).waitFor();
  expect(await placeholder.textContent()).toBe('');
  expect(google.asked).toEqual([]);
});

test.for([true, false])(
  'without a clipboard the address is copied by selection: %s',
  async (canCopy, { visit }) => {
    const { context, page } = await visit('/contact', {
      before: async (empty) => {
        if (!canCopy) return withoutClipboard(empty);
        return empty.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
          document.addEventListener('copy', () => {
            document.documentElement.dataset['copied'] = getSelection()?.toString() ?? '';
          });
        });
      },
    });
    await goOffline(context, page);
    const button = information(page).getByRole('button', { name: 'Copy the address' });
    await button.click();
    await information(page)
      .getByText(canCopy ? 'Address copied' : 'The address could not be copied.')
      .waitFor();
    expect(await hasFocus(button)).toBe(true);
    if (!canCopy) return;
    const copied = await page.evaluate(() => document.documentElement.dataset['copied']);
    expect(copied).toBe(firm.address.lines.join('\n'));
  },
);
