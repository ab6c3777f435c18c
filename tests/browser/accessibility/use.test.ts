import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, openPage } from '../../support/browser.ts';
import { contactForm } from '../forms/outbox-setting.ts';
import { useSite } from '../site.ts';

/* What no checker sees: how the site is used by keyboard, with large text, with other colours, in a small window. */

const site = useSite();

/** One page of each template. */
const templates = [
  '/',
  '/approach',
  '/expertise',
  '/team',
  '/career',
  '/news',
  '/advertisement',
  '/contact',
  '/accessibility',
  '/family-law',
  '/company-formation',
  '/apply/job/101',
  '/there-is-no-such-page',
];
type Options = NonNullable<Parameters<typeof openPage>[1]>;

async function open(address: string, options: Options = {}) {
  const opened = await openPage(site.browser, {
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  // Frames of others cannot be reached here, and are none of ours to test.
  await opened.context.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
  await opened.page.goto(site.server.url + address);
  await hydrated(opened.page);
  await opened.page.waitForLoadState('networkidle');
  return opened;
}

interface Stop {
  /** Where it stands in the document, and what it is. */
  readonly order: number;
  readonly what: string;
  readonly faults: readonly string[];
}

/**
 * What has the focus, once the page has come to rest: the header needs a moment to make room for it, and a frame of
 * another process to take it; until then it is nowhere.
 */
async function lookAtFocus(page: Page): Promise<Stop | null> {
  let stop = await lookNow(page);
  for (let looks = 0; looks < 3 && (stop === null || stop.faults.length > 0); looks += 1) {
    await page.waitForTimeout(250);
    stop = await lookNow(page);
  }
  return stop;
}

/** What has the focus: whether it can be seen, is marked, and has a name. Null at the end of the page. */
function lookNow(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // Until the page has come to rest under it.
    for (
      let top = Number.NaN, frames = 0;
      frames < 60 && top !== element.getBoundingClientRect().top;
      frames += 1
    ) {
      top = element.getBoundingClientRect().top;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    const box = element.getBoundingClientRect();
    const faults: string[] = [];
    const isFrame = element instanceof HTMLIFrameElement;
    const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element);
    const around = element.closest('label, [data-focus-ring], li, article, div') ?? element;
    const ring = getComputedStyle(around);
    const isMarked =
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
      boxShadow !== 'none' ||
      // A card whose button covers it shows the ring around itself.
      (getComputedStyle(element, '::after').outlineStyle !== 'none' &&
        Number.parseFloat(getComputedStyle(element, '::after').outlineWidth) >= 2) ||
      (ring.outlineStyle !== 'none' && Number.parseFloat(ring.outlineWidth) >= 2) ||
      (element.matches('input, select, textarea') && borderColor !== '');
    if (!isMarked && !isFrame) faults.push('no visible focus');
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + 3, box.top + 3],
      [box.right - 3, box.bottom - 3],
    ] as const;
    const seen = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    if (box.bottom < 0 || box.top > innerHeight) faults.push('out of the window');
    else if (seen.length === 0) faults.push('covered');
    const label =
      element.getAttribute('aria-label') ??
      (element.getAttribute('aria-labelledby') === null ? null : 'labelled') ??
      (element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? (element.labels?.[0]?.textContent ?? '')
        : isFrame
          ? element.title
          : element.textContent || element.querySelector('img')?.alt);
    if (!label?.trim()) faults.push('no name');
    if (element.tabIndex > 0) faults.push('out of order');
    const order = [...document.querySelectorAll('*')].indexOf(element);
    return { order, what: element.outerHTML.slice(0, 90), faults };
  });
}

