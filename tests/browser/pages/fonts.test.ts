import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { longestAnswer } from '../../../src/app/early-fonts.ts';
import { lines } from '../../bench/link.ts';
import { openLink } from '../../bench/link.ts';
import { answerTime, holdBack, hydrated, offlineReady, openPage } from '../../support/browser.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { until } from '../forms/outbox-setting.ts';
import { useSite } from '../site.ts';

/* The site's letters come in time for the first paint, or not before the next page: what is read does not move. */

const site = useSite();
const families = ['Tiro Bangla', 'Anek Bangla'];

/** The site's fonts that heading and text are drawn with. */
async function fontsInUse(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const used: string[] = [];
  for (const selector of ['main h1', 'main p']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    used.push(...fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName));
  }
  await session.detach();
  return families.filter((family) => used.some((name) => name.startsWith(family)));
}

/** Addresses of fonts that the page itself has asked for. */
function askedFor(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : [])),
  );
}

test('on a quick line the first page is set in them', async () => {
  // A machine that is busy at the wrong moment has them too late once, but not every time.
  const seen: string[][] = [];
  for (let visit = 0; visit < 20 && seen.at(-1)?.length !== families.length; visit += 1) {
    const { page, messages, close } = await openPage(site.browser);
    await watchShifts(page);
    await page.goto(`${site.server.url}/family-law`);
    await hydrated(page);
    expect(await askedFor(page)).toHaveLength((await answerTime(page)) > longestAnswer ? 0 : 2);
    seen.push(await fontsInUse(page));
    expect(await shiftsOf(page)).toEqual([]);
    // At dusk and on paper they stay.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await fontsInUse(page)).toEqual(seen.at(-1));
    await page.emulateMedia({ media: 'print' });
    expect(await fontsInUse(page)).toEqual(seen.at(-1));
    expect(messages).toEqual([]);
    await close();
  }
  expect(seen.at(-1)).toEqual(families);
});

test('once a page is set in them they stay, whatever style sheets come', async () => {
  const { page, close } = await openPage(site.browser);
  await page.goto(`${site.server.url}/family-law`);
  await offlineReady(page);
  // From the device they are in time, but for a machine that is busy at the wrong moment.
  const fontsAfterReload = async () => {
    await page.reload();
    await hydrated(page);
    return fontsInUse(page);
  };
  await expect.poll(fontsAfterReload).toEqual(families);
  await page.evaluate(() => {
    const sheet = document.createElement('style');
    sheet.textContent = '@layer some-part { .some-part { color: red } }';
    document.head.append(sheet);
  });
  await page.waitForTimeout(500);
  expect(await fontsInUse(page)).toEqual(families);
  await close();
});

test('on a slow line they come with the next page, and from then on', async () => {
  const { page, messages, close } = await openPage(site.browser, { width: 360, height: 740 });
  await watchShifts(page);
  const link = await openLink(site.server.port);
  link.shape(lines['1.6 Mbit/s']);
  await page.goto(`${link.url}/family-law`);
  await hydrated(page);
  expect(await fontsInUse(page)).toEqual([]);
  await offlineReady(page);
  // They come from the worker, and change nothing yet.
  await until(async () => (await askedFor(page)).length === 2);
  expect(await fontsInUse(page)).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);

  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/approach"]')?.click());
  await page.waitForURL('**/approach');
  await expect.poll(() => fontsInUse(page)).toEqual(families);

  await page.goto(`${link.url}/team`);
  await hydrated(page);
  await expect.poll(() => fontsInUse(page)).toEqual(families);
  expect(await shiftsOf(page)).toEqual([]);
  expect(messages).toEqual([]);
  await close();
  await link.close();
});

test('where they come too late all the same, nothing moves, and they come with the next page', async () => {
  const { page, messages, close } = await openPage(site.browser);
  await watchShifts(page);
  const release = await holdBack(page, '**/*.woff2');
  await page.goto(`${site.server.url}/family-law`, { waitUntil: 'commit' });
  await hydrated(page);
  release();
  await offlineReady(page);
  await page.waitForLoadState('networkidle');
  expect(await fontsInUse(page)).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/approach"]')?.click());
  await page.waitForURL('**/approach');
  await expect.poll(() => fontsInUse(page)).toEqual(families);
  expect(messages).toEqual([]);
  await close();
});

test('without scripts they are not waited for', async () => {
  const { page, close } = await openPage(site.browser, { javaScriptEnabled: false, accepted: false });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.server.url}/family-law`, { waitUntil: 'load' });
  expect(await page.locator('main h1').isVisible()).toBe(true);
  expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([]);
  await close();
});
