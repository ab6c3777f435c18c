import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { whyOurApproachWorks } from '../../../src/content/en/approach.ts';
import { buildSearchIndex } from '../../../src/content/search-index.ts';
import { loadAllTexts } from '../../../src/content/texts.ts';
import { findMatches, prepareSearch } from '../../../src/lib/search.ts';
import { holdBack, hydrated, offlineReady } from '../../support/browser.ts';
import { attributes, boxOf, hasFocus, isInSight, scrollToTop, settled } from './actions.ts';
import { test } from '../site.ts';
import { areaPath } from '../../support/every-page.ts';

const english = await buildSearchIndex(await loadAllTexts('en'));
const prepared = prepareSearch(english);

/** A word that several sections have, the first one in its text and the second on another page than /approach; no page as a whole. */
const query = (() => {
  const words = english.flatMap(({ sectionName }) => sectionName.toLowerCase().match(/[a-z]{7,}/g) ?? []);
  const isUseful = (word: string) => {
    const { matches, total } = findMatches(prepared, word, 2);
    if (!matches.every(({ sectionId }) => sectionId)) return false;
    return total > 2 && total < 10 && matches[0]?.matchStart !== null && matches[1]?.path !== '/approach';
  };
  return words.find(isUseful) ?? '';
})();
const { matches, total } = findMatches(prepared, query, 10);
const accented = query
  .toUpperCase()
  .replace(/[AEIOU]/, '$&\u0301')
  .normalize('NFC');

