import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { advertisementText } from '../../../src/content/en/advertisement.ts';
import { connectionText } from '../../../src/content/en/connection.ts';
import { uiText } from '../../../src/content/en/ui-text.ts';
import { languages, localPath } from '../../../src/content/language.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { controlled, offlineReady, storedPaths } from '../../support/browser.ts';
import { attributes, boxOf, hasFocus, settled } from './actions.ts';
import { test as pageTest, type VisitOptions } from '../site.ts';

const embed = 'https://www.youtube-nocookie.com/embed';
const video = (url: string, alt: string | null = null) => ({ type: 'URL', url, picture: null, alt });
const picture = (address: string, alt: string | null = null) => ({ type: 'Picture', picture: address, alt });

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** The page with these advertisements, or the sample's; YouTube is empty, and `asked` is what was asked of it. */
const test = pageTest.extend<{
  openAds: (items: readonly object[], options?: VisitOptions) => Promise<{ page: Page; asked: string[] }>;
}>({
  openAds: ({ visit, server }, use) =>
    use(async (body, options = {}) => {
      if (body !== sample.advertisements)
        server.switches.set({ call: 'GET advertisements', effect: { kind: 'list', body } });
      const asked: string[] = [];
      const before = async (empty: Page) => {
        await options.before?.(empty);
        await empty.route('https://www.youtube-nocookie.com/**', (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
        });
      };
      return { ...(await visit('/advertisement', { ...options, before })), asked };
    }),
});

pageTest.for(languages.map((each) => localPath(each, '')))(
  'on a phone the largest paint of %s/advertisement does not wait for the list',
  async (root, { visit }) => {
    const { page } = await visit(`${root}/advertisement`, { width: 412, height: 823 });
    const first = page.locator('main li img').first();
    await first.evaluate((image: HTMLImageElement) => image.decode());
    await settled(page);
    const address = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const observer = new PerformanceObserver((list) =>
            resolve((list.getEntries().at(-1) as LargestContentfulPaint).url),
          );
          observer.observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    // The drawing lies in the page itself.
    expect(address).toMatch(/^data:image/);
  },
);

