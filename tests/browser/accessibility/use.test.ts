import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { templates } from '../../support/every-page.ts';
import { faultsOf, overflowing, walk } from '../../support/page-checks.ts';
import { contactForm } from '../forms/outbox-setting.ts';
import { test } from '../site.ts';

/* What no checker sees: how the site is used by keyboard, with other colours, in a small window. */

describe('by keyboard', () => {
  for (const address of templates) {
    test(`${address}: in order, marked, named and never covered, to the last link`, async ({ open }) => {
      const { page } = await open(address, { height: 700 });
      const stops = await walk(page, 250);
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.length).toBeLessThan(250);
      expect(faultsOf(stops)).toEqual([]);
      expect(stops[0]?.what).toContain('#main');
      const orders = stops.map(({ order }) => order);
      expect(orders).toEqual(orders.toSorted((one, other) => one - other));
    });
  }

  for (const address of ['/', '/family-law', '/contact']) {
    test(`${address} on a phone: the same`, async ({ open }) => {
      const { page } = await open(address, { width: 360, height: 640 });
      const stops = await walk(page, 200);
      expect(stops.length).toBeGreaterThan(30);
      expect(faultsOf(stops)).toEqual([]);
    });
  }

  test('backwards nothing is covered by the header either', async ({ open }) => {
    const { page } = await open('/family-law', { width: 360, height: 640 });
    await page.locator('footer a').last().focus();
    const stops = await walk(page, 60, 'Shift+Tab');
    expect(stops).toHaveLength(60);
    expect(faultsOf(stops)).toEqual([]);
  });
});

describe('live regions', () => {
  test('are silent when a page opens, and say a thing once', async ({ open }) => {
    const { page } = await open('/contact');
    const spoken = () =>
      page.evaluate(() => {
        const regions = 'output, [role=status], [role=alert], [aria-live]:not([aria-live=off])';
        return [...document.querySelectorAll(regions)]
          .filter((region) => !region.parentElement?.closest(regions) && region.checkVisibility())
          .map((region) => region.textContent.trim())
          .filter((text) => text !== '');
      });
    expect(await spoken()).toEqual([]);
    const box = page.getByRole('combobox', { name: 'Search the site' });
    await box.fill('trademark');
    await page.getByRole('option').first().waitFor();
    expect(await spoken()).toEqual([expect.stringMatching(/^\d+ (?:of \d+ )?results?$/)]);
    await box.fill('');
    const form = contactForm(page);
    await form.getByLabel('Name').fill('Anika');
    await form.getByLabel('Email').fill('anika@example.com');
    await form.getByLabel('Phone').fill('01712345678');
    await form.getByLabel('Subject').selectOption('inquiry');
    await form.getByLabel('Message').fill('Hello');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('Your message has been sent successfully!').waitFor();
    expect(await spoken()).toEqual(['Your message has been sent successfully!']);
  });
});

describe('in small windows', () => {
  /** Share of the window's height that stays free when the page has been scrolled. */
  async function freeShare(page: Page): Promise<number> {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    return page.evaluate(() => {
      const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return 1 - Math.max(0, bottom) / innerHeight;
    });
  }

  // A landscape phone, and a window of 1280 by 1024 px at 400 percent.
  const sizes = [
    { width: 640, height: 360 },
    { width: 320, height: 256 },
  ];
  for (const size of sizes) {
    const name = `${size.width} by ${size.height} px`;
    test(`${name}: the page keeps most of the height and fits the width`, async ({ open }) => {
      for (const address of ['/', '/contact', '/family-law', '/team']) {
        const { page } = await open(address, size);
        expect(await freeShare(page), address).toBeGreaterThan(0.6);
        expect(await overflowing(page), address).toEqual([]);
        expect(faultsOf(await walk(page, 45)), address).toEqual([]);
      }
    });

    test(`${name}: the gate can be read and answered`, async ({ open }) => {
      const { page } = await open('/', { ...size, accepted: false });
      const agree = page.getByRole('button', { name: 'Agree', exact: true });
      await agree.scrollIntoViewIfNeeded();
      await agree.click();
      expect(await page.locator('#disclaimer').isVisible()).toBe(false);
    });
  }

  test('menu and contact options can be reached whole on a landscape phone', async ({ open }) => {
    const { page } = await open('/family-law', { width: 640, height: 360 });
    await page.locator('header summary').click();
    const links = await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').all();
    expect(links.length).toBeGreaterThan(5);
    // A click is made only where nothing covers the link.
    for (const link of links) await link.click({ trial: true });
  });
});

describe('forced colours', () => {
  for (const address of ['/', '/contact', '/family-law']) {
    test(`${address}: every field has a border, every button a border or a line, focus is seen`, async ({
      open,
    }) => {
      const { page } = await open(address, { forcedColors: 'active' });
      // What has never been near the viewport has not been drawn.
      await page.locator('footer').scrollIntoViewIfNeeded();
      await page.locator('footer').getByRole('button', { name: 'Subscribe' }).waitFor();
      const faults = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main, header, footer')]
          .flatMap((part) => [
            ...part.querySelectorAll<HTMLElement>('button, summary, input, textarea, select'),
          ])
          .filter((element) => element.checkVisibility() && !element.closest('[inert], .visually-hidden'))
          .filter((element) => {
            const { borderBottomWidth, borderBottomStyle, outlineStyle, textDecorationLine } =
              getComputedStyle(element);
            const hasBorder = Number.parseFloat(borderBottomWidth) > 0 && borderBottomStyle !== 'none';
            const hasLine = outlineStyle !== 'none' || textDecorationLine.includes('underline');
            return !hasBorder && (element.matches('input, textarea, select') || !hasLine);
          })
          .map((element) => element.outerHTML.slice(0, 130)),
      );
      expect(faults).toEqual([]);
      expect(faultsOf(await walk(page, 25))).toEqual([]);
    });
  }
});

test('text in another language says which', async ({ open }) => {
  const { page } = await open('/family-law');
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: (readonly [string, string | null | undefined])[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!/[\u0980-\u09FF]/.test(text)) continue;
      found.push([text, node.parentElement?.closest('[lang]')?.getAttribute('lang')]);
    }
    return found;
  });
  expect(texts.filter(([, language]) => language !== 'bn')).toEqual([]);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});
