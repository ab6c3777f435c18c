import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { longestAnswer } from '../../../src/lib/quick-line.ts';
import { lines } from '../../bench/link.ts';
import { openLink } from '../../bench/link.ts';
import { answerTime, hydrated, offlineReady, openPage } from '../../support/browser.ts';
import { until } from '../forms/outbox-setting.ts';
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

async function open(address: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  await opened.page.goto(site.server.url + address);
  await hydrated(opened.page);
  return opened;
}

test('a link moves to the top of the next page; title, description and focus follow', async () => {
  const { page, messages, close } = await open('/family-law');
  await page.locator('footer a[href="/team"]').first().click();
  await page.waitForURL('**/team');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.title()).toMatch(/^Team · /);
  expect(await page.getAttribute('meta[name=description]', 'content')).toMatch(/lawyers/);
  expect(await page.getAttribute('link[rel=canonical]', 'href')).toMatch(/\/team$/);
  expect(messages).toEqual([]);
  await close();
});

interface Stage {
  readonly heading: string;
  readonly cards: number;
  /** How far the footer begins below the first screen, in pixels. */
  readonly footerBelow: number;
}

/** Notes what the page shows whenever something in it has changed; a later call begins anew. */
async function watchStages(page: Page): Promise<() => Promise<Stage[]>> {
  await page.evaluate(() => {
    const stages: Stage[] = [];
    Object.assign(window, { stages });
    new MutationObserver(() => {
      const footer = document.querySelector('footer');
      stages.push({
        heading: document.querySelector('main h1')?.textContent ?? '',
        cards: document.querySelectorAll('main article').length,
        footerBelow: (footer?.getBoundingClientRect().top ?? 0) + scrollY - innerHeight,
      });
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { stages: Stage[] }).stages);
}

test('after a link the first screen comes before what lies below it; back brings all at once', async () => {
  const { page, messages, close } = await open('/ip-law');
  const cards = await page.locator('main article').count();
  const stages = await watchStages(page);
  await page.locator('footer a[href="/family-law"]').first().click();
  const family = (stage: Stage) => stage.heading.startsWith('Family');
  await until(async () => (await stages()).some((stage) => family(stage) && stage.cards > 0));
  const first = (await stages()).find(family);
  expect(first?.cards).toBe(0);
  expect(first?.footerBelow).toBeGreaterThanOrEqual(0);

  const stagesOfBack = await watchStages(page);
  await page.goBack();
  const ip = (stage: Stage) => !family(stage) && stage.heading !== '';
  await until(async () => (await stagesOfBack()).some(ip));
  expect((await stagesOfBack()).find(ip)?.cards).toBe(cards);
  expect(messages).toEqual([]);
  await close();
});

test('the pages whose links are in view are got ready, once somebody is there', async () => {
  const { page, messages, close } = await open('/family-law');
  const isReady = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/company-formation.js')),
    );
  await offlineReady(page);
  await page.waitForTimeout(1000);
  expect(await isReady()).toBe(false);
  await page.locator('footer a[href="/company-formation"]').first().scrollIntoViewIfNeeded();
  await until(isReady);
  expect(messages).toEqual([]);
  await close();
});

test('the drawing of a page whose link is in view is read before the page is shown', async () => {
  const { page, messages, close } = await open('/expertise');
  await offlineReady(page);
  const timesAsked = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('/art/practice-family-law.svg')).length,
    );
  const link = page.locator('footer a[href="/family-law"]').first();
  expect(await timesAsked()).toBe(0);
  await link.scrollIntoViewIfNeeded();
  await until(async () => (await timesAsked()) === 1);
  await link.click();
  const drawing = page.locator('main img[data-art="practice-family-law"]');
  await drawing.waitFor();
  expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  expect(await timesAsked()).toBe(1);
  expect(messages).toEqual([]);
  await close();
});

