import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { controlled } from '../../support/browser.ts';
import { hasFocus, settled } from './actions.ts';
import { test as pageTest } from './visit.ts';

const call = 'GET advertisements';
const embed = 'https://www.youtube-nocookie.com/embed';
const video = (url: string, alt: string | null = null) => ({ type: 'URL', url, picture: null, alt });
const picture = (address: string, alt: string | null = null) => ({ type: 'Picture', picture: address, alt });
const pictures = Array.from({ length: 6 }, (_, index) =>
  picture('/sample/ad-monsoon-hours.svg', `Picture ${index}`),
);

/** YouTube is an empty page; `asked` are the addresses that were asked of it. */
const test = pageTest.extend<{
  asked: string[];
  youTube: (page: Page) => Promise<unknown>;
  list: (...items: unknown[]) => void;
}>({
  // oxlint-disable-next-line no-empty-pattern
  asked: ({}, use) => use([]),
  youTube: ({ asked }, use) =>
    use((page) =>
      page.route('https://www.youtube-nocookie.com/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
      }),
    ),
  list: ({ server }, use) => use((...body) => server.switches.set({ call, effect: { kind: 'list', body } })),
});

describe('the grid', () => {
  test('loads, then shows pictures and the video in tiles of 4:3', async ({
    visit,
    server,
    asked,
    youTube,
  }) => {
    server.switches.set({ call, effect: { kind: 'hold' } });
    const { page } = await visit('/advertisement', { before: youTube });
    expect(await page.getByText('Loading...').isVisible()).toBe(true);
    server.switches.clear();
    await page.getByRole('img', { name: /^Land records clinic/ }).waitFor();
    await page.locator('iframe').waitFor();
    const words = await page
      .locator('main li img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('alt')));
    expect(words).toEqual(sample.advertisements.flatMap(({ alt }) => alt ?? []));
    await expect.poll(() => asked).toEqual([`${embed}/aqz-KE-bpKQ`]);
    for (const [width, columns] of [
      [1280, 3],
      [768, 2],
      [360, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await page
        .locator('main ul > li')
        .evaluateAll((all) =>
          all.map((tile) => tile.firstElementChild?.getBoundingClientRect().toJSON() as DOMRect),
        );
      expect(boxes).toHaveLength(4);
      expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(columns);
      for (const box of boxes) expect(box.width / box.height).toBeCloseTo(4 / 3, 1);
    }
  });

  test.for(['empty', 'malformed JSON'] as const)(
    'that comes as %s says so, and can be asked for again',
    async (kind, { visit, server, youTube }) => {
      server.switches.set({ call, effect: { kind }, times: 1 });
      const { page } = await visit('/advertisement', { before: youTube });
      await page.getByText('Currently, No advertisement available!').waitFor();
      const retry = page.getByRole('button', { name: 'Retry' });
      expect(await retry.count()).toBe(kind === 'empty' ? 0 : 1);
      if (kind === 'empty') return;
      await retry.click();
      await page.getByRole('img', { name: /^Monsoon/ }).waitFor();
    },
  );
});

test('a picture has a name, and a drawing for what cannot be had', async ({ visit, list }) => {
  list(picture('/sample/ad-monsoon-hours.svg'), picture('/sample/nothing.svg', 'Office closed on Friday'));
  const { page } = await visit('/advertisement', { expected: /404.*nothing\.svg/ });
  await page.getByRole('img', { name: 'Advertisement', exact: true }).waitFor();
  const figure = page.locator('figure');
  await figure.waitFor();
  expect(await figure.innerText()).toBe('Office closed on Friday');
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>('figure img')?.naturalWidth ?? 0) > 0,
  );
});

describe('a video', () => {
  test('of an unknown host is a link, never a frame', async ({ visit, list, asked, youTube }) => {
    list(
      video('https://vimeo.com/76979871'),
      video('https://youtube.com.example.org/watch?v=aqz-KE-bpKQ'),
      video('https://example.org/a', 'A talk'),
      video('javascript:alert(1)'),
    );
    const { page } = await visit('/advertisement', { before: youTube });
    await page.getByRole('link', { name: /^A talk/ }).waitFor();
    const links = await page
      .locator('main ul a')
      .evaluateAll((all) => all.map((a) => [a.getAttribute('href'), a.getAttribute('rel')]));
    expect(links).toEqual([
      ['https://vimeo.com/76979871', 'noopener noreferrer'],
      ['https://youtube.com.example.org/watch?v=aqz-KE-bpKQ', 'noopener noreferrer'],
      ['https://example.org/a', 'noopener noreferrer'],
    ]);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(asked).toEqual([]);
  });

  test('loads when it comes near, but keeps the focus', async ({ visit, list, asked, youTube }) => {
    list(...pictures, video('https://youtu.be/aqz-KE-bpKQ?t=90'));
    const { page } = await visit('/advertisement', { before: youTube, width: 360, height: 640 });
    const placeholder = page.getByRole('button', { name: /^Play the video/ });
    await placeholder.waitFor();
    expect(asked).toEqual([]);
    await placeholder.focus();
    await expect
      .poll(() => placeholder.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(640);
    await settled(page);
    expect(await hasFocus(placeholder)).toBe(true);
    expect(asked).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => asked).toEqual([`${embed}/aqz-KE-bpKQ?start=90`]);
  });

  test('waits for a tap where data is to be saved', async ({ visit, list, asked, youTube }) => {
    list(video('https://youtu.be/aqz-KE-bpKQ?t=7'));
    const { page } = await visit('/advertisement', {
      before: async (empty) => {
        await youTube(empty);
        await empty.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      },
    });
    const placeholder = page.getByRole('button', { name: 'Play the video Loads from YouTube when you tap' });
    await placeholder.scrollIntoViewIfNeeded();
    await settled(page);
    expect(asked).toEqual([]);
    await placeholder.press('Enter');
    await expect.poll(() => asked).toEqual([`${embed}/aqz-KE-bpKQ?start=7&autoplay=1`]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  });

  test('waits for a connection, and says so', async ({ visit, server, list, asked, youTube }) => {
    list(video('https://youtu.be/aqz-KE-bpKQ'));
    // What is fetched in the background of the first visit is cut off.
    const { context, page } = await visit('/advertisement', {
      before: youTube,
      worker: true,
      expected: /ERR_FAILED/,
    });
    await page.locator('iframe').waitFor();
    await controlled(page);
    await context.setOffline(true);
    await page.goto(`${server.url}/advertisement`);
    await page.getByText('This video needs a connection.').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await context.setOffline(false);
    await expect.poll(() => asked).toHaveLength(2);
  });
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('the worker stores the newest 30 pictures, or 4 of hosts that forbid reading', async ({
  visit,
  youTube,
}) => {
  const { page } = await visit('/advertisement', { before: youTube, worker: true });
  await controlled(page);
  // Without any such header Playwright itself would allow it.
  for (const [allowed, cache, most, type] of [
    ['*', 'advertisement-pictures', 30, 'cors'],
    ['https://elsewhere.example', 'opaque-pictures', 4, 'opaque'],
  ] as const) {
    const headers = { 'access-control-allow-origin': allowed };
    await page.route('https://pictures.example/**', (route) =>
      route.fulfill({ contentType: 'image/png', headers, body: png }),
    );
    await page.evaluate(
      async ([name, count]) => {
        for (const key of ['advertisement-pictures', 'opaque-pictures']) await caches.delete(key);
        for (let number = 1; number <= Number(count); number += 1) {
          const image = new Image();
          image.src = `https://pictures.example/${name}/${number}`;
          await image.decode();
        }
      },
      [cache, most + 5] as const,
    );
    const stored = () =>
      page.evaluate(async () => {
        const found: string[] = [];
        for (const name of ['advertisement-pictures', 'opaque-pictures']) {
          const opened = await caches.open(name);
          for (const request of await opened.keys()) {
            const number = request.url.slice(request.url.lastIndexOf('/') + 1);
            found.push(`${name}: ${number} ${(await opened.match(request))?.type}`);
          }
        }
        return found;
      });
    // The oldest go first.
    const newest = Array.from({ length: most }, (_, index) => `${cache}: ${index + 6} ${type}`);
    await expect.poll(async () => (await stored()).toSorted()).toEqual(newest.toSorted());
  }
});
