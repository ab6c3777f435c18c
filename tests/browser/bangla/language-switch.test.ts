import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, load } from '../../support/browser.ts';
import { contactForm, keepContact, lateFormReady, loaded } from '../forms/outbox-setting.ts';
import { boxOf, focusReaches, standsBelowHeader } from '../pages/actions.ts';
import { test } from '../site.ts';
import { areaPath, areaSections } from '../../support/every-page.ts';

const phone = { width: 320, height: 640 } as const;
const linkTo = (page: Page, name: 'বাংলা' | 'English') => page.getByRole('link', { name, exact: true });

/** Presses a switch and waits for the page that it leads to. */
async function follow(link: Locator, address: string): Promise<void> {
  const page = link.page();
  await link.click();
  await page.waitForURL((url) => url.href === new URL(address, url).href);
  await hydrated(page);
  expect(await page.locator('html').getAttribute('lang')).toBe(address.startsWith('/bn') ? 'bn' : 'en');
}

const section = areaSections[3] ?? '';

test('the switch leads to the same page and the part that is read, both ways', async ({ visit }) => {
  // Lists that came a moment ago are not asked for again.
  const expected = /status of 404|preloaded using link preload/;
  const { page } = await visit(areaPath, { expected });
  await follow(linkTo(page, 'বাংলা'), `/bn${areaPath}`);
  await page.locator(`#${section}`).evaluate((part) => part.scrollIntoView());
  await standsBelowHeader(page, section);
  await follow(linkTo(page, 'English'), `${areaPath}#${section}`);
  await standsBelowHeader(page, section);
  for (const path of ['/', '/apply/job/101', '/there-is-no-such-page', '/Team']) {
    await load(page, path);
    await follow(linkTo(page, 'বাংলা'), path === '/' ? '/bn' : `/bn${path}`);
    await follow(linkTo(page, 'English'), path);
  }
  // A page that was reached by a link.
  await page.locator('footer a[href="/team"]').click();
  await page.waitForURL('**/team');
  await follow(linkTo(page, 'বাংলা'), '/bn/team');
});

test('a start from the home screen opens the language that was chosen last, and nothing else does', async ({
  visit,
}) => {
  const { page } = await visit('/');
  const leadsTo = async (address: string, end: string) => {
    await page.goto(address);
    await page.waitForURL((url) => url.href === new URL(end, url).href);
    await hydrated(page);
  };
  const start = '?source=home-screen';
  await leadsTo(`/bn${start}`, `/bn${start}`);
  await follow(linkTo(page, 'English'), '/');
  await leadsTo(`/bn${start}`, `/${start}`);
  await follow(linkTo(page, 'বাংলা'), '/bn');
  await leadsTo(`/${start}`, `/bn${start}`);
  await leadsTo(`/contact${start}#call`, `/bn/contact${start}#call`);
  await leadsTo('/team', '/team');
});

test('a language that the device does not have is not that of the next start', async ({ visit, server }) => {
  const expected = /status of 503|ERR_INTERNET_DISCONNECTED/;
  const { page } = await visit('/', { stored: true, expected });
  await page.context().setOffline(true);
  await linkTo(page, 'বাংলা').click();
  await page.waitForURL(server.url + '/bn');
  await page.goto('/?source=home-screen');
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('who asks for Bangla is offered it once, on an English page, after the disclaimer', async ({
  visit,
}) => {
  const { page } = await visit('/bn', { ...phone, accepted: false, locale: 'bn-BD' });
  const offer = page.getByText('এই সাইটটি বাংলাতেও আছে।');
  await loaded(page, 'outbox-delivery', 'connection-line');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
  await load(page, '/team');
  await loaded(page, 'language-offer');
  expect(await offer.count()).toBe(0);
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await offer.waitFor();
  expect(await offer.getAttribute('lang')).toBe('bn');
  // The header stays free, and the menu opens over the offer.
  const { bottom } = await boxOf(page.locator('header').first());
  await expect.poll(async () => (await boxOf(offer)).top).toBeGreaterThan(bottom);
  await page.locator('header summary').click();
  await page.locator('header nav').getByRole('link').first().click({ trial: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await focusReaches(page, 'main');
  await load(page, '/approach');
  await loaded(page, 'outbox-delivery', 'connection-line');
  expect(await offer.count()).toBe(0);
  await page.evaluate(() => localStorage.removeItem('language'));
  await load(page, '/approach');
  await follow(page.getByRole('button', { name: 'বাংলায় পড়ুন' }), '/bn/approach');
});

test('the offer lies below what is opened, and gives way to whoever writes, whose words the switch keeps', async ({
  visit,
  server,
}) => {
  const { page } = await visit('/team', {
    reducedMotion: 'reduce',
    width: 360,
    height: 500,
    locale: 'bn-BD',
  });
  const offer = page.getByText('এই সাইটটি বাংলাতেও আছে।');
  await offer.waitFor();
  // `trial`: what is pressed is not covered by anything.
  await page.locator('aside summary').click();
  await page.locator('aside details a').first().click({ trial: true });
  await page.keyboard.press('Escape');
  const positions = page.locator('main details', { has: page.locator('ul') }).first();
  await positions.locator('summary').focus();
  await page.keyboard.press('Enter');
  await positions.locator('a').first().click({ trial: true });
  await page.keyboard.press('Escape');
  await page.locator('footer input[type=email]').focus();
  await offer.waitFor({ state: 'hidden' });
  await page.keyboard.press('Tab');
  await offer.waitFor();
  // It stands below the line of what waits, too.
  await page.evaluate(() => localStorage.removeItem('language'));
  await load(page, '/contact');
  await lateFormReady(page);
  const form = contactForm(page);
  server.switches.set({ call: 'POST contacts', effect: { kind: 'captive portal' } });
  await keepContact(form, 'one');
  const waiting = page.locator('aside', { has: page.getByText('1 waiting to be sent') });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const distance = async () => (await boxOf(offer.locator('..'))).top - (await boxOf(waiting)).bottom;
    await expect.poll(distance).toBeGreaterThanOrEqual(0);
  }
  // What was typed a moment ago is there in the other language.
  await form.getByLabel('Message').fill('Half a message');
  await linkTo(page, 'বাংলা').click();
  await page.waitForURL(/\/bn\/contact/);
  await expect.poll(() => page.locator('main textarea').first().inputValue()).toBe('Half a message');
});
