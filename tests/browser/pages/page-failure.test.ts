import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { teamHero } from '../../../src/content/en/team.ts';
import { hydrated, load } from '../../support/browser.ts';
import { startDeadSpot } from '../../support/dead-spot.ts';
import { contactForm, lateFormReady } from '../forms/outbox-setting.ts';
import { hasFocus, settled } from './actions.ts';
import { test as pageTest } from '../site.ts';

const teamChunk = /\/assets\/team-page-[\w-]+\.js$/;
const goToTeam = (page: Page) => page.locator('footer a[href="/team"]').first().click();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** The expertise page without a worker, which would have every part at hand, and the documents asked for since. */
const test = pageTest.extend<{ opened: { page: Page; documents: string[] } }>({
  opened: async ({ visit }, use) => {
    const { page } = await visit('/expertise', { expected: /./ });
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await use({ page, documents });
  },
});

/** What a host answers after a deploy has removed the file. */
const removeTeamChunk = (page: Page) =>
  page.route(teamChunk, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  );

// One that a deploy has replaced is had by loading the page again: updates/update.test.ts.
test('a part that stays away leaves a page to read, not a loop', async ({ opened }) => {
  const { page, documents } = opened;
  await removeTeamChunk(page);
  const refused: number[] = [];
  page.on('response', (response) => {
    if (teamChunk.test(response.url())) refused.push(documents.length);
  });
  await goToTeam(page);
  // Asked for by the first document, and by the one that was loaded for its sake.
  await expect.poll(() => new Set(refused)).toEqual(new Set([0, 1]));
  await page.waitForLoadState();
  await settled(page);
  expect(documents).toEqual(['/team']);
  expect(await page.locator('main h1').isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined();
  // Its links work as links do everywhere.
  await page.locator('footer a[href="/approach"]').first().click();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/approach');
});

pageTest(
  'what a dead spot leaves is not given up for the error page of the browser',
  async ({ visit, server }) => {
    const { page, close } = await visit(undefined, { expected: /./ });
    const ofPage = await startDeadSpot(server.port, { lost: /-page-[\w-]+\.js$/, spreads: true });
    await page.goto(`${ofPage.url}/contact`);
    // The part, and whether the site can be reached.
    await expect.poll(ofPage.losses).toBeGreaterThan(1);
    // The first page stays as it came, and what is written in it.
    const message = contactForm(page).getByLabel('Message');
    await message.fill('written in a dead spot');
    expect(await page.locator('[data-hydrated]').count()).toBe(0);
    ofPage.mend();
    await lateFormReady(page);
    expect(await message.inputValue()).toBe('written in a dead spot');
    expect(await hasFocus(message)).toBe(true);
    ofPage.close();

    // Another page says what is the matter.
    const ofLink = await startDeadSpot(server.port, { lost: teamChunk, spreads: true });
    await load(page, `${ofLink.url}/expertise`);
    await goToTeam(page);
    await heading(page, 'This page is not saved yet');
    await page.getByText('The pages that you have opened before are.').waitFor();
    await page.getByRole('status').filter({ hasText: 'The server does not answer.' }).waitFor();
    const asked = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await asked;
    await heading(page, 'This page is not saved yet');
    ofLink.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, teamHero.title);
    await close();
    ofLink.close();
  },
);

test('a style sheet that was lost when its link was touched comes with the tap', async ({ opened }) => {
  const { page, documents } = opened;
  await page.route(/\/assets\/team-page-[\w-]+\.css$/, (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent('requestfailed');
  await page.locator('footer a[href="/team"]').first().hover();
  await lost;
  await goToTeam(page);
  await heading(page, teamHero.title);
  const portrait = page.locator('main img[data-art=portrait]').first();
  expect(await portrait.evaluate((image) => getComputedStyle(image).objectFit)).toBe('cover');
  expect(documents).toEqual([]);
});

/** Goes to the team without a connection. */
async function missTeam(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await goToTeam(page);
  await heading(page, 'This page is not saved yet');
}

test('a page that was missed without a connection comes with the next one', async ({ opened }) => {
  const { page, documents } = opened;
  await missTeam(page);
  expect(documents).toEqual([]);
  await page.context().setOffline(false);
  await heading(page, teamHero.title);
  expect(new URL(page.url()).pathname).toBe('/team');
});

test('whoever writes meanwhile is not disturbed, and gets it when asking', async ({ opened }) => {
  const { page, documents } = opened;
  await missTeam(page);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('half an addr');
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  // It would be asked for within a few milliseconds.
  await page.waitForTimeout(500);
  await heading(page, 'This page is not saved yet');
  expect(documents).toEqual([]);
  await tryAgain.click();
  await heading(page, teamHero.title);
});

test('a half-filled form is not lost to a reload', async ({ opened }) => {
  const { page, documents } = opened;
  await removeTeamChunk(page);
  await page.evaluate(() => {
    const form = document.body.appendChild(document.createElement('form'));
    form.appendChild(document.createElement('textarea')).value = 'Dear';
  });
  await goToTeam(page);
  await heading(page, 'Something went wrong on this page');
  expect(documents).toEqual([]);
  expect(await page.locator('body > form textarea').inputValue()).toBe('Dear');
});

test('an error while rendering leaves a calm page with a way on', async ({ opened }) => {
  const { page, documents } = opened;
  const body = "export function TeamPage() { throw new Error('broken on purpose'); }";
  await page.route(teamChunk, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await goToTeam(page);
  await heading(page, 'Something went wrong on this page');
  expect(documents).toEqual([]);
  for (const part of ['header', 'footer', 'main a[href^="tel:"]', 'main a[href^="mailto:"]'])
    expect(await page.locator(part).first().isVisible(), part).toBe(true);
  await page.unroute(teamChunk);
  await page.getByRole('button', { name: 'Reload' }).click();
  await heading(page, teamHero.title);
  expect(documents).toEqual(['/team']);
});
