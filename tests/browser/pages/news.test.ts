import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newsId } from '../../../src/api/news.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { controlled } from '../../support/browser.ts';
import { areaPath, areaSections, areaTitle } from '../../support/every-page.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { attributes, boxOf, focusReaches, setHidden, standsBelowHeader } from './actions.ts';
import { test } from '../site.ts';

const call = 'GET news-and-events';
const list = sample['news-and-events'];
const cards = (page: Page) => page.locator('main article');
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Item ${index}`,
    date_posted: '2026-11-15T09:30:00+06:00',
    description: (list[index % list.length] ?? {}).description,
  }));
const idOf = ({ title, date_posted }: { title: string; date_posted: string }) => newsId(title, date_posted);

test('the list shows all; a long text is cut after 100 words', async ({ visit, server }) => {
  // What the sample's news links to may be no page of this firm.
  const place = `${areaPath}#${areaSections[0]}`;
  const linked = list.map((item) => ({
    ...item,
    description: item.description.replaceAll('/family-law#maintenance-dower', place),
  }));
  server.switches.set({ call, effect: { kind: 'list', body: linked } });
  const { page } = await visit('/news');
  await cards(page).nth(7).waitFor();
  expect(await cards(page).locator('h2').allTextContents()).toEqual(list.map(({ title }) => title));
  const first = cards(page).first();
  expect(await first.innerText()).toContain('Sabrina Mehjabin Haque');
  expect(await first.locator('img').getAttribute('src')).toBe('/art/avatar-default.svg');
  const dates = await cards(page).locator('time').allTextContents();
  expect(dates).toHaveLength(list.length);
  expect(dates.slice(0, 3)).toEqual(['15 Nov 2026', '28 Oct 2026', '30 Sept 2026']);

  const toggles = page.locator('article button[aria-expanded]');
  const [more, less] = ['Continue Reading...', 'Show Less'];
  expect(await toggles.allTextContents()).toEqual([more, more, more]);
  const text = page.locator(`[id="${await toggles.nth(1).getAttribute('aria-controls')}"]`);
  expect(await text.innerText()).toMatch(/land may be sold only if the name…$/);
  expect((await text.innerText()).split(/\s+/)).toHaveLength(100);
  await toggles.nth(1).click();
  expect(await toggles.allTextContents()).toEqual([more, less, more]);
  expect(await toggles.nth(1).getAttribute('aria-expanded')).toBe('true');
  expect(await text.innerText()).not.toContain('…');
  await toggles.nth(1).click();
  expect(await text.innerText()).toMatch(/only if the name…$/);
  // Closing from far below brings the beginning of the card back.
  expect(await cards(page).nth(1).locator('h2').isVisible()).toBe(true);

  // Headings come below the title of the card, lists and quotes stay.
  await toggles.first().click();
  expect(await first.locator('h2').count()).toBe(1);
  expect(await first.locator('h3').allTextContents()).toEqual(['Before filing', 'The steps']);
  expect(await first.locator('li').count()).toBe(4);
  expect(await first.locator('blockquote').count()).toBe(1);

  // A link to a page of this site is followed without loading a document.
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('link', { name: 'our family law page' }).click();
  await page.waitForURL(`**${place}`);
  await page.locator('main h1', { hasText: areaTitle }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  // Back finds it open, as it was left.
  await page.goBack();
  await toggles.first().filter({ hasText: less }).waitFor();
});

test('a text without tags keeps its paragraphs; links to other sites know nothing of this, a picture without a host is of the API; without a date there is none', async ({
  visit,
  server,
}) => {
  const links =
    '<p><a href="https://example.org/a" target="_self" rel="opener">out</a> <a href="//example.org/b">also</a> ' +
    '<a href="/team" target="_blank">in</a> <a href="mailto:a@example.org">mail</a> <a href="ftp://example.org">no</a> <img src="office.svg"></p>';
  const long = `First & last.\r\nSecond line.\n\n${'word '.repeat(100)}end.`;
  const body = [
    { title: 'None', date_posted: null, description: links },
    ...[long, '<p>One\nparagraph</p>'].map((description) => ({ title: description, description })),
  ];
  server.switches.set({ call, effect: { kind: 'list', body } });
  const svg = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  const { page } = await visit('/news', {
    before: (empty) => empty.route('**/office.svg', (route) => route.fulfill(svg)),
  });
  const first = cards(page).first();
  expect(await first.innerText()).toMatch(/^\s*None/);
  expect(await first.locator('p img').getAttribute('src')).toBe(`${server.url}/api/office.svg`);
  const outside = 'noopener noreferrer nofollow ugc';
  const addresses = ['https://example.org/a', '//example.org/b', '/team', 'mailto:a@example.org', null];
  expect(await attributes(first.locator('a'), 'href')).toEqual(addresses);
  expect(await attributes(first.locator('a'), 'rel')).toEqual([outside, outside, null, null, null]);
  expect(await attributes(first.locator('a'), 'target')).toEqual(['_blank', '_blank', null, null, null]);

  const more = page.locator('article button[aria-expanded]');
  const text = page.locator(`[id="${await more.getAttribute('aria-controls')}"]`);
  expect(await text.innerText()).toMatch(/^First & last\.\nSecond line\.\n\nword .*word…$/);
  await more.click();
  expect(await text.innerText()).toMatch(/^First & last\.\nSecond line\.\n\nword .*end\.$/);
  // In markup they mean nothing.
  expect(await cards(page).last().locator('p').last().innerText()).toBe('One paragraph');
});

