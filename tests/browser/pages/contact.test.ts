import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beforeYouWrite, contactForm, contactInfo } from '../../../src/content/en/contact.ts';
import { firm } from '../../../src/content/en/firm.ts';
import { readToTheEnd } from '../../support/page-checks.ts';
import { lateFormReady } from '../forms/outbox-setting.ts';
import { attributes, forbidCopying, hasFocus, settled, showPart, styleOf } from './actions.ts';
import { test } from '../site.ts';

/** The head office, and what is called after it where there are several. */
const [office] = firm.offices;
const named = (label: string) => (firm.offices.length > 1 ? `${label}: ${office.name}` : label);
const loadMap = named('Load the map (about 1 MB)');
const google = 'https://www.google.com/**';

const information = (page: Page) => page.locator('#contact-info');

test('says what to know first, how to reach the firm and where else it is', async ({ visit }) => {
  const { page } = await visit('/contact', { height: 600 });
  const texts = (selector: string) => page.locator(selector).allTextContents();
  const sections = [beforeYouWrite.title, contactForm.tagline, contactInfo.heading];
  expect(await texts('main h2')).toEqual(sections);
  expect(await texts('#before-you-write h3')).toEqual(beforeYouWrite.points.map(({ title }) => title));
  expect(await texts('#contact-info dt')).toEqual(Object.values(contactInfo.labels));
  expect(await attributes(page.locator('#contact-info dl a, #contact-form ul a'), 'href')).toEqual([
    ...firm.social.map(({ url }) => url),
    `tel:${firm.phone.tel}`,
    `mailto:${firm.email}?subject=Enquiry%20from%20the%20website`,
  ]);
  const map = information(page).getByRole('link', { name: named('Find us on Google Maps') });
  expect(await map.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
  expect(await map.getAttribute('rel')).toBe('noopener noreferrer');
  expect(await page.locator('#contact-form form').isVisible()).toBe(true);

  // Light onto the banner within 100 ms; the form enters once a fifth of it is seen.
  const banner = page.locator('main section').first().locator('img');
  expect(await styleOf(banner, 'animation-duration')).toBe('0.1s');
  const form = page.locator('#contact-form [data-reveal]');
  await showPart(form, 0.1);
  expect(await form.getAttribute('data-reveal')).toBe('armed');
  await showPart(form, 0.3);
  await page.locator('#contact-form [data-reveal=entered]').waitFor();
});

test('the map is loaded by a tap, and again when it does not come', async ({ visit, server }) => {
  const asked: string[] = [];
  const { page } = await visit('/contact#contact-info', {
    before: async (empty) => {
      empty.on('request', (request) => {
        if (!request.url().startsWith(server.url)) asked.push(request.url());
      });
      await empty.route(google, () => undefined);
      await empty.clock.install();
    },
  });
  const button = information(page).getByRole('button', { name: loadMap });
  const frame = page.locator('iframe');
  await button.scrollIntoViewIfNeeded();
  expect(await frame.count()).toBe(0);
  expect(asked).toEqual([]);
  await button.click();
  expect(await information(page).getByRole('status').first().textContent()).toBe('Loading the map...');
  const { latitude, longitude, zoom } = office.geo;
  const address = `https://www.google.com/maps?q=${latitude}%2C${longitude}&z=${zoom}&output=embed`;
  await expect.poll(() => asked).toEqual([address]);
  await page.clock.fastForward(14_000);
  expect(await frame.count()).toBe(1);
  await page.clock.fastForward(1_100);
  await information(page).getByText('The map could not be loaded. Here is the address.').waitFor();
  expect(await frame.count()).toBe(0);

  await page.route(google, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>A map' }),
  );
  await button.click();
  await page.locator('[data-state=loaded] > iframe').waitFor();
  expect(asked).toEqual([address, address]);
  expect(await frame.getAttribute('title')).toBe(named('Map showing the location of the office'));
  expect(await frame.getAttribute('loading')).toBe('lazy');
  expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin');
  expect(await frame.getAttribute('sandbox')).not.toMatch(/top-navigation|allow-modals|allow-forms/);
  expect(await page.frameLocator('iframe').getByText('A map').isVisible()).toBe(true);
  expect(await button.count()).toBe(0);
  expect(await information(page).evaluate((area) => area.contains(document.activeElement))).toBe(true);
});

test('the map is offline an address to call and to copy', async ({ visit }) => {
  const { context, page } = await visit('/contact', { permissions: ['clipboard-read', 'clipboard-write'] });
  const lines = [...office.lines];
  // Once nothing is on its way any more.
  await lateFormReady(page);
  await readToTheEnd(page);
  await settled(page);
  await context.setOffline(true);
  const placeholder = information(page).locator('[aria-live=polite]').first();
  await placeholder.getByText('The map needs a connection. Here is the address.').waitFor();
  expect(await placeholder.locator('address span').allTextContents()).toEqual(lines);
  expect(await placeholder.getByRole('link').getAttribute('href')).toBe(`tel:${firm.phone.tel}`);
  const loadButton = information(page).getByRole('button', { name: loadMap });
  expect(await loadButton.count()).toBe(0);
  const copy = placeholder.getByRole('button', { name: 'Copy the address' });
  await copy.click();
  await placeholder.getByText('Address copied').waitFor();
  expect(await hasFocus(copy)).toBe(true);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join('\n'));
  await page.evaluate(forbidCopying);
  await copy.click();
  await placeholder.getByText('The address could not be copied.').waitFor();
  expect(await hasFocus(copy)).toBe(true);
  await context.setOffline(false);
  await loadButton.waitFor();
  expect(await placeholder.textContent()).toBe('');
  expect(await page.locator('iframe').count()).toBe(0);
});
