import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { firm } from '../../../src/content/firm.ts';
import { holdBack, hydrated } from '../../support/browser.ts';
import { overflowing } from '../../support/page-checks.ts';
import { useSite, type VisitOptions } from '../site.ts';

const site = useSite();
const phone = { width: 360, height: 640, hasTouch: true, isMobile: true };

async function open(address: string, options: VisitOptions = {}) {
  const opened = await site.openPage(options);
  await opened.page.goto(site.server.url + address);
  if (options.javaScriptEnabled !== false) await hydrated(opened.page);
  return {
    ...opened,
    toggle: opened.page.locator('header summary'),
    menu: opened.page.getByRole('navigation', { name: 'Main menu' }),
    contactToggle: opened.page.locator('summary', { hasText: 'Contact options' }),
    contactWays: opened.page
      .getByRole('link', { name: /^(WhatsApp|E-mail|Phone|Address)/ })
      .and(opened.page.locator('aside a')),
  };
}

const isFocused = (page: Page, selector: string) =>
  page.waitForFunction((query) => document.activeElement?.matches(query), selector);

/** Whether the browser tells assistive technology that a disclosure is open. */
async function isExpanded(page: Page, name: string): Promise<unknown> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const node = nodes.find(
    (candidate) =>
      candidate.name?.value === name &&
      candidate.role?.value !== 'StaticText' &&
      candidate.properties?.some((property) => property.name === 'expanded'),
  );
  await devtools.detach();
  return node?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

describe('the menu', () => {
  test('opens and closes with its toggle, has the eight pages and marks the current one', async () => {
    const { page, toggle, menu, messages } = await open('/family-law');
    expect(await menu.isVisible()).toBe(false);
    expect(await isExpanded(page, 'Menu')).toBe(false);
    await toggle.click();
    expect(await menu.isVisible()).toBe(true);
    expect(await isExpanded(page, 'Menu')).toBe(true);
    expect(await menu.getByRole('link').allTextContents()).toEqual([
      'Home',
      'Approach',
      'Expertise',
      'Team',
      'Career',
      'News and Blogs',
      'Advertising',
      'Contact Us',
    ]);
    expect(await menu.locator('[aria-current]').count()).toBe(0);
    await toggle.click();
    expect(await menu.isVisible()).toBe(false);
    await page.goto(`${site.server.url}/team?from=card`);
    await hydrated(page);
    await toggle.click();
    expect(await menu.locator('[aria-current=page]').allTextContents()).toEqual(['Team']);
    expect(messages).toEqual([]);
  });

  test('closes when an item is picked, and when the visitor goes back', async () => {
    const { page, toggle, menu, messages } = await open('/family-law');
    await toggle.click();
    await menu.getByRole('link', { name: 'Team' }).click();
    await page.waitForURL('**/team');
    await isFocused(page, 'main h1');
    expect(await menu.isVisible()).toBe(false);
    await toggle.click();
    await menu.getByRole('link', { name: 'Team' }).click();
    await menu.waitFor({ state: 'hidden' });
    await isFocused(page, 'header summary');
    await toggle.click();
    await page.goBack();
    await page.waitForURL('**/family-law');
    await menu.waitFor({ state: 'hidden' });
    expect(messages).toEqual([]);
  });

  test('closes on a press outside, not on one inside', async () => {
    const { page, toggle, menu } = await open('/family-law');
    await toggle.click();
    await page.getByText(firm.hours.text).first().click();
    expect(await menu.isVisible()).toBe(true);
    await page.mouse.click(640, 780);
    expect(await menu.isVisible()).toBe(false);
  });

  test('works by keyboard: Escape gives the focus back, Tab leaves and closes it', async () => {
    const { page, toggle, menu, messages } = await open('/family-law');
    await toggle.focus();
    await page.keyboard.press('Enter');
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Home');
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    await isFocused(page, 'header summary');
    await page.keyboard.press('Space');
    const inMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
    for (let presses = 0; presses < 20 && !(await inMain()); presses += 1) await page.keyboard.press('Tab');
    expect(await inMain()).toBe(true);
    expect(await menu.isVisible()).toBe(false);
    expect(messages).toEqual([]);
  });

  test('works without script', async () => {
    const { page, toggle, menu } = await open('/family-law', { javaScriptEnabled: false, ...phone });
    await toggle.click();
    await menu.getByRole('link', { name: 'Team' }).click();
    expect(new URL(page.url()).pathname).toBe('/team');
  });

  test('a tap before the scripts have arrived counts', async () => {
    const { page, messages } = await site.openPage(phone);
    const release = await holdBack(page, '**/assets/**/*.js');
    await page.goto(`${site.server.url}/family-law`, { waitUntil: 'commit' });
    await page.locator('header summary').click();
    await page.locator('header nav').waitFor({ state: 'visible' });
    release();
    await hydrated(page);
    expect(await page.locator('header nav').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('header nav').isVisible()).toBe(false);
    expect(messages).toEqual([]);
  });
});