test('a list of a thousand items is drawn slice by slice, in its place', async ({ visit, server }) => {
  server.switches.set({ call, effect: { kind: 'list', body: many(1000) } });
  const { page } = await visit('/news', { before: watchShifts });
  await cards(page).first().waitFor();
  let before = await cards(page).count();
  expect(before).toBeLessThanOrEqual(24);
  for (let step = 0; step < 3; step += 1) {
    await cards(page).last().scrollIntoViewIfNeeded();
    await page.waitForFunction((count) => document.querySelectorAll('main article').length > count, before);
    before = await cards(page).count();
  }
  expect(before).toBeLessThan(100);
  // The place of the rest is kept: the page is about as long as it will be.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(300_000);
  expect(await shiftsOf(page)).toEqual([]);
  // On paper all of it is there, also where it is laid out in the same task.
  const printed = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('main article').length;
  });
  expect(printed).toBe(1000);
});

test('the address of an item opens it, brings it into view and into focus, also among a thousand', async ({
  visit,
  server,
}) => {
  const third = list[2]!;
  const { page } = await visit(`/news#${idOf(third)}`);
  await standsBelowHeader(page, idOf(third));
  await page.locator(`#${idOf(third)} button`, { hasText: 'Show Less' }).waitFor();
  expect(await page.getByRole('button', { name: /Show Less/ }).count()).toBe(1);
  await focusReaches(page, `#${idOf(third)}`);

  const items = many(1000);
  server.switches.set({ call, effect: { kind: 'list', body: items } });
  const id = idOf(items[699] ?? third);
  const long = await visit(`/news#${id}`);
  await standsBelowHeader(long.page, id);
});

test('the entrance of the cards lasts half a second, 0.2 seconds from one to the next, and never hides a word', async ({
  visit,
}) => {
  const entrances: unknown[] = [];
  const before = async (empty: Page) => {
    await empty.exposeFunction('note', (entrance: unknown) => void entrances.push(entrance));
    // Each as it begins: on a busy machine the first may be over before the test comes to look.
    await empty.addInitScript(() =>
      document.addEventListener('animationstart', ({ target }) => {
        if (!(target instanceof HTMLElement) || target.dataset['entered'] === undefined) return;
        const { delay, duration } = target.getAnimations()[0]?.effect?.getTiming() ?? {};
        const { note } = globalThis as unknown as { note: (entrance: object) => void };
        note({ delay, duration, opacity: getComputedStyle(target).opacity });
      }),
    );
  };
  await visit('/news', { height: 2400, before });
  const expected = [0, 200, 400].map((delay) => ({ delay, duration: 500, opacity: '1' }));
  await expect.poll(() => entrances.slice(0, 3)).toEqual(expected);
});

test('a card that enters stands still for a press, so that what is pressed is what was meant', async ({
  visit,
}) => {
  // Where nothing may be copied, the press leads to the card.
  const { page } = await visit('/news', { permissions: ['clipboard-write'] });
  const card = cards(page).nth(6);
  await card.waitFor();
  const button = card.getByRole('button', { name: /^Share/ });
  // In one go, so that the card is still on its way.
  const { left, top } = await button.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element.getBoundingClientRect().toJSON() as DOMRect;
  });
  await page.mouse.move(left + 30, top + 24);
  await page.mouse.down();
  // The browser holds an animation with its next frame.
  await card.evaluate((element) => Promise.all(element.getAnimations().map(({ ready }) => ready)));
  const place = async () => (await boxOf(button)).top;
  const pressed = await place();
  await page.waitForTimeout(900);
  expect(await place()).toBe(pressed);
  await page.mouse.up();
  await expect.poll(place).toBeCloseTo(top, 0);
});

const noon = new Date('2026-11-21T06:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const atNoon = { before: (page: Page) => page.clock.setFixedTime(noon) };

// What a new connection does: offline/offline-data.test.ts.
test('a stored list is asked for anew on a return to the tab, not more than once a minute', async ({
  visit,
  server,
}) => {
  // Another load of the page comes from the worker: what the host sends brings the list along (its preload).
  const { page } = await visit('/news', { ...atNoon, worker: true });
  await cards(page).first().waitFor();
  await controlled(page);
  await page.clock.setFixedTime(later(0.9));
  await setHidden(page, false);
  await page.clock.setFixedTime(later(1));
  const body = [{ title: 'Just published', description: 'now' }];
  server.switches.set({ call, effect: { kind: 'list', body } });
  await setHidden(page, false);
  await page.getByText('Just published').waitFor();
  await page.reload();
  await cards(page).first().waitFor();
  expect(server.ledger.requests(call)).toHaveLength(2);
});

// That it stays where a refresh fails: offline/offline-data.test.ts.
test('a stored list is shown at once, with its date after a day', async ({ visit, server }) => {
  const { page } = await visit('/news', { ...atNoon, reducedMotion: 'reduce' });
  await cards(page).first().waitFor();
  const count = await cards(page).count();
  // The cards enter only where motion is welcome.
  expect(await page.locator('article[data-entered]').count()).toBe(0);
  expect(await page.getByText(/Saved copy/).count()).toBe(0);

  server.switches.set({ call, effect: { kind: 'hold' } });
  await page.clock.setFixedTime(later(25 * 60));
  await page.goto('/news');
  await page.getByText('Saved copy from 21 Nov 2026').waitFor();
  expect(await cards(page).count()).toBe(count);
  // The refresh behind it succeeds: the line goes, and the list does not move.
  const { top } = await boxOf(cards(page).first());
  server.switches.clear();
  await page.getByText(/Saved copy/).waitFor({ state: 'detached' });
  expect((await boxOf(cards(page).first())).top).toBe(top);
});
