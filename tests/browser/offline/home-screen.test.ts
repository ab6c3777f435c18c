import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { readPage } from '../../build/site-files.ts';
import { hydrated, offlineReady } from '../../support/browser.ts';
import {
  contactForm,
  draftKept,
  fillContact,
  keepContact,
  openPanel,
  outboxBecomes,
  storedMessages,
  tryUntil,
  valueOf,
} from '../forms/outbox-setting.ts';
import { becomesSecondVersion, reloadOffered, secondDist } from '../updates/second-version.ts';
import { test } from '../site.ts';
import { startWithProfile } from './lasting-profile.ts';

/** A phone's browser; what was stored before is in its profile. */
const startPhone = (profile: string, isOffline: boolean) =>
  startWithProfile(profile, {
    isOffline,
    accepted: false,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

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
  origin: string,
  isOffline: boolean,
): Promise<OpenedWindow> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const features = [{ name: 'display-mode', value: 'standalone' }];
  await session.send('Emulation.setEmulatedMedia', { features });
  await emulateNetwork(session, isOffline);
  const manifest = JSON.parse(readPage('/manifest.webmanifest')) as { start_url: string };
  await page.goto(new URL(manifest.start_url, origin).href);
  await hydrated(page);
  return { page, session };
}

async function expectNews(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/news`);
  await page.locator('article').nth(7).waitFor();
  const headlines = sample['news-and-events'].map(({ title }) => title);
  expect(await page.locator('article h2').allTextContents()).toEqual(headlines);
}

// That every page opens: offline.test.ts.
test('installed, started without a network, updated: nothing is lost', async ({ server }) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
  const { url } = server;

  // Build A: read a little, agreed to the disclaimer, put on the home screen.
  const first = await startPhone(profile, false);
  const { page: visit } = await openFromHomeScreen(first.context, url, false);
  await visit.locator('[data-answer=agree]').click();
  await offlineReady(visit);
  await expectNews(visit, url);
  await first.close();

  // The network is gone. A cold start from the home screen: home, and the news.
  await server.stop();
  const phone = await startPhone(profile, true);
  const { page, session } = await openFromHomeScreen(phone.context, url, true);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.locator('main h1').isVisible()).toBe(true);
  await page.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor();
  await expectNews(page, url);

  // A message that waits, and another that is only begun.
  await page.goto(`${url}/contact`);
  await hydrated(page);
  const form = contactForm(page);
  await keepContact(form, 'waits for the network');
  await fillContact(form, 'begun before the update');
  await draftKept(page, 'begun before the update');
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);

  // Build B is deployed and the network is back, but the firm's server takes nothing yet.
  server.switches.set({ call: 'POST contacts', effect: { kind: 'refuse' } });
  server.useDist(secondDist);
  await server.restart();
  await phone.context.setOffline(false);
  await emulateNetwork(session, false);
  await (await reloadOffered(page)).click();
  await becomesSecondVersion(page);
  await hydrated(page);
  await expect.poll(valueOf(form, 'Message')).toBe('begun before the update');
  await outboxBecomes(page, 'waiting');
  expect(storedMessages(server)).toEqual([]);

  // Opened before anything can be sent: with nothing left to send its button is gone.
  const list = await openPanel(page);
  server.switches.clear();
  await tryUntil(list, () => storedMessages(server).length > 0);
  await outboxBecomes(page, 'sent');
  expect(storedMessages(server)).toEqual(['waits for the network']);
  const posts = server.ledger.requests('POST contacts');
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  expect(posts.filter(({ stored }) => stored)).toHaveLength(1);
  expect(await valueOf(form, 'Message')()).toBe('begun before the update');
  expect([...first.errors, ...phone.errors]).toEqual([]);
  await phone.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});