describe('the header', () => {
  test('on a phone the strip scrolls away and the bar stays; by keyboard the strip comes back', async () => {
    const { page } = await open('/family-law', phone);
    const strip = page.locator(`header a[href^="tel:"]`).first();
    const topOf = async (locator: typeof strip) => (await locator.boundingBox())?.y;
    const brand = page.getByRole('link', { name: `${firm.name}, home page` });
    const before = (await topOf(brand)) ?? 0;
    await page.evaluate(() => scrollTo(0, 1500));
    await page.waitForFunction(() => scrollY === 1500);
    expect(await topOf(strip)).toBe(-44);
    expect(await topOf(brand)).toBe(before - 44);
    await brand.focus();
    await page.keyboard.press('Shift+Tab');
    await page.waitForFunction(
      () => (document.querySelector('header')?.getBoundingClientRect().top ?? -1) === 0,
    );
  });

  test('on a wide screen all of it stays', async () => {
    const { page } = await open('/family-law');
    await page.evaluate(() => scrollTo(0, 1500));
    await page.waitForFunction(() => scrollY === 1500);
    expect(await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top)).toBe(0);
  });

  test('never covers what has the focus', async () => {
    const { page } = await open('/family-law', { width: 768, height: 600, reducedMotion: 'reduce' });
    await page.locator('footer a').last().focus();
    for (let presses = 0; presses < 45; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        const header = document.querySelector('header');
        if (!focused || !header || header.contains(focused)) return '';
        const isBelow = focused.getBoundingClientRect().top >= header.getBoundingClientRect().bottom;
        return isBelow ? '' : (focused.textContent ?? 'an element without text');
      });
      expect(hidden).toBe('');
    }
  });

  test('does not scroll the page away when it takes the focus', async () => {
    const { page, toggle } = await open('/family-law', phone);
    await page.evaluate(() => scrollTo(0, 1500));
    await page.waitForFunction(() => scrollY === 1500);
    await toggle.focus();
    for (const name of ['My Property', 'Search']) {
      await page.keyboard.press('Shift+Tab');
      const focused = await page.evaluate(
        () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'),
      );
      expect(focused).toBe(name);
    }
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  });

  test('My Property leads to the vetting of property', async () => {
    const { page } = await open('/family-law');
    await page.getByRole('link', { name: 'My Property' }).first().click();
    await page.waitForURL('**/property-land-vetting');
  });
});

describe('the address of the office', () => {
  const address = firm.address.lines.join(', ');

  test('stands in the strip on a wide screen and one tap away on a phone, and leads to the map', async () => {
    const wide = await open('/family-law');
    await wide.page.locator('header').getByText(address).first().waitFor();
    await wide.close();
    const { page, toggle, contactToggle, contactWays, messages, close } = await open('/family-law', phone);
    await toggle.click();
    await page.locator('header').getByRole('link', { name: address }).filter({ visible: true }).waitFor();
    await toggle.click();
    await contactToggle.click();
    await contactWays.filter({ hasText: address }).click();
    await page.waitForURL('**/contact#contact-info');
    await isFocused(page, '#contact-info');
    expect(messages).toEqual([]);
    await close();
  });
});

test.each([320, 360, 768, 1280])('a long name of the firm fits into the bar at %i px', async (width) => {
  const { page, close } = await open('/family-law', { width });
  for (const name of [
    'Rahman, Chowdhury & Associates Barristers at Law',
    'Rahmanchowdhuryandassociatesbarristers',
  ]) {
    const bar = await page.evaluate((text) => {
      const brand = document.querySelector<HTMLElement>('header a[href="/"] > span');
      if (!brand) return null;
      brand.textContent = text;
      brand.dataset['long'] = 'true';
      const box = brand.closest('div')?.parentElement?.getBoundingClientRect();
      const search = [...document.querySelectorAll('header search :is(button, input)')].map((element) =>
        element.getBoundingClientRect(),
      );
      return {
        height: box?.height,
        expected: Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar')),
        overlaps: search.some(({ left, width }) => width > 0 && left < brand.getBoundingClientRect().right),
        sideways: document.documentElement.scrollWidth > innerWidth,
      };
    }, name);
    expect(bar).toEqual({ height: bar?.expected, expected: bar?.expected, overlaps: false, sideways: false });
  }
  await close();
});

