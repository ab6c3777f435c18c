import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { teamHero } from '../../../src/content/en/team.ts';
import { uiText } from '../../../src/content/en/ui-text.ts';
import { holdBack, load } from '../../support/browser.ts';
import { areaPath, templates } from '../../support/every-page.ts';
import { faultsOf, walk } from '../../support/focus-walk.ts';
import { overflowing } from '../../support/page-checks.ts';
import { translate } from '../../support/translators.ts';
import {
  contactForm,
  fillContact,
  storedMessages,
  submit,
  success,
  valueOf,
  visitContact,
} from '../forms/outbox-setting.ts';
import { boxOf } from '../pages/actions.ts';
import { strictTest, test } from '../site.ts';

/* What no checker sees: how the site is used by keyboard, with other colours, in a small window, in another language. */

describe('by keyboard', () => {
  const desk = { width: 1280, height: 700 };
  const phone = { width: 360, height: 640 };

  test.for([
    ...templates.map((address) => [address, desk] as const),
    // What surrounds the content is the same on every page.
    ['/', phone] as const,
    ['/contact', phone] as const,
  ])('%s, in a window of %o: in order, marked and never covered', async ([address, size], { openShared }) => {
    const isWhole = size === phone || address === areaPath;
    const { page } = await openShared(address, size);
    const [skip] = await walk(page, 1);
    expect(skip?.what).toContain('#main');
    expect(skip?.faults).toEqual([]);
    if (!isWhole) await page.keyboard.press('Enter');
    const stops = await walk(page, 250, isWhole ? {} : { until: 'footer' });
    expect(stops.length).toBeGreaterThan(isWhole ? 30 : 0);
    expect(stops.length).toBeLessThan(250);
    expect(faultsOf(stops)).toEqual([]);
  });

  test('backwards nothing is covered by the header either', async ({ open }) => {
    for (const size of [phone, { width: 768, height: 600 }]) {
      const { page } = await open(areaPath, size);
      await page.locator('footer a').last().focus();
      const stops = await walk(page, 60, { key: 'Shift+Tab' });
      expect(stops.length).toBeGreaterThan(20);
      expect(faultsOf(stops)).toEqual([]);
    }
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
  await box.fill('law');
  await page.getByRole('option').first().waitFor();
  expect(await spoken()).toEqual([expect.stringMatching(/^\d+ (?:of \d+ )?results?$/)]);
  await box.fill('');
  const form = contactForm(page);
  await fillContact(form, 'Hello');
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByText(success).waitFor();
  expect(await spoken()).toEqual([success]);
});

// A landscape phone, and a window of 1280 by 1024 px at 400 percent.
test.for([
  { width: 640, height: 360 },
  { width: 320, height: 256 },
])('$width by $height px: most of the height is free, all can be reached', async (size, { open }) => {
  const { page } = await open('/', { ...size, accepted: false });
  const agree = page.getByRole('button', { name: 'Agree', exact: true });
  await agree.scrollIntoViewIfNeeded();
  await agree.click();
  expect(await page.locator('#disclaimer').isVisible()).toBe(false);
  for (const address of ['/', '/contact', areaPath, '/team']) {
    await load(page, address);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const { bottom } = await boxOf(page.locator('header').first());
    expect(bottom / size.height, address).toBeLessThan(0.4);
    expect(await overflowing(page), address).toEqual([]);
    expect(faultsOf(await walk(page, 45)), address).toEqual([]);
  }
  await page.locator('header summary').click();
  const links = await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').all();
  expect(links.length).toBeGreaterThan(5);
  // A click is made only where nothing covers the link.
  for (const link of links) await link.click({ trial: true });
  await page.keyboard.press('Escape');
  await page.locator('aside summary').click();
  const ways = await page.locator('aside li a').all();
  expect(ways.length).toBeGreaterThan(3);
  for (const way of ways) await way.click({ trial: true });
});

test('a phone on its side shows at once what a page is about', async ({ open }) => {
  const size = { width: 640, height: 320 };
  const inView = async (what: Locator) => {
    const { top, bottom } = await boxOf(what);
    expect({ top: top >= 0, bottom: bottom <= size.height }).toEqual({ top: true, bottom: true });
  };
  const { page: first } = await open('/', { width: 568, height: 256, accepted: false });
  const gate = first.locator('#disclaimer');
  const text = await boxOf(gate.locator('.gate-text'));
  expect((await boxOf(gate.locator('.gate-actions'))).top - text.top).toBeGreaterThan(60);
  const { page } = await open(areaPath, size);
  expect((await boxOf(page.locator('h1'))).top).toBeLessThan(size.height - 20);
  await page.locator('aside summary').click();
  const ways = await page.locator('aside li a').all();
  expect(ways.length).toBeGreaterThan(3);
  for (const way of ways) {
    // Long addresses of several offices are scrolled to; whom one calls or writes to is there at once.
    if ((await way.getAttribute('href'))?.startsWith('/')) await way.scrollIntoViewIfNeeded();
    await inView(way);
  }
  await load(page, '/team');
  await page.locator('main [aria-haspopup]').first().click();
  await inView(page.getByRole('dialog').getByRole('heading', { level: 2 }));
});

test('on its side nothing that can be read or pressed lies under the notch', async ({ open }) => {
  const { context, page } = await open(undefined, { width: 740, height: 360 });
  const session = await context.newCDPSession(page);
  const insets = { left: 44, right: 44, bottom: 21, top: 0 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  for (const address of ['/', areaPath, '/contact', '/career']) {
    await load(page, address);
    const outside = await page.evaluate(
      ({ left, right }) =>
        [...document.querySelectorAll<HTMLElement>('a, button, summary, h1, h2, p, input')]
          .filter(
            (element) =>
              element.checkVisibility() &&
              !element.closest('.visually-hidden, dialog, [class*="track"]') &&
              !element.closest('nav ul, [data-carousel], [aria-roledescription]'),
          )
          .filter((element) => {
            const box = element.getBoundingClientRect();
            return box.width > 1 && (box.left < left - 13 || box.right > innerWidth - right + 13);
          })
          .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`),
      insets,
    );
    expect(outside, address).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  }
  const corner = await boxOf(page.locator('aside summary'));
  expect(corner.right).toBeLessThanOrEqual(740 - insets.right);
  expect(corner.bottom).toBeLessThanOrEqual(360 - insets.bottom);
});

test('in forced colours controls have edges and show the focus', async ({ open }) => {
  const { page } = await open(undefined, { forcedColors: 'active' });
  for (const address of ['/', '/contact', areaPath]) {
    await load(page, address);
    // What has never been near the viewport has not been drawn.
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.locator('footer').getByRole('button', { name: 'Subscribe' }).waitFor();
    const faults = await page
      .locator(':is(main, header, footer) :is(button, summary, input, textarea, select)')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && !element.closest('[inert], .visually-hidden'))
          .filter((element) => {
            const style = getComputedStyle(element);
            const isDrawn = (kind: string, width: string) => kind !== 'none' && Number.parseFloat(width) >= 1;
            const { borderBottomStyle, borderBottomWidth, outlineStyle, outlineWidth } = style;
            return !isDrawn(borderBottomStyle, borderBottomWidth) && !isDrawn(outlineStyle, outlineWidth);
          })
          .map((element) => element.outerHTML.slice(0, 130)),
      );
    expect(faults, address).toEqual([]);
    expect(faultsOf(await walk(page, 25)), address).toEqual([]);
  }
});

strictTest(
  'a page that the browser has translated sends its forms, finds, and leads on',
  async ({ open }) => {
    const { page, form } = await visitContact(open);
    await page.evaluate(translate);
    await submit(form);
    await form.getByText('Name is required.').waitFor();
    await fillContact(form, 'Hello');
    await submit(form);
    await page.getByText(success).waitFor();
    // The button says again what it does.
    await form.getByRole('button', { name: 'Submit', exact: true }).waitFor();

    const footer = page.locator('footer form');
    await footer.getByRole('textbox', { name: uiText.newsletter.emailLabel }).fill('anika@example.com');
    await submit(footer);
    await footer.getByText(uiText.newsletter.success).waitFor();

    const search = page.getByRole('combobox').first();
    for (const words of ['law', 'legal']) {
      await search.fill(words);
      await expect
        .poll(async () => (await page.locator('mark').first().innerText()).toLowerCase())
        .toBe(words);
    }
    await search.fill('');
    await page.getByRole('contentinfo').locator('a[href="/team"]').click();
    await page.getByRole('heading', { level: 1, name: teamHero.title }).waitFor();
  },
);

test('what was typed into a page that was translated before its scripts came is kept', async ({
  open,
  server,
}) => {
  const { page, messages } = await open();
  const release = await holdBack(page, '**/boot.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = contactForm(page);
  const address = page.locator('footer form [name=email]');
  await fillContact(form, 'Written early');
  await page.evaluate(translate);
  await address.fill('anika@example.com');
  release();
  // React finds other elements than its own, and makes the page anew.
  await expect.poll(() => messages.join('\n')).toMatch(/error #418/);
  await expect.poll(valueOf(form, 'Message')).toBe('Written early');
  await expect.poll(() => address.inputValue()).toBe('anika@example.com');
  await submit(form);
  await page.getByText(success).waitFor();
  expect(storedMessages(server)).toEqual(['Written early']);
});
