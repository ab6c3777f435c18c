import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { findChromium, hydrated, offlineReady, openPage } from '../../support/browser.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { useSite } from '../site.ts';

const site = useSite();
const lists = ['news', 'jobs', 'job-types', 'advertisements'];

afterEach(() => {
  site.server.switches.clear();
  site.server.ledger.clear();
});

/** What the device has kept of the server's lists, as text. */
function readDevice(page: Page): Promise<string> {
  return page.evaluate(() =>
    new Promise<string>((resolve, reject) => {
      const request = indexedDB.open('query-cache');
      request.addEventListener('error', () => reject(new Error('no database')));
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onsuccess = () => {
        const read = request.result.transaction('cache').objectStore('cache').get('lists');
        read.onsuccess = () => resolve(String(read.result));
      };
    }).catch(() => ''),
  );
}

async function launch(profile: string): Promise<BrowserContext> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  context.setDefaultTimeout(10_000);
  await context.addInitScript(() => {
    if (window !== top) return;
    localStorage.setItem('disclaimer-accepted', 'true');
    localStorage.setItem('disclaimer-accepted-at', String(Date.now()));
  });
  await context.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
  return context;
}

test('what was shown online is there in a browser that starts without a network', async () => {
  const profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
  try {
    const first = await launch(profile);
    const page = await first.newPage();
    await page.goto(`${site.server.url}/news`);
    await page.locator('article').nth(7).waitFor();
    await offlineReady(page);
    await page.goto(`${site.server.url}/career`);
    await page.getByText('Discover 5 Exciting Opportunities').waitFor();
    await page.goto(`${site.server.url}/apply/job/101`);
    await page.getByLabel('Job Type').waitFor();
    await page.goto(`${site.server.url}/advertisement`);
    await page.getByRole('img', { name: /^Monsoon/ }).waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('main li img')].every(
        ({ naturalWidth }) => naturalWidth > 0,
      ),
    );
    await expect.poll(() => readDevice(page), { timeout: 5000 }).toContain('"advertisements"');
    await first.close();

    await site.server.stop();
    const second = await launch(profile);
    await second.setOffline(true);
    const errors: string[] = [];
    const tab = await second.newPage();
    tab.on('pageerror', (error) => errors.push(error.message));

    await tab.goto(`${site.server.url}/news`);
    await tab.locator('article').nth(7).waitFor();
    expect(await tab.locator('article h2').allTextContents()).toEqual(
      sample['news-and-events'].map(({ title }) => title),
    );
    expect(await tab.getByText(/^Saved copy from /).isVisible()).toBe(true);

    await tab.goto(`${site.server.url}/career`);
    await tab.getByText('Discover 5 Exciting Opportunities').waitFor();
    expect(await tab.locator('article h3').allTextContents()).toEqual(
      sample['job-titles'].map(({ title }) => title),
    );

    await tab.goto(`${site.server.url}/apply/job/104`);
    await tab.getByRole('heading', { name: 'Legal Research Intern' }).waitFor();
    expect(await tab.getByLabel('Job Type').locator('option:checked').textContent()).toBe('Internship');

    await tab.goto(`${site.server.url}/advertisement`);
    await tab.getByText('This video needs a connection.').waitFor();
    await tab.waitForFunction(() => {
      const images = [...document.querySelectorAll<HTMLImageElement>('main li img')];
      return images.length === 3 && images.every(({ naturalWidth }) => naturalWidth > 0);
    });

    const local = await tab.evaluate(() => Object.keys(localStorage));
    const small = new Set(['disclaimer-accepted', 'disclaimer-accepted-at', 'install']);
    expect(local.filter((name) => !small.has(name))).toEqual([]);
    expect(errors).toEqual([]);
    await second.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
    await site.server.restart();
  }
});

