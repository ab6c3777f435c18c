import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { askWorker, controlled, hydrated, load, removeStored, storedPaths } from '../../support/browser.ts';
import { startDeadSpot } from '../../support/dead-spot.ts';
import { distFolder } from '../../build/site-files.ts';
import { strictTest as test } from '../site.ts';
import {
  changedCopy,
  changedDrawing,
  comeBack,
  offer,
  reloadOffered,
  secondDist,
  takeOffer,
  versionOf,
} from './second-version.ts';
import { areaPath } from '../../support/every-page.ts';

/* What may go wrong while a version is installed. */

/** Has the browser look for a new version. @returns the state that its worker gets to: 'installed' or 'redundant' */
function tryUpdate(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return new Promise<string>((resolve) => {
      // A look joins one that is under way, as the page's own when it is online again, which may find the version before.
      const look = () => void registration.update().catch(() => undefined);
      const looks = setInterval(look, 2000);
      // On a busy machine the promise of update() may be kept after the installation has failed.
      registration.addEventListener('updatefound', () => {
        clearInterval(looks);
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => resolve(worker.state));
      });
      look();
    });
  });
}

test('a version that becomes active leaves a third one its files', async ({ open, server }) => {
  const { page, context } = await open('/approach', { stored: true });
  server.useDist(secondDist);
  await comeBack(page);
  const reload = await reloadOffered(page);

  // The third is the first again, all of whose files are stored; its installation takes its time.
  const hold = `self.addEventListener('install', (event) => event.waitUntil(fetch('/api/job-types')));\n`;
  server.switches.set({ call: 'GET job-types', effect: { kind: 'hold' } });
  const third = changedCopy(distFolder, 'sw.js', (text) => hold + text);
  server.useDist(third);
  await comeBack(page);
  await server.switches.whenHeld();
  await Promise.all([page.waitForEvent('load', { timeout: 60_000 }), reload.click()]);
  await hydrated(page);
  expect(await versionOf(page)).toBe('second');

  server.switches.clear();
  await takeOffer(page);
  await context.setOffline(true);
  for (const address of ['/team', '/contact', areaPath]) {
    await load(page, server.url + address);
    expect(await versionOf(page), address).toBeUndefined();
  }
});

test('a version that was never whole asks for nothing once another one waits', async ({ open, server }) => {
  const chunk = readdirSync(path.join(distFolder, 'assets')).find((name) => /^team-page-.*\.js$/.test(name));
  const host = await startDeadSpot(server.port, { lost: new RegExp(chunk ?? '') });
  const { page, close } = await open(undefined, { worker: true });
  await load(page, `${host.url}/contact`);
  await controlled(page);
  expect(await askWorker(page, 'save-all')).toBe(false);
  server.useDist(secondDist);
  await comeBack(page);
  await reloadOffered(page);
  const before = host.losses();
  expect(before).toBeGreaterThan(0);
  expect(await askWorker(page, 'save-all')).toBe(false);
  expect(host.losses()).toBe(before);
  await close();
  host.close();
});

test('a file of another build is refused, and repaired; what a failed update has stored stays', async ({
  open,
  server,
}) => {
  const { page, context } = await open('/approach', { stored: true });
  const readDrawing = () =>
    page.evaluate(async (file) => (await fetch(file, { cache: 'reload' })).text(), `/${changedDrawing}`);

  // What has been removed comes back from the network only if it is of this build.
  await removeStored(page, changedDrawing);
  server.useDist(secondDist);
  expect(await readDrawing()).toContain('data-version="second"');
  expect(await storedPaths(page)).not.toContain(changedDrawing);
  server.useDist(distFolder);
  expect(await readDrawing()).not.toContain('data-version="second"');
  expect(await storedPaths(page)).toContain(changedDrawing);

  /** Offers a build with one file of another one. */
  const expectRefused = async (dist: string, file: string, other: string) => {
    const text = readFileSync(path.join(other, file), 'utf8');
    const mixed = changedCopy(dist, file, () => text);
    server.useDist(mixed);
    expect(await tryUpdate(page), file).toBe('redundant');
    expect(await offer(page).count()).toBe(0);
  };
  const before = await storedPaths(page);
  await expectRefused(secondDist, changedDrawing, distFolder);
  const after = await storedPaths(page);
  expect(after.length).toBeGreaterThan(before.length);
  expect(await askWorker(page, 'save-all')).toBe(true);
  expect(await storedPaths(page)).toEqual(after);

  server.useDist(secondDist);
  expect(await tryUpdate(page)).toBe('installed');
  await takeOffer(page);
  await context.setOffline(true);
  await load(page, `${server.url}/contact`);
  expect(await versionOf(page)).toBe('second');
  expect(await readDrawing()).toContain('data-version="second"');

  await context.setOffline(false);
  await expectRefused(distFolder, 'offline/contact.html', secondDist);
});
