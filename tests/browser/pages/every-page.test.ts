import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { firm } from '../../../src/content/en/firm.ts';
import { localPath } from '../../../src/content/language.ts';
import { hydrated } from '../../support/browser.ts';
import { everyAddress, templates } from '../../support/every-page.ts';
import { otherLanguages } from '../../support/languages.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import {
  differentIds,
  faultsOfLargeText,
  findColourFaults,
  findViolations,
  foreignWords,
  overflowing,
  readToTheEnd,
  smallTargets,
} from '../../support/page-checks.ts';
import { attributes, settled } from './actions.ts';
import { test } from '../site.ts';

/*
 * What holds for every page, in one visit of each in each language: in English in a wide window and in light, in the others
 * on a phone and in dark. A page of each template is opened on a fresh phone besides. Pages of one template differ in
 * words, not in colours: those are looked at in all four combinations of width and scheme on the templates.
 */

/** The browser itself reports the 404 of an unknown address, and frames whose host is out of reach. */
function isExpectedOn(address: string, message: string): boolean {
  if (address.includes('no-such-page')) return message.includes('status of 404');
  return address === '/advertisement' && message.includes('youtube-nocookie.com');
}

function expectSilence(address: string, messages: readonly string[]): void {
  expect(messages.filter((message) => !isExpectedOn(address, message))).toEqual([]);
}

/** Pages with a list of the API or of the device, whose length nobody knows before. */
const hasList = (address: string) => /^(?:\/\w\w)?\/(?:news|career|advertisement|stored-on)/.test(address);

/** Loads the page; nothing on it moves while it arrives. */
async function arriveAt(page: Page, address: string): Promise<number | undefined> {
  const watch = await watchShifts(page);
  const response = await page.goto(address);
  await watch.dispose();
  const title = await page.title();
  await hydrated(page);
  expect(await page.title()).toBe(title);
  await page.waitForFunction(() => !document.querySelector('main [data-waiting]'));
  await settled(page);
  if (!hasList(address)) expect(await shiftsOf(page)).toEqual([]);
  await readToTheEnd(page);
  return response?.status();
}

/** Large letters fit between a phone and a wide window, too. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  for (const width of [768, 900]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faultsOfLargeText(page)).toEqual([]);
  }
}

async function expectToFitPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowing(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await smallTargets(page)).toEqual([]);
}

async function expectSoundOnPhone(page: Page): Promise<void> {
  await expectToFitPhone(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page)).toEqual([]);
}

test.for(everyAddress)('%s hydrates in silence and is sound', async (address, { openShared, server }) => {
  const foreign: string[] = [];
  const { page, messages } = await openShared();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== server.url) foreign.push(url.origin);
  });
  const status = await arriveAt(page, address);
  expect(status).toBe(address.includes('no-such-page') ? 404 : 200);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('main h1').isVisible()).toBe(true);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await foreignWords(page)).toEqual([]);
  const toWrite = await attributes(page.locator('a[href^="mailto:"], a[href^="https://wa.me/"]'), 'href');
  expect(toWrite.length).toBeGreaterThan(1);
  // Of the accessibility statement the address is all: nobody knows what its readers write about.
  const bare = ['/accessibility', '/privacy'].includes(address) ? [`mailto:${firm.email}`] : [];
  expect(toWrite.filter((link) => !/[?&](subject|text)=\w/.test(link ?? ''))).toEqual(bare);
  expect(await differentIds(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  expect(await faultsOfLargeText(page)).toEqual([]);
  if (templates.includes(address)) {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findColourFaults(page)).toEqual([]);
    await expectRoomForLargeText(page);
  } else {
    await expectToFitPhone(page);
  }
  // The frames that the advertisements are for.
  const embedded = address === '/advertisement' ? ['https://www.youtube-nocookie.com'] : [];
  expect([...new Set(foreign)]).toEqual(embedded);
  expectSilence(address, messages);
});

/** Another firm has other words; this one is as long as ordinary ones get. */
async function expectRoomForLongWords(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.locator('main :is(h1, h2, h3, p, li)').evaluateAll((places) => {
    for (const place of places) {
      const text = document.createTreeWalker(place, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
      if (text) text.data = text.data.replace(/\p{L}{4,}/u, 'Confidentiality');
    }
  });
  expect(await faultsOfLargeText(page)).toEqual([]);
}

test.for(templates)(
  '%s is sound on a phone, also with a long word in each text',
  async (address, { openShared }) => {
    const { page, messages } = await openShared(undefined, {
      width: 320,
      height: 640,
      colorScheme: 'dark',
      hasTouch: true,
      isMobile: true,
    });
    await arriveAt(page, address);
    await expectSoundOnPhone(page);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findColourFaults(page)).toEqual([]);
    expect(await faultsOfLargeText(page)).toEqual([]);
    await expectRoomForLongWords(page);
    expectSilence(address, messages);
  },
);

test.for(otherLanguages.flatMap((language) => everyAddress.map((address) => [address, language] as const)))(
  '%s in %s hydrates in silence and is sound on a phone',
  async ([address, language], { openShared }) => {
    const { page, messages } = await openShared(undefined, { width: 360, height: 740 });
    const status = await arriveAt(page, localPath(language, address));
    expect(status).toBe(address.includes('no-such-page') ? 404 : 200);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('main h1').isVisible()).toBe(true);
    expect(await foreignWords(page)).toEqual([]);
    expect(await differentIds(page)).toEqual([]);
    if (templates.includes(address)) expect(await faultsOfLargeText(page)).toEqual([]);
    await expectSoundOnPhone(page);
    if (templates.includes(address)) await expectRoomForLargeText(page);
    expectSilence(address, messages);
  },
);
