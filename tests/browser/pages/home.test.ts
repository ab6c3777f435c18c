import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { firm } from '../../../src/content/en/firm.ts';
import * as home from '../../../src/content/en/home.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { overflowing, readToTheEnd } from '../../support/page-checks.ts';
import { passTime, scrollToTop, settled, styleOf } from './actions.ts';
import { test } from '../site.ts';

const figure = (page: Page) => page.locator('[data-count]').textContent();
const litSlots = (page: Page) => page.locator('[data-lit]').count();

test('has its sections in order; what waits below slides in once', async ({ visit }) => {
  const { page } = await visit('/');
  expect(await page.locator('main h1').allTextContents()).toEqual([`${firm.name}, ${firm.descriptor}`]);
  expect(await page.locator('main h2').allTextContents()).toEqual([
    ...home.heroSlides.map(({ title }) => title),
    `${firm.name}: ${home.aboutUs.sectionTitle}`,
    home.experience.heading,
    home.principles.title,
    home.missionAndVision.title,
    home.setApart.title,
    home.homeServices.title,
  ]);
  const call = page.getByRole('link', { name: home.experience.callNow });
  expect(await call.getAttribute('href')).toBe(`tel:${firm.phone.tel}`);
  // Screen readers are told the final figure only.
  await expect.poll(() => figure(page)).toBe('0');
  const told = await page.locator('#principles-home').ariaSnapshot();
  expect(told).toContain(`paragraph: "${firm.yearsOfExperience}"`);

  const text = page.locator('#about-us-home [data-reveal]').last();
  await expect.poll(() => text.getAttribute('data-reveal')).toBe('armed');
  expect(await styleOf(text, 'opacity')).toBe('0');
  await text.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await expect.poll(() => text.getAttribute('data-reveal')).toBe('entered');
  await expect.poll(() => styleOf(text, 'opacity')).toBe('1');
  await expect.poll(() => styleOf(text, 'transform')).toBe('none');
  await scrollToTop(page, 0);
  expect(await text.getAttribute('data-reveal')).toBe('entered');
});

test('experience is counted up in six seconds, once seen', async ({ visit }) => {
  const { page } = await visit('/', { before: (empty) => empty.clock.install() });
  await page.clock.pauseAt(Date.now() + 1000);
  await expect.poll(() => figure(page)).toBe('0');
  expect(await litSlots(page)).toBe(0);
  await page
    .locator('#principles-home')
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  // The first frame after the block has come into view starts the count.
  await expect
    .poll(async () => {
      await passTime(page, 100);
      return Number(await figure(page));
    })
    .toBeGreaterThan(0);
  await passTime(page, 1900);
  // How the steps grow: unit/count-progress.test.ts.
  const shown = Number(await figure(page));
  expect(await litSlots(page)).toBe(shown);
  expect(shown).toBeLessThan(firm.yearsOfExperience);
  await passTime(page, 6000);
  expect(await figure(page)).toBe(String(firm.yearsOfExperience));
  expect(await litSlots(page)).toBe(firm.yearsOfExperience);
});

test.for([
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
])('at $width px all enters on a walk down, and nothing shifts', async (size, { visit }) => {
  const { page } = await visit('/', { ...size, before: watchShifts });
  await expect.poll(() => page.locator('[data-reveal=armed]').count()).toBeGreaterThan(0);
  expect(await overflowing(page)).toEqual([]);
  await readToTheEnd(page);
  await expect.poll(() => page.locator('[data-reveal=armed]').count()).toBe(0);
  await page.getByRole('region', { name: home.homeServices.title }).locator('[data-track=moving]').waitFor();
  await settled(page);
  expect(await overflowing(page)).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);
});
