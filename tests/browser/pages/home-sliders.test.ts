import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdBack, hydrated } from '../../support/browser.ts';
import { useSite, type VisitOptions } from '../site.ts';

const site = useSite();
const apartName = 'Things That Set Us Apart';
const servicesName = 'Our Services';

/** The home page scrolled to a slider whose moving track has arrived. */
async function openSlider(name: string, options: VisitOptions = {}) {
  const opened = await site.openPage(options);
  await opened.page.goto(site.server.url);
  await hydrated(opened.page);
  const slider = opened.page.getByRole('region', { name });
  await slider.scrollIntoViewIfNeeded();
  await slider.locator('[data-track=moving]').waitFor();
  return { ...opened, slider };
}

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

function names(total: number, ...numbers: number[]): string[] {
  return numbers.map((number) => `Slide ${number} of ${total}`);
}

async function expectInView(slider: Locator, expected: readonly string[]): Promise<void> {
  await expect.poll(() => slidesInView(slider), { timeout: 10_000 }).toEqual(expected);
}

const button = (slider: Locator, name: 'Next slide' | 'Previous slide') =>
  slider.getByRole('button', { name });

describe('slides side by side', () => {
  const widths = [
    { width: 1440, apart: 3, services: 3 },
    { width: 1281, apart: 3, services: 3 },
    { width: 1280, apart: 2, services: 3 },
    { width: 1279, apart: 2, services: 2 },
    { width: 1024, apart: 2, services: 2 },
    { width: 721, apart: 2, services: 2 },
    { width: 720, apart: 1, services: 1 },
    { width: 530, apart: 1, services: 1 },
  ];
  const firstCard = (page: Page, name: string) =>
    page.getByRole('region', { name }).getByRole('group').locator('> div').first().boundingBox();
  const count = async (page: Page, name: string) =>
    (await slidesInView(page.getByRole('region', { name }))).length;

  test('are as many as the width allows, before and after the script has taken over', async () => {
    const plain = await site.openPage({ javaScriptEnabled: false, accepted: false });
    await plain.page.goto(site.server.url);
    const moving = await openSlider(servicesName);
    await moving.page.getByRole('region', { name: apartName }).locator('[data-track=moving]').waitFor();
    // Both in the letters of the device: a page without scripts has no others, and lines break by them.
    await moving.page.evaluate(() => delete document.documentElement.dataset['fonts']);
    for (const { width, apart, services } of widths) {
      for (const { page } of [plain, moving]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => count(page, apartName), { message: `${width}` }).toBe(apart);
        await expect.poll(() => count(page, servicesName), { message: `${width}` }).toBe(services);
      }
      for (const name of [apartName, servicesName]) {
        const [before, after] = await Promise.all([
          firstCard(plain.page, name),
          firstCard(moving.page, name),
        ]);
        expect([before?.x, before?.width, before?.height]).toEqual([after?.x, after?.width, after?.height]);
      }
    }
    expect(moving.messages).toEqual([]);
  });

  test('keep their place when the window changes its width', async () => {
    const { page, slider } = await openSlider(apartName, { width: 1440 });
    await button(slider, 'Next slide').click();
    await expectInView(slider, names(10, 2, 3, 4));
    await page.setViewportSize({ width: 700, height: 800 });
    await expectInView(slider, names(10, 2));
    await expect.poll(() => slider.getByText('2 of 10', { exact: true }).isVisible()).toBe(true);
  });
});

describe('things that set us apart', () => {
  test('stop at both ends and tell how far one has come', async () => {
    const { slider, messages } = await openSlider(apartName, { width: 1440 });
    const previous = button(slider, 'Previous slide');
    const next = button(slider, 'Next slide');
    await expectInView(slider, names(10, 1, 2, 3));
    expect(await previous.isDisabled()).toBe(true);
    expect(await next.isDisabled()).toBe(false);
    expect(await slider.getByText('3 of 10', { exact: true }).isVisible()).toBe(true);
    await previous.click({ force: true });
    await expectInView(slider, names(10, 1, 2, 3));

    await next.click();
    await expectInView(slider, names(10, 2, 3, 4));
    for (let step = 0; step < 6; step += 1) await next.press('Enter');
    await expectInView(slider, names(10, 8, 9, 10));
    expect(await next.isDisabled()).toBe(true);
    expect(await previous.isDisabled()).toBe(false);
    expect(await slider.getByText('10 of 10', { exact: true }).isVisible()).toBe(true);
    await next.click({ force: true });
    await expectInView(slider, names(10, 8, 9, 10));
    expect(messages).toEqual([]);
  });

  test('link to expertise and approach, all others to the home page', async () => {
    const { slider } = await openSlider(apartName);
    const targets = await slider
      .locator('[role=group] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/expertise', '/approach', '/', '/', '/', '/', '/', '/', '/', '/']);
  });
});

