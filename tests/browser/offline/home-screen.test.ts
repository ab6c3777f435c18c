import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { readPage, staticPaths } from '../../build/site-files.ts';
import { findChromium, hydrated, offlineReady } from '../../support/browser.ts';
import {
  contactForm,
  draftKept,
  emptyServer,
  fillContact,
  keepContact,
  openPanel,
  readOutbox,
  storedMessages,
  tryUntil,
  until,
} from '../forms/outbox-setting.ts';
import { becomesSecondVersion, makeSecondVersion, reloadOffered } from '../updates/second-version.ts';
import type { ChangedBuild } from '../../support/changed-build.ts';
import { useSite } from '../site.ts';

const site = useSite();
let profile: string;
let second: ChangedBuild;
beforeEach(async () => {
  profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
  second = await makeSecondVersion();
  emptyServer(site.server);
}, 240_000);
afterEach(() => {
  rmSync(profile, { recursive: true, force: true });
  second.remove();
});

/** The address at which the home screen's icon opens the site. */
function startAddress(): string {
  const manifest = JSON.parse(readPage('/manifest.webmanifest')) as { start_url: string };
  return new URL(manifest.start_url, site.server.url).href;
}

/** A phone's browser with the profile of this test: what was stored before is there. */
async function startPhone(isOffline: boolean): Promise<BrowserContext> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    offline: isOffline,
  });
  context.setDefaultTimeout(30_000);
  return context;
}

/**
 * Also a session of its own must say so: `navigator.onLine` is true again from the next document on where one of a page's
 * sessions says nothing of the network.
 */
async function emulateNetwork(session: CDPSession, isOffline: boolean): Promise<void> {
  const anySpeed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: isOffline, ...anySpeed });
}

interface OpenedWindow {
  readonly page: Page;
  readonly session: CDPSession;
}

/** A page as the home screen opens it: in a window without the browser's own bars. */
async function openFromHomeScreen(
  context: BrowserContext,
  errors: string[],
  isOffline: boolean,
): Promise<OpenedWindow> {
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  const session = await context.newCDPSession(page);
  const features = [{ name: 'display-mode', value: 'standalone' }];
  await session.send('Emulation.setEmulatedMedia', { features });
  await emulateNetwork(session, isOffline);
  await page.goto(startAddress());
  await hydrated(page);
  return { page, session };
}

async function readNews(page: Page): Promise<string[]> {
  await page.goto(`${site.server.url}/news`);
  await page.locator('article').nth(7).waitFor();
  return page.locator('article h2').allTextContents();
}

test('installed, started without a network, updated: nothing is lost and everything arrives once', async () => {
  const errors: string[] = [];
  const headlines = sample['news-and-events'].map(({ title }) => title);

  // Build A: read a little, agreed to the disclaimer, put on the home screen.
  const first = await startPhone(false);
  const { page: visit } = await openFromHomeScreen(first, errors, false);
  await visit.locator('[data-answer=agree]').click();
  await offlineReady(visit);
  expect(await readNews(visit)).toEqual(headlines);
  await first.close();

  // The network is gone. A cold start from the home screen: home, every page, the news.
  await site.server.stop();
  const phone = await startPhone(true);
  const { page, session } = await openFromHomeScreen(phone, errors, true);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.locator('main h1').isVisible()).toBe(true);
  await page.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor();
  for (const address of staticPaths) {
    const response = await page.goto(site.server.url + address);
    expect(response?.fromServiceWorker(), address).toBe(true);
    await hydrated(page);
    expect(await page.locator('main h1').isVisible(), address).toBe(true);
  }
  expect(await readNews(page)).toEqual(headlines);

  // A message that waits, and another that is only begun.
  await page.goto(`${site.server.url}/contact`);
  await hydrated(page);
  await keepContact(contactForm(page), 'waits for the network');
  await fillContact(contactForm(page), 'begun before the update');
  await draftKept(page, 'begun before the update');

  expect(await page.evaluate(() => navigator.onLine)).toBe(false);

  // Build B is deployed and the network is back, but the firm's server takes nothing yet.
  site.server.switches.set({ call: 'POST contacts', effect: { kind: 'refuse' } });
  site.server.useDist(second.dist);
  await site.server.restart();
  await phone.setOffline(false);
  await emulateNetwork(session, false);
  await (await reloadOffered(page)).click();
  await becomesSecondVersion(page);
  await hydrated(page);

  const message = contactForm(page).getByLabel('Message');
  await until(async () => (await message.inputValue()) === 'begun before the update');
  // An attempt may be under way.
  await expect.poll(async () => (await readOutbox(page)).states).toEqual(['waiting']);
  expect(storedMessages(site.server)).toEqual([]);

  // Opened before anything can be sent: with nothing left to send its button is gone.
  const list = await openPanel(page);
  site.server.switches.clear();
  await tryUntil(list, () => storedMessages(site.server).length > 0);
  await until(async () => (await readOutbox(page)).states[0] === 'sent');
  expect(storedMessages(site.server)).toEqual(['waits for the network']);
  const posts = site.server.ledger.requests('POST contacts');
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  expect(posts.filter(({ stored }) => stored)).toHaveLength(1);
  expect(await message.inputValue()).toBe('begun before the update');
  expect(errors).toEqual([]);
  await phone.close();
}, 240_000);
