import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { drawingOf } from '../../../src/content/drawings.ts';
import { heroCarouselLabel, heroSlides } from '../../../src/content/en/home.ts';
import { firm } from '../../../src/content/en/firm.ts';
import { palette } from '../../../src/content/palette.ts';
import { fingerOn, setHidden, styleOf } from './actions.ts';
import { test as pageTest, type VisitOptions } from '../site.ts';

const interval = 7000;

/** The home page with its clock standing still, and its hero. */
const test = pageTest.extend<{
  openHero: (options?: VisitOptions) => Promise<{ page: Page; hero: Locator }>;
}>({
  openHero: ({ visit }, use) =>
    use(async (options) => {
      const { page } = await visit('/', { before: (empty) => empty.clock.install(), ...options });
      await page.clock.pauseAt(Date.now() + 1000);
      return { page, hero: page.getByRole('region', { name: heroCarouselLabel }) };
    }),
});

/** A colour of the palette as browsers tell it. */
const rgb = (colour: string) =>
  `rgb(${colour
    .match(/\w\w/g)
    ?.map((two) => Number.parseInt(two, 16))
    .join(', ')})`;

/** Waits until the pager marks the slide. */
async function shows(hero: Locator, slide: number): Promise<void> {
  await expect
    .poll(() => hero.locator('[aria-current]').getAttribute('aria-label'))
    .toBe(`Slide ${slide} of 3`);
}

/** While the hero turns by itself it is silent. */
async function isTurning(hero: Locator, turns: boolean): Promise<void> {
  const live = hero.locator('[aria-live]');
  await expect.poll(() => live.getAttribute('aria-live')).toBe(turns ? 'off' : 'polite');
}

/** The hero stands still at its slide, however long one waits. */
async function standsStill(page: Page, hero: Locator, slide: number): Promise<void> {
  await isTurning(hero, false);
  await page.clock.runFor(3 * interval);
  await shows(hero, slide);
}

test('it turns every 7 seconds, not while it is used, covered or unseen', async ({ openHero }) => {
  const { page, hero } = await openHero({ accepted: false });
  const away = () => page.mouse.move(640, 20);
  const enter = () => hero.hover({ position: { x: 30, y: 30 } });
  await away();
  await standsStill(page, hero, 1);
  await page.locator('[data-answer=agree]').press('Enter');
  await isTurning(hero, true);
  // When the pointer leaves, the full time starts anew.
  await enter();
  await isTurning(hero, false);
  await away();
  await isTurning(hero, true);
  await page.clock.runFor(interval - 1);
  await shows(hero, 1);
  const drawings = hero.locator('img');
  const drawn = () =>
    drawings.evaluateAll((all: HTMLImageElement[]) => all.every(({ naturalWidth }) => naturalWidth));
  await expect.poll(drawn).toBe(true);
  await page.clock.runFor(1);
  await shows(hero, 2);
  const visibility = () =>
    Promise.all([0, 1, 2].map((slide) => styleOf(hero.locator('h2').nth(slide), 'visibility')));
  await expect.poll(visibility).toEqual(['hidden', 'visible', 'hidden']);
  for (const slide of [3, 1]) {
    await page.clock.runFor(interval);
    await shows(hero, slide);
  }

  const next = hero.getByRole('button', { name: 'Next slide' });
  for (const [stop, goOn] of [
    [enter, away],
    [() => next.focus(), () => next.blur()],
    [() => setHidden(page, true), () => setHidden(page, false)],
  ] as const) {
    await stop();
    await standsStill(page, hero, 1);
    await goOn();
    await isTurning(hero, true);
  }
  await page.clock.runFor(interval);
  await shows(hero, 2);
});

test('for who asked for less motion nothing turns, counts or slides in', async ({ openHero }) => {
  const { page, hero } = await openHero({ reducedMotion: 'reduce' });
  await standsStill(page, hero, 1);
  expect(await hero.getByRole('button', { name: 'Pause the slides' }).isVisible()).toBe(false);
  expect(await page.locator('[data-count]').textContent()).toBe(String(firm.yearsOfExperience));
  expect(await page.locator('[data-reveal]:not([data-reveal=rest])').count()).toBe(0);
  await hero.getByRole('button', { name: 'Next slide' }).click();
  await shows(hero, 2);
  const backdrops = hero.locator(':has(> img)');
  await expect.poll(() => styleOf(backdrops.nth(1), 'opacity')).toBe('1');
  // Another scheme of colours comes at once.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  // The words of each slide stand on the colour of its drawing, which is the same in every scheme.
  const colours = await Promise.all(
    heroSlides.map((_, slide) => styleOf(backdrops.nth(slide), 'background-color')),
  );
  expect(colours).toEqual(heroSlides.map(({ image }) => rgb(palette[drawingOf(image).background])));
});

test('it turns by buttons, pager and arrow keys, and can be paused', async ({ openHero }) => {
  const { page, hero } = await openHero();
  const press = (name: string) => hero.getByRole('button', { name });
  for (const [name, key, slide] of [
    ['Previous slide', 'Enter', 3],
    ['Next slide', 'Enter', 1],
    ['Slide 2 of 3', 'Enter', 2],
    ['Slide 2 of 3', 'ArrowRight', 3],
    ['Slide 2 of 3', 'ArrowLeft', 2],
  ] as const) {
    await press(name).press(key);
    await shows(hero, slide);
  }
  await press('Slide 2 of 3').blur();

  await page.mouse.move(640, 20);
  const first = hero.getByRole('button').first();
  expect(await first.getAttribute('aria-label')).toBe('Pause the slides');
  await first.press('Enter');
  await first.blur();
  await standsStill(page, hero, 2);
  await press('Play the slides').press('Enter');
  await isTurning(hero, true);
  await page.clock.runFor(interval);
  await shows(hero, 3);
});

test('a finger holds it and a swipe turns it', async ({ openHero }) => {
  const { page, hero } = await openHero({ hasTouch: true, width: 360 });
  const finger = await fingerOn(page);
  const y = 300;
  await finger({ x: 280, y });
  await standsStill(page, hero, 1);
  await finger({ x: 180, y }, { x: 120, y }, 'lift');
  await shows(hero, 2);
  await finger({ x: 120, y }, { x: 220, y }, 'lift');
  await shows(hero, 1);
});
