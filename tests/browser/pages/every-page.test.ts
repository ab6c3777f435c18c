import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { everyAddress } from '../../support/every-page.ts';
import {
  cutOffAtTwiceTheSize,
  findViolations,
  overflowing,
  readToTheEnd,
  smallTargets,
} from '../../support/page-checks.ts';
import { staticPaths } from '../../build/site-files.ts';
import { test } from '../site.ts';

/* What holds for every page, in two visits of each: a wide one and one on a phone. */

/** What is asked of other origins; the page's policy says what it refuses in the console. */
function foreignRequests(page: Page, origin: string): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) found.push(url.origin);
  });
  return found;
}

/** The browser itself reports the 404 of an unknown address, and frames whose host is out of reach. */
const isExpected = (message: string, address: string) =>
  (address.includes('no-such-page') && message.includes('status of 404')) ||
  (address === '/advertisement' && message.includes('youtube-nocookie.com'));

describe.each(everyAddress)('%s', (address) => {
  test('wide: hydrates in silence, asks no other host, is sound in light and dark', async ({
    open,
    server,
  }) => {
    const { page, messages } = await open();
    const foreign = foreignRequests(page, server.url);
    const response = await page.goto(server.url + address);
    const title = await page.title();
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
    await readToTheEnd(page);
    expect(response?.status()).toBe(address.includes('no-such-page') ? 404 : 200);
    expect(await page.title()).toBe(title);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main h1').isVisible()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page)).toEqual([]);
    expect(await cutOffAtTwiceTheSize(page)).toEqual([]);
    // The frames that the advertisements are for.
    const embedded = address === '/advertisement' ? ['https://www.youtube-nocookie.com'] : [];
    expect([...new Set(foreign)]).toEqual(embedded);
    expect(messages.filter((message) => !isExpected(message, address))).toEqual([]);
  });

  test('on a phone: fits 320 px, can be tapped, is sound in dark and light', async ({ open }) => {
    const { page, messages } = await open(address, {
      width: 320,
      height: 640,
      colorScheme: 'dark',
      hasTouch: true,
      isMobile: true,
    });
    await readToTheEnd(page);
    expect(await overflowing(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await smallTargets(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findViolations(page)).toEqual([]);
    expect(messages.filter((message) => !isExpected(message, address))).toEqual([]);
  });
});

test('every page can be read without script', async ({ open, server }) => {
  const { page, messages } = await open(undefined, { javaScriptEnabled: false });
  for (const address of staticPaths) {
    await page.goto(server.url + address);
    expect(await page.locator('main h1').isVisible(), address).toBe(true);
    expect(await page.locator('#disclaimer').isVisible(), address).toBe(false);
  }
  expect(messages).toEqual([]);
});
