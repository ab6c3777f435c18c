import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hydrated } from '../../support/browser.ts';
import { templates } from '../../support/every-page.ts';
import { faultsOf, walk } from '../../support/focus-walk.ts';
import { overflowing } from '../../support/page-checks.ts';
import { contactForm, fillContact, success } from '../forms/outbox-setting.ts';
import { test } from '../site.ts';

/* What no checker sees: how the site is used by keyboard, with other colours, in a small window. */

const isInOrder = (orders: readonly number[]) =>
  orders.every((order, index) => index === 0 || order >= (orders[index - 1] ?? 0));

describe('by keyboard', () => {
  test.for(templates)(
    '%s: in order, marked, named and never covered, from the link to the content to its end',
    async (address, { open }) => {
      const { page } = await open(address, { height: 700 });
      const [skip] = await walk(page, 1);
      expect(skip?.what).toContain('#main');
      expect(skip?.faults).toEqual([]);
      await page.keyboard.press('Enter');
      const stops = await walk(page, 250, { until: 'footer' });
      expect(stops.length).toBeGreaterThan(3);
      expect(stops.length).toBeLessThan(250);
      expect(faultsOf(stops)).toEqual([]);
      expect(isInOrder(stops.map(({ order }) => order))).toBe(true);
    },
  );

  // What surrounds the content is the same on every page.
  test.for([
    ['/family-law', { width: 1280, height: 700 }],
    ['/', { width: 360, height: 640 }],
    ['/contact', { width: 360, height: 640 }],
  ] as const)(
    '%s, with all that surrounds it: the same, in a window of %o',
    async ([address, size], { open }) => {
      const { page } = await open(address, size);
      const stops = await walk(page, 250);
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.length).toBeLessThan(250);
      expect(faultsOf(stops)).toEqual([]);
      expect(isInOrder(stops.map(({ order }) => order))).toBe(true);
    },
  );

  test.for([
    { width: 360, height: 640 },
    { width: 768, height: 600 },
  ])('backwards nothing is covered by the header either, $width px wide', async (size, { open }) => {
    const { page } = await open('/family-law', size);
    await page.locator('footer a').last().focus();
    const stops = await walk(page, 60, { key: 'Shift+Tab' });
    expect(stops.length).toBeGreaterThan(20);
    expect(faultsOf(stops)).toEqual([]);
  });
});

test('live regions are silent when a page opens, and say a thing once', async ({ open }) => {
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
  await fillContact(form, 'Hello');
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByText(success).waitFor();
  expect(await spoken()).toEqual([success]);
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

  test.for(sizes)('$width by $height px: most of the height is free', async (size, { open, server }) => {
    const { page } = await open('/', { ...size, accepted: false });
    const agree = page.getByRole('button', { name: 'Agree', exact: true });
    await agree.scrollIntoViewIfNeeded();
    await agree.click();
    expect(await page.locator('#disclaimer').isVisible()).toBe(false);
    for (const address of ['/', '/contact', '/family-law', '/team']) {
      await page.goto(server.url + address);
      await hydrated(page);
      expect(await freeShare(page), address).toBeGreaterThan(0.6);
      expect(await overflowing(page), address).toEqual([]);
      expect(faultsOf(await walk(page, 45)), address).toEqual([]);
    }
  });

  test('menu and contact options can be reached whole on a landscape phone', async ({ open }) => {
    const { page } = await open('/family-law', { width: 640, height: 360 });
    await page.locator('header summary').click();
    const links = await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').all();
    expect(links.length).toBeGreaterThan(5);
    // A click is made only where nothing covers the link.
    for (const link of links) await link.click({ trial: true });
  });
});

test.for(['/', '/contact', '/family-law'])(
  '%s in forced colours has edges and shows the focus',
  async (address, { open }) => {
    const { page } = await open(address, { forcedColors: 'active' });
    // What has never been near the viewport has not been drawn.
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.locator('footer').getByRole('button', { name: 'Subscribe' }).waitFor();
    const faults = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          ':is(main, header, footer) :is(button, summary, input, textarea, select)',
        ),
      ]
        .filter((element) => element.checkVisibility() && !element.closest('[inert], .visually-hidden'))
        .filter((element) => {
          const { borderBottomStyle, borderBottomWidth, outlineStyle, outlineWidth } =
            getComputedStyle(element);
          const hasBorder = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1;
          return !hasBorder && (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1);
        })
        .map((element) => element.outerHTML.slice(0, 130)),
    );
    expect(faults).toEqual([]);
    expect(faultsOf(await walk(page, 25))).toEqual([]);
  },
);

test('text in another language says which', async ({ open }) => {
  const { page } = await open('/family-law');
  const unmarked = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const language = node.parentElement?.closest('[lang]')?.getAttribute('lang');
      if (/[\u0980-\u09FF]/.test(node.textContent ?? '') && language !== 'bn')
        found.push(String(node.textContent));
    }
    return found;
  });
  expect(unmarked).toEqual([]);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});
