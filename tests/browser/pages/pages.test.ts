import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, openPage } from '../../support/browser.ts';
import { staticPaths } from '../../build/site-files.ts';
import { useSite } from '../site.ts';

const site = useSite();

/** Every route of the table: the static pages, a job's application form and an unknown address. */
const addresses = [...staticPaths, '/apply/job/101', '/there-is-no-such-page'];

async function findViolations(page: Page): Promise<string[]> {
  // Colours that have just changed may be on their way.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Elements that reach beyond the right edge of a page that scrolls sideways. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

describe.each(addresses)('%s', (address) => {
  test('hydrates in silence and is sound at 1280 px, light and dark', async () => {
    const { page, messages, close } = await openPage(site.browser);
    const response = await page.goto(site.server.url + address);
    const title = await page.title();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(response?.status()).toBe(address.includes('no-such-page') ? 404 : 200);
    expect(await page.title()).toBe(title);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main h1').isVisible()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page)).toEqual([]);
    expect(messages.filter((message) => !isExpected(message, address))).toEqual([]);
    await close();
  });

  test('fits 320 px and is sound on a phone, dark and light', async () => {
    const { page, messages, close } = await openPage(site.browser, {
      width: 320,
      height: 640,
      colorScheme: 'dark',
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(site.server.url + address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await overflowing(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findViolations(page)).toEqual([]);
    expect(messages.filter((message) => !isExpected(message, address))).toEqual([]);
    await close();
  });
});

/** The browser itself reports the 404 of the address that was asked for. */
function isExpected(message: string, address: string): boolean {
  return address.includes('no-such-page') && message.includes('status of 404');
}

test('every page can be read without script', async () => {
  const { page, messages, close } = await openPage(site.browser, { javaScriptEnabled: false });
  for (const address of staticPaths) {
    await page.goto(site.server.url + address);
    expect(await page.locator('main h1').isVisible(), address).toBe(true);
    expect(await page.locator('#disclaimer').isVisible(), address).toBe(false);
  }
  expect(messages).toEqual([]);
  await close();
});
