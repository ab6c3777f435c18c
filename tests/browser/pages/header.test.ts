import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { firm } from '../../../src/content/firm.ts';
import { mainPages } from '../../../src/content/pages.ts';
import { hydrated } from '../../support/browser.ts';
import { overflowing, outOfReach } from '../../support/page-checks.ts';
import { focusReaches, isExpanded, scrollToTop } from './actions.ts';
import { test } from './visit.ts';

const phone = { width: 360, height: 640, hasTouch: true, isMobile: true };
const address = firm.address.lines.join(', ');
const toggleOf = (page: Page) => page.locator('header summary');
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);
describe('the menu', () => {
  test('opens and closes by mouse, keyboard and navigation', async ({ visit, server }) => {
    const { page } = await visit('/family-law');
    const [toggle, menu] = [toggleOf(page), menuOf(page)];
    expect(await menu.isVisible()).toBe(false);
    await toggle.click();
    expect(await menu.isVisible()).toBe(true);
    expect(await menu.getByRole('link').allTextContents()).toEqual(mainPages.map(({ title }) => title));
    expect(await menu.locator('[aria-current]').count()).toBe(0);
    await toggle.click();
    expect(await menu.isVisible()).toBe(false);

    // By a press outside, not by one inside.
    await toggle.click();
    await page.getByText(firm.hours.text).first().click();
    expect(await menu.isVisible()).toBe(true);
    await page.mouse.click(640, 780);
    expect(await menu.isVisible()).toBe(false);

    // By keyboard: Escape gives the focus back, Tab leaves and closes it.
    await toggle.focus();
    await page.keyboard.press('Enter');
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Home');
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    await focusReaches(page, 'header summary');
    await page.keyboard.press('Space');
    const inMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
    for (let presses = 0; presses < 20 && !(await inMain()); presses += 1) await page.keyboard.press('Tab');
    expect(await inMain()).toBe(true);
    expect(await menu.isVisible()).toBe(false);

    // By a link, also to the page itself, and by going back.
    await toggle.click();
    await menu.getByRole('link', { name: 'Team' }).click();
    await page.waitForURL('**/team');
    await focusReaches(page, 'main h1');
    expect(await menu.isVisible()).toBe(false);
    await toggle.click();
    await menu.getByRole('link', { name: 'Team' }).click();
    await menu.waitFor({ state: 'hidden' });
    await focusReaches(page, 'header summary');
    await toggle.click();
    await page.goBack();
    await page.waitForURL('**/family-law');
    await menu.waitFor({ state: 'hidden' });
    await page.goto(`${server.url}/team?from=card`);
    await hydrated(page);
    await toggle.click();
    expect(await menu.locator('[aria-current=page]').allTextContents()).toEqual(['Team']);
  });
});

