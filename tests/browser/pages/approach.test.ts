import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { drawn, passTime, showPart, styleOf } from './actions.ts';
import { test } from '../site.ts';

const interval = 5000;
const lastStep = 'delivering-results-and-building-relationships';
const installClock = (page: Page) => page.clock.install();

/** From now on the clock of the page moves only when the test moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.mouse.move(20, 600);
  await page.clock.pauseAt(Date.now() + 60_000);
  await drawn(page);
}

const background = (page: Page) => page.locator('[data-background]').getAttribute('data-background');

/** The backgrounds in turn over the next `steps` times five seconds, beginning with the one of now. */
async function watch(page: Page, steps: number): Promise<(string | null)[]> {
  const seen = [await background(page)];
  for (let step = 0; step < steps; step += 1) {
    await passTime(page, interval);
    seen.push(await background(page));
  }
  return seen;
}

const changes = async (page: Page) => new Set(await watch(page, 2)).size === 2;

test('two backgrounds take turns every five seconds, and stand still when they should', async ({ visit }) => {
  const { page } = await visit('/approach', { before: installClock });
  await page.getByRole('button', { name: 'Pause the changing picture' }).waitFor();
  await stopClock(page);
  const pictures = page.locator('[data-background] img');
  const [first, second, third] = await watch(page, 2);
  expect([first, second].toSorted()).toEqual(['evening', 'morning']);
  expect(third).toBe(first);
  for (let turn = 0; turn < 2; turn += 1) {
    const described = await pictures.evaluateAll((all) =>
      (all as HTMLImageElement[]).filter(({ alt }) => alt !== '').map(({ dataset }) => dataset['art']),
    );
    expect(described).toEqual([`hero-approach-${await background(page)}`]);
    await passTime(page, interval);
  }
  const evening = page.locator('img[data-art=hero-approach-evening]');
  expect(await styleOf(evening, 'transition-duration')).toBe('1.5s');
  expect(await evening.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);

  // Where nobody sees it: home-hero.test.ts, which turns in the same way.
  await page.getByRole('button', { name: 'Pause the changing picture' }).click();
  await page.mouse.move(20, 600);
  expect(await changes(page)).toBe(false);
  // Who presses it sees it start, though the pointer lies there.
  await page.getByRole('button', { name: 'Let the picture change' }).click();
  expect(await changes(page)).toBe(true);
  await page.mouse.move(20, 600);
  await page.locator('[data-background]').hover();
  expect(await changes(page)).toBe(false);
});

test('under reduced motion the first background stays, and no button asks about it', async ({ visit }) => {
  const { page } = await visit('/approach', { before: installClock, reducedMotion: 'reduce' });
  await stopClock(page);
  expect(new Set(await watch(page, 3))).toEqual(new Set(['morning']));
  expect(await page.locator('[data-background] :is(img, button)').count()).toBe(1);
  expect(await page.locator('[data-reveal=armed]').count()).toBe(0);
});

test('a step below the fold enters when half of it is seen', async ({ visit }) => {
  const { page } = await visit('/approach', { height: 600 });
  const reveal = (id: string, state: string) => page.locator(`#${id}[data-reveal=${state}]`).waitFor();
  await reveal(lastStep, 'armed');
  // A quarter of it is not enough.
  await showPart(page.locator(`#${lastStep}`), 0.25);
  await reveal('ensuring-transparency-and-communication', 'entered');
  await reveal(lastStep, 'armed');
  await showPart(page.locator(`#${lastStep}`), 0.7);
  await reveal(lastStep, 'entered');
});

test('a slow light lies on the picture alone, once', async ({ visit }) => {
  const { page } = await visit();
  for (const [address, seconds] of [
    ['/approach', 6],
    ['/expertise', 4],
  ] as const) {
    await page.goto(address);
    const animated = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        const { duration, iterations } = animation.effect?.getTiming() ?? {};
        if (!(animation instanceof CSSAnimation) || !target?.closest('main')) return [];
        return [{ words: (target as HTMLElement).innerText, seconds: Number(duration) / 1000, iterations }];
      }),
    );
    expect(animated).toEqual([{ words: '', seconds, iterations: 1 }]);
  }
});
