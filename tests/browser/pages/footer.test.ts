import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { load } from '../../support/browser.ts';
import { firm } from '../../../src/content/en/firm.ts';
import { languages, localPath } from '../../../src/content/language.ts';
import { loadAllTexts } from '../../../src/content/texts.ts';
import { staticPaths } from '../../build/site-files.ts';
import { attributes, focusReaches, isInSight, scrollToTop, standsBelowHeader, styleOf } from './actions.ts';
import { lateFormReady } from '../forms/outbox-setting.ts';
import { test } from '../site.ts';
import { areaPath } from '../../support/every-page.ts';

/** How many pixels the page is away from its end. */
const toGo = (page: Page) =>
  page.evaluate(() => Math.abs(scrollY + innerHeight - document.documentElement.scrollHeight));

/** Scrolls to the end, again where the page has grown then: the footer is laid out once it is near. */
async function toTheEnd(page: Page): Promise<void> {
  const scroll = async () => {
    await scrollToTop(page, 1_000_000);
    return toGo(page);
  };
  await expect.poll(scroll).toBeLessThan(1);
}

test('the footer lists every page, underlines the one that one is on, lights up once it is reached, and its words never wait', async ({
  visit,
}) => {
  const { page } = await visit(areaPath, {
    before: (empty) => empty.clock.setFixedTime('2091-01-01T12:00:00+06:00'),
  });
  const paths = await attributes(page.locator('footer a[href^="/"]'), 'href');
  expect(paths.toSorted()).toEqual([...staticPaths].toSorted());
  const underlined = await page
    .locator('footer li a')
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
        .map((link) => link.getAttribute('href')),
    );
  expect(underlined).toEqual([areaPath]);
  const footer = (light: string) => page.locator(`footer[data-light=${light}]`).waitFor();
  const opacity = async (selector: string) =>
    Number(await styleOf(page.locator(selector).first(), 'opacity'));
  await footer('armed');
  expect(await opacity('footer > div')).toBe(0.6);
  expect(await opacity('footer div:has(> [data-word])')).toBe(0.6);
  expect(await opacity('footer a')).toBe(1);
  expect(await opacity('footer a svg')).toBe(1);
  await toTheEnd(page);
  await footer('entered');
  await expect.poll(() => opacity('footer > div')).toBe(1);
  // The year of the visit, also in a build of another year.
  await page.locator('footer').getByText(`© 2091 ${firm.name}.`).waitFor();
});

test.for(languages)(
  'a build without SITE_URL says in its footer, and once on the console, that it is a sample: %s',
  async (language, { visit }) => {
    const { uiText } = await (await loadAllTexts(language)).load('site');
    const sample = uiText.footer.sample ?? 'only a sample has the sentence';
    const said: string[] = [];
    const { page } = await visit(localPath(language, areaPath), {
      before: (empty) => empty.on('console', (message) => said.push(message.text())),
    });
    await page.locator('footer').getByText(sample).waitFor();
    expect(said.filter((message) => message === sample)).toHaveLength(1);
  },
);

test('the footer is laid out once the page is used: End leads to its end', async ({ visit }) => {
  const { page } = await visit();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  // The widest screen of each of its three arrangements, where it is highest, and the narrowest of all.
  for (const width of [320, 619, 1023, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    // Not as one who comes back to where they were.
    await page.goto('about:blank');
    await load(page, areaPath);
    const before = await height();
    await page.keyboard.press('End');
    const version = page.locator('footer').getByText(/^Version \d/);
    await version.waitFor();
    await expect.poll(() => toGo(page)).toBeLessThan(1);
    await page.locator('footer a[href="/stored-on-this-device"]').click({ trial: true });
    expect(await height(), `${width} px`).toBeLessThan(before);
    // It moves nothing when it comes.
    const place = () => page.locator('footer p:has(> [href="/stored-on-this-device"])').boundingBox();
    const box = await place();
    await version.evaluate((element) => element.replaceChildren('\u00A0'));
    expect(await place()).toEqual(box);
  }
});

const toggleOf = (page: Page) => page.locator('aside summary');
const opacityIs = async (page: Page, value: string) => {
  await expect.poll(() => styleOf(toggleOf(page), 'opacity'), { interval: 20 }).toBe(value);
};

test('the contact button offers every way, and closes by Escape', async ({ visit }) => {
  const { page } = await visit(areaPath);
  const message = encodeURIComponent(firm.whatsapp.message);
  const ways = page.locator('aside a').filter({ visible: true });
  expect(await ways.count()).toBe(0);
  await toggleOf(page).click();
  expect(await attributes(ways, 'href')).toEqual([
    `https://wa.me/${firm.whatsapp.number}?text=${message}`,
    `mailto:${firm.email}?subject=${encodeURIComponent(firm.consultationSubject)}&body=${message}`,
    `tel:${firm.phone.tel}`,
    ...firm.offices.map(() => '/contact#contact-info'),
  ]);
  await page.keyboard.press('Escape');
  expect(await ways.count()).toBe(0);
  await focusReaches(page, 'aside summary');
  await toggleOf(page).click();
  await ways.filter({ hasText: firm.offices[0].lines.join(', ') }).click();
  await page.waitForURL('**/contact#contact-info');
  await focusReaches(page, '#contact-info');
  // The form comes late, and stands above it on a phone.
  await lateFormReady(page);
  await standsBelowHeader(page, 'contact-info');
  // A part of the page is not the page.
  expect(await page.locator('[aria-current=page][href*="#"]').count()).toBe(0);
});

test('the contact button steps aside for writing, and covers no link', async ({ visit }) => {
  const { page } = await visit('/contact', { reducedMotion: 'reduce' });
  const corner = page.locator('aside:has(summary)');
  await opacityIs(page, '1');
  await page.getByRole('textbox', { name: 'Message' }).focus();
  await opacityIs(page, '0');
  // A press in the corner is for what lies there.
  expect(await isInSight(corner)).toBe(false);
  // By keyboard it can be reached all the same, and shows.
  await page.locator('footer a').last().focus();
  await opacityIs(page, '1');
  expect(await isInSight(corner)).toBe(true);

  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await toTheEnd(page);
    await opacityIs(page, '1');
    const covered = await page.evaluate(() => {
      const toggle = document.querySelector('aside summary') as Element;
      const button = toggle.getBoundingClientRect();
      return [...document.querySelectorAll('footer a, footer p')]
        .filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].some(
            (line) => line.right > button.left && line.bottom > button.top && line.top < button.bottom,
          );
        })
        .map((element) => element.textContent);
    });
    expect(covered, `${width} px`).toEqual([]);
  }
});