const indexFile = '**/search-index/0.json';
const box = (page: Page) => page.getByRole('combobox', { name: 'Search the site' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
const opens = (page: Page) => options(page).first().waitFor();
const closes = (page: Page) => options(page).first().waitFor({ state: 'detached' });

/** Waits until the screen reader is told exactly this. */
const says = (page: Page, text: string | RegExp) =>
  page.locator('search [role=status]').filter({ hasText: text }).waitFor({ state: 'attached' });

/** Which result is chosen, counted from 0; -1 for none. */
const activeOption = async (page: Page) => {
  const id = await box(page).getAttribute('aria-activedescendant');
  const marked = page.locator('[role=option][aria-selected=true]');
  expect(await attributes(marked, 'id')).toEqual(id ? [id] : []);
  return id ? Number(/\d+$/.exec(id)?.[0]) : -1;
};

/** Waits until the section of the address stands still below the header, in sight and with the focus. */
const landed = (page: Page) =>
  page.waitForFunction(() => {
    const target = location.hash !== '' && document.getElementById(location.hash.slice(1));
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Infinity;
    if (!target || document.activeElement !== target) return false;
    const { top } = target.getBoundingClientRect();
    return top >= header && top < innerHeight - 40;
  });

test('the index comes at the first touch; keys lead to a section', async ({ visit }) => {
  const asked: string[] = [];
  const { page } = await visit('/approach', {
    before: (empty) =>
      empty.on('request', (request) => {
        if (/search-index|everyday-words/.test(request.url())) asked.push(request.url());
      }),
  });
  await settled(page);
  expect(asked).toEqual([]);
  await box(page).focus();
  // Neither case nor accents matter.
  await page.keyboard.type(accented);
  await says(page, `${total} results`);
  expect(asked).toContainEqual(expect.stringContaining('everyday-words'));
  expect(new Set(asked).size).toBe(asked.length);

  // A result names page and section, with the match marked; how much it shows: unit/search.test.ts.
  const first = options(page).first();
  expect(await first.textContent()).toContain(matches[0]?.sectionName);
  expect((await first.locator('mark').textContent())?.toLowerCase()).toBe(query);
  expect(await first.getAttribute('href')).toBe(`${matches[0]?.path}#${matches[0]?.sectionId}`);

  // The keys of the text field stay its own until a result is chosen.
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(accented);
  // Enter offers the first result and does not yet leave.
  await page.keyboard.press('Enter');
  expect(await activeOption(page)).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/approach');
  await box(page).fill(query);
  await says(page, `${total} results`);
  expect(await box(page).getAttribute('aria-expanded')).toBe('true');
  expect(await activeOption(page)).toBe(-1);
  // Where each key leads: unit/search-keys.test.ts.
  for (const index of [0, 1]) {
    await page.keyboard.press('ArrowDown');
    expect(await activeOption(page)).toBe(index);
  }
  expect(await hasFocus(box(page))).toBe(true);
  await page.keyboard.press('Enter');
  await landed(page);
  expect(new URL(page.url()).pathname).toBe(matches[1]?.path);
  expect(await box(page).inputValue()).toBe('');
  expect(await options(page).count()).toBe(0);
  expect(await box(page).getAttribute('aria-expanded')).toBe('false');
});

test('arrows bring a result into view, and leave the page behind where it is', async ({ visit }) => {
  const { page } = await visit(areaPath, { reducedMotion: 'reduce' });
  await scrollToTop(page, 1500);
  await box(page).press('a');
  await options(page).nth(20).waitFor();
  for (const [key, places] of [
    ['ArrowDown', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['ArrowUp', [8, 7, 6, 5, 4, 3, 2, 1, 0]],
  ] as const)
    for (const index of places) {
      await page.keyboard.press(key);
      expect(await activeOption(page)).toBe(index);
      await settled(page);
      expect(await isInSight(options(page).nth(index))).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(1500);
    }
});

test('an index that fails or is late is told, and then searched', async ({ visit }) => {
  const { page } = await visit('/approach', { expected: /ERR_FAILED/ });
  await page.route(indexFile, (route) => route.abort());
  await box(page).fill(query.slice(0, 3));
  await says(page, 'The search index could not be loaded. Please try again.');
  await page.unroute(indexFile);
  const release = await holdBack(page, indexFile);
  await box(page).fill(query);
  await says(page, 'Loading the search index...');
  expect(await options(page).count()).toBe(0);
  release();
  await opens(page);
  expect(await box(page).inputValue()).toBe(query);
});

test('the list closes in every way; what is not there is told', async ({ visit }) => {
  const { page } = await visit('/approach');
  for (const [close, left] of [
    [() => page.keyboard.press('Escape'), query],
    [() => box(page).fill(''), ''],
    [() => page.getByRole('button', { name: 'Clear search' }).click(), ''],
    // To the button that clears; then out.
    [() => page.keyboard.press('Tab').then(() => page.keyboard.press('Tab')), query],
    // Before the button of the mouse is released.
    [() => page.mouse.move(20, 700).then(() => page.mouse.down()), query],
  ] as const) {
    await page.mouse.up();
    await box(page).fill('');
    await box(page).fill(query);
    await opens(page);
    await close();
    await closes(page);
    expect(await box(page).inputValue()).toBe(left);
    if (left === '') expect(await hasFocus(box(page))).toBe(true);
  }
  await page.mouse.up();
  await box(page).click();
  await opens(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await opens(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await box(page).inputValue()).toBe('');

  for (const query of ['zzzyx', 'হিজলতলা যা নেই', '???']) {
    await box(page).fill(query);
    await says(page, 'No Match....');
    expect(await page.locator('search p').textContent()).toBe('No Match....');
    expect(await options(page).count()).toBe(0);
    expect(await box(page).getAttribute('aria-expanded')).toBe('false');
    await box(page).fill('');
  }
});

test('an input method composes undisturbed and is searched on the way', async ({ visit }) => {
  const { page, context } = await visit('/approach');
  await box(page).focus();
  const keyboard = await context.newCDPSession(page);
  for (const text of [query.slice(0, 1), query.slice(0, 2), query]) {
    const [selectionStart, selectionEnd] = [text.length, text.length];
    await keyboard.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
  }
  await says(page, `${total} results`);
  // While a word is composed, arrows and Enter choose among the input method's own suggestions.
  await box(page).evaluate((element) => {
    for (const key of ['ArrowDown', 'Enter']) {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }));
    }
  });
  expect(await activeOption(page)).toBe(-1);
  await keyboard.send('Input.insertText', { text: 'মিউটেশন' });
  await expect.poll(() => box(page).inputValue()).toBe('মিউটেশন');
  await says(page, 'No Match....');
});

test('on a phone a button opens a row with results of full width', async ({ visit }) => {
  const { page } = await visit('/approach', { width: 360, height: 700, hasTouch: true });
  const button = page.locator('search > button');
  expect(await box(page).count()).toBe(0);
  await button.click();
  await box(page).waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await box(page).waitFor({ state: 'hidden' });
  expect(await hasFocus(button)).toBe(true);
  await button.click();
  await page.getByRole('button', { name: 'Close search' }).click();
  await box(page).waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  expect(await hasFocus(box(page))).toBe(true);
  await page.keyboard.type('a');
  await says(page, /^30 of \d\d+ results$/);
  expect(await options(page).count()).toBe(30);
  // On its way in, its measures are off by a hair.
  await settled(page);
  const panel = await boxOf(page.getByRole('listbox'));
  expect(panel.width).toBeGreaterThanOrEqual(300);
  expect(panel.height).toBeLessThanOrEqual(500);
  const total = await boxOf(page.locator('search p').filter({ hasText: /^30 of \d+ results$/ }));
  expect(total.bottom).toBeLessThanOrEqual(700);
  expect(total.height).toBeGreaterThan(20);

  await page.locator('[role=option][href*="#"]').first().tap();
  await landed(page);
  expect(await box(page).count()).toBe(0);
});

test('a click follows a result, also on the same page, also with the network off', async ({
  visit,
  server,
}) => {
  const { page } = await visit('/team', { worker: true, expected: /ERR_FAILED/ });
  await offlineReady(page);
  await server.stop();
  await page.reload();
  await hydrated(page);
  for (let time = 0; time < 2; time += 1) {
    await box(page).fill(whyOurApproachWorks.sectionName.slice(0, 12));
    await options(page).filter({ hasText: whyOurApproachWorks.sectionName }).first().click();
    await landed(page);
    expect(page.url()).toBe(`${server.url}/approach#why-our-approach-works`);
    expect(await box(page).inputValue()).toBe('');
    expect(await options(page).count()).toBe(0);
    await scrollToTop(page, 0);
  }
});