test('a bad start offline does not empty the next one', async () => {
  const { context, page, messages, close } = await openPage(site.browser);
  await page.goto(`${site.server.url}/news`);
  await page.locator('article').nth(7).waitFor();
  await offlineReady(page);
  await context.setOffline(true);
  for (let start = 0; start < 3; start += 1) {
    await page.reload();
    await page.locator('article').nth(7).waitFor();
    await page.getByText(/^Saved copy from /).waitFor();
  }
  expect(messages.filter((message) => !message.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await close();
});

test('the pictures of news are kept apart from those of advertisements', async () => {
  const description = '<p>With a picture</p><img src="/sample/ad-legal-aid-day.svg" alt="Aid day">';
  site.server.switches.set({
    call: 'GET news-and-events',
    effect: { kind: 'list', body: [{ title: 'News', description }] },
  });
  const { context, page, close } = await openPage(site.browser);
  await page.goto(`${site.server.url}/news`);
  await offlineReady(page);
  await page.reload();
  const isShown = () =>
    page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('img[alt="Aid day"]')?.naturalWidth ?? 0) > 0,
    );
  await isShown();
  const kept = (name: string) =>
    page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).length, name);
  await expect.poll(() => kept('news-pictures'), { timeout: 5000 }).toBe(1);
  expect(await kept('advertisement-pictures')).toBe(0);
  await context.setOffline(true);
  await page.reload();
  await isShown();
  await close();
});

test('a list that was never loaded is empty without a network, and comes with it', async () => {
  const { context, page, close } = await openPage(site.browser);
  await page.goto(`${site.server.url}/team`);
  await offlineReady(page);
  await context.setOffline(true);
  await page.goto(`${site.server.url}/news`);
  await page.getByText('No news articles available.').waitFor();
  await context.setOffline(false);
  await page.locator('article').nth(7).waitFor();
  await close();
});

describe('a visitor whose browser keeps nothing', () => {
  test.each(['missing', 'forbidden'] as const)(
    '(IndexedDB %s) sees the news and nothing alarming',
    async (kind) => {
      const { page, messages, close } = await openPage(site.browser);
      await page.addInitScript((how) => {
        Object.defineProperty(globalThis, 'indexedDB', {
          get: () => {
            if (how === 'missing') return undefined;
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }, kind);
      await page.goto(`${site.server.url}/news`);
      await page.locator('article').nth(7).waitFor();
      await page.locator('main').getByRole('link', { name: 'Home' }).click();
      await page.waitForURL(`${site.server.url}/`);
      site.server.switches.set({ call: 'GET news-and-events', effect: { kind: 'captive portal' } });
      await page.goBack();
      await page.locator('article').nth(7).waitFor();
      expect(messages).toEqual([]);
      await close();
    },
  );

  test('(its store holds rubbish) sees the news, and they are kept anew', async () => {
    const { page, messages, close } = await openPage(site.browser);
    await page.goto(`${site.server.url}/team`);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('query-cache');
          request.onupgradeneeded = () => request.result.createObjectStore('cache');
          request.onsuccess = () => {
            const transaction = request.result.transaction('cache', 'readwrite');
            transaction.objectStore('cache').put({ rubbish: [1, 2, 3] }, 'lists');
            transaction.oncomplete = () => resolve();
          };
        }),
    );
    await page.goto(`${site.server.url}/news`);
    await page.locator('article').nth(7).waitFor();
    await expect.poll(() => readDevice(page), { timeout: 5000 }).toContain('"news"');
    expect(messages).toEqual([]);
    await close();
  });
});

describe('lists that nobody asked for', () => {
  const asked = () => new Set(site.server.ledger.requests().map(({ call }) => call));

  test('are not fetched', async () => {
    const { page, close } = await openPage(site.browser);
    await page.goto(`${site.server.url}/news`);
    await page.locator('article').nth(7).waitFor();
    await page.getByRole('link', { name: 'Career' }).first().hover();
    await expect.poll(() => readDevice(page), { timeout: 5000 }).toContain('"news"');
    expect(asked()).toEqual(new Set(['GET news-and-events']));
    await close();
  });

  test('are fetched once the site is installed, so that they open offline', async () => {
    const { context, page, messages, close } = await openPage(site.browser);
    await page.goto(`${site.server.url}/news`);
    await page.locator('article').nth(7).waitFor();
    await offlineReady(page);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    for (const list of lists) {
      await expect.poll(() => readDevice(page), { timeout: 5000 }).toContain(`[\\"${list}\\"]`);
    }
    expect(site.server.ledger.requests()).toHaveLength(4);
    await context.setOffline(true);
    await page.goto(`${site.server.url}/career`);
    await hydrated(page);
    await page.getByText('Discover 5 Exciting Opportunities').waitFor();
    expect(messages.filter((message) => !message.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await close();
  });

  test('are left alone where data is to be saved', async () => {
    const { page, close } = await openPage(site.browser);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(`${site.server.url}/news`);
    await page.locator('article').nth(7).waitFor();
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect.poll(() => readDevice(page), { timeout: 5000 }).toContain('"news"');
    expect(asked()).toEqual(new Set(['GET news-and-events']));
    await close();
  });
});
