import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from '../../support/browser.ts';
import { distFolder } from '../../build/site-files.ts';
import { test } from '../site.ts';
import { addedOrigin, changedDrawing, changedName, secondDist, takeOffer } from './second-version.ts';
import { areaPath, templates } from '../../support/every-page.ts';

/*
 * An installed visitor takes the next version, made by a second real build. Each page must come alive: hydrated, with a
 * policy that allows its scripts, and of one build. UPDATE_FROM names the build of an older version to update from.
 */

/** What every page shows of a build: the page itself, its policy, style and component of its footer. */
const builds = {
  first: { version: undefined, policy: false, style: '', component: false, isHydrated: 'true' },
  second: { version: 'second', policy: true, style: '1', component: true, isHydrated: 'true' },
};

function read(page: Page) {
  return page.evaluate(() => {
    const footer = document.querySelector('footer');
    if (!footer) throw new Error('The page has no footer');
    return {
      version: document.documentElement.dataset['version'],
      style: getComputedStyle(footer).getPropertyValue('--second-build'),
      component: 'secondBuild' in footer.dataset,
      isHydrated: document.documentElement.dataset['hydrated'],
    };
  });
}

async function expectAlive(page: Page, origin: string, build: keyof typeof builds): Promise<void> {
  for (const address of templates) {
    const response = await page.goto(origin + address);
    await hydrated(page).catch(() => undefined);
    const policy = (response?.headers()['content-security-policy'] ?? '').includes(addedOrigin);
    expect({ ...(await read(page)), policy }, address).toEqual(builds[build]);
    if (address !== '/team') continue;
    expect((await page.getByText(changedName).count()) > 0).toBe(builds[build].component);
    const drawing = await page.evaluate(async (name) => (await fetch(name)).text(), `/${changedDrawing}`);
    expect(drawing.includes('data-version')).toBe(builds[build].component);
  }
}

test('pages are alive after an update and the way back', { timeout: 600_000 }, async ({ open, server }) => {
  server.useDist(process.env['UPDATE_FROM'] ?? distFolder);
  const { context, page, messages } = await open('/team', { stored: true });
  for (const [build, dist] of [
    ['second', secondDist],
    ['first', distFolder],
  ] as const) {
    server.useDist(dist);
    await page.goto(`${server.url}${areaPath}`);
    await takeOffer(page);
    await expectAlive(page, server.url, build);
    await context.setOffline(true);
    await expectAlive(page, server.url, build);
    await context.setOffline(false);
  }
  // The host says 404 of the page that does not exist, and pictures of the server need a connection.
  const expected = /no-such-page|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
  expect(messages.filter((message) => !expected.test(message))).toEqual([]);
});
