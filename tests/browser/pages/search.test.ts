import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, offlineReady } from '../../support/browser.ts';
import { useSite, type VisitOptions } from '../site.ts';

const site = useSite();
const indexChunk = /\/search-index\/0\.json$/;

async function open(options: VisitOptions = {}, address = '/approach') {
  const opened = await site.openPage(options);
  await opened.page.goto(site.server.url + address);
  await hydrated(opened.page);
  return opened;
}

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the site' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
const status = (page: Page) => page.locator('search [role=status]');

/** Waits until the screen reader is told exactly this. */
async function says(page: Page, text: string | RegExp): Promise<void> {
  await status(page).filter({ hasText: text }).waitFor({ state: 'attached' });
}

const activeOption = (page: Page) =>
  page.evaluate(() => {
    const id = document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant');
    const marked = [...document.querySelectorAll('[role=option][aria-selected=true]')];
    return { index: id ? Number(/\d+$/.exec(id)?.[0]) : -1, same: marked[0]?.id === (id ?? undefined) };
  });

test('the index is fetched when the box is first touched, not before', async () => {
  const { page, messages } = await open();
  const asked: string[] = [];
  page.on('request', (request) => indexChunk.test(request.url()) && asked.push(request.url()));
  await page.reload();
  await hydrated(page);
  expect(asked).toEqual([]);
  await box(page).focus();
  await box(page).fill('mutation');
  await says(page, '7 results');
  expect(asked.length).toBe(1);
  expect(messages).toEqual([]);
});

test('what was typed before the index arrived is searched when it arrives', async () => {
  const { page } = await open();
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(indexChunk, async (route) => {
    await held;
    await route.continue();
  });
  await box(page).fill('khatian');
  await says(page, 'Loading the search index...');
  expect(await options(page).count()).toBe(0);
  release();
  await options(page).first().waitFor();
  expect(await box(page).inputValue()).toBe('khatian');
});

test('an index that cannot be had is told, and asked for again with the next letter', async () => {
  const { page } = await open();
  await page.route(indexChunk, (route) => route.abort());
  await box(page).fill('mut');
  await says(page, 'The search index could not be loaded. Please try again.');
  await page.unroute(indexChunk);
  await box(page).fill('mutation');
  await says(page, '7 results');
});

test('a result names page and section and shows 100 characters with the match marked', async () => {
  const { page } = await open();
  // Neither case nor accents matter.
  await box(page).fill('MÚTATION');
  await says(page, '7 results');
  const first = options(page).first();
  expect(await first.locator('strong').textContent()).toBe('Real Estate & Property Law Services');
  expect(await first.textContent()).toContain('Mutation and Land Records');
  expect(await first.locator('mark').textContent()).toBe('Mutation');
  expect(await first.getAttribute('href')).toMatch(/^\/real-estate-property-law#[a-z-]+$/);
  const cut = options(page).filter({ hasText: '…' }).first();
  const snippet = (await cut.locator(':scope > span').last().textContent()) ?? '';
  expect(snippet.length).toBe(101);
});

test('up, down, home and end go through the results, Enter follows one to its section', async () => {
  const { page, messages } = await open();
  await box(page).focus();
  await page.keyboard.type('mutation');
  await says(page, '7 results');
  expect(await box(page).getAttribute('aria-expanded')).toBe('true');
  expect(await activeOption(page)).toEqual({ index: -1, same: true });
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', 6],
    ['ArrowDown', 0],
    ['ArrowUp', 6],
    ['Home', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    expect(await activeOption(page), key).toEqual({ index, same: true });
  }
  expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash !== '');
  await landed(page);
  expect(new URL(page.url()).pathname).toBe('/property-land-vetting');
  expect(await box(page).inputValue()).toBe('');
  expect(await options(page).count()).toBe(0);
  expect(await box(page).getAttribute('aria-expanded')).toBe('false');
  expect(messages).toEqual([]);
});

/** Waits until the section of the address stands still below the header, in sight and with the focus. */
async function landed(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const target = document.getElementById(location.hash.slice(1));
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Infinity;
    if (!target || document.activeElement !== target) return false;
    const top = target.getBoundingClientRect().top;
    return top >= header && top < innerHeight - 40;
  });
}

test('the keys of the text field stay its own until a result is chosen', async () => {
  const { page } = await open();
  await box(page).fill('mutation');
  await says(page, '7 results');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  expect(
    await box(page).evaluate((element: HTMLInputElement) => [element.selectionStart, element.selectionEnd]),
  ).toEqual([0, 8]);
  // Enter offers the first result and does not yet leave.
  await page.keyboard.press('Enter');
  expect(await activeOption(page)).toEqual({ index: 0, same: true });
  expect(new URL(page.url()).pathname).toBe('/approach');
});

test('Escape closes the list, then empties the box; an arrow opens the list again', async () => {
  const { page } = await open();
  await box(page).fill('mutation');
  await options(page).first().waitFor();
  await page.keyboard.press('Escape');
  await options(page).first().waitFor({ state: 'detached' });
  expect(await box(page).inputValue()).toBe('mutation');
  await page.keyboard.press('ArrowDown');
  await options(page).first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await box(page).inputValue()).toBe('');
});

