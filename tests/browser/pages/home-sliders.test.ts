import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { homeServices, setApart } from '../../../src/content/en/home.ts';
import { practiceAreas } from '../../../src/content/en/practice-areas/index.ts';
import { holdBack, load } from '../../support/browser.ts';
import { attributes, boxOf, fingerOn, hasFocus } from './actions.ts';
import { test } from '../site.ts';

const apartName = setApart.title;
const servicesName = homeServices.title;

/** Number of practice areas. */
const all = practiceAreas.length;

const sliderScript = '**/assets/card-slider-*.js';

/** A slider of the home page, scrolled to; its script may still be on its way. */
async function reachSlider(page: Page, name: string): Promise<Locator> {
  const slider = page.getByRole('region', { name });
  await slider.scrollIntoViewIfNeeded();
  return slider;
}

/** Waits until a slider has its script. */
const moves = (slider: Locator) => slider.locator('[data-track=moving]').waitFor();

/** Names of the slides that are wholly in view, from left to right. */
async function slidesInView(slider: Locator): Promise<(string | null)[]> {
  return slider.evaluate((region) => {
    const frame = region.querySelector('[data-track] > :last-child')?.getBoundingClientRect();
    return [...region.querySelectorAll('[role=group]')]
      .map((slide) => ({ slide, box: (slide.firstElementChild ?? slide).getBoundingClientRect() }))
      .filter(({ box }) => frame && box.left > frame.left - 8 && box.right < frame.right + 8)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ slide }) => slide.getAttribute('aria-label'));
  });
}

/** Waits until exactly these of so many slides are in view. */
async function showsOf(total: number, slider: Locator, ...numbers: number[]): Promise<void> {
  await expect
    .poll(() => slidesInView(slider))
    .toEqual(numbers.map((number) => `Slide ${number} of ${total}`));
}

const button = (slider: Locator, name: 'Next slide' | 'Previous slide') =>
  slider.getByRole('button', { name });
const linkOf = (slider: Locator, number: number) =>
  slider.getByRole('group', { name: `Slide ${number} of ${all}`, exact: true }).getByRole('link');

test('as many slides as the width allows, with and without script', async ({ visit }) => {
  const plain = await visit('/', { javaScriptEnabled: false, accepted: false });
  const moving = await visit('/');
  for (const name of [apartName, servicesName]) await moves(await reachSlider(moving.page, name));
  // Both in system fonts: a page without scripts has no others, and lines break by them.
  await moving.page.evaluate(() => delete document.documentElement.dataset['fonts']);
  for (const [width, apart, services] of [
    [1281, 3, 3],
    [1280, 2, 3],
    [1279, 2, 2],
    [721, 2, 2],
    [720, 1, 1],
  ] as const) {
    const firstCards: unknown[] = [];
    for (const { page } of [plain, moving]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [name, count] of [
        [apartName, apart],
        [servicesName, services],
      ] as const) {
        const slider = page.getByRole('region', { name });
        await expect
          .poll(async () => (await slidesInView(slider)).length, { message: `${width}` })
          .toBe(Math.min(count, name === servicesName ? all : count));
        const { x, width: wide, height } = await boxOf(slider.getByRole('group').locator('> div').first());
        firstCards.push([x, wide, height]);
      }
    }
    expect(firstCards.slice(2), `${width}`).toEqual(firstCards.slice(0, 2));
  }
});

test('things that set us apart stop at both ends, and keep their place', async ({ visit }) => {
  const { page } = await visit('/', { width: 1440 });
  const slider = await reachSlider(page, apartName);
  await moves(slider);
  const previous = button(slider, 'Previous slide');
  const next = button(slider, 'Next slide');
  const tells = (text: string) => slider.getByText(text, { exact: true }).waitFor();
  await showsOf(10, slider, 1, 2, 3);
  expect(await previous.isDisabled()).toBe(true);
  expect(await next.isDisabled()).toBe(false);
  await tells('3 of 10');
  await previous.click({ force: true });
  await showsOf(10, slider, 1, 2, 3);
  await next.click();
  await showsOf(10, slider, 2, 3, 4);
  await page.setViewportSize({ width: 700, height: 800 });
  await showsOf(10, slider, 2);
  await tells('2 of 10');
  await page.setViewportSize({ width: 1440, height: 800 });
  await showsOf(10, slider, 2, 3, 4);
  for (let step = 0; step < 6; step += 1) await next.press('Enter');
  await showsOf(10, slider, 8, 9, 10);
  expect(await next.isDisabled()).toBe(true);
  expect(await previous.isDisabled()).toBe(false);
  await tells('10 of 10');
  await next.click({ force: true });
  await showsOf(10, slider, 8, 9, 10);
  const targets = await attributes(slider.locator('[role=group] a'), 'href');
  expect(targets).toEqual(['/expertise', '/approach', ...Array.from({ length: 8 }, () => '/')]);
});

