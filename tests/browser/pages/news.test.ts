import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newsId } from '../../../src/api/news.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { focusReaches, standsBelowHeader } from './actions.ts';
import { test } from './visit.ts';

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

describe('the list', () => {
  test('loads, then shows all; a long text is cut after 100 words', async ({ visit, server }) => {
    server.switches.set({ call, effect: { kind: 'hold' } });
    const { page } = await visit('/news');
    expect(await page.getByText('Loading news...').isVisible()).toBe(true);
    server.switches.clear();
    await cards(page).nth(7).waitFor();
    expect(await page.getByText('Loading news...').count()).toBe(0);
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
    await page.locator('main h1', { hasText: /^Family Law/ }).waitFor();
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });

  test('has the dates of Dhaka; links to other sites know nothing of this', async ({ visit, server }) => {
    const body = [
      { title: 'Late', date_posted: '2026-12-31T18:30:00Z' },
      { title: 'Odd', date_posted: 'some day in May' },
      {
        title: 'None',
        date_posted: null,
        description:
          '<p><a href="https://example.org/a" target="_self" rel="opener">out</a> <a href="//example.org/b">also</a> ' +
          '<a href="/team" target="_blank">in</a> <a href="mailto:a@example.org">mail</a> <a href="ftp://example.org">no</a></p>',
      },
    ];
    server.switches.set({ call, effect: { kind: 'list', body } });
    const { page } = await visit('/news', { timezoneId: 'America/Los_Angeles' });
    await cards(page).nth(2).waitFor();
    expect(await cards(page).nth(0).innerText()).toContain('1 Jan 2027');
    expect(await cards(page).nth(1).innerText()).toContain('some day in May');
    expect(await cards(page).nth(2).innerText()).toMatch(/^\s*None/);
    const links = await cards(page)
      .nth(2)
      .locator('a')
      .evaluateAll((all) => all.map((a) => ['href', 'rel', 'target'].map((name) => a.getAttribute(name))));
    expect(links).toEqual([
      ['https://example.org/a', 'noopener noreferrer nofollow ugc', '_blank'],
      ['//example.org/b', 'noopener noreferrer nofollow ugc', '_blank'],
      ['/team', null, null],
      ['mailto:a@example.org', null, null],
      [null, null, null],
    ]);
  });

  test.for(['empty', 'captive portal', 'malformed JSON'] as const)(
    'that comes as %s says so, and can be asked for again',
    async (kind, { visit, server }) => {
      server.switches.set({ call, effect: { kind }, times: 1 });
      const { page } = await visit('/news');
      await page.getByText('No news articles available.').waitFor();
      expect(await page.getByText('Loading news...').count()).toBe(0);
      const retry = page.getByRole('button', { name: 'Retry' });
      expect(await retry.count()).toBe(kind === 'empty' ? 0 : 1);
      if (kind === 'empty') return;
      await retry.click();
      await cards(page).nth(7).waitFor();
    },
  );

  test('of a thousand items is drawn slice by slice, in its place', async ({ visit, server }) => {
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
  });

  test('is all there for print', async ({ visit, server }) => {
    server.switches.set({ call, effect: { kind: 'list', body: many(40) } });
    const { page } = await visit('/news');
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBeLessThan(40);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await cards(page).nth(39).waitFor({ state: 'attached' });
  });
});

describe('the address of an item', () => {
  test('opens it, brings it into view and into focus', async ({ visit }) => {
    const third = list[2];
    if (!third) throw new Error('The sample has no third item');
    const id = idOf(third);
    const { page } = await visit(`/news#${id}`);
    await standsBelowHeader(page, id);
    const shown = page.getByRole('button', { name: /Show Less/ });
    expect(await shown.count()).toBe(1);
    expect(
      await page
        .locator(`#${id}`)
        .getByRole('button', { name: /Show Less/ })
        .isVisible(),
    ).toBe(true);
    await focusReaches(page, `#${id}`);
  });

  test('finds it in a list of a thousand', async ({ visit, server }) => {
    const items = many(1000);
    server.switches.set({ call, effect: { kind: 'list', body: items } });
    const id = idOf(items[699] ?? { title: '', date_posted: '' });
    const { page } = await visit(`/news#${id}`);
    await standsBelowHeader(page, id);
  });
});

describe('the entrance of the cards', () => {
  test('lasts half a second, 0.2 seconds from one to the next, and never hides a word', async ({ visit }) => {
    const { page } = await visit('/news', {
      height: 2400,
      // Each as it begins: on a busy machine the first may be over before the test comes to look.
      before: (empty) =>
        empty.addInitScript(() => {
          const entrances: object[] = [];
          Object.assign(globalThis, { entrances });
          document.addEventListener('animationstart', ({ target }) => {
            if (!(target instanceof HTMLElement) || target.dataset['entered'] === undefined) return;
            const { delay, duration } = target.getAnimations()[0]?.effect?.getTiming() ?? {};
            entrances.push({ delay, duration, opacity: getComputedStyle(target).opacity });
          });
        }),
    });
    const entrances = () =>
      page.evaluate(() => (globalThis as unknown as { entrances: object[] }).entrances.slice(0, 3));
    await expect
      .poll(entrances)
      .toEqual([0, 200, 400].map((delay) => ({ delay, duration: 500, opacity: '1' })));
  });

  test('stands still for a press, so that what is pressed is what was meant', async ({ visit }) => {
    const { page } = await visit('/news');
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
    const place = () => button.evaluate((element) => element.getBoundingClientRect().top);
    const pressed = await place();
    await page.waitForTimeout(900);
    expect(await place()).toBe(pressed);
    await page.mouse.up();
    await expect.poll(place).toBeCloseTo(top, 0);
  });

  test('does not happen where motion is unwelcome', async ({ visit }) => {
    const { page } = await visit('/news', { reducedMotion: 'reduce' });
    await cards(page).nth(7).waitFor();
    expect(await page.locator('article[data-entered]').count()).toBe(0);
  });
});
