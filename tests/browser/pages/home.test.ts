import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { firm } from '../../../src/content/firm.ts';
import { hydrated } from '../../support/browser.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { overflowing } from '../../support/page-checks.ts';
import { scrollToTop, settled } from './actions.ts';
import { test } from './visit.ts';

/** Walks down the page, a part of the screen at a time, so that everything gets its turn to come into view. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 250) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}

const figure = (page: Page) => page.locator('[data-count]').textContent();
const litSlots = (page: Page) => page.locator('[data-lit]').count();

test('has its sections in order; what waits below slides in once', async ({ visit }) => {
  const { page } = await visit('/');
  const headings = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((all) =>
      all.map((heading) => ({ level: Number(heading.tagName.slice(1)), text: heading.textContent })),
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
  expect(headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)).toEqual([]);
  const call = page.getByRole('link', { name: 'Call Now' });
  expect(await call.getAttribute('href')).toBe(`tel:${firm.phone.tel}`);
  // Screen readers are told the final figure only.
  await expect.poll(() => figure(page)).toBe('0');
  const told = await page.locator('#principles-home').ariaSnapshot();
  expect(told).toContain(`paragraph: "${firm.yearsOfExperience}"`);

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
  await scrollToTop(page, 0);
  expect(await text.getAttribute('data-reveal')).toBe('entered');
});

describe('experience', () => {
  test('is counted up in six seconds, ever more slowly, once seen', async ({ visit }) => {
    const { page } = await visit('/', { before: (empty) => empty.clock.install() });
    await page.clock.pauseAt(Date.now() + 1000);
    await expect.poll(() => figure(page)).toBe('0');
    expect(await litSlots(page)).toBe(0);
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
    await page.clock.runFor(1900);
    const third = Number(await figure(page));
    expect(await litSlots(page)).toBe(third);
    // More than a third of the years in a third of the time.
    expect(third).toBeGreaterThan(firm.yearsOfExperience * 0.4);
    expect(third).toBeLessThan(firm.yearsOfExperience);
    await page.clock.runFor(6000);
    expect(await figure(page)).toBe(String(firm.yearsOfExperience));
    expect(await litSlots(page)).toBe(firm.yearsOfExperience);
  });

  test('stands at its final figure for who asked for less motion', async ({ visit }) => {
    const { page } = await visit('/', { reducedMotion: 'reduce' });
    expect(await figure(page)).toBe(String(firm.yearsOfExperience));
    expect(await page.locator('[data-reveal]:not([data-reveal=rest])').count()).toBe(0);
  });
});

test.for([
  { width: 320, height: 640 },
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
])('at $width px all enters on a walk down, and nothing shifts', async (size, { visit, server }) => {
  const { page } = await visit(undefined, size);
  await watchShifts(page);
  await page.goto(server.url);
  expect(await overflowing(page)).toEqual([]);
  await hydrated(page);
  await expect.poll(() => page.locator('[data-reveal=armed]').count()).toBeGreaterThan(0);
  expect(await overflowing(page)).toEqual([]);
  await walkDown(page);
  await expect.poll(() => page.locator('[data-reveal=armed]').count()).toBe(0);
  await page.getByRole('region', { name: 'Our Services' }).locator('[data-track=moving]').waitFor();
  await settled(page);
  expect(await overflowing(page)).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);
  const low = await page
    .locator('main :is(a, button)')
    .evaluateAll((all) =>
      all
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.textContent),
    );
  expect(low).toEqual([]);
});
