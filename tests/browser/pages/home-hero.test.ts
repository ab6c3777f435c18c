import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fingerOn, setHidden } from './actions.ts';
import { test as pageTest, type Visit } from './visit.ts';

const interval = 7000;

/** The home page with its clock standing still, and its hero. */
const test = pageTest.extend<{
  openHero: (options?: Visit) => Promise<{ page: Page; hero: Locator }>;
}>({
  openHero: ({ visit }, use) =>
    use(async (options) => {
      const { page } = await visit('/', { before: (empty) => empty.clock.install(), ...options });
      await page.clock.pauseAt(Date.now() + 1000);
      return { page, hero: page.getByRole('region', { name: 'Our Principles, Mission and Vision' }) };
    }),
});

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

/** A visit of the pointer stops the rotation; when it leaves, the full time starts anew. */
async function startAnew(page: Page, hero: Locator): Promise<void> {
  await hero.hover({ position: { x: 30, y: 30 } });
  await isTurning(hero, false);
  await page.mouse.move(640, 20);
  await isTurning(hero, true);
}

/** The hero stands still at its slide, however long one waits. */
async function standsStill(page: Page, hero: Locator, slide: number): Promise<void> {
  await isTurning(hero, false);
  await page.clock.runFor(3 * interval);
  await shows(hero, slide);
}

describe('by itself', () => {
  test('turns every 7 seconds, not while it is used or unseen', async ({ openHero }) => {
    const { page, hero } = await openHero();
    await startAnew(page, hero);
    await shows(hero, 1);
    await page.clock.runFor(interval - 1);
    await shows(hero, 1);
    await expect
      .poll(() =>
        hero
          .locator('img')
          .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0)),
      )
      .toEqual([true, true, true]);
    await page.clock.runFor(1);
    await shows(hero, 2);
    const seen = () =>
      hero
        .locator('h2')
        .evaluateAll((headings) =>
          headings
            .filter((heading) => getComputedStyle(heading).visibility === 'visible')
            .map((heading) => heading.textContent),
        );
    await expect.poll(seen).toEqual(['Mission']);
    await page.clock.runFor(interval);
    await shows(hero, 3);
    await page.clock.runFor(interval);
    await shows(hero, 1);

    await hero.hover({ position: { x: 30, y: 30 } });
    await standsStill(page, hero, 1);
    await page.mouse.move(640, 20);
    const next = hero.getByRole('button', { name: 'Next slide' });
    await next.focus();
    await standsStill(page, hero, 1);
    await next.blur();
    await setHidden(page, true);
    await standsStill(page, hero, 1);
    await setHidden(page, false);
    await isTurning(hero, true);
    await page.clock.runFor(interval);
    await shows(hero, 2);
  });

  test('waits behind the disclaimer', async ({ openHero }) => {
    const { page, hero } = await openHero({ accepted: false });
    await page.mouse.move(640, 20);
    await standsStill(page, hero, 1);
    await page.locator('[data-answer=agree]').press('Enter');
    await isTurning(hero, true);
    await page.clock.runFor(interval);
    await shows(hero, 2);
  });

  test('never turns for who asked for less motion', async ({ openHero }) => {
    const { page, hero } = await openHero({ reducedMotion: 'reduce' });
    await standsStill(page, hero, 1);
    expect(await hero.getByRole('button', { name: 'Pause the slides' }).isVisible()).toBe(false);
    await hero.getByRole('button', { name: 'Next slide' }).click();
    await shows(hero, 2);
    const opacity = () =>
      hero
        .locator('img')
        .nth(1)
        .evaluate((image) => getComputedStyle(image.parentElement ?? image).opacity);
    await expect.poll(opacity).toBe('1');
  });
});

describe('by hand', () => {
  test('turns by buttons, pager and arrow keys, and can be paused', async ({ openHero }) => {
    const { page, hero } = await openHero();
    const press = (name: string) => hero.getByRole('button', { name });
    await press('Previous slide').click();
    await shows(hero, 3);
    await press('Next slide').click();
    await shows(hero, 1);
    await press('Slide 2 of 3').click();
    await shows(hero, 2);
    await press('Slide 2 of 3').press('ArrowRight');
    await shows(hero, 3);
    await press('Slide 2 of 3').press('ArrowLeft');
    await shows(hero, 2);

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
});