describe('before the worker has the site', () => {
  /** A page with a link to family law in view, and nobody's worker. */
  async function openWithLinkInView() {
    const opened = await openPage(site.browser, { serviceWorkers: 'block' });
    const link = opened.page.locator('footer a[href="/family-law"]').first();
    const show = async (address = site.server.url) => {
      await opened.page.goto(`${address}/expertise`);
      await hydrated(opened.page);
      await opened.page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
      await link.scrollIntoViewIfNeeded();
      await opened.page.mouse.wheel(0, 1);
    };
    /** On a machine that is busy at the wrong moment the host seems to be far away, but not every time. */
    const showQuickly = async () => {
      for (let visits = 1; visits <= 20; visits += 1) {
        await opened.page.goto('about:blank');
        await show();
        if ((await answerTime(opened.page)) <= longestAnswer) return;
      }
      throw new Error('The host never began its answer in time');
    };
    const arrive = async () => {
      await link.click();
      await opened.page.waitForURL('**/family-law');
      await opened.page.getByRole('heading', { level: 1, name: /^Family Law/ }).waitFor();
      expect(await opened.page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
    };
    return { ...opened, show, showQuickly, arrive };
  }

  test('on a quick line a page whose link has come into view opens without a connection', async () => {
    const { context, page, showQuickly, arrive, close } = await openWithLinkInView();
    const isHere = (end: string) =>
      page.evaluate(
        (name) =>
          performance
            .getEntriesByType('resource')
            .some(
              (entry) => entry.name.endsWith(name) && (entry as PerformanceResourceTiming).responseEnd > 0,
            ),
        end,
      );
    await showQuickly();
    for (const end of ['/family-law.js', '/practice-area-page.js', '/art/practice-family-law.svg'])
      await until(() => isHere(end));
    await context.setOffline(true);
    await arrive();
    const drawing = page.locator('main img[data-art="practice-family-law"]');
    await until(
      async () => (await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)) === 960,
    );
    await close();
  });

  test('a page that could not be had when its link came into view is asked for again by a click', async () => {
    const { page, showQuickly, arrive, close } = await openWithLinkInView();
    let asked = 0;
    await page.route('**/family-law.js', (route) => {
      asked += 1;
      return route.abort();
    });
    await showQuickly();
    await until(() => asked > 0);
    await page.unroute('**/family-law.js');
    await arrive();
    await close();
  });

  test('on a slow line nothing is asked for before a tap', async () => {
    const link = await openLink(site.server.port);
    const { page, show, arrive, close } = await openWithLinkInView();
    try {
      link.shape(lines['400 kbit/s']);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await show(link.url);
      expect(await answerTime(page)).toBeGreaterThan(longestAnswer);
      // Long enough on this line for the parts of the first page that would be got ready.
      await page.waitForTimeout(4000);
      expect(requests.filter((path) => path.endsWith('-page.js'))).toEqual([
        expect.stringMatching(/\/expertise-page\.js$/),
      ]);
      link.shape(null);
      await arrive();
    } finally {
      await close();
      await link.close();
    }
  });
});

test('back returns to where the visitor was', async () => {
  const { page, close } = await open('/family-law');
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
  await close();
});

test('a hash on the first load leads to its element, 225 px below the top', async () => {
  const { page, messages, close } = await open('/family-law#custody-guardianship');
  const exists = await page.evaluate(() => document.getElementById('custody-guardianship') !== null);
  expect(exists).toBe(true);
  await arrivesAt(page, 'custody-guardianship');
  expect(messages).toEqual([]);
  await close();
});

test('a hash on the same page scrolls smoothly, again when it is picked again, and takes the focus', async () => {
  const { page, close } = await open('/family-law');
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
  await close();
});

test('under reduced motion, also where it is asked for later, a hash is reached at once', async () => {
  const { page, close } = await open('/family-law');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('nav a[href$="#divorce-separation"]')?.click(),
  );
  await page.waitForFunction(() => document.activeElement?.id === 'divorce-separation');
  expect(Math.abs((await topOf(page, 'divorce-separation')) - offset)).toBeLessThanOrEqual(2);
  await close();
});

test('a link to an element of another page leads there', async () => {
  const { page, close } = await open('/expertise');
  await page.evaluate(() => history.pushState(null, '', '/family-law#divorce-separation'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.waitForFunction(() => document.getElementById('divorce-separation') !== null);
  await arrivesAt(page, 'divorce-separation');
  await close();
});

test('hovering over a link loads the page behind it', async () => {
  const { page, close } = await open('/contact', { serviceWorkers: 'block' });
  const loaded = page.waitForResponse((response) => /\/team-page[^/]*\.js$/.test(response.url()));
  const link = page.locator('footer a[href="/team"]').first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  expect((await loaded).status()).toBe(200);
  await close();
});

test('an address of no page shows the not-found page within the site, too', async () => {
  const { page, close } = await open('/nowhere/at-all');
  expect(await page.title()).toMatch(/^Page not found · /);
  await page.locator('main a[href="/"]').first().click();
  await page.waitForFunction(() => location.pathname === '/');
  await close();
});