test('a click follows a result, also to a section of the same page, and clears the box', async () => {
  const { page, messages } = await open({}, '/approach');
  for (const section of ['Why Our Approach Works', 'Why Our Approach Works']) {
    await box(page).fill('why our approach');
    await options(page).filter({ hasText: section }).first().click();
    await landed(page);
    expect(page.url()).toBe(`${site.server.url}/approach#why-our-approach-works`);
    expect(await box(page).inputValue()).toBe('');
    expect(await options(page).count()).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  expect(messages).toEqual([]);
});

test('a press of the mouse outside closes the list before it is released', async () => {
  const { page } = await open();
  await box(page).fill('mutation');
  await options(page).first().waitFor();
  await page.mouse.move(20, 700);
  await page.mouse.down();
  await options(page).first().waitFor({ state: 'detached' });
  await page.mouse.up();
  expect(await box(page).inputValue()).toBe('mutation');
  await box(page).click();
  await options(page).first().waitFor();
});

test('emptying the box closes the list; so does leaving it by keyboard', async () => {
  const { page } = await open();
  await box(page).fill('mutation');
  await options(page).first().waitFor();
  await box(page).fill('');
  await options(page).first().waitFor({ state: 'detached' });
  await box(page).fill('mutation');
  await options(page).first().waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await options(page).first().waitFor({ state: 'detached' });
  expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await box(page).fill('mutation');
  await options(page).first().waitFor();
  // To the button that clears; then out.
  await page.keyboard.press('Tab');
  expect(await options(page).count()).toBe(7);
  await page.keyboard.press('Tab');
  await options(page).first().waitFor({ state: 'detached' });
});

test('what is not there is told, in Bangla, too', async () => {
  const { page, messages } = await open();
  for (const query of ['zzzyx', 'হিজলতলা যা নেই', '???']) {
    await box(page).fill(query);
    await says(page, 'No Match....');
    expect(await page.locator('search p').textContent()).toBe('No Match....');
    expect(await options(page).count()).toBe(0);
    expect(await box(page).getAttribute('aria-expanded')).toBe('false');
    await box(page).fill('');
  }
  expect(messages).toEqual([]);
});

test('an input method composes undisturbed and is searched on the way', async () => {
  const { page, context } = await open();
  await box(page).focus();
  const keyboard = await context.newCDPSession(page);
  for (const text of ['m', 'mu', 'mutation']) {
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await says(page, '7 results');
  // While a word is composed, arrows and Enter choose among the input method's own suggestions.
  await box(page).evaluate((element) => {
    for (const key of ['ArrowDown', 'Enter']) {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }));
    }
  });
  expect(await activeOption(page)).toEqual({ index: -1, same: true });
  await keyboard.send('Input.insertText', { text: 'মিউটেশন' });
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[role=combobox]')?.value === 'মিউটেশন',
  );
  await says(page, 'No Match....');
});

test('on a phone a button opens a row under the bar, with results as wide as the screen', async () => {
  const { page, messages } = await open({ width: 360, height: 900, hasTouch: true });
  expect(await box(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('law');
  await options(page).first().waitFor();
  const panel = await page.getByRole('listbox').evaluate(async (list) => {
    // On its way in, its measures are off by a hair.
    await Promise.all((list.parentElement?.getAnimations() ?? []).map(({ finished }) => finished));
    return list.getBoundingClientRect().toJSON() as DOMRect;
  });
  expect(panel.width).toBeGreaterThanOrEqual(300);
  expect(panel.left).toBeGreaterThanOrEqual(0);
  expect(panel.right).toBeLessThanOrEqual(360);
  expect(panel.height).toBeLessThanOrEqual(500);
  expect(await options(page).count()).toBe(30);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await options(page).nth(1).tap();
  await landed(page);
  expect(await box(page).count()).toBe(0);
  expect(messages).toEqual([]);
});

test('the row on a phone closes by its button and by Escape, and gives the focus back', async () => {
  const { page } = await open({ width: 360, height: 740 });
  const button = page.locator('search > button');
  await button.click();
  await box(page).waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await box(page).waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await button.click();
  await box(page).waitFor();
  await page.getByRole('button', { name: 'Close search' }).click();
  await box(page).waitFor({ state: 'hidden' });
});

test('search works with the network off', async () => {
  const { context, page, messages } = await open({ worker: true });
  await offlineReady(page);
  await site.server.stop();
  await context.setOffline(true);
  try {
    await page.reload();
    await hydrated(page);
    await box(page).fill('mutation');
    await says(page, '7 results');
    await options(page).first().click();
    await landed(page);
    expect(new URL(page.url()).pathname).toBe('/real-estate-property-law');
    expect(messages).toEqual([]);
  } finally {
    await site.server.restart();
  }
});

test('a search that matches more than it shows says how many there are', async () => {
  const { page, messages } = await open({ width: 360, height: 700 });
  await page.getByRole('button', { name: 'Search' }).click();
  await box(page).fill('law');
  await says(page, /^30 of \d\d+ results$/);
  expect(await options(page).count()).toBe(30);
  const shown = page.locator('search p').filter({ hasText: /^30 of \d+ results$/ });
  const { y = 0, height = 0 } = (await shown.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(700);
  expect(height).toBeGreaterThan(20);
  expect(messages).toEqual([]);
});