test('shows pictures and the video in tiles of 4:3', async ({ openAds }) => {
  const { page, asked } = await openAds(sample.advertisements);
  await page.locator('iframe').waitFor();
  const words = await attributes(page.locator('main li img'), 'alt');
  expect(words).toEqual(sample.advertisements.flatMap(({ alt }) => alt ?? []));
  await expect.poll(() => asked).toEqual([`${embed}/aqz-KE-bpKQ`]);
  for (const [width, columns] of [
    [1280, 3],
    [768, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all((await page.locator('main ul > li > :first-child').all()).map(boxOf));
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(columns);
    for (const box of boxes) expect(box.width / box.height).toBeCloseTo(4 / 3, 1);
  }
});

test('what cannot be shown has a drawing with its name, or is a link; never a frame', async ({ openAds }) => {
  const links = [
    'https://vimeo.com/76979871',
    'https://youtube.com.example.org/watch?v=aqz-KE-bpKQ',
    'https://example.org/a',
  ];
  const { page, asked } = await openAds(
    [
      picture('/api/sample/ad-monsoon-hours.svg'),
      picture('/api/sample/nothing.svg', 'Office closed on Friday'),
      ...links.map((url) => video(url, 'A talk')),
      video('javascript:alert(1)'),
    ],
    { expected: /404.*nothing\.svg/ },
  );
  await page.getByRole('img', { name: 'Advertisement', exact: true }).waitFor();
  const figure = page.locator('figure');
  await figure.waitFor();
  expect(await figure.innerText()).toBe('Office closed on Friday');
  const drawn = () => figure.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(drawn).toBeGreaterThan(0);
  expect(await attributes(page.locator('main ul a[rel="noopener noreferrer"]'), 'href')).toEqual(links);
  expect(await page.locator('main ul a').count()).toBe(links.length);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(asked).toEqual([]);
});

test('a picture that could not be had is tried again with a connection and with a new list', async ({
  openAds,
}) => {
  let asked = 0;
  const { page } = await openAds([picture('/api/sample/ad-monsoon-hours.svg', 'Monsoon hours')], {
    expected: /ERR_FAILED/,
    before: async (empty) => {
      await empty.clock.install();
      await empty.route('**/ad-monsoon-hours.svg', (route) => {
        asked += 1;
        return asked > 2 ? route.fallback() : route.abort();
      });
    },
  });
  await page.locator('figure').waitFor();
  expect(asked).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => asked).toBe(2);
  await page.locator('figure').waitFor();
  await page.clock.fastForward(120_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.getByRole('img', { name: 'Monsoon hours' }).waitFor();
  expect(asked).toBeGreaterThan(2);
});

test('a video loads when it comes near, but keeps the focus', async ({ openAds }) => {
  const address = '/api/sample/ad-monsoon-hours.svg';
  const pictures = Array.from({ length: 6 }, (_, index) => picture(address, `Picture ${index}`));
  const { page, asked } = await openAds([...pictures, video('https://youtu.be/aqz-KE-bpKQ?t=90')], {
    width: 360,
    height: 640,
  });
  const placeholder = page.getByRole('button', { name: /^Play the video/ });
  await placeholder.waitFor();
  expect(asked).toEqual([]);
  await placeholder.focus();
  await expect.poll(async () => (await boxOf(placeholder)).top).toBeLessThan(640);
  await settled(page);
  expect(await hasFocus(placeholder)).toBe(true);
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => asked).toEqual([`${embed}/aqz-KE-bpKQ?start=90`]);
});

test('a video waits for a connection, and for a tap where data is to be saved', async ({ openAds }) => {
  const { page, asked } = await openAds([video('https://youtu.be/aqz-KE-bpKQ?t=7')], {
    saveData: true,
  });
  const placeholder = page.getByRole('button', { name: 'Play the video Loads from YouTube when you tap' });
  await placeholder.scrollIntoViewIfNeeded();
  await settled(page);
  expect(asked).toEqual([]);
  await page.context().setOffline(true);
  const tile = page.locator('main li').filter({ hasText: 'This video needs a connection.' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tile.getByRole('button', { name: 'Copy its address' }).click();
  await tile.getByText('Address copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://youtu.be/aqz-KE-bpKQ?t=7');
  await page.context().setOffline(false);
  await placeholder.press('Enter');
  await expect.poll(() => asked).toEqual([`${embed}/aqz-KE-bpKQ?start=7&autoplay=1`]);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
});

test('the worker stores the newest 30 pictures, or 4 of hosts that forbid reading', async ({ openAds }) => {
  const { page } = await openAds([], { worker: true });
  await controlled(page);
  // Without any such header Playwright itself would allow it.
  for (const [allowed, kind, most] of [
    ['*', 'readable', 30],
    ['https://elsewhere.example', 'opaque', 4],
  ] as const) {
    const headers = { 'access-control-allow-origin': allowed };
    // Of the context, for the worker asks.
    await page
      .context()
      .route(`https://pictures.example/${kind}/*`, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', headers, body: drawing }),
      );
    for (let number = 1; number <= most + 5; number += 1) {
      await page.evaluate((src) => {
        const image = Object.assign(new Image(), { src });
        return image.decode();
      }, `https://pictures.example/${kind}/${number}`);
    }
    const stored = async () => (await storedPaths(page)).filter((path) => path.startsWith(kind)).toSorted();
    // The oldest go first.
    const newest = Array.from({ length: most }, (_, index) => `${kind}/${index + 6}`);
    await expect.poll(stored).toEqual(newest.toSorted());
  }
});

test('with a blocker of advertisements the page lives, says what may be in the way, and the site is stored', async ({
  visit,
}) => {
  const blocked = /\/advertisement[-.]|\/advertisements[/?]|\/assets\/newsletter-/;
  const { page } = await visit('/advertisement', {
    worker: true,
    expected: /ERR_BLOCKED_BY_CLIENT|was preloaded/,
    before: (empty) => empty.context().route(blocked, (route) => route.abort('blockedbyclient')),
  });
  await page.getByText(advertisementText.blocked).waitFor();
  await offlineReady(page);
  // The server is there, for all other lists.
  expect(await page.getByText(connectionText.unreachable).count()).toBe(0);
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('navigation', { name: uiText.header.mainMenu }).waitFor();
});