async function walk(page: Page, most: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await lookAtFocus(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

describe('by keyboard', () => {
  test.each(templates)(
    '%s: in order, marked, named and never covered, from the first link to the last',
    async (address) => {
      const { page, close } = await open(address, { height: 700 });
      const last = await page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input')].filter(
            (element) => element.checkVisibility() && element.tabIndex >= 0 && !element.closest('[inert]'),
          ).length,
      );
      const stops = await walk(page, last + 60);
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.length).toBeLessThan(last + 60);
      expect(stops.flatMap(({ what, faults }) => faults.map((fault) => `${fault}: ${what}`))).toEqual([]);
      expect(stops[0]?.what).toContain('#main');
      const orders = stops.map(({ order }) => order);
      expect(orders).toEqual(orders.toSorted((a, b) => a - b));
      await close();
    },
  );

  test.each(['/', '/family-law', '/contact'])('%s on a phone: the same', async (address) => {
    const { page, close } = await open(address, { width: 360, height: 640 });
    const stops = await walk(page, 200);
    expect(stops.length).toBeGreaterThan(30);
    expect(stops.flatMap(({ what, faults }) => faults.map((fault) => `${fault}: ${what}`))).toEqual([]);
    await close();
  });

  test('backwards nothing is covered by the header either', async () => {
    const { page, close } = await open('/family-law', { width: 360, height: 640 });
    await page.locator('footer a').last().focus();
    const faults: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      const stop = await lookAtFocus(page);
      if (!stop) break;
      faults.push(...stop.faults.map((fault) => `${fault}: ${stop.what}`));
    }
    expect(faults).toEqual([]);
    await close();
  });
});

describe('live regions', () => {
  test('are silent when a page opens, and say a thing once', async () => {
    const { page, close } = await open('/contact');
    const spoken = () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'output, [role=status], [role=alert], [aria-live]:not([aria-live=off])',
          ),
        ]
          .filter(
            (region) =>
              region.parentElement?.closest('output, [role=status], [role=alert], [aria-live]') === null,
          )
          .filter((region) => region.checkVisibility())
          .map((region) => region.textContent?.trim() ?? '')
          .filter((text) => text !== ''),
      );
    expect(await spoken()).toEqual([]);
    await page.getByRole('combobox', { name: 'Search the site' }).fill('trademark');
    await page.getByRole('option').first().waitFor();
    const results = await spoken();
    expect(results).toHaveLength(1);
    expect(results[0]).toMatch(/^\d+ results?$/);
    await page.getByRole('combobox', { name: 'Search the site' }).fill('');
    const form = contactForm(page);
    await form.getByLabel('Name').fill('Anika');
    await form.getByLabel('Email').fill('anika@example.com');
    await form.getByLabel('Phone').fill('01712345678');
    await form.getByLabel('Subject').selectOption('inquiry');
    await form.getByLabel('Message').fill('Hello');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('Your message has been sent successfully!').waitFor();
    expect(await spoken()).toEqual(['Your message has been sent successfully!']);
    await close();
  });
});

describe('text of twice the size', () => {
  test.each(templates)('%s: nothing is cut off, nothing overflows', async (address) => {
    const { page, close } = await open(address);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const faults = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const cut = [
        ...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, button, label, summary, dt, dd'),
      ]
        .filter(
          (element) => element.checkVisibility() && element.closest('[inert], [aria-hidden=true]') === null,
        )
        .filter((element) => {
          const { overflow, clipPath } = getComputedStyle(element);
          const clips = overflow !== 'visible' && clipPath === 'none';
          return (
            clips &&
            (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2)
          );
        })
        .map((element) => `cut: ${element.outerHTML.slice(0, 90)}`);
      return scrollWidth > clientWidth ? [...cut, `sideways by ${scrollWidth - clientWidth}`] : cut;
    });
    expect(faults).toEqual([]);
    await close();
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

  test.each([
    { name: 'a landscape phone', width: 640, height: 360 },
    { name: 'a window of 1280 by 1024 px at 400 percent', width: 320, height: 256 },
  ])('$name: the page keeps most of the height and fits the width', async ({ width, height }) => {
    for (const address of ['/', '/contact', '/family-law', '/team']) {
      const { page, close } = await open(address, { width, height });
      expect(await freeShare(page)).toBeGreaterThan(0.6);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
      ).toBe(true);
      const stops = await walk(page, 45);
      expect(
        stops.flatMap(({ what, faults }) => faults.map((fault) => `${address} ${fault}: ${what}`)),
      ).toEqual([]);
      await close();
    }
  });

  test.each([
    { width: 640, height: 360 },
    { width: 320, height: 256 },
  ])('the gate can be read and answered at $width by $height px', async ({ width, height }) => {
    const { page, close } = await openPage(site.browser, { width, height, accepted: false });
    await page.goto(`${site.server.url}/`);
    await hydrated(page);
    const agree = page.getByRole('button', { name: 'Agree', exact: true });
    await agree.scrollIntoViewIfNeeded();
    await agree.click();
    expect(await page.locator('#disclaimer').isVisible()).toBe(false);
    await close();
  });

  test('menu and contact options can be reached whole on a landscape phone', async () => {
    const { page, close } = await open('/family-law', { width: 640, height: 360 });
    await page.locator('header summary').click();
    for (const link of await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      expect(
        await link.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit !== null && element.contains(hit);
        }),
      ).toBe(true);
    }
    await close();
  });
});