describe('opening hours', () => {
  const status = (page: Page) => page.locator('header p', { hasText: firm.hours.short });

  test('are told in the time of Dhaka, minute by minute, whatever the zone of the phone', async () => {
    const { page, messages } = await site.openPage({ timezoneId: 'America/Los_Angeles' });
    // Thursday, half a minute before six in the evening in Dhaka: before dawn in Los Angeles.
    await page.clock.install({ time: '2025-11-20T17:59:20+06:00' });
    await page.goto(`${site.server.url}/family-law`);
    await hydrated(page);
    await expect.poll(() => status(page).textContent()).toBe(`Open now ${firm.hours.short}`);
    await page.clock.fastForward('01:00');
    await expect.poll(() => status(page).textContent()).toBe(`Opens Saturday 10:00 ${firm.hours.short}`);
    await page.clock.setSystemTime('2025-11-22T09:59:00+06:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('Opens today 10:00').first().waitFor();
    expect(messages).toEqual([]);
  });

  test('name the holiday on which the office is closed, in the height that the strip has', async () => {
    const { page, messages } = await site.openPage({ ...phone, width: 320 });
    const [closure] = firm.hours.closures;
    if (!closure) throw new Error('The firm has no holiday to test with');
    await page.clock.install({ time: `${closure.from}T12:00:00+06:00` });
    await page.goto(`${site.server.url}/family-law`);
    await page.getByText(`Closed today: ${closure.name}`).first().waitFor();
    await page
      .getByText('Closed today')
      .first()
      .evaluate((element) => {
        element.textContent = 'Closed today: International Mother Language Day';
      });
    const strip = await page.locator('header > [data-wall]').boundingBox();
    expect(strip?.height).toBe(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(messages).toEqual([]);
  });

  test('stand in the page without script', async () => {
    const { page } = await open('/family-law', { javaScriptEnabled: false });
    expect(await status(page).textContent()).toBe(`Opening hours ${firm.hours.short}`);
  });
});

describe('the footer', () => {
  test('lists every page', async () => {
    const { page } = await open('/family-law');
    const paths = await page
      .locator('footer a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    // The menu, the practice areas, the services, the accessibility statement, and what is stored on the device.
    expect(new Set(paths).size).toBe(8 + 14 + 10 + 2);
    expect(paths).toHaveLength(8 + 14 + 10 + 2);
  });

  // The widest screen of each of its three arrangements, where it is highest, and the narrowest of all.
  test.each([320, 619, 1023, 1280])(
    'is laid out once the page is used, and the end of the page is where End leads at %i px',
    async (width) => {
      const { page } = await open('/family-law', { width, height: 740 });
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      const isAtTheEnd = () => Math.abs(scrollY + innerHeight - document.documentElement.scrollHeight) < 1;
      await page.keyboard.press('End');
      await page
        .locator('footer')
        .getByText(/^Version \d/)
        .waitFor();
      await page.waitForFunction(isAtTheEnd);
      await page.locator('footer a[href="/stored-on-this-device"]').click({ trial: true });
      expect(await height()).toBeLessThan(before);
    },
  );

  test('has the year of the visit, also in a build of another year', async () => {
    const { page, messages } = await site.openPage();
    await page.clock.install({ time: '2091-01-01T12:00:00+06:00' });
    await page.goto(`${site.server.url}/family-law`);
    await hydrated(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.locator('footer').getByText(`© 2091 ${firm.name}.`).waitFor();
    expect(messages).toEqual([]);
  });

  test('lights up once it is reached, and its words never wait', async () => {
    const { page } = await open('/family-law');
    const footer = page.locator('footer');
    const opacity = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Number(getComputedStyle(element).opacity));
    await page.waitForFunction(() => document.querySelector('footer')?.dataset['light'] === 'armed');
    expect(await opacity('footer > div')).toBe(0.6);
    expect(await opacity('footer div:has(> [data-word])')).toBe(0.6);
    expect(await opacity('footer a')).toBe(1);
    expect(await opacity('footer a svg')).toBe(1);
    await footer.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(() => document.querySelector('footer')?.dataset['light'] === 'entered');
    await page.waitForFunction(() => {
      const border = document.querySelector('footer > div');
      return border !== null && getComputedStyle(border).opacity === '1';
    });
  });
});

describe('the contact button', () => {
  const opacityIs = (page: Page, value: string) =>
    page.waitForFunction((expected) => {
      const button = document.querySelector('aside summary');
      return button !== null && getComputedStyle(button).opacity === expected;
    }, value);

  test('offers WhatsApp, e-mail and telephone with the message begun', async () => {
    const { page, contactToggle, contactWays, messages } = await open('/family-law');
    expect(await contactWays.count()).toBe(0);
    await contactToggle.click();
    expect(await isExpanded(page, 'Contact options')).toBe(true);
    const addresses = await contactWays.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(addresses).toEqual([
      expect.stringMatching(/^https:\/\/wa\.me\/8801200000001\?text=Hello/),
      expect.stringMatching(/^mailto:info@example\.com\?subject=Consultation%20Request&body=Hello/),
      'tel:+8801200000000',
      '/contact#contact-info',
    ]);
    await page.keyboard.press('Escape');
    expect(await contactWays.count()).toBe(0);
    await isFocused(page, 'aside summary');
    await contactToggle.click();
    await page.mouse.click(200, 500);
    expect(await contactWays.count()).toBe(0);
    expect(messages).toEqual([]);
  });

  test('steps aside while the visitor scrolls down, and comes back', async () => {
    const { page } = await open('/family-law', { reducedMotion: 'reduce' });
    await opacityIs(page, '1');
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 700);
    await opacityIs(page, '0');
    await opacityIs(page, '1');
    await page.mouse.wheel(0, 700);
    await opacityIs(page, '0');
    await page.mouse.wheel(0, -200);
    await opacityIs(page, '1');
  });

  test('steps aside while a form field has the focus', async () => {
    const { page } = await open('/family-law', { reducedMotion: 'reduce' });
    await page.evaluate(() => {
      const field = document.createElement('input');
      field.id = 'field';
      document.querySelector('main')?.prepend(field);
    });
    await page.focus('#field', { strict: true });
    await opacityIs(page, '0');
    // By keyboard it can be reached all the same, and shows.
    await page.locator('footer a').last().focus();
    await opacityIs(page, '1');
  });

  test('is gone while a dialog is open', async () => {
    const { page, contactToggle } = await open('/family-law', { accepted: false });
    expect(await page.locator('#disclaimer').isVisible()).toBe(true);
    expect(await contactToggle.isVisible()).toBe(false);
    await page.locator('[data-answer=agree]').click();
    expect(await contactToggle.isVisible()).toBe(true);
  });

  test.each([320, 768, 1280])('covers no link at the end of the page at %d px', async (width) => {
    const { page } = await open('/family-law', { width, height: 700, reducedMotion: 'reduce' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await opacityIs(page, '0');
    await opacityIs(page, '1');
    const covered = await page.evaluate(() => {
      const button = document.querySelector('aside summary')?.getBoundingClientRect();
      if (!button) return ['no button'];
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
    expect(covered).toEqual([]);
  });
});

describe.each([320, 360, 768, 1280])('at %d px', (width) => {
  test('nothing overflows and everything can be hit', async () => {
    const { page, toggle, contactToggle, messages } = await openPageWithLongestStatus(width);
    await toggle.click();
    expect(await tooSmall(page, 'header a, header summary', 44)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await contactToggle.click();
    expect(await tooSmall(page, 'aside a, aside summary', 44)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    expect(await tooSmall(page, 'footer a, footer :not([inert] *) > input, footer button', 36)).toEqual([]);
    expect(messages).toEqual([]);
  });
});

/** On a Tuesday evening, when the office opens on the day with the longest name. */
async function openPageWithLongestStatus(width: number) {
  const opened = await site.openPage({ width, height: 700 });
  await opened.page.clock.install({ time: '2025-11-18T20:00:00+06:00' });
  await opened.page.goto(`${site.server.url}/family-law`);
  await hydrated(opened.page);
  await opened.page.getByText('Opens Wednesday 10:00').first().waitFor();
  return {
    ...opened,
    toggle: opened.page.locator('header summary'),
    contactToggle: opened.page.locator('aside summary'),
  };
}

/** Visible targets that are lower than `size` pixels or narrower than 44, or reach beyond the screen. */
function tooSmall(page: Page, selector: string, size: number): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (targets, least) =>
      targets.flatMap((target) => {
        const { width, height, left, right } = target.getBoundingClientRect();
        if (width === 0 || height === 0) return [];
        const fits = left >= 0 && right <= document.documentElement.clientWidth;
        const isList = target.closest('footer') !== null;
        if (fits && height >= least && (isList || width >= 44)) return [];
        return [`${target.textContent}: ${width} x ${height} at ${left}`];
      }),
    size,
  );
}
