import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { notFoundPage } from '../../../src/content/en/pages.ts';
import { practiceAreas } from '../../../src/content/en/practice-areas/index.ts';
import { teamMembers } from '../../../src/content/en/team.ts';
import { languages, localPath } from '../../../src/content/language.ts';
import { loadAllTexts } from '../../../src/content/texts.ts';
import { hydrated } from '../../support/browser.ts';
import { fullMember } from '../../support/full-member.ts';
import { otherLanguages } from '../../support/languages.ts';
import { settled } from './actions.ts';
import { test } from '../site.ts';

const { id, path, name, ...person } = teamMembers.find(({ practiceAreas }) => practiceAreas) ?? fullMember;
const area = practiceAreas.find(({ slug }) => slug === person.practiceAreas?.[0]);

const linkTo = (page: Page, text: string) =>
  page.locator('main').getByRole('link', { name: text, exact: true });
const dialogOf = (page: Page, title = name) => page.getByRole('dialog', { name: title });
/** Opens the dialog of a member from a page of the team. */
async function openDialog(page: Page, title = name) {
  await page.locator(`#card-${id}`).click();
  await dialogOf(page, title).waitFor();
}
const isHeaded = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();

test.for(languages)(
  'the address of a dialog in %s is that of a page: a reload opens it, and Back leads to the team',
  async (language, { visit, server }) => {
    const team = await (await loadAllTexts(language)).load('team');
    const title = team.teamMembers.find((member) => member.id === id)?.name ?? '';
    const [own, all] = [path, '/team'].map((address) => server.url + localPath(language, address));
    const { page } = await visit(all, { width: 360, height: 400 });
    await openDialog(page, title);
    expect(page.url()).toBe(own);
    await page.goBack();
    await dialogOf(page, title).waitFor({ state: 'detached' });
    expect(page.url()).toBe(all);
    await openDialog(page, title);
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(100);
    await page.reload();
    await hydrated(page);
    await isHeaded(page, title);
    expect(await page.locator('nav a[aria-current]').count()).toBe(0);
    expect(await dialogOf(page, title).count()).toBe(0);
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await isHeaded(page, team.teamHero.title);
    await page.waitForFunction((top) => scrollY === top, place);
    expect(page.url()).toBe(all);
    expect(await dialogOf(page, title).count()).toBe(0);
  },
);

test('a person leads to the practice area, which names the person, and back to the dialog', async ({
  visit,
  server,
  skip,
}) => {
  if (!area) return skip('Nobody has a practice area');
  const { page } = await visit('/team');
  await openDialog(page);
  await dialogOf(page).getByRole('link', { name: area.title }).click();
  await isHeaded(page, area.title);
  await linkTo(page, name).click();
  await isHeaded(page, name);
  expect(page.url()).toBe(server.url + path);
  await linkTo(page, area.title).click();
  await isHeaded(page, area.title);
  for (let steps = 0; steps < 3; steps += 1) await page.goBack();
  await dialogOf(page).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(`${server.url}/team`);
  expect(await dialogOf(page).count()).toBe(0);
});

test('an id that nobody has is an unknown address', async ({ visit }) => {
  const { page } = await visit(undefined, { expected: /status of 404/ });
  const answer = await page.goto('/team/nobody');
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await isHeaded(page, notFoundPage.title);
  expect((await page.title()).startsWith(notFoundPage.title)).toBe(true);
  expect(await page.locator('link[rel=canonical]').count()).toBe(0);
  for (const language of otherLanguages) {
    // In the strip, and in the menu: on a phone the strip scrolls away.
    const link = `header a[href="${localPath(language, '/team/nobody')}"][lang=${language}][hreflang=${language}]`;
    await expect.poll(() => page.locator(link).count()).toBe(2);
  }
});