describe('forced colours', () => {
  test.each(['/', '/contact', '/family-law'])(
    '%s: controls have an edge, focus is seen, icons follow the text',
    async (address) => {
      const { page, close } = await open(address, { forcedColors: 'active' });
      // What has never been near the viewport has not been drawn.
      await page.locator('footer').scrollIntoViewIfNeeded();
      await expect.poll(() => page.locator('footer').innerText()).toContain('Subscribe');
      const faults = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'main button, main input, main textarea, main select, header button, header summary, footer button, footer input',
          ),
        ]
          .filter((element) => element.checkVisibility() && element.closest('[inert]') === null)
          .filter((element) => {
            const { borderTopWidth, borderTopStyle, outlineStyle, textDecorationLine } =
              getComputedStyle(element);
            const hasEdge =
              (Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none') || outlineStyle !== 'none';
            const hasText = element.innerText?.trim() !== '' || textDecorationLine.includes('underline');
            const icon = element.querySelector('svg');
            const hasIcon = icon !== null && getComputedStyle(icon).stroke !== 'none';
            return !hasEdge && !hasText && !hasIcon;
          })
          .map((element) => element.outerHTML.slice(0, 100)),
      );
      expect(faults).toEqual([]);
      const stops = await walk(page, 25);
      expect(stops.flatMap(({ what, faults: own }) => own.map((fault) => `${fault}: ${what}`))).toEqual([]);
      await close();
    },
  );
});

describe('targets', () => {
  test.each(templates)('%s: 24 px at least, and 44 px for what a thumb presses', async (address) => {
    const { page, close } = await open(address, { width: 360, height: 740, hasTouch: true, isMobile: true });
    const faults = await page.evaluate(() => {
      const targets = [
        ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea'),
      ].filter(
        (element) =>
          element.checkVisibility() &&
          element.closest('[inert], .visually-hidden') === null &&
          !element.matches('.visually-hidden, [type=hidden]'),
      );
      return targets.flatMap((element) => {
        const covers =
          getComputedStyle(element, '::after').position === 'absolute' ? element.offsetParent : null;
        const { width, height } = (covers ?? element).getBoundingClientRect();
        // A link within a sentence is as high as its line (WCAG 2.2, 2.5.8: inline).
        const isInline = element.matches('a') && getComputedStyle(element).display === 'inline';
        const isForThumbs = element.matches(
          'button, summary, select, textarea, header a, main a[data-look], aside a',
        );
        const least = isInline ? 0 : isForThumbs ? 44 : 24;
        return Math.min(width, height) + 0.5 < least
          ? [`${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 110)}`]
          : [];
      });
    });
    expect(faults).toEqual([]);
    await close();
  });
});

test('text in another language says which', async () => {
  const { page, close } = await open('/family-law');
  const bangla = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrong: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isBangla = /[\u0980-\u09FF]/.test(node.textContent ?? '');
      if (isBangla && node.parentElement?.closest('[lang]')?.getAttribute('lang') !== 'bn')
        wrong.push(node.textContent ?? '');
    }
    return wrong;
  });
  expect(bangla).toEqual([]);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await close();
});
