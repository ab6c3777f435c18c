import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { holdBack } from '../../support/browser.ts';
import { fingerOn, hasFocus } from './actions.ts';
import { test as pageTest, type Visit } from './visit.ts';

const apartName = 'Things That Set Us Apart';
const servicesName = 'Our Services';
const script = '**/assets/card-slider-*.js';

const test = pageTest.extend<{
  /** The home page scrolled to a slider whose moving track has arrived. */
  openSlider: (name: string, options?: Visit) => Promise<{ page: Page; slider: Locator }>;
  /** The home page with its services in view and the script of the sliders on its way, until `arrive` lets it in. */
  openWaiting: (options?: Visit) => Promise<{ page: Page; slider: Locator; arrive: () => Promise<void> }>;
}>({
  openSlider: ({ visit }, use) =>
    use(async (name, options) => {
      const { page } = await visit('/', options);
      const slider = page.getByRole('region', { name });
      await slider.scrollIntoViewIfNeeded();
      await slider.locator('[data-track=moving]').waitFor();
      return { page, slider };
    }),
  openWaiting: ({ visit }, use) =>
    use(async (options) => {
      let letIn = () => {};
      const before = async (empty: Page) => {
        letIn = await holdBack(empty, script);
      };
      const { page } = await visit('/', { ...options, before });
      const slider = page.getByRole('region', { name: servicesName });
      await slider.scrollIntoViewIfNeeded();
      const arrive = async () => {
        letIn();
        await slider.locator('[data-track=moving]').waitFor();
      };
      return { page, slider, arrive };
    }),
});

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
  slider.getByRole('group', { name: `Slide ${number} of 14`, exact: true }).getByRole('link');

test('as many slides as the width allows, with and without script', async ({ visit, openSlider }) => {
  const plain = await visit('/', { javaScriptEnabled: false, accepted: false });
  const moving = await openSlider(servicesName);
  await moving.page.getByRole('region', { name: apartName }).locator('[data-track=moving]').waitFor();
  // Both in the letters of the device: a page without scripts has no others, and lines break by them.
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
          .toBe(count);
        const box = await slider.getByRole('group').locator('> div').first().boundingBox();
        firstCards.push([box?.x, box?.width, box?.height]);
      }
    }
    expect(firstCards.slice(2), `${width}`).toEqual(firstCards.slice(0, 2));
  }
});

test('things that set us apart stop at both ends, and keep their place', async ({ openSlider }) => {
  const { page, slider } = await openSlider(apartName, { width: 1440 });
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
  const targets = await slider
    .locator('[role=group] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/expertise', '/approach', '/', '/', '/', '/', '/', '/', '/', '/']);
});

describe('our services', () => {
  test('are fourteen cards of 280 px that go round both ways', async ({ openSlider }) => {
    const { page, slider } = await openSlider(servicesName);
    const heights = await slider
      .getByRole('group')
      .locator('> div')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(heights).toHaveLength(14);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(280);
    const previous = button(slider, 'Previous slide');
    const next = button(slider, 'Next slide');
    await showsOf(14, slider, 1, 2, 3);
    await previous.click();
    await showsOf(14, slider, 14, 1, 2);
    await previous.click();
    await showsOf(14, slider, 13, 14, 1);
    for (let step = 0; step < 3; step += 1) await next.press('Enter');
    await showsOf(14, slider, 2, 3, 4);
    for (let step = 0; step < 13; step += 1) await next.press('Enter');
    await showsOf(14, slider, 1, 2, 3);
    await slider.getByRole('link', { name: 'View More Litigation & Dispute Resolution' }).click();
    await page.waitForURL('**/litigation-dispute-resolution');
  });

  test('can be moved by arrow keys, and the focus stays among the cards in view', async ({ openSlider }) => {
    const { page, slider } = await openSlider(servicesName, { width: 600 });
    await button(slider, 'Next slide').focus();
    await page.keyboard.press('ArrowRight');
    await showsOf(14, slider, 2);
    await page.keyboard.press('Tab');
    expect(await hasFocus(linkOf(slider, 2))).toBe(true);
    await page.keyboard.press('ArrowRight');
    await showsOf(14, slider, 3);
    expect(await hasFocus(linkOf(slider, 3))).toBe(true);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    await showsOf(14, slider, 14);
    expect(await hasFocus(linkOf(slider, 14))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await slider.evaluate((region) => region.contains(document.activeElement))).toBe(false);
  });

  test('follow a finger', async ({ openSlider }) => {
    const { page, slider } = await openSlider(servicesName, { width: 360, hasTouch: true });
    await showsOf(14, slider, 1);
    const box = await slider.locator('[data-track] > :last-child').boundingBox();
    const y = (box?.y ?? 0) + 60;
    const finger = await fingerOn(page);
    await finger(...[300, 260, 200, 140, 80].map((x) => ({ x, y })), 'lift');
    await showsOf(14, slider, 2);
  });

  test('jump for who asked for less motion', async ({ openSlider }) => {
    const { slider } = await openSlider(servicesName, { reducedMotion: 'reduce' });
    await showsOf(14, slider, 1, 2, 3);
    const seen = await slider.evaluate(async (region) => {
      const slide = region.querySelector('[role=group]');
      const places = new Set([slide?.getBoundingClientRect().left]);
      region.querySelectorAll('button')[1]?.click();
      for (let frame = 0; frame < 20; frame += 1) {
        await new Promise(requestAnimationFrame);
        places.add(slide?.getBoundingClientRect().left);
      }
      return places.size;
    });
    expect(seen).toBe(2);
  });
});

describe('until the script of the sliders has arrived', () => {
  test('the row is scrolled by hand, and stays where it is when the script comes', async ({
    openWaiting,
  }) => {
    const { page, slider, arrive } = await openWaiting({ reducedMotion: 'reduce', width: 600 });
    await slider.getByRole('group').first().hover();
    await page.mouse.wheel(500, 0);
    await showsOf(14, slider, 2);
    await arrive();
    await showsOf(14, slider, 2);
    await button(slider, 'Next slide').click();
    await showsOf(14, slider, 3);
  });

  test('the keyboard goes into the row, and keeps its place when the script comes', async ({
    openWaiting,
  }) => {
    const { page, slider, arrive } = await openWaiting();
    const link = linkOf(slider, 1);
    await link.focus();
    await arrive();
    expect(await hasFocus(link)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(button(slider, 'Next slide'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus(link)).toBe(true);
  });

  test('what a finger rests on stays under it', async ({ openWaiting }) => {
    const { page, slider, arrive } = await openWaiting({ width: 360, hasTouch: true });
    const link = linkOf(slider, 1);
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    const finger = await fingerOn(page);
    await finger({ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 });
    await arrive();
    await finger('lift');
    await page.waitForURL((url) => url.pathname !== '/');
  });
});
