import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { hydrated, offlineReady, openPage } from '../../support/browser.ts';
import { useSite } from '../site.ts';

const site = useSite();
const call = 'GET advertisements';

afterEach(() => {
  site.server.switches.clear();
});

const list = (body: unknown) => site.server.switches.set({ call, effect: { kind: 'list', body } });
const video = (url: string) => ({ type: 'URL', url, picture: null, alt: null });
const picture = (address: string, alt: string | null = null) => ({ type: 'Picture', picture: address, alt });

/** YouTube as the tests know it: an empty page. Returns the addresses that were asked for. */
async function standInForYouTube(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
  });
  return asked;
}

async function open(options: Parameters<typeof openPage>[1] & { saveData?: boolean } = {}) {
  const { saveData = false, ...rest } = options;
  const opened = await openPage(site.browser, rest);
  const asked = await standInForYouTube(opened.context);
  if (saveData) {
    await opened.page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }
  await opened.page.goto(`${site.server.url}/advertisement`);
  await hydrated(opened.page);
  return { ...opened, asked };
}

const tiles = (page: Page) => page.locator('main ul > li');

describe('the grid', () => {
  test('says that it is loading, then shows pictures with their words and the video', async () => {
    site.server.switches.set({ call, effect: { kind: 'hold' } });
    const { page, messages, asked, close } = await open();
    expect(await page.getByText('Loading...').isVisible()).toBe(true);
    site.server.switches.clear();
    await page.getByRole('img', { name: /^Land records clinic/ }).waitFor();
    await page.locator('iframe').waitFor();
    expect(
      await page.locator('main li img').evaluateAll((all) => all.map((image) => image.getAttribute('alt'))),
    ).toEqual([
      'Land records clinic: bring your deed and khatian for a first look',
      'Legal aid day: free first advice for people who cannot pay',
      'Monsoon notice: appointments by phone on days of heavy rain',
    ]);
    await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ']);
    expect(messages).toEqual([]);
    await close();
  });

  test.each([
    [360, 1],
    [768, 2],
    [1280, 3],
  ])('at %i px has %i columns of 4:3', async (width, columns) => {
    const { page, close } = await open({ width });
    await page.getByRole('img', { name: /^Monsoon/ }).waitFor();
    const boxes = await tiles(page).evaluateAll((all) =>
      all.map((tile) => tile.firstElementChild?.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(columns);
    for (const box of boxes) expect(box.width / box.height).toBeCloseTo(4 / 3, 1);
    await close();
  });

  test('that is empty says so; one that cannot be had offers to try again', async () => {
    site.server.switches.set({ call, effect: { kind: 'empty' } });
    const empty = await open();
    await empty.page.getByText('Currently, No advertisement available!').waitFor();
    expect(await empty.page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    expect(empty.messages).toEqual([]);
    await empty.close();

    site.server.switches.set({ call, effect: { kind: 'malformed JSON' }, times: 1 });
    const failed = await open();
    await failed.page.getByText('Currently, No advertisement available!').waitFor();
    await failed.page.getByRole('button', { name: 'Retry' }).click();
    await failed.page.getByRole('img', { name: /^Monsoon/ }).waitFor();
    expect(failed.messages).toEqual([]);
    await failed.close();
  });
});

describe('a picture', () => {
  test('without words is called Advertisement', async () => {
    list([picture('/sample/ad-monsoon-hours.svg')]);
    const { page, close } = await open();
    await page.getByRole('img', { name: 'Advertisement', exact: true }).waitFor();
    await close();
  });

  test('that cannot be had is replaced by a drawing with its words', async () => {
    list([picture('/sample/nothing.svg', 'Office closed on Friday')]);
    const { page, close } = await open();
    const figure = page.locator('figure');
    await figure.waitFor();
    expect(await figure.innerText()).toBe('Office closed on Friday');
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('figure img')?.naturalWidth ?? 0) > 0,
    );
    await close();
  });
});

describe('a video', () => {
  test('starts where its address says, in every form of address', async () => {
    list([
      video('https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s'),
      video('https://youtu.be/bbbbbbbbbbb?t=90'),
      video('https://www.youtube.com/shorts/ccccccccccc'),
      video('https://www.youtube.com/embed/ddddddddddd?start=5'),
    ]);
    const { page, messages, close } = await open({ height: 1600 });
    await page.locator('iframe').nth(3).waitFor();
    const frames = await page
      .locator('iframe')
      .evaluateAll((all) => all.map((frame) => frame.getAttribute('src')));
    expect(frames).toEqual([
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90',
      'https://www.youtube-nocookie.com/embed/bbbbbbbbbbb?start=90',
      'https://www.youtube-nocookie.com/embed/ccccccccccc',
      'https://www.youtube-nocookie.com/embed/ddddddddddd?start=5',
    ]);
    expect(messages).toEqual([]);
    await close();
  });

  test('of an unknown host is a link, never a frame', async () => {
    list([
      video('https://vimeo.com/76979871'),
      video('https://youtube.com.example.org/watch?v=aqz-KE-bpKQ'),
      { ...video('https://example.org/a'), alt: 'A talk' },
      video('javascript:alert(1)'),
    ]);
    const { page, messages, asked, close } = await open();
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
    expect(messages).toEqual([]);
    await close();
  });

  test('far below the viewport loads when it comes near', async () => {
    list([
      ...Array.from({ length: 6 }, (_, index) => picture('/sample/ad-monsoon-hours.svg', `Picture ${index}`)),
      video('https://youtu.be/aqz-KE-bpKQ'),
    ]);
    const { page, messages, asked, close } = await open({ width: 360, height: 640 });
    const placeholder = page.getByRole('button', { name: /^Play the video/ });
    await placeholder.waitFor();
    expect(asked).toEqual([]);
    await placeholder.scrollIntoViewIfNeeded();
    await page.locator('iframe').waitFor();
    await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ']);
    expect(messages).toEqual([]);
    await close();
  });

  test('keeps its placeholder while that has the focus', async () => {
    list([
      ...Array.from({ length: 6 }, (_, index) => picture('/sample/ad-monsoon-hours.svg', `Picture ${index}`)),
      video('https://youtu.be/aqz-KE-bpKQ'),
    ]);
    const { page, messages, asked, close } = await open({ width: 360, height: 640 });
    const placeholder = page.getByRole('button', { name: /^Play the video/ });
    await placeholder.focus();
    await expect
      .poll(() => placeholder.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(640);
    await page.waitForTimeout(500);
    expect(await placeholder.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(asked).toEqual([]);
    await page.keyboard.press('Tab');
    await page.locator('iframe').waitFor();
    await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ']);
    expect(messages).toEqual([]);
    await close();
  });

  test('waits for a tap where data is to be saved, and plays then', async () => {
    list([video('https://youtu.be/aqz-KE-bpKQ?t=7')]);
    const { page, messages, asked, close } = await open({ saveData: true });
    const placeholder = page.getByRole('button', { name: 'Play the video Loads from YouTube when you tap' });
    await placeholder.waitFor();
    expect(asked).toEqual([]);
    await placeholder.press('Enter');
    await page.locator('iframe').waitFor();
    await expect
      .poll(() => asked)
      .toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=7&autoplay=1']);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    expect(messages).toEqual([]);
    await close();
  });

  test('without a connection is a placeholder that says so, until there is one', async () => {
    list([video('https://youtu.be/aqz-KE-bpKQ')]);
    const { context, page, messages, asked, close } = await open();
    await page.locator('iframe').waitFor();
    await offlineReady(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByText('This video needs a connection.').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await context.setOffline(false);
    await page.locator('iframe').waitFor();
    // The frame is there before its request is.
    await expect.poll(() => asked).toHaveLength(2);
    expect(messages).toEqual([]);
    await close();
  });
});

describe('the pictures that the worker stores', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  /** Numbers of the pictures in a cache, and the types of the stored answers. */
  const stored = (page: Page, name: string) =>
    page.evaluate(async (cacheName) => {
      const cache = await caches.open(cacheName);
      const numbers = (await cache.keys()).map(({ url }) => Number(/(\d+)\.png$/.exec(url)?.[1] ?? -1));
      const types = new Set((await cache.matchAll()).map(({ type }) => type));
      return { numbers: numbers.toSorted((a, b) => a - b), types: [...types] };
    }, name);

  test.each([
    [
      'that may be read are at most 30',
      { 'Access-Control-Allow-Origin': '*' },
      'advertisement-pictures',
      30,
      'cors',
    ],
    [
      'of hosts that forbid it are at most 4, for each counts as megabytes',
      // Without any such header Playwright itself would allow it.
      { 'access-control-allow-origin': 'https://elsewhere.example' },
      'opaque-pictures',
      4,
      'opaque',
    ],
  ])('%s, and the oldest go first', async (_name, headers, cache, most, type) => {
    const { context, page, messages, close } = await openPage(site.browser);
    await context.route('https://pictures.example/**', (route) =>
      route.fulfill({ contentType: 'image/png', headers, body: png }),
    );
    await page.goto(`${site.server.url}/advertisement`);
    await offlineReady(page);
    await page.evaluate(async () => {
      for (const name of ['advertisement-pictures', 'opaque-pictures']) await caches.delete(name);
    });
    const shown = most + 5;
    for (let number = 1; number <= shown; number += 1) {
      await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
      }, `https://pictures.example/${number}.png`);
    }
    await expect.poll(async () => (await stored(page, cache)).numbers.length, { timeout: 10_000 }).toBe(most);
    const { numbers, types } = await stored(page, cache);
    expect(numbers).toEqual(Array.from({ length: most }, (_, index) => index + shown - most + 1));
    expect(types).toEqual([type]);
    const other = cache === 'opaque-pictures' ? 'advertisement-pictures' : 'opaque-pictures';
    expect((await stored(page, other)).numbers).toEqual([]);
    expect(messages.filter((message) => !message.includes('youtube'))).toEqual([]);
    await close();
  });
});
