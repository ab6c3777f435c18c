import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { teamHero } from '../../../src/content/en/team.ts';
import { hydrated, load, offlineReady, removeStored, stopWorkers } from '../../support/browser.ts';
import {
  contactForm,
  keepContact,
  outboxBecomes,
  storedMessages,
  until,
  valueOf,
  visitContact,
} from '../forms/outbox-setting.ts';
import { strictTest as test, test as looseTest } from '../site.ts';
import {
  becomesSecondVersion,
  comeBack,
  offer,
  reloadOffered,
  secondDist,
  versionOf,
} from './second-version.ts';

/** Another tab of the same profile. @param prepare is run in the page before its scripts */
async function openTab(context: BrowserContext, origin: string, prepare?: () => void): Promise<Page> {
  const tab = await context.newPage();
  if (prepare) await tab.addInitScript(prepare);
  await load(tab, `${origin}/approach`);
  return tab;
}

/** Marks the document that is shown. @returns whether it still is */
async function rememberDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return () => page.evaluate(() => 'isSameDocument' in window);
}

/** What the footer names: '1.0.0 (abcdef0)'. */
async function readVersion(page: Page): Promise<string> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  return page
    .locator('footer')
    .getByText(/^Version \d+\.\d+\.\d+ \([0-9a-f]{7}\)$/)
    .innerText();
}

test('a new version changes nothing by itself; Reload takes it in every tab', async ({ open, server }) => {
  // No worker was there when the first page was loaded.
  const { page: first, context } = await open('/approach', { stored: true });
  const other = await openTab(context, server.url);
  // Its registration never comes.
  const busy = await openTab(context, server.url, () => {
    window.requestIdleCallback = () => 0;
  });
  // As on iOS, where the event may not come.
  const silent = await openTab(context, server.url, () => {
    const silence = (event: Event) => event.stopImmediatePropagation();
    navigator.serviceWorker.addEventListener('controllerchange', silence, true);
  });
  // It has no controller after this.
  const forced = await openTab(context, server.url);
  const session = await context.newCDPSession(forced);
  await session.send('Page.reload', { ignoreCache: true });
  await forced.waitForFunction(() => navigator.serviceWorker.controller === null);
  await hydrated(forced);
  const isUnchanged = await rememberDocument(first);

  server.useDist(secondDist);
  await comeBack(first);
  await reloadOffered(first);
  expect(await offer(first).textContent()).toBe('A newer version of this site is ready.Reload');
  expect(await isUnchanged()).toBe(true);
  // A page opened now is of the old version, too.
  expect(await versionOf(await openTab(context, server.url))).toBeUndefined();

  await (await reloadOffered(other)).click();
  await offer(other).getByRole('button', { name: 'Reloading...' }).waitFor();
  for (const page of [first, other, busy, silent, forced]) {
    await becomesSecondVersion(page);
    await hydrated(page);
    expect(await offer(page).count()).toBe(0);
  }
  // Each loads once: a second time would lose what was typed since.
  const stays = await Promise.all([first, other, silent, forced].map(rememberDocument));
  await stopWorkers(first);
  expect(await versionOf(await openTab(context, server.url))).toBe('second');
  for (const stayed of stays) expect(await stayed()).toBe(true);
});

test('looks every hour; the offer stays until answered, and comes again', async ({ open, server }) => {
  const { page, context } = await open(undefined, { worker: true });
  await page.clock.install();
  await page.goto(`${server.url}/approach`);
  await offlineReady(page);
  server.useDist(secondDist);
  await page.clock.fastForward('59:00');
  expect(await offer(page).count()).toBe(0);
  await page.clock.fastForward('01:00');
  await reloadOffered(page);
  await page.clock.fastForward(60_000);
  expect(await offer(page).isVisible()).toBe(true);
  await offer(page).getByRole('button', { name: 'Close' }).click();
  await offer(page).waitFor({ state: 'detached' });
  expect(await versionOf(page)).toBeUndefined();

  const nextVisit = await openTab(context, server.url);
  expect(await versionOf(nextVisit)).toBeUndefined();
  await offer(nextVisit).waitFor();
});

test('a new version is offered once the server answers again', async ({ open, server }) => {
  // No other document is opened later: with one the browser itself looks for a new version.
  const { page } = await open('/approach', { stored: true });
  await page.clock.install();
  await server.stop();
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await page.getByRole('status').filter({ hasText: 'The server does not answer.' }).waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  server.useDist(secondDist);
  await server.restart();
  // The page asks the server again after ten seconds.
  await page.clock.fastForward(11_000);
  await reloadOffered(page);
});

test('an update loses no word and no submission; the footer names it', async ({ open, server }) => {
  const { page, context, form } = await visitContact(open, { stored: true });
  const other = await openTab(context, server.url);
  const first = await readVersion(other);
  const version = JSON.parse(readFileSync(path.join(secondDist, 'version.json'), 'utf8')) as {
    content: string;
  };
  server.switches.set({ call: 'POST contacts', effect: { kind: 'cut' } });
  await keepContact(form, 'waits for a better server');
  server.useDist(secondDist);
  await comeBack(other);
  const reload = await reloadOffered(other);
  // Written in the very moment in which the other tab is told to reload.
  await form.getByLabel('Name').fill('Anika');
  await form.getByLabel('Message').fill('half a sentence');
  await reload.click();
  for (const tab of [page, other]) {
    await becomesSecondVersion(tab);
    await hydrated(tab);
  }
  await expect.poll(valueOf(contactForm(page), 'Message')).toBe('half a sentence');
  expect(await valueOf(contactForm(page), 'Name')()).toBe('Anika');
  await outboxBecomes(page, 'waiting');
  expect(storedMessages(server)).toEqual([]);
  expect(await readVersion(other)).toBe(first.replace(/\(.*\)/, `(${version.content})`));

  server.switches.clear();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await until(() => storedMessages(server).length > 0);
  expect(storedMessages(server)).toEqual(['waits for a better server']);
});

// Its chunk has vanished from the server. It may not go in circles.
looseTest.for([
  { state: 'there is no worker', stored: false, documents: ['/team'] },
  { state: 'what was stored is broken', stored: true, documents: ['/team', '/team'] },
  { state: 'it waits by then', stored: true, documents: ['/team', '/team'] },
])('an old tab takes a new version where $state', async ({ state, stored, documents }, { open, server }) => {
  const { page, context } = await open('/expertise', { stored });
  server.useDist(secondDist);
  if (state === 'it waits by then') {
    await comeBack(page);
    await reloadOffered(page);
  }
  if (stored) await removeStored(page, '/team-page-');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      asked.push(new URL(request.url()).pathname);
  });
  // What the browser itself keeps would go on having every file of the first version.
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.locator('footer a[href="/team"]').first().click();
  await becomesSecondVersion(page);
  await hydrated(page);
  const isSame = await rememberDocument(page);
  if (stored) await offlineReady(page);
  expect(await isSame()).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/team');
  expect(await page.locator('main h1').innerText()).toContain(teamHero.title);
  expect(asked).toEqual(documents);
});