describe('our services', () => {
  test('go round in both directions, one at a time', async () => {
    const { slider, messages } = await openSlider(servicesName);
    const previous = button(slider, 'Previous slide');
    await expectInView(slider, names(14, 1, 2, 3));
    await previous.click();
    await expectInView(slider, names(14, 14, 1, 2));
    await previous.click();
    await expectInView(slider, names(14, 13, 14, 1));
    const next = button(slider, 'Next slide');
    for (let step = 0; step < 3; step += 1) await next.press('Enter');
    await expectInView(slider, names(14, 2, 3, 4));
    for (let step = 0; step < 13; step += 1) await next.press('Enter');
    await expectInView(slider, names(14, 1, 2, 3));
    expect(messages).toEqual([]);
  });

  test('are fourteen cards of at least 280 px, each with a link to its page', async () => {
    const { page, slider } = await openSlider(servicesName);
    const cards = slider.getByRole('group').locator('> div');
    expect(await cards.count()).toBe(14);
    const heights = await cards.evaluateAll((list) =>
      list.map((card) => card.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(280);
    await slider.getByRole('link', { name: 'View More Litigation & Dispute Resolution' }).click();
    await page.waitForURL('**/litigation-dispute-resolution');
  });

  test('can be moved by arrow keys, and the focus stays among the cards in view', async () => {
    const { page, slider } = await openSlider(servicesName, { width: 600 });
    const linkOf = (number: number) =>
      slider.getByRole('group', { name: `Slide ${number} of 14`, exact: true }).getByRole('link');
    const hasFocus = (number: number) => linkOf(number).evaluate((link) => link === document.activeElement);
    await button(slider, 'Next slide').focus();
    await page.keyboard.press('ArrowRight');
    await expectInView(slider, names(14, 2));
    await page.keyboard.press('Tab');
    expect(await hasFocus(2)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expectInView(slider, names(14, 3));
    expect(await hasFocus(3)).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectInView(slider, names(14, 14));
    expect(await hasFocus(14)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await slider.evaluate((region) => region.contains(document.activeElement))).toBe(false);
  });

  test('follow a finger', async () => {
    const { context, page, slider } = await openSlider(servicesName, {
      width: 360,
      hasTouch: true,
    });
    await expectInView(slider, names(14, 1));
    const box = await slider.locator('[data-track] > :last-child').boundingBox();
    const y = (box?.y ?? 0) + 60;
    const touch = await context.newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y }] });
    for (const x of [260, 200, 140, 80]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectInView(slider, names(14, 2));
  });

  test('jump for who asked for less motion', async () => {
    const { slider } = await openSlider(servicesName, { reducedMotion: 'reduce' });
    await expectInView(slider, names(14, 1, 2, 3));
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
  /** The home page with its services in view and their script on its way, until it is let in. */
  async function openWaiting(options: VisitOptions) {
    const opened = await site.openPage(options);
    const { page } = opened;
    const letIn = await holdBack(page, '**/assets/card-slider-*.js');
    await page.goto(site.server.url);
    await hydrated(page);
    const slider = page.getByRole('region', { name: servicesName });
    await slider.scrollIntoViewIfNeeded();
    const arrive = async () => {
      letIn();
      await slider.locator('[data-track=moving]').waitFor();
    };
    return { ...opened, slider, arrive };
  }

  const isAt = (place: Locator) => place.evaluate((element) => element === document.activeElement);

  test('the row is scrolled by hand, and stays where it is when the script comes', async () => {
    const { page, slider, arrive, messages } = await openWaiting({ reducedMotion: 'reduce', width: 600 });
    await slider.getByRole('group').first().hover();
    await page.mouse.wheel(500, 0);
    await expectInView(slider, names(14, 2));
    await arrive();
    await expectInView(slider, names(14, 2));
    await button(slider, 'Next slide').click();
    await expectInView(slider, names(14, 3));
    expect(messages).toEqual([]);
  });

  test('the keyboard goes into the row, and keeps its place when the script comes', async () => {
    const { page, slider, arrive, messages } = await openWaiting({});
    const link = slider.getByRole('group', { name: 'Slide 1 of 14' }).getByRole('link');
    await link.focus();
    await arrive();
    expect(await isAt(link)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await isAt(button(slider, 'Next slide'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isAt(link)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('what a finger rests on stays under it', async () => {
    const { context, page, slider, arrive, messages } = await openWaiting({ width: 360, hasTouch: true });
    const link = slider.getByRole('group', { name: 'Slide 1 of 14' }).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    const x = (box?.x ?? 0) + 20;
    const y = (box?.y ?? 0) + 20;
    const touch = await context.newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await arrive();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForURL((url) => url.pathname !== '/');
    expect(messages).toEqual([]);
  });
});
