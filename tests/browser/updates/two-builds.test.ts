import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildChanged, type ChangedBuild } from '../../support/changed-build.ts';
import { hydrated, offlineReady, openPage } from '../../support/browser.ts';
import { distFolder, useSite } from '../site.ts';
import { reloadOffered } from './second-version.ts';

/*
 * An installed visitor takes the next version, made by a second real build. Each page must come alive: hydrated, with a
 * policy that allows its scripts, and of one build. UPDATE_FROM names the build of an older version to update from.
 */

const site = useSite();

/** Every kind of page. */
const addresses = [
  '/',
  '/team',
  '/approach',
  '/expertise',
  '/career',
  '/news',
  '/advertisement',
  '/contact',
  '/family-law',
  '/tax-advisory',
  '/apply/job/101',
  '/accessibility',
  '/stored-on-this-device',
  '/no-such-page',
];
const oldName = 'Farhana Yasmin Siddiqua';
const newName = 'Farhana Yasmeen Siddiqua';
const apiOrigin = 'http://127.0.0.1:9';

let changed: ChangedBuild;
beforeAll(async () => {
  changed = await buildChanged([
    // An inline script.
    {
      file: 'src/device/consent.ts',
      before: '24 * 60 * 60 * 1000',
      after: '24 * 60 * 60 * 1001',
    },
    { file: 'public/_headers', before: 'payment=()', after: 'payment=(), midi=()' },
    {
      file: 'src/layout/footer/footer.module.css',
      before: '.footer {',
      after: '.footer {\n  --second-build: 1;',
    },
    { file: 'src/layout/footer/footer.tsx', before: '<footer', after: '<footer data-second-build=""' },
    // On one page only, so that the others come with the same HTML but for what all pages share.
    { file: 'src/content/team.ts', before: oldName, after: newName },
    { file: 'public/art/hero-team.svg', before: '<svg', after: '<svg data-second-build=""' },
  ]);
}, 240_000);
afterAll(() => changed.remove());
afterEach(() => site.server.useDist(distFolder));

/** What every page shows of a build: style and component of its footer. */
const secondBuild = { style: '1', component: true, isHydrated: 'true' };
const firstBuild = { style: '', component: false, isHydrated: 'true' };

async function read(page: Page) {
  return page.evaluate(() => {
    const footer = document.querySelector('footer');
    if (!footer) throw new Error('The page has no footer');
    return {
      style: getComputedStyle(footer).getPropertyValue('--second-build'),
      component: 'secondBuild' in footer.dataset,
      isHydrated: document.documentElement.dataset['hydrated'],
    };
  });
}

async function expectAlive(page: Page, expected: typeof secondBuild | typeof firstBuild): Promise<void> {
  for (const address of addresses) {
    await page.goto(site.server.url + address);
    await hydrated(page).catch(() => undefined);
    expect(await read(page), address).toEqual(expected);
  }
  const hasNewName =
    (await page.goto(`${site.server.url}/team`)) && (await page.getByText(newName).count()) > 0;
  expect(hasNewName).toBe(expected.component);
  const drawing = await page.evaluate(async () => (await fetch('/art/hero-team.svg')).text());
  expect(drawing.includes('data-second-build')).toBe(expected.component);
}

/** Loads a page, waits for the next version and takes it. */
async function update(page: Page, dist: string): Promise<void> {
  site.server.useDist(dist);
  await page.goto(`${site.server.url}/family-law`);
  await hydrated(page);
  const reload = await reloadOffered(page);
  await Promise.all([page.waitForEvent('load', { timeout: 60_000 }), reload.click()]);
}

test(
  'every page is alive after an update, online and offline, and after the way back',
  { timeout: 600_000 },
  async () => {
    const first = process.env['UPDATE_FROM'] ?? distFolder;
    site.server.useDist(first);
    const { context, page, messages, close } = await openPage(site.browser);
    context.setDefaultTimeout(30_000);
    await page.goto(`${site.server.url}/team`);
    await hydrated(page);
    await offlineReady(page);
    await update(page, changed.dist);
    await expectAlive(page, secondBuild);
    await context.setOffline(true);
    await expectAlive(page, secondBuild);
    await context.setOffline(false);
    await update(page, distFolder);
    await expectAlive(page, firstBuild);
    await context.setOffline(true);
    await expectAlive(page, firstBuild);
    // The host says 404 of the page that does not exist, and pictures of the server need a connection.
    const expected = /no-such-page|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
    expect(messages.filter((message) => !expected.test(message))).toEqual([]);
    await close();
  },
);

test('a build with another API may call that, and no other', { timeout: 300_000 }, async () => {
  const other = await buildChanged([], { VITE_API_BASE_URL: `${apiOrigin}/api/` });
  const { page, close } = await openPage(site.browser);
  await page.goto(`${site.server.url}/team`);
  await hydrated(page);
  await offlineReady(page);
  await update(page, other.dist);
  const response = await page.goto(`${site.server.url}/contact`);
  expect(response?.fromServiceWorker()).toBe(true);
  expect(response?.headers()['content-security-policy']).toContain(`connect-src 'self' ${apiOrigin};`);
  await hydrated(page);
  await close();
  other.remove();
});
