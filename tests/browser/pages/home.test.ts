import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { firm } from '../../../src/content/firm.ts';
import { hydrated } from '../../support/browser.ts';
import { overflowing } from '../../support/page-checks.ts';
import { useSite } from '../site.ts';

const site = useSite();

/** Walks down the page, a part of the screen at a time, so that everything gets its turn to come into view. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 250) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}

test('has its sections in order, one h1 and no gap between the levels of its headings', async () => {
  const { page, messages } = await site.openPage();
  await page.goto(site.server.url);
  await hydrated(page);
  const headings = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((list) =>
      list.map((heading) => ({ level: Number(heading.tagName.slice(1)), text: heading.textContent })),
    );
  expect(headings.filter(({ level }) => level === 1)).toEqual([
    { level: 1, text: `${firm.name}, ${firm.descriptor}` },
  ]);
  expect(headings.filter(({ level }) => level === 2).map(({ text }) => text)).toEqual([
    'Our Principles',
    'Mission',
    'Vision',
    `${firm.name}: a dynamic and forward-thinking law firm`,
    'Experience that reads the whole file',
    'Our Principles',
    'Mission & Vision',
    'Things That Set Us Apart',
    'Our Services',
  ]);
  const jumps = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
  expect(jumps).toEqual([]);
  expect(await page.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toBe(
    `tel:${firm.phone.tel}`,
  );
  expect(messages).toEqual([]);
});

test('can be read without script: every slide, every card, the final figure', async () => {
  const { page } = await site.openPage({ javaScriptEnabled: false, accepted: false });
  await page.goto(site.server.url);
  for (const title of ['Our Principles', 'Mission', 'Vision']) {
    expect(await page.getByRole('heading', { level: 2, name: title, exact: true }).first().isVisible()).toBe(
      true,
    );
  }
  expect(await page.locator('[data-count]').textContent()).toBe(String(firm.yearsOfExperience));
  expect(await page.getByRole('link', { name: /^View More/ }).count()).toBe(14);
  expect(await page.getByRole('button', { name: /slide/i }).count()).toBe(0);
  const transparent = await page
    .locator('main :is(h2, h3, li, p:not(:has([aria-live])))')
    .evaluateAll((list) => list.filter((element) => !element.checkVisibility({ checkOpacity: true })).length);
  expect(transparent).toBe(0);
});

describe('experience', () => {
  const figure = (page: Page) => page.locator('[data-count]').textContent();
  const litSlots = (page: Page) => page.locator('[data-lit]').count();

  test('is counted up in six seconds, one slot a year, once it is seen', async () => {
    const { page, messages } = await site.openPage();
    await page.clock.install();
    await page.goto(site.server.url);
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 1000);
    await expect.poll(() => figure(page)).toBe('0');
    expect(await litSlots(page)).toBe(0);

    await page.locator('[data-count]').scrollIntoViewIfNeeded();
    await page
      .locator('#principles-home')
      .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    // The first frame after the block has come into view starts the count.
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return Number(await figure(page));
      })
      .toBeGreaterThan(0);
    await page.clock.runFor(2000);
    const halfway = Number(await figure(page));
    expect(halfway).toBeGreaterThan(10);
    expect(halfway).toBeLessThan(firm.yearsOfExperience);
    expect(await litSlots(page)).toBe(halfway);
    await page.clock.runFor(6000);
    expect(await figure(page)).toBe(String(firm.yearsOfExperience));
    expect(await litSlots(page)).toBe(28);
    expect(messages).toEqual([]);
  });

  test('is told to screen readers as the final figure only', async () => {
    const { page } = await site.openPage();
    await page.goto(site.server.url);
    await hydrated(page);
    await expect.poll(() => figure(page)).toBe('0');
    expect(await page.locator('#principles-home').ariaSnapshot()).toContain(
      `paragraph: "${firm.yearsOfExperience}"`,
    );
  });

  test('stands at its final figure for who asked for less motion', async () => {
    const { page } = await site.openPage({ reducedMotion: 'reduce' });
    await page.goto(site.server.url);
    await hydrated(page);
    expect(await figure(page)).toBe(String(firm.yearsOfExperience));
    expect(await page.locator('[data-reveal]:not([data-reveal=rest])').count()).toBe(0);
  });
});

test('what waits below the fold slides in once, when it comes into view', async () => {
  const { page } = await site.openPage();
  await page.goto(site.server.url);
  await hydrated(page);
  const text = page.locator('#about-us-home [data-reveal]').last();
  await expect.poll(() => text.getAttribute('data-reveal')).toBe('armed');
  expect(await text.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  await text.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await expect.poll(() => text.getAttribute('data-reveal')).toBe('entered');
  await expect
    .poll(() =>
      text.evaluate((element) => [getComputedStyle(element).opacity, getComputedStyle(element).transform]),
    )
    .toEqual(['1', 'none']);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await text.getAttribute('data-reveal')).toBe('entered');
});

test('everything has entered at the end of a walk down the page', async () => {
  const { page } = await site.openPage({ width: 360, height: 640 });
  await page.goto(site.server.url);
  await hydrated(page);
  await walkDown(page);
  await expect.poll(() => page.locator('[data-reveal=armed]').count()).toBe(0);
});

test.each([360, 1280])('nothing shifts while it loads and while one walks down, at %i px', async (width) => {
  const { page } = await site.openPage({ width });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    // The type of lib.dom has no layout shifts: https://wicg.github.io/layout-instability/
    type Shift = PerformanceEntry & { readonly sources: readonly { readonly node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        shifts.push(
          ...moved.filter((element) => element?.closest('main')).map((element) => String(element?.className)),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.server.url);
  await hydrated(page);
  await walkDown(page);
  await page.getByRole('region', { name: 'Our Services' }).locator('[data-track=moving]').waitFor();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

test('never scrolls sideways at 320 px, also while parts wait beside the page', async () => {
  const { page } = await site.openPage({ width: 320, height: 640 });
  await page.goto(site.server.url);
  expect(await overflowing(page)).toEqual([]);
  await hydrated(page);
  await expect.poll(() => page.locator('[data-reveal=armed]').count()).toBeGreaterThan(0);
  expect(await overflowing(page)).toEqual([]);
  await walkDown(page);
  expect(await overflowing(page)).toEqual([]);
});

test('all targets of the page are at least 44 px high', async () => {
  const { page } = await site.openPage({ width: 320, height: 640 });
  await page.goto(site.server.url);
  await hydrated(page);
  const small = await page
    .locator('main :is(a, button)')
    .evaluateAll((list) =>
      list
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => `${element.textContent} ${element.getBoundingClientRect().height}`),
    );
  expect(small).toEqual([]);
});
