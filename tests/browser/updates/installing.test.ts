import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hydrated, offlineReady, openPage, type OpenedPage } from '../../support/browser.ts';
import { buildChanged, type ChangedBuild } from '../../support/changed-build.ts';
import { distFolder, useSite } from '../site.ts';
import { comeBack, offer, reloadOffered } from './second-version.ts';

/* What may go wrong while a version is installed. */

const site = useSite();
const drawing = 'art/hero-team.svg';
let second: ChangedBuild;
let opened: OpenedPage;
const folders: string[] = [];
beforeAll(async () => {
  second = await buildChanged([
    { file: `public/${drawing}`, before: '<svg', after: '<svg data-version="second"' },
    { file: 'index.html', before: '<html', after: '<html data-version="second"' },
  ]);
}, 240_000);
afterAll(() => {
  second.remove();
  for (const folder of folders) rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  opened = await openPage(site.browser);
  await opened.page.goto(`${site.server.url}/approach`);
  await hydrated(opened.page);
  await offlineReady(opened.page);
});
afterEach(async () => {
  site.server.switches.clear();
  site.server.useDist(distFolder);
  await opened.close();
});

/** A copy of a build with another text in a file. */
function changedCopy(dist: string, file: string, change: (text: string) => string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-copy-'));
  folders.push(folder);
  cpSync(dist, folder, { recursive: true });
  const place = path.join(folder, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
  for (const suffix of ['.br', '.gz']) rmSync(place + suffix, { force: true });
  return folder;
}

/** Has the browser look for a new version. @returns the state that its worker gets to: 'installed' or 'redundant' */
function tryUpdate(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    if (!worker) return 'nothing new';
    return new Promise<string>((resolve) => {
      worker.addEventListener('statechange', () => resolve(worker.state));
    });
  });
}

const versionShown = (page: Page) => page.evaluate(() => document.documentElement.dataset['version']);

test('a version that becomes active while a third one is installed leaves that one its files', async () => {
  const { page, context } = opened;
  site.server.useDist(second.dist);
  await comeBack(page);
  const reload = await reloadOffered(page);

  // The third is the first again, all of whose files are stored; its installation takes its time.
  const hold = `self.addEventListener('install', (event) => event.waitUntil(fetch('/api/job-types')));\n`;
  site.server.switches.set({ call: 'GET job-types', effect: { kind: 'hold' } });
  site.server.useDist(changedCopy(distFolder, 'sw.js', (text) => hold + text));
  await comeBack(page);
  await site.server.switches.whenHeld(1);
  await Promise.all([page.waitForEvent('load', { timeout: 60_000 }), reload.click()]);
  await hydrated(page);
  expect(await versionShown(page)).toBe('second');

  site.server.switches.clear();
  await Promise.all([
    page.waitForEvent('load', { timeout: 60_000 }),
    reloadOffered(page).then((button) => button.click()),
  ]);
  await context.setOffline(true);
  for (const address of ['/team', '/contact', '/family-law']) {
    await page.goto(site.server.url + address);
    await hydrated(page);
    expect(await versionShown(page), address).toBeUndefined();
  }
});

test.each([
  ['a drawing', drawing],
  ['a page', 'offline/contact.html'],
])('%s of another build, from a cache of the host, is refused, and repaired', async (_name, file) => {
  const { page, context } = opened;
  const old = readFileSync(path.join(distFolder, file), 'utf8');
  site.server.useDist(changedCopy(second.dist, file, () => old));
  expect(await tryUpdate(page)).toBe('redundant');
  expect(await offer(page).count()).toBe(0);

  site.server.useDist(second.dist);
  expect(await tryUpdate(page)).toBe('installed');
  await Promise.all([
    page.waitForEvent('load', { timeout: 60_000 }),
    reloadOffered(page).then((button) => button.click()),
  ]);
  await context.setOffline(true);
  await page.goto(`${site.server.url}/contact`);
  await hydrated(page);
  expect(await versionShown(page)).toBe('second');
  const text = await page.evaluate(async (address) => (await fetch(address)).text(), `/${drawing}`);
  expect(text).toContain('data-version="second"');
});

test('what has been removed comes back from the network only if it is of this build', async () => {
  const { page } = opened;
  const isStored = () =>
    page.evaluate(async (name) => {
      const keys: string[] = [];
      for (const cache of await caches.keys())
        keys.push(...(await (await caches.open(cache)).keys()).map(({ url }) => url));
      return keys.some((url) => url.includes(name));
    }, drawing);
  await page.evaluate(async (name) => {
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) if (request.url.includes(name)) await cache.delete(request);
    }
  }, drawing);
  const read = () =>
    page.evaluate(async (address) => (await fetch(address, { cache: 'reload' })).text(), `/${drawing}`);

  site.server.useDist(second.dist);
  expect(await read()).toContain('data-version="second"');
  expect(await isStored()).toBe(false);
  site.server.useDist(distFolder);
  expect(await read()).not.toContain('data-version="second"');
  expect(await isStored()).toBe(true);
});
