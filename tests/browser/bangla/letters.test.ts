import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { localPath } from '../../../src/content/language.ts';
import { holdBack, hydrated, load } from '../../support/browser.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { lateFormReady } from '../forms/outbox-setting.ts';
import { boxOf, settled } from '../pages/actions.ts';
import { test } from '../site.ts';

/** Has the device draw a box in the place of every letter. */
const drawBoxes = (page: Page) =>
  page.addInitScript(`CanvasRenderingContext2D.prototype.measureText = () => ({ width: 20 });`);

/** How many fonts of the site take the place of others when they come, and how many of them have. */
const lateFonts = (page: Page) =>
  page.evaluate(() => {
    const late = [...document.fonts].filter(({ display }) => display === 'swap');
    return [late.length, late.filter(({ status }) => status === 'loaded').length];
  });

test('where the device has boxes for letters the switch of an English page becomes legible, and what is typed', async ({
  visit,
}) => {
  const { page } = await visit();
  await drawBoxes(page);
  await watchShifts(page);
  const letIn = await holdBack(page, '**/fonts/*-bn-*.woff2');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.locator('html[data-lent=bn]').waitFor({ state: 'attached' });
  await lateFormReady(page);
  expect(await lateFonts(page)).toEqual([0, 0]);
  letIn();
  await expect.poll(() => lateFonts(page)).toEqual([2, 1]);
  await page.waitForFunction(() => document.body.style.opacity === '');
  for (const selector of ['header a[lang=bn]', 'main textarea']) {
    const family = await page
      .locator(selector)
      .first()
      .evaluate((place) => getComputedStyle(place).fontFamily);
    expect(family, selector).toContain('"Anek bn"');
  }
  expect(await shiftsOf(page)).toEqual([]);
});

test.for(['', localPath('bn', '')])(
  'who reads on below in %s/news keeps the place when the letters come',
  async (root, { visit }) => {
    const { page } = await visit('/', { reducedMotion: 'reduce' });
    await drawBoxes(page);
    // All of them are late: a page of boxes has another height.
    const letIn = await holdBack(page, '**/fonts/*.woff2');
    await page.goto(`${root}/news`, { waitUntil: 'commit' });
    await page.locator('html[data-lent=bn]').waitFor({ state: 'attached' });
    const read = page.locator('article').last().locator('p').last();
    await read.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await settled(page);
    const { top } = await boxOf(read);
    letIn();
    await expect.poll(() => lateFonts(page)).toEqual([2, root === '' ? 1 : 2]);
    await page.waitForFunction(() => document.body.style.opacity === '');
    expect(Math.abs((await boxOf(read)).top - top)).toBeLessThan(10);
  },
);

test.for(['/', '/contact'].flatMap((path) => [path, localPath('bn', path)]))(
  'in front of %s the disclaimer is not seen to move when the letters come',
  async (path, { visit }) => {
    const { page } = await visit(undefined, { accepted: false });
    await drawBoxes(page);
    await watchShifts(page);
    // Fonts come behind the first paint, and in front of what looks for boxes.
    const letFontsIn = await holdBack(page, '**/fonts/*.woff2');
    const letIn = await holdBack(page, '**/assets/missing-letters-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await hydrated(page);
    letFontsIn();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    letIn();
    await page.locator('html[data-lent=bn]').waitFor({ state: 'attached' });
    await expect.poll(async () => (await lateFonts(page))[1]).toBeGreaterThan(0);
    await page.waitForFunction(() => document.querySelector('dialog')?.style.opacity === '');
    expect(await shiftsOf(page)).toEqual([]);
  },
);

test.for(['', localPath('bn', '')])(
  'where it has letters, or boxes and those of the site are here in time, nothing changes under the reader of %s/contact',
  async (root, { visit }) => {
    const { page } = await visit();
    const looked = page.waitForResponse(/\/missing-letters-/);
    await load(page, `${root}/contact`);
    await (await looked).finished();
    await page.evaluate(() => document.fonts.ready);
    expect(await lateFonts(page)).toEqual([0, 0]);
    expect(await page.locator('html[data-lent]').count()).toBe(0);

    await page.addInitScript(() => {
      CanvasRenderingContext2D.prototype.measureText = function widthIn(text) {
        return { width: this.font.includes(' bn"') ? text.codePointAt(0) : 20 } as TextMetrics;
      };
    });
    await load(page, `${root}/contact`);
    await page.locator('html[data-lent=bn]').waitFor({ state: 'attached' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await lateFonts(page)).toEqual([0, 0]);
  },
);
