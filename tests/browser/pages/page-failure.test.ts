import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, offlineReady, openPage } from '../../support/browser.ts';
import { useSite } from '../site.ts';

const site = useSite();
const teamChunk = /\/assets\/team-page-[^/]+\.js$/;

/** The expertise page without a worker, which would have every part at hand, and the documents asked for since. */
async function open() {
  const opened = await openPage(site.browser, { serviceWorkers: 'block' });
  const documents: string[] = [];
  await opened.page.goto(`${site.server.url}/expertise`);
  await hydrated(opened.page);
  opened.page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return { ...opened, documents };
}

/** What a host answers after a deploy has removed the file. */
const removeTeamChunk = (page: Page) =>
  page.route(teamChunk, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  );

const goToTeam = (page: Page) => page.locator('footer a[href="/team"]').first().click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('an unknown address is answered with 404 and the not-found page, offline with the same page', async () => {
  const { context, page, messages, close } = await openPage(site.browser);
  const online = await page.goto(`${site.server.url}/no/such/page`);
  expect(online?.status()).toBe(404);
  await hydrated(page);
  await heading(page, 'Page not found');
  const text = await page.locator('main').innerText();
  expect(await page.locator('main a[href="/family-law"]').count()).toBe(1);
  await offlineReady(page);

  await site.server.stop();
  await context.setOffline(true);
  try {
    const tab = await context.newPage();
    tab.on('console', (message) => messages.push(message.text()));
    await tab.goto(`${site.server.url}/another/one`);
    await hydrated(tab);
    expect(await tab.locator('main').innerText()).toBe(text);
    // Chromium itself notes the 404 of the first request.
    expect(messages.filter((message) => !message.includes('status of 404'))).toEqual([]);
  } finally {
    await site.server.restart();
    await close();
  }
});

test('a part that a deploy has replaced is had by loading the page again, once', async () => {
  const { page, documents, close } = await open();
  await removeTeamChunk(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(teamChunk);
  });
  await goToTeam(page);
  await page.waitForFunction(() => document.querySelector('main h1')?.textContent?.includes('Team'));
  await hydrated(page);
  expect(documents).toEqual(['/team']);
  await close();
});

test('a part that stays away is not asked for in a loop, and the text of the page can be read', async () => {
  const { page, documents, close } = await open();
  await removeTeamChunk(page);
  await goToTeam(page);
  await page.waitForURL('**/team');
  await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.name.endsWith('/team'));
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/team']);
  expect(await page.locator('main h1').isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined();
  // Its links work as links do everywhere.
  await page.locator('footer a[href="/approach"]').first().click();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/approach');
  await close();
});

test('without a connection nothing is loaded again; the page says so and tries again when asked', async () => {
  const { context, page, documents, close } = await open();
  await context.setOffline(true);
  await goToTeam(page);
  await heading(page, 'This page is not saved yet');
  expect(documents).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/team');
  expect(await page.locator('main h1').innerText()).toContain('Team');
  await close();
});

test('a half-filled form is not lost to a reload', async () => {
  const { page, documents, close } = await open();
  await removeTeamChunk(page);
  await page.evaluate(() => {
    const form = document.body.appendChild(document.createElement('form'));
    form.appendChild(document.createElement('textarea')).value = 'Dear';
  });
  await goToTeam(page);
  await heading(page, 'Something went wrong on this page');
  expect(documents).toEqual([]);
  expect(await page.locator('body > form textarea').inputValue()).toBe('Dear');
  await close();
});

test('an error while rendering leaves header, footer and a calm page with a way on', async () => {
  const { page, documents, close } = await open();
  await page.route(teamChunk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function TeamPage() { throw new Error('broken on purpose'); }",
    }),
  );
  await goToTeam(page);
  await heading(page, 'Something went wrong on this page');
  expect(documents).toEqual([]);
  expect(await page.locator('header').first().isVisible()).toBe(true);
  expect(await page.locator('footer').isVisible()).toBe(true);
  expect(await page.locator('main a[href^="tel:"]').count()).toBe(1);
  expect(await page.locator('main a[href^="mailto:"]').count()).toBe(1);
  await page.unroute(teamChunk);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(() => document.querySelector('main h1')?.textContent?.includes('Team'));
  expect(documents).toEqual(['/team']);
  await close();
});
