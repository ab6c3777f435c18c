import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from '../site.ts';

const site = useSite();
const offset = 225;

const topOf = (page: Page, id: string) =>
  page.evaluate(
    (target) => Math.round(document.getElementById(target)?.getBoundingClientRect().top ?? -1),
    id,
  );

/** Waits until the page stands still at the target: its top 225 px below the top of the window, or the page's end. */
async function arrivesAt(page: Page, id: string): Promise<void> {
  await page.waitForFunction(
    ([target, distance]) => {
      const top = document.getElementById(target as string)?.getBoundingClientRect().top ?? -1;
      return Math.abs(top - Number(distance)) <= 2;
    },
    [id, offset] as const,
  );
}

/** What the head says of the page; a tag of which there are two is named twice. */
const headOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('title, meta[name], meta[property], link[rel=canonical]')]
      .map(({ outerHTML }) => outerHTML)
      .filter((tag) => !/viewport|color/.test(tag))
      .toSorted(),
  );

test('the head of a page is the same by a link as by its address', async () => {
  const { page, messages } = await site.open('/family-law');
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
  for (const [address, link] of [
    ['/team', 'footer a[href="/team"]'],
    ['/stored-on-this-device', 'footer a[href="/stored-on-this-device"]'],
    ['/contact', 'footer a[href="/contact"]'],
  ] as const) {
    await page.locator(link).first().click();
    await page.waitForURL(`**${address}`);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    const byLink = await headOf(page);
    // What the build says to search engines is that of one page.
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
    const byAddress = await site.open(address);
    expect(byLink).toEqual(await headOf(byAddress.page));
  }
  await page.goBack();
  await page.waitForURL('**/stored-on-this-device');
  await page.waitForFunction(() => document.querySelector('meta[name=robots]') !== null);
  expect(messages).toEqual([]);
});

test('a link moves to the top of the next page; title, description and focus follow', async () => {
  const { page, messages } = await site.open('/family-law');
  await page.locator('footer a[href="/team"]').first().click();
  await page.waitForURL('**/team');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.title()).toMatch(/^Team · /);
  expect(await page.getAttribute('meta[name=description]', 'content')).toMatch(/lawyers/);
  expect(await page.getAttribute('link[rel=canonical]', 'href')).toMatch(/\/team$/);
  expect(messages).toEqual([]);
});

test('back returns to where the visitor was', async () => {
  const { page } = await site.open('/family-law');
  await page.evaluate(() => scrollTo(0, 900));
  await page.waitForFunction(() => scrollY === 900);
  // The browser tells of scrolling once a frame; a visitor's finger is slower than that.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/team"]')?.click());
  await page.waitForURL('**/team');
  await page.waitForFunction(() => scrollY === 0);
  await page.goBack();
  await page.waitForURL('**/family-law');
  await page.waitForFunction(() => Math.abs(scrollY - 900) < 3);
});

test('a hash on the first load leads to its element, 225 px below the top', async () => {
  const { page, messages } = await site.open('/family-law#custody-guardianship');
  const exists = await page.evaluate(() => document.getElementById('custody-guardianship') !== null);
  expect(exists).toBe(true);
  await arrivesAt(page, 'custody-guardianship');
  expect(messages).toEqual([]);
});

test('a hash on the same page scrolls smoothly, again when it is picked again, and takes the focus', async () => {
  const { page } = await site.open('/family-law');
  const link = page.locator('nav a[href$="#divorce-separation"]');
  await page.evaluate(() => {
    const places = new Set<number>();
    Object.assign(globalThis, { places });
    addEventListener('scroll', () => places.add(scrollY));
  });
  await link.click();
  await arrivesAt(page, 'divorce-separation');
  const places = await page.evaluate(() => (globalThis as unknown as { places: Set<number> }).places.size);
  // A jump has one place, and one more where the link was brought into view.
  expect(places).toBeGreaterThan(2);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('divorce-separation');
  await page.evaluate(() => scrollTo(0, 0));
  await link.click();
  await arrivesAt(page, 'divorce-separation');
});

test('under reduced motion, also where it is asked for later, a hash is reached at once', async () => {
  const { page } = await site.open('/family-law');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('nav a[href$="#divorce-separation"]')?.click(),
  );
  await page.waitForFunction(() => document.activeElement?.id === 'divorce-separation');
  expect(Math.abs((await topOf(page, 'divorce-separation')) - offset)).toBeLessThanOrEqual(2);
});

test('a link to an element of another page leads there', async () => {
  const { page } = await site.open('/expertise');
  await page.evaluate(() => history.pushState(null, '', '/family-law#divorce-separation'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.waitForFunction(() => document.getElementById('divorce-separation') !== null);
  await arrivesAt(page, 'divorce-separation');
});

test('hovering over a link loads the page behind it, and nothing before does', async () => {
  const { page } = await site.open('/contact');
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (/\/team-page[^/]*\.js$/.test(response.url())) loaded.push(response.url());
  });
  const link = page.locator('footer a[href="/team"]').first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await link.hover();
  await expect.poll(() => loaded.length).toBe(1);
});

test('an address of no page shows the not-found page within the site, too', async () => {
  const { page } = await site.open('/nowhere/at-all');
  expect(await page.title()).toMatch(/^Page not found · /);
  await page.locator('main a[href="/"]').first().click();
  await page.waitForFunction(() => location.pathname === '/');
});
