import { expect, test } from 'vitest';
import { foldScript, markKeptPage } from '../../../src/lib/kept-page.ts';
import { fileOf, readPage } from '../../build/site-files.ts';
import { hydrated, openPage } from '../../support/browser.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { useSite } from '../site.ts';

/* A page from the device is painted at the end of its first screen (markKeptPage in src/lib/kept-page.ts). */

const site = useSite();

/** All kinds but the page of what is stored, which fills in what it finds. */
const paths = [
  '/',
  '/approach',
  '/expertise',
  '/team',
  '/contact',
  '/career',
  '/news',
  '/advertisement',
  '/accessibility',
  '/family-law',
  '/company-formation',
];

test.each([360, 1280])('the first screen is painted before the rest is read, at %i px', async (width) => {
  for (const path of paths) {
    const { context, page, messages, close } = await openPage(site.browser, { width });
    const address = site.server.url + path;
    await context.route(address, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: markKeptPage(readPage(fileOf(path))) }),
    );
    let readOn: () => void = () => undefined;
    const painted = new Promise<void>((resolve) => (readOn = resolve));
    await context.route(site.server.url + foldScript, (route) => painted.then(() => route.continue()));
    await watchShifts(page);
    await page.goto(address, { waitUntil: 'commit' });

    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.locator('main h1').isVisible(), path).toBe(true);
    expect(await page.locator('footer').count(), path).toBe(0);

    readOn();
    await hydrated(page);
    await page.waitForTimeout(300);
    expect(await shiftsOf(page), path).toEqual([]);
    expect(messages, path).toEqual([]);
    await close();
  }
});
