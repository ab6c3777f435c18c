import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holdBack, hydrated, offlineReady, openPage } from '../../support/browser.ts';
import { useSite } from '../site.ts';

const site = useSite();

beforeEach(() => site.server.ledger.clear());
afterEach(() => site.server.switches.clear());

const picture = (address: unknown) => ({ type: 'Picture', picture: address, alt: 'A picture' });

/** A page whose scripts are held back. */
async function openWithoutScripts(path: string, width = 360) {
  const opened = await openPage(site.browser, { width, height: 740 });
  const letGo = await holdBack(opened.page, '**/assets/**/*.js');
  await opened.page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
  await opened.page.goto(site.server.url + path);
  /** The pictures in the places of the first three advertisements. */
  const tilePictures = () =>
    opened.page.evaluate(() =>
      [1, 2, 3].map((place) => document.documentElement.style.getPropertyValue(`--early-picture-${place}`)),
    );
  return { ...opened, letGo, tilePictures };
}

describe('what a page shows of the server is asked for before its scripts are here', () => {
  test.each([
    ['/news', ['GET news-and-events']],
    ['/career', ['GET job-titles', 'GET job-types']],
    ['/apply/job/101', ['GET job-titles', 'GET job-types']],
    ['/advertisement', ['GET advertisements']],
  ] as const)('%s: once, and the page takes the answer', async (path, calls) => {
    const { page, messages, letGo, close } = await openWithoutScripts(path);
    await Promise.all(calls.map((call) => site.server.ledger.whenReceived(1, call)));
    letGo();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(
      site.server.ledger
        .requests()
        .map(({ call }) => call)
        .toSorted(),
    ).toEqual([...calls]);
    expect(await page.getByText('Loading...').count()).toBe(0);
    // The frame of a video is cut off here.
    expect(messages.filter((message) => !message.includes('youtube'))).toEqual([]);
    await close();
  });

  test('the first pictures stand in their places, at each width as many as there are columns', async () => {
    for (const [width, columns] of [
      [360, 1],
      [768, 2],
      [1280, 3],
    ] as const) {
      const { page, tilePictures, close } = await openWithoutScripts('/advertisement', width);
      await expect
        .poll(async () => (await tilePictures())[0])
        .toContain('/sample/ad-land-records-clinic.svg');
      const painted = await page
        .locator('main [role=status]')
        .first()
        .evaluate((first) =>
          [...(first.parentElement?.children ?? [])].map(
            (tile) => getComputedStyle(tile, '::after').backgroundImage,
          ),
        );
      // The third is a video.
      expect(painted.filter((image) => image.includes('/sample/')).length, `${width} px`).toBe(
        Math.min(columns, 2),
      );
      await close();
    }
  });
});

test('a picture comes in the place of its advertisement; what is no web address is none', async () => {
  site.server.switches.set({
    call: 'GET advertisements',
    effect: {
      kind: 'list',
      body: [
        { type: 'banner', picture: '/sample/ad-legal-aid-day.svg' },
        picture('javascript:alert(1)'),
        { type: 'URL', url: 'https://example.com/', picture: null },
        picture('/sample/a"b\\c).svg'),
        picture('/sample/ad-legal-aid-day.svg'),
      ],
    },
  });
  const { page, messages, letGo, tilePictures, close } = await openWithoutScripts('/advertisement');
  const { origin } = new URL(site.server.url);
  await expect.poll(tilePictures).toEqual(['', '', `url("${origin}/sample/a%22b/c).svg")`]);
  letGo();
  await hydrated(page);
  await page.locator('main li').first().waitFor();
  expect(messages.filter((message) => !message.includes('/sample/a%22b'))).toEqual([]);
  await close();
});

test.each([
  ['no list', { kind: 'list', body: { results: 'none' } }],
  ['not JSON', { kind: 'malformed JSON' }],
] as const)(
  'an answer that is %s leaves the page as it is, and is answered by its script',
  async (_name, effect) => {
    site.server.switches.set({ call: 'GET advertisements', effect });
    const { page, messages, letGo, tilePictures, close } = await openWithoutScripts('/advertisement');
    await site.server.ledger.whenReceived(1, 'GET advertisements');
    letGo();
    await page.getByText('Currently, No advertisement available!').waitFor();
    expect(await tilePictures()).toEqual(['', '', '']);
    expect(site.server.ledger.requests('GET advertisements')).toHaveLength(1);
    expect(messages).toEqual([]);
    await close();
  },
);

test('an early call that fails is one of the two attempts', async () => {
  site.server.switches.set({ call: 'GET advertisements', effect: { kind: 'fail', status: 503 } });
  const { page, letGo, close } = await openWithoutScripts('/advertisement');
  await site.server.ledger.whenReceived(1, 'GET advertisements');
  letGo();
  await page.getByText('Currently, No advertisement available!').waitFor();
  expect(site.server.ledger.requests('GET advertisements')).toHaveLength(2);
  await close();
});

test('a page that is opened anew within a minute asks for nothing again', async () => {
  const { page, close } = await openPage(site.browser, { serviceWorkers: 'block' });
  for (let visit = 1; visit <= 2; visit += 1) {
    await page.goto(`${site.server.url}/news`);
    await hydrated(page);
    await page.locator('main article').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(site.server.ledger.requests('GET news-and-events')).toHaveLength(1);
  await close();
});

test('a page from the device asks for nothing early', async () => {
  const { page, close } = await openPage(site.browser);
  await page.goto(`${site.server.url}/`);
  await offlineReady(page);
  const letGo = await holdBack(page, '**/assets/**/*.js');
  await page.goto(`${site.server.url}/advertisement`);
  await page.waitForLoadState('domcontentloaded');
  expect(await page.evaluate(() => 'earlyLists' in window)).toBe(false);
  letGo();
  await close();
});
