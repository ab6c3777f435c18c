import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { localPath } from '../../../src/content/language.ts';
import { holdBack, hydrated, load } from '../../support/browser.ts';
import { areaPath } from '../../support/every-page.ts';
import { test } from '../pages/visit.ts';

/** Has the device draw every letter as wide as `widthOf` says. */
const drawLetters = (page: Page, widthOf: (letter: string) => number) =>
  page.addInitScript(
    `CanvasRenderingContext2D.prototype.measureText = (letter) => ({ width: (${widthOf})(letter) });`,
  );

/** How many fonts of the site take the place of others when they come, and how many of them have. */
const lateFonts = (page: Page) =>
  page.evaluate(() => {
    const late = [...document.fonts].filter(({ display }) => display === 'swap');
    return [late.length, late.filter(({ status }) => status === 'loaded').length];
  });

test('where the device has boxes for letters those of the site are shown, also late', async ({ visit }) => {
  const { page } = await visit();
  await drawLetters(page, () => 20);
  const letIn = await holdBack(page, '**/fonts/*-bn-*.woff2');
  // The document is not loaded without its fonts.
  await page.goto(localPath('bn', areaPath), { waitUntil: 'commit' });
  await hydrated(page);
  expect(await lateFonts(page)).toEqual([0, 0]);
  letIn();
  await expect.poll(() => lateFonts(page)).toEqual([2, 2]);
  await page.waitForFunction(() => document.body.style.opacity === '');
});

test('where it has letters nothing changes under the reader', async ({ visit }) => {
  const { page } = await visit();
  await drawLetters(page, (letter) => letter.codePointAt(0) ?? 0);
  const looked = page.waitForResponse(/\/missing-letters-/);
  await load(page, localPath('bn', areaPath));
  await (await looked).finished();
  await page.evaluate(() => document.fonts.ready);
  expect(await lateFonts(page)).toEqual([0, 0]);
});
