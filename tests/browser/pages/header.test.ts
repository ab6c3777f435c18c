import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { load } from '../../support/browser.ts';
import { firm } from '../../../src/content/en/firm.ts';
import { myPropertyPath } from '../../../src/content/slugs.ts';
import { mainPages } from '../../../src/content/en/pages.ts';
import { overflowing, smallTargets } from '../../support/page-checks.ts';
import { boxOf, focusReaches, scrollToTop, setHidden, walkLinks } from './actions.ts';
import { test } from '../site.ts';
import { languages, localPath } from '../../../src/content/language.ts';
import { areaPath } from '../../support/every-page.ts';

const phone = { width: 360, height: 640, hasTouch: true, isMobile: true };
const address = firm.offices[0].lines.join(', ');
/** 'Thursday', of a date. */
const weekdayOf = (date: string) =>
  new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
const toggleOf = (page: Page) => page.locator('header summary');
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('the menu opens and closes by mouse, keyboard and navigation', async ({ visit }) => {
  const { page } = await visit(areaPath);
  const [toggle, menu] = [toggleOf(page), menuOf(page)];
  const follow = () => menu.locator('a[href="/team"]').click();
  for (const close of [
    () => toggle.click(),
    () => page.mouse.click(640, 780),
    () => page.keyboard.press('Escape').then(() => focusReaches(page, 'header summary')),
    async () => {
      const inMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
      for (let presses = 0; presses < 20 && !(await inMain()); presses += 1) await page.keyboard.press('Tab');
    },
    () => follow().then(() => focusReaches(page, 'main h1')),
    // Also a link to the page itself.
    () => follow().then(() => focusReaches(page, 'main h1')),
    () => page.goBack(),
  ]) {
    await menu.waitFor({ state: 'hidden' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await page.getByText(firm.hours.text).first().click();
    expect(await menu.isVisible()).toBe(true);
    const current = page.url().endsWith('/team')
      ? [mainPages.find(({ path }) => path === '/team')?.title]
      : [];
    expect(await menu.locator('[aria-current=page]').allTextContents()).toEqual(current);
    const lines = await menu
      .getByRole('link')
      .evaluateAll((links) => links.filter((link) => getComputedStyle(link).textDecorationLine !== 'none'));
    expect(lines.length).toBe(current.length);
    await close();
  }
  await menu.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe(areaPath);
  await toggle.click();
  expect(await menu.getByRole('link').allTextContents()).toEqual(mainPages.map(({ title }) => title));
});

test('the page behind the menu stays where it is for who goes through it, also in a low window', async ({
  visit,
}) => {
  const { page } = await visit(areaPath, { ...phone, reducedMotion: 'reduce' });
  for (const height of [900, 400]) {
    await page.setViewportSize({ width: 360, height });
    await scrollToTop(page, 1500);
    await toggleOf(page).focus();
    await page.keyboard.press('Enter');
    await menuOf(page).waitFor();
    await walkLinks(page, page.locator('header details :is(a, button)').filter({ visible: true }));
    expect(await page.evaluate(() => scrollY)).toBe(1500);
    await page.keyboard.press('Escape');
  }
});

test('on a phone the header keeps its bar; the strip comes back by keyboard', async ({ visit }) => {
  const { page } = await visit(areaPath, phone);
  const topOf = async (link: string) => (await boxOf(page.locator(`header a${link}`).first())).top;
  const before = await topOf('[href="/"]');
  await toggleOf(page).click();
  await page.locator('header').getByRole('link', { name: address }).filter({ visible: true }).waitFor();
  await toggleOf(page).click();
  await scrollToTop(page, 1500);
  expect(await topOf('[href^="tel:"]')).toBe(-44);
  expect(await topOf('[href="/"]')).toBe(before - 44);
  await toggleOf(page).focus();
  for (const name of [...(myPropertyPath ? ['My Property'] : []), 'Search']) {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.evaluate(
      () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'),
    );
    expect(focused).toBe(name);
  }
  expect(await page.evaluate(() => scrollY)).toBe(1500);
  // By keyboard the strip comes back.
  await page.getByRole('link', { name: `${firm.name}, home page` }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(async () => (await boxOf(page.locator('header').first())).top).toBe(0);
});

test('at every width the header can be hit, fits the longest status, and a long name', async ({ visit }) => {
  const { page } = await visit(areaPath, {
    // A Tuesday evening: the office opens on the day with the longest name.
    before: async (empty) => {
      await empty.clock.install({ time: '2025-11-18T20:00:00+06:00' });
      await empty.addInitScript(() => localStorage.setItem('disclaimer-accepted-at', String(Date.now())));
    },
  });
  await page.getByText(`Opens Wednesday ${firm.hours.opens}`).first().waitFor();
  await page.locator('header').getByText(address).first().waitFor();
  // 305: what a scroll bar leaves of 320, or of 1280 at a zoom of 400 %.
  for (const width of [305, 320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const toggle of [toggleOf(page), page.locator('aside summary')]) {
      await toggle.click();
      // Once what opens has opened.
      await expect.poll(() => smallTargets(page), { message: `${width} px` }).toEqual([]);
      expect(await overflowing(page), `${width} px`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
  await scrollToTop(page, 1500);
  expect((await boxOf(page.locator('header').first())).top).toBe(0);

  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const name of [
      'Rahman, Chowdhury & Associates Barristers at Law',
      'Rahmanchowdhuryandassociatesbarristers',
    ]) {
      const bar = await page.locator('header a[href="/"] > span').evaluate((brand: HTMLElement, text) => {
        brand.textContent = text;
        brand.dataset['long'] = 'true';
        const { right } = brand.getBoundingClientRect();
        const overlaps = [...document.querySelectorAll('header search :is(button, input)')]
          .map((element) => element.getBoundingClientRect())
          .some(({ left, width: wide }) => wide > 0 && left < right);
        const height = Number(brand.closest('div')?.parentElement?.getBoundingClientRect().height);
        // What offsets rely on.
        const token = getComputedStyle(document.documentElement).getPropertyValue('--bar');
        return { excess: height - Number.parseFloat(token), overlaps };
      }, name);
      expect(bar, `${name} at ${width} px`).toEqual({ excess: 0, overlaps: false });
      expect(await overflowing(page)).toEqual([]);
    }
  }
  // The distances that a visitor may set (WCAG 2.2, 1.4.12) do not cut the name.
  await load(page, areaPath);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  });
  const brand = page.locator('header a[href="/"] > span').first();
  expect(await brand.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 700 });
  const myProperty = page.locator('header').getByRole('link', { name: 'My Property' });
  if (myPropertyPath) {
    await myProperty.first().click();
    await page.waitForURL(`**${myPropertyPath}`);
  } else expect(await myProperty.count()).toBe(0);
});

test('opening hours are those of Dhaka by the minute, whatever the zone, and know of holidays', async ({
  visit,
}) => {
  const { days, opens, closes, closures } = firm.hours;
  const [closure] = closures;
  /** Milliseconds since 1970 of a time in Dhaka, in a week without holidays. */
  const timeOn = (day: string | undefined, time: string) => {
    const dates = [17, 18, 19, 20, 21, 22, 23].map((date) => `2025-11-${date}`);
    const date = dates.find((each) => weekdayOf(each) === day);
    return Date.parse(`${date}T${time}:00+06:00`);
  };
  const { page } = await visit(areaPath, {
    timezoneId: 'America/Los_Angeles',
    // The end of the week in Dhaka, before the office closes: before dawn in Los Angeles.
    before: (empty) => empty.clock.install({ time: timeOn(days.at(-1), closes) - 40_000 }),
  });
  const status = page.locator('header p', { hasText: firm.hours.short });
  await expect.poll(() => status.textContent()).toBe(`Open now ${firm.hours.short}`);
  await page.clock.fastForward('01:00');
  await expect.poll(() => status.textContent()).toBe(`Opens ${days[0]} ${opens} ${firm.hours.short}`);
  await page.clock.setSystemTime(timeOn(days[0], opens) + 7 * 86_400_000 - 60_000);
  await setHidden(page, false);
  await page.getByText(`Opens today ${opens}`).first().waitFor();

  if (!closure) return;
  await page.clock.setSystemTime(`${closure.from}T12:00:00+06:00`);
  await setHidden(page, false);
  await page.getByText(`Closed today: ${closure.name}`).first().waitFor();
  // A longer name than any of them in the height that the strip has.
  await page.setViewportSize({ width: 320, height: 640 });
  const closed = page.getByText('Closed today').first();
  await closed.evaluate((element) => (element.textContent += ': International Mother Language Day'));
  expect((await boxOf(page.locator('header > [data-dark-background]'))).height).toBe(44);
  expect(await overflowing(page)).toEqual([]);
});

test.for(languages.map((language) => localPath(language, areaPath)))(
  'at %s nothing of the strip gives way to what the HTML brings later',
  async (address, { visit }) => {
    const { page } = await visit(undefined, { javaScriptEnabled: false });
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(address);
      const moved = await page.locator('#root > header > :first-child > :first-child').evaluate((strip) => {
        const placesOf = () =>
          [...strip.children].map((child) => Math.round(child.getBoundingClientRect().left));
        const places = placesOf();
        const faults: string[] = [];
        while (strip.lastElementChild) {
          strip.lastElementChild.remove();
          const rest = placesOf();
          if (rest.some((place, index) => place !== places[index]))
            faults.push(`${rest.join()}, not ${places.join()}`);
        }
        return faults;
      });
      expect(moved, `${width} px`).toEqual([]);
      const name = page.locator('#root > header a[aria-label] > img + span');
      await name.evaluate((element) => element.replaceChildren());
      expect(await name.isVisible(), `${width} px`).toBe(false);
      for (const step of await page.locator('main nav ol li:last-child').all()) {
        await step.evaluate(({ firstElementChild }) => firstElementChild?.replaceChildren());
        expect(await step.isVisible(), `${width} px`).toBe(false);
      }
    }
  },
);
