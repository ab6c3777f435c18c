import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from '../../support/browser.ts';
import { useSite, type VisitOptions } from '../site.ts';

const site = useSite();
const interval = 5000;

/** The approach page with its clock standing still. */
async function openStill(options: VisitOptions = {}) {
  const opened = await site.openPage(options);
  await opened.page.clock.install();
  await opened.page.goto(`${site.server.url}/approach`);
  await hydrated(opened.page);
  await opened.page.mouse.move(20, 600);
  await opened.page.clock.pauseAt(Date.now() + 60_000);
  return opened;
}

const background = (page: Page) => page.locator('[data-background]').getAttribute('data-background');

/** The backgrounds in turn over the next `steps` times five seconds, beginning with the one of now. */
async function watch(page: Page, steps: number): Promise<(string | null)[]> {
  const seen = [await background(page)];
  for (let step = 0; step < steps; step += 1) {
    await page.clock.runFor(interval);
    seen.push(await background(page));
  }
  return seen;
}

const turns = ['morning', 'evening', 'morning', 'evening'];
const fromNow = (first: string | null) => turns.slice(turns.indexOf(first ?? '')).slice(0, 3);

test('the two backgrounds take turns every five seconds in a cross-fade of one and a half', async () => {
  const { page, messages } = await openStill();
  const seen = await watch(page, 2);
  expect(seen).toEqual(fromNow(seen[0] ?? null));
  await page.clock.runFor(interval - (await sinceTurn(page)));
  const evening = page.locator('img[data-art=hero-approach-evening]');
  expect(await evening.evaluate((image) => getComputedStyle(image).transitionDuration)).toBe('1.5s');
  expect(await evening.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  expect(messages).toEqual([]);
});

/** Milliseconds until the next turn, found by small steps; leaves the clock right behind it. */
async function sinceTurn(page: Page): Promise<number> {
  const before = await background(page);
  for (let passed = 0; passed <= interval; passed += 250) {
    if ((await background(page)) !== before) return passed;
    await page.clock.runFor(250);
  }
  throw new Error('The background did not change within five seconds');
}

test('only the one in turn is described to a screen reader', async () => {
  const { page } = await openStill();
  for (let step = 0; step < 2; step += 1) {
    const name = (await background(page)) ?? '';
    const described = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('[data-background] img')]
        .filter((image) => image.alt !== '')
        .map((image) => image.dataset['art']),
    );
    expect(described).toEqual([`hero-approach-${name}`]);
    await page.clock.runFor(interval);
  }
});

test('a button pauses the change and starts it again', async () => {
  const { page } = await openStill();
  await page.getByRole('button', { name: 'Pause the changing picture' }).click();
  await page.mouse.move(20, 600);
  const paused = await watch(page, 3);
  expect(new Set(paused).size).toBe(1);
  await page.getByRole('button', { name: 'Let the picture change' }).click();
  await page.mouse.move(20, 600);
  expect(new Set(await watch(page, 2)).size).toBe(2);
});

test('nothing changes under the mouse, nor while the page is hidden', async () => {
  const { page } = await openStill();
  await page.locator('[data-background]').hover();
  expect(new Set(await watch(page, 3)).size).toBe(1);
  await page.mouse.move(20, 600);
  expect(new Set(await watch(page, 2)).size).toBe(2);

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(new Set(await watch(page, 3)).size).toBe(1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(new Set(await watch(page, 2)).size).toBe(2);
});

test('under reduced motion the first background stays, and no button asks about it', async () => {
  const { page, messages } = await openStill({ reducedMotion: 'reduce' });
  expect(await watch(page, 3)).toEqual(['morning', 'morning', 'morning', 'morning']);
  expect(await page.locator('[data-background] img').count()).toBe(1);
  expect(await page.locator('[data-background] button').count()).toBe(0);
  expect(await page.locator('[data-reveal=armed]').count()).toBe(0);
  expect(messages).toEqual([]);
});

test('a step below the fold enters when half of it is seen', async () => {
  const { page } = await site.openPage({ height: 600 });
  await page.goto(`${site.server.url}/approach`);
  await hydrated(page);
  const step = page.locator('#delivering-results-and-building-relationships');
  await page.waitForFunction(
    () =>
      document.getElementById('delivering-results-and-building-relationships')?.dataset['reveal'] === 'armed',
  );
  // A quarter of it is not enough.
  const peek = async (share: number) =>
    page.evaluate((part) => {
      const box = document
        .getElementById('delivering-results-and-building-relationships')
        ?.getBoundingClientRect();
      if (box) scrollTo({ top: scrollY + box.top - innerHeight + box.height * part, behavior: 'instant' });
    }, share);
  await peek(0.25);
  await page.waitForFunction(
    () =>
      document.getElementById('crafting-tailored-legal-strategies')?.dataset['reveal'] === 'entered' ||
      document.getElementById('ensuring-transparency-and-communication')?.dataset['reveal'] === 'entered',
  );
  expect(await step.getAttribute('data-reveal')).toBe('armed');
  await peek(0.7);
  await page.waitForFunction(
    () =>
      document.getElementById('delivering-results-and-building-relationships')?.dataset['reveal'] ===
      'entered',
  );
});

test.each([
  ['/approach', '6s'],
  ['/expertise', '4s'],
])('%s: a slow light of %s lies on the picture alone, once', async (address, duration) => {
  const { page } = await site.openPage();
  await page.goto(site.server.url + address);
  const animated = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const target = (animation.effect as KeyframeEffect).target as HTMLElement;
      const timing = animation.effect?.getTiming();
      return target.closest('main') && animation instanceof CSSAnimation
        ? [
            {
              words: target.innerText,
              seconds: `${Number(timing?.duration) / 1000}s`,
              times: timing?.iterations,
            },
          ]
        : [];
    }),
  );
  expect(animated).toEqual([{ words: '', seconds: duration, times: 1 }]);
});

test('without script every step can be read', async () => {
  const { page } = await site.openPage({ javaScriptEnabled: false, accepted: false });
  await page.goto(`${site.server.url}/approach`);
  for (const step of await page.locator('main ol li').all()) expect(await step.isVisible()).toBe(true);
  expect(await page.locator('[data-background] img').count()).toBe(1);
});