test('our services are cards of 280 px that go round both ways, by button, key and finger', async ({
  visit,
  skip,
}) => {
  skip(all < 4, 'A firm of few practice areas has them all in view');
  const { page } = await visit('/', { hasTouch: true });
  const slider = await reachSlider(page, servicesName);
  await moves(slider);
  const heights = await slider
    .getByRole('group')
    .locator('> div')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
  expect(heights).toHaveLength(all);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(280);
  const next = button(slider, 'Next slide');
  await showsOf(all, slider, 1, 2, 3);
  await button(slider, 'Previous slide').click();
  await showsOf(all, slider, all, 1, 2);
  for (let step = 0; step < all + 1; step += 1) await next.press('Enter');
  await showsOf(all, slider, 1, 2, 3);

  await page.setViewportSize({ width: 600, height: 800 });
  await next.focus();
  await page.keyboard.press('ArrowRight');
  await showsOf(all, slider, 2);
  await page.keyboard.press('Tab');
  // The focus stays among the cards in view.
  for (const [key, number] of [
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', all],
  ] as const) {
    await page.keyboard.press(key);
    await showsOf(all, slider, number);
    expect(await hasFocus(linkOf(slider, number))).toBe(true);
  }
  await page.keyboard.press('Tab');
  expect(await slider.evaluate((region) => region.contains(document.activeElement))).toBe(false);

  await page.setViewportSize({ width: 360, height: 800 });
  await showsOf(all, slider, all);
  await linkOf(slider, all).scrollIntoViewIfNeeded();
  const y = (await boxOf(slider.locator('[data-track] > :last-child'))).y + 60;
  const finger = await fingerOn(page);
  await finger(...[300, 260, 200, 140, 80].map((x) => ({ x, y })), 'lift');
  await showsOf(all, slider, 1);
  const address = await linkOf(slider, 1).getAttribute('href');
  await linkOf(slider, 1).click();
  await page.waitForURL(`**${address}`);
});

test('until its script has come the row is scrolled by hand and keyboard, and keeps its place then', async ({
  visit,
  skip,
}) => {
  skip(all < 3, 'There is nothing to scroll to');
  const { page } = await visit(undefined, { reducedMotion: 'reduce', width: 600 });
  const letIn = await holdBack(page, sliderScript);
  await load(page, '/');
  const slider = await reachSlider(page, servicesName);
  await slider.getByRole('group').first().hover();
  await page.mouse.wheel(500, 0);
  await showsOf(all, slider, 2);
  await linkOf(slider, 2).focus();
  letIn();
  await moves(slider);
  await showsOf(all, slider, 2);
  expect(await hasFocus(linkOf(slider, 2))).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocus(button(slider, 'Next slide'))).toBe(true);
  // Under reduced motion it jumps.
  const places = await slider.evaluate(async (region) => {
    const slide = region.querySelector('[role=group]');
    const seen = new Set([slide?.getBoundingClientRect().left]);
    region.querySelectorAll('button')[1]?.click();
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.add(slide?.getBoundingClientRect().left);
    }
    return seen.size;
  });
  expect(places).toBe(2);
  await showsOf(all, slider, 3);
});

test('what a finger rests on when the script comes stays under it', async ({ visit }) => {
  const { page } = await visit(undefined, { width: 360, hasTouch: true });
  const letIn = await holdBack(page, sliderScript);
  await load(page, '/');
  const slider = await reachSlider(page, servicesName);
  const link = linkOf(slider, 1);
  await link.scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(link);
  const finger = await fingerOn(page);
  await finger({ x: x + 20, y: y + 20 });
  letIn();
  await moves(slider);
  await finger('lift');
  await page.waitForURL((url) => url.pathname !== '/');
});
