import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { firm } from '../../../src/content/en/firm.ts';
import { localPath } from '../../../src/content/language.ts';
import { hydrated } from '../../support/browser.ts';
import { everyAddress, templates } from '../../support/every-page.ts';
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
import { test } from './visit.ts';

/*
 * What holds for every page, in one visit of each: in a wide window, then in a narrow one. A page of each template is
 * opened on a phone besides. Pages of one template differ in words, not in colours: those are looked at in all four
 * combinations of width and scheme on the templates, and in two of them on the other pages.
 */

/** The browser itself reports the 404 of an unknown address, and frames whose host is out of reach. */
const expectedOn = (address: string) => {
  if (address.includes('no-such-page')) return { expected: /status of 404/ };
  return address === '/advertisement' ? { expected: /youtube-nocookie\.com/ } : {};
};

const isTemplate = (address: string) => templates.some((template) => template === address);

/** Pages with a list of the API or of the device, whose length nobody knows before. */
const hasList = (address: string) => /^(\/bn)?\/(news|career|advertisement|apply|stored-on)/.test(address);

/** Loads the page; nothing on it moves while it arrives. */
async function arriveAt(page: Page, address: string): Promise<number | undefined> {
  await watchShifts(page);
  const response = await page.goto(address);
  const title = await page.title();
  await hydrated(page);
  expect(await page.title()).toBe(title);
  await page.waitForFunction(() => !document.querySelector('main [data-waiting]'));
  await settled(page);
  if (!hasList(address)) expect(await shiftsOf(page)).toEqual([]);
  await readToTheEnd(page);
  return response?.status();
}

async function expectSoundOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowing(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await smallTargets(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page)).toEqual([]);
}

test.for(everyAddress)('%s hydrates in silence and is sound', async (address, { visit, server }) => {
  const foreign: string[] = [];
  const { page } = await visit(undefined, { reducedMotion: 'reduce', ...expectedOn(address) });
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
  if (isTemplate(address)) {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findColourFaults(page)).toEqual([]);
  } else {
    await expectSoundOnPhone(page);
  }
  // The frames that the advertisements are for.
  const embedded = address === '/advertisement' ? ['https://www.youtube-nocookie.com'] : [];
  expect([...new Set(foreign)]).toEqual(embedded);
});

test.for(templates)('%s is sound on a phone', async (address, { visit }) => {
  const { page } = await visit(undefined, {
    width: 320,
    height: 640,
    colorScheme: 'dark',
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    ...expectedOn(address),
  });
  await arriveAt(page, address);
  await expectSoundOnPhone(page);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findColourFaults(page)).toEqual([]);
  expect(await faultsOfLargeText(page)).toEqual([]);
});

test.for(everyAddress)(
  '%s in Bangla hydrates in silence and is sound on a phone',
  async (address, { visit }) => {
    const phone = { width: 360, height: 740, reducedMotion: 'reduce', ...expectedOn(address) } as const;
    const { page } = await visit(undefined, phone);
    const status = await arriveAt(page, localPath('bn', address));
    expect(status).toBe(address.includes('no-such-page') ? 404 : 200);
    expect(await page.locator('html').getAttribute('lang')).toBe('bn');
    expect(await page.locator('main h1').isVisible()).toBe(true);
    expect(await foreignWords(page)).toEqual([]);
    expect(await differentIds(page)).toEqual([]);
    if (isTemplate(address)) {
      expect(await findViolations(page)).toEqual([]);
      expect(await faultsOfLargeText(page)).toEqual([]);
    }
    await expectSoundOnPhone(page);
  },
);