describe('the header', () => {
  test('stays whole on a wide screen, with the address of the office', async ({ visit }) => {
    const { page } = await visit('/family-law');
    await page.locator('header').getByText(address).first().waitFor();
    await scrollToTop(page, 1500);
    expect(await topOf(page.locator('header').first())).toBe(0);
    expect(await isExpanded(page, 'Menu')).toBe(false);
    await toggleOf(page).click();
    expect(await isExpanded(page, 'Menu')).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'My Property' }).first().click();
    await page.waitForURL('**/property-land-vetting');
  });

  test('on a phone keeps its bar; the strip comes back by keyboard', async ({ visit }) => {
    const { page } = await visit('/family-law', phone);
    const strip = page.locator(`header a[href^="tel:"]`).first();
    const brand = page.getByRole('link', { name: `${firm.name}, home page` });
    const before = await topOf(brand);
    await toggleOf(page).click();
    await page.locator('header').getByRole('link', { name: address }).filter({ visible: true }).waitFor();
    await toggleOf(page).click();
    await scrollToTop(page, 1500);
    expect(await topOf(strip)).toBe(-44);
    expect(await topOf(brand)).toBe(before - 44);
    await toggleOf(page).focus();
    for (const name of ['My Property', 'Search']) {
      await page.keyboard.press('Shift+Tab');
      const focused = await page.evaluate(
        () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'),
      );
      expect(focused).toBe(name);
    }
    expect(await page.evaluate(() => scrollY)).toBe(1500);
    // By keyboard the strip comes back.
    await brand.focus();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => topOf(page.locator('header').first())).toBe(0);
  });

  test('has room for a long name in the height that offsets rely on', async ({ visit }) => {
    const { page } = await visit('/family-law');
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of [
        'Rahman, Chowdhury & Associates Barristers at Law',
        'Rahmanchowdhuryandassociatesbarristers',
      ]) {
        const bar = await page.evaluate((text) => {
          const brand = document.querySelector<HTMLElement>('header a[href="/"] > span');
          if (!brand) return null;
          brand.textContent = text;
          brand.dataset['long'] = 'true';
          const style = getComputedStyle(document.documentElement);
          const { right } = brand.getBoundingClientRect();
          return {
            excess:
              (brand.closest('div')?.parentElement?.getBoundingClientRect().height ?? 0) -
              Number.parseFloat(style.getPropertyValue('--bar')),
            overlaps: [...document.querySelectorAll('header search :is(button, input)')]
              .map((element) => element.getBoundingClientRect())
              .some(({ left, width: wide }) => wide > 0 && left < right),
          };
        }, name);
        expect(bar, `${name} at ${width} px`).toEqual({ excess: 0, overlaps: false });
        expect(await overflowing(page)).toEqual([]);
      }
    }
  });

  test('fits with the longest status and can be hit at every width', async ({ visit }) => {
    const { page } = await visit('/family-law', {
      // A Tuesday evening: the office opens on the day with the longest name.
      before: (empty) => empty.clock.install({ time: '2025-11-18T20:00:00+06:00' }),
    });
    await page.getByText('Opens Wednesday 10:00').first().waitFor();
    const contact = page.locator('aside summary');
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await toggleOf(page).click();
      expect(await outOfReach(page, 'header a, header summary', { width: 44, height: 44 })).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await contact.click();
      expect(await outOfReach(page, 'aside a, aside summary', { width: 44, height: 44 })).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
      await page.keyboard.press('Escape');
      const inFooter = 'footer a, footer :not([inert] *) > input, footer button';
      expect(await outOfReach(page, inFooter, { width: 0, height: 36 })).toEqual([]);
    }
  });
});

describe('opening hours', () => {
  test('are those of Dhaka by the minute, whatever the zone', async ({ visit }) => {
    const { page } = await visit('/family-law', {
      timezoneId: 'America/Los_Angeles',
      // Thursday, half a minute before six in the evening in Dhaka: before dawn in Los Angeles.
      before: (empty) => empty.clock.install({ time: '2025-11-20T17:59:20+06:00' }),
    });
    const status = page.locator('header p', { hasText: firm.hours.short });
    await expect.poll(() => status.textContent()).toBe(`Open now ${firm.hours.short}`);
    await page.clock.fastForward('01:00');
    await expect.poll(() => status.textContent()).toBe(`Opens Saturday 10:00 ${firm.hours.short}`);
    await page.clock.setSystemTime('2025-11-22T09:59:00+06:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('Opens today 10:00').first().waitFor();
  });

  test('name a holiday in the height that the strip has', async ({ visit }) => {
    const [closure] = firm.hours.closures;
    if (!closure) throw new Error('The firm has no holiday to test with');
    const { page } = await visit('/family-law', {
      ...phone,
      width: 320,
      before: (empty) => empty.clock.install({ time: `${closure.from}T12:00:00+06:00` }),
    });
    await page.getByText(`Closed today: ${closure.name}`).first().waitFor();
    await page
      .getByText('Closed today')
      .first()
      .evaluate((element) => {
        element.textContent = 'Closed today: International Mother Language Day';
      });
    const strip = await page.locator('header > [data-dark-background]').boundingBox();
    expect(strip?.height).toBe(44);
    expect(await overflowing(page)).toEqual([]);
  });
});
