import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated } from '../../support/browser.ts';
import { useSite, type VisitOptions } from '../site.ts';

const site = useSite();
const interval = 7000;

/** The home page with its clock standing still. */
async function openHero(options: VisitOptions = {}) {
  const opened = await site.openPage(options);
  await opened.page.clock.install();
  await opened.page.goto(site.server.url);
  await hydrated(opened.page);
  await opened.page.clock.pauseAt(Date.now() + 1000);
  return { ...opened, hero: opened.page.getByRole('region', { name: 'Our Principles, Mission and Vision' }) };
}

/** Name of the slide that the pager marks. */
async function currentSlide(hero: Locator): Promise<string | null> {
  return hero.locator('[aria-current]').getAttribute('aria-label');
}

/** A visit of the pointer stops the rotation; when it leaves, the full time starts anew. */
async function startAnew(page: Page, hero: Locator): Promise<void> {
  await hero.hover({ position: { x: 30, y: 30 } });
  await page.mouse.move(640, 20);
  await expect.poll(() => hero.locator('[aria-live]').getAttribute('aria-live')).toBe('off');
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    const state = value ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

async function isAnnounced(hero: Locator, politeness: 'off' | 'polite'): Promise<void> {
  await expect.poll(() => hero.locator('[aria-live]').getAttribute('aria-live')).toBe(politeness);
}

describe('by itself', () => {
  test('turns every 7 seconds, without end, and is silent meanwhile', async () => {
    const { page, hero, messages } = await openHero();
    await startAnew(page, hero);
    expect(await currentSlide(hero)).toBe('Slide 1 of 3');
    await page.clock.runFor(interval - 1);
    expect(await currentSlide(hero)).toBe('Slide 1 of 3');
    await page.clock.runFor(1);
    await expect.poll(() => currentSlide(hero)).toBe('Slide 2 of 3');
    await page.clock.runFor(interval);
    await expect.poll(() => currentSlide(hero)).toBe('Slide 3 of 3');
    await page.clock.runFor(interval);
    await expect.poll(() => currentSlide(hero)).toBe('Slide 1 of 3');
    expect(messages).toEqual([]);
  });

  test('shows the words of one slide only, and has its pictures before the first change', async () => {
    const { page, hero } = await openHero();
    await startAnew(page, hero);
    const pictures = hero.locator('img');
    await expect
      .poll(() =>
        pictures.evaluateAll((images) =>
          images.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        ),
      )
      .toEqual([true, true, true]);
    await page.clock.runFor(interval);
    const shown = () =>
      hero
        .locator('h2')
        .evaluateAll((headings) =>
          headings
            .filter((heading) => getComputedStyle(heading).visibility === 'visible')
            .map((heading) => heading.textContent),
        );
    await expect.poll(shown).toEqual(['Mission']);
  });

  test('stands still under the pointer, with the focus inside, and goes on afterwards', async () => {
    const { page, hero } = await openHero();
    await hero.hover({ position: { x: 30, y: 30 } });
    await isAnnounced(hero, 'polite');
    await page.clock.runFor(3 * interval);
    expect(await currentSlide(hero)).toBe('Slide 1 of 3');
    await startAnew(page, hero);

    await hero.getByRole('button', { name: 'Next slide' }).focus();
    await isAnnounced(hero, 'polite');
    await page.clock.runFor(3 * interval);
    expect(await currentSlide(hero)).toBe('Slide 1 of 3');

    await hero.getByRole('button', { name: 'Next slide' }).blur();
    await isAnnounced(hero, 'off');
    await page.clock.runFor(interval);
    await expect.poll(() => currentSlide(hero)).toBe('Slide 2 of 3');
  });

  test('stands still while nobody sees the page', async () => {
    const { page, hero } = await openHero();
    await startAnew(page, hero);
    await setHidden(page, true);
    await isAnnounced(hero, 'polite');
    await page.clock.runFor(3 * interval);
    expect(await currentSlide(hero)).toBe('Slide 1 of 3');
    await setHidden(page, false);
    await isAnnounced(hero, 'off');
    await page.clock.runFor(interval);
    await expect.poll(() => currentSlide(hero)).toBe('Slide 2 of 3');
  });

  test('waits behind the disclaimer', async () => {
    const { page, hero } = await openHero({ accepted: false });
    await page.mouse.move(640, 20);
    await page.clock.runFor(3 * interval);
    expect(await hero.locator('[aria-current]').getAttribute('aria-label')).toBe('Slide 1 of 3');
    await page.locator('[data-answer=agree]').press('Enter');
    await isAnnounced(hero, 'off');
    await page.clock.runFor(interval);
    await expect.poll(() => currentSlide(hero)).toBe('Slide 2 of 3');
  });

  test('never turns for who asked for less motion', async () => {
    const { page, hero, messages } = await openHero({ reducedMotion: 'reduce' });
    await page.clock.runFor(10 * interval);
    expect(await currentSlide(hero)).toBe('Slide 1 of 3');
    expect(await hero.getByRole('button', { name: 'Pause the slides' }).isVisible()).toBe(false);
    await hero.getByRole('button', { name: 'Next slide' }).click();
    expect(await currentSlide(hero)).toBe('Slide 2 of 3');
    const opacity = () =>
      hero
        .locator('img')
        .nth(1)
        .evaluate((image) => getComputedStyle(image.parentElement ?? image).opacity);
    await expect.poll(opacity).toBe('1');
    expect(messages).toEqual([]);
  });
});

describe('by hand', () => {
  test('pause comes first for the keyboard, stops it, and play starts it again', async () => {
    const { page, hero } = await openHero();
    await startAnew(page, hero);
    const first = hero.getByRole('button').first();
    expect(await first.getAttribute('aria-label')).toBe('Pause the slides');
    await first.press('Enter');
    await first.blur();
    await isAnnounced(hero, 'polite');
    await page.clock.runFor(3 * interval);
    expect(await currentSlide(hero)).toBe('Slide 1 of 3');

    const play = hero.getByRole('button', { name: 'Play the slides' });
    await play.press('Enter');
    await isAnnounced(hero, 'off');
    await page.clock.runFor(interval);
    await expect.poll(() => currentSlide(hero)).toBe('Slide 2 of 3');
  });

  test('turns by buttons, pager and arrow keys, round both ends', async () => {
    const { hero, messages } = await openHero();
    await hero.getByRole('button', { name: 'Previous slide' }).click();
    expect(await currentSlide(hero)).toBe('Slide 3 of 3');
    await hero.getByRole('button', { name: 'Next slide' }).click();
    expect(await currentSlide(hero)).toBe('Slide 1 of 3');
    await hero.getByRole('button', { name: 'Slide 2 of 3' }).click();
    expect(await currentSlide(hero)).toBe('Slide 2 of 3');
    await hero.getByRole('button', { name: 'Slide 2 of 3' }).press('ArrowRight');
    expect(await currentSlide(hero)).toBe('Slide 3 of 3');
    await hero.getByRole('button', { name: 'Slide 2 of 3' }).press('ArrowLeft');
    expect(await currentSlide(hero)).toBe('Slide 2 of 3');
    expect(messages).toEqual([]);
  });

  test('a finger holds it and a swipe turns it', async () => {
    const { context, page, hero } = await openHero({ hasTouch: true, width: 360 });
    const touch = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
    await send('touchStart', 280);
    await isAnnounced(hero, 'polite');
    await page.clock.runFor(3 * interval);
    expect(await currentSlide(hero)).toBe('Slide 1 of 3');
    await send('touchMove', 180);
    await send('touchMove', 120);
    await send('touchEnd');
    await expect.poll(() => currentSlide(hero)).toBe('Slide 2 of 3');
    await send('touchStart', 120);
    await send('touchMove', 220);
    await send('touchEnd');
    await expect.poll(() => currentSlide(hero)).toBe('Slide 1 of 3');
  });
});
