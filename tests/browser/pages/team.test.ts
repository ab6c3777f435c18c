import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { teamMembers, teamSections } from '../../../src/content/team.ts';
import { holdBack, hydrated } from '../../support/browser.ts';
import { overflowing } from '../../support/page-checks.ts';
import { fullMember } from '../../support/full-member.ts';
import { attributes, boxOf, focusReaches, hasFocus, standsBelowHeader } from './actions.ts';
import { test } from './visit.ts';

const still = { reducedMotion: 'reduce' } as const;
const mailTo = `mailto:${fullMember.mail}?subject=${encodeURIComponent(`Question for ${fullMember.name}`)}`;
const telephone = `tel:${fullMember.phone.replaceAll(/[^+\d]/g, '')}`;
const defaultAvatar = '/art/avatar-default.svg';

const card = (page: Page, name: string) => page.locator('article', { hasText: name });
const nameOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: fullMember.name });
const positionsOf = (page: Page) => page.getByRole('navigation', { name: 'Positions' });
/** Waits until the dialog is closed and the card has the focus again. */
async function isBackOnCard(page: Page): Promise<void> {
  await dialogOf(page).waitFor({ state: 'detached' });
  await focusReaches(page, `#card-${fullMember.id}`);
}

test('shows everybody with portrait and contact under a position', async ({ visit }) => {
  const { page } = await visit('/team', still);
  expect(await attributes(page.locator('main section[id]'), 'id')).toEqual(
    teamSections.map(({ sectionId }) => sectionId),
  );
  for (const { sectionId } of teamSections) {
    const members = teamMembers.filter((member) => member.sectionId === sectionId);
    const shown = await page.locator(`#${sectionId} article h3`).allTextContents();
    expect(shown).toEqual(members.map(({ name }) => name));
  }
  const hrefOf = (label: string) =>
    card(page, fullMember.name)
      .getByRole('link', { name: `${label} ${fullMember.name}` })
      .getAttribute('href');
  expect(await hrefOf('E-mail')).toBe(mailTo);
  expect(await hrefOf('Call')).toBe(telephone);
  const unreachable = teamMembers.find(({ mail, phone }) => !mail && !phone);
  const without = card(page, unreachable?.name ?? '');
  expect(await without.getByRole('link').count()).toBe(0);

  const pictures = page.locator('main article img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
  expect(await page.locator(`img[src="${defaultAvatar}"]`).count()).toBe(0);
  expect(await pictures.count()).toBe(teamMembers.length);
});

describe('the Positions list', () => {
  // How it closes: header.test.ts, whose menu is of the same kind.
  test('leads to every section, which it marks then', async ({ visit }) => {
    const { page } = await visit('/team', still);
    const toggle = positionsOf(page).locator('summary');
    const list = positionsOf(page).getByRole('list');
    expect(await list.isVisible()).toBe(false);
    for (const { sectionId } of teamSections) {
      await toggle.click();
      await list.locator(`a[href="/team#${sectionId}"]`).click();
      await standsBelowHeader(page, sectionId);
      expect(await list.isVisible()).toBe(false);
      await focusReaches(page, `#${sectionId}`);
      await toggle.click();
      await list.locator(`a[href="/team#${sectionId}"][aria-current=location]`).waitFor();
      expect(await list.locator('[aria-current]').count()).toBe(1);
      await page.keyboard.press('Escape');
    }
  });

  test('marks the section that is being read and stays below the header', async ({ visit }) => {
    const { page } = await visit('/team', { ...still, width: 360, height: 740 });
    await page.evaluate(() => {
      const section = document.getElementById('associate-legal-analysts') as HTMLElement;
      scrollTo(0, section.offsetTop - 150);
    });
    await positionsOf(page)
      .locator('[aria-current=location]', { hasText: 'Associate Legal Analysts' })
      .waitFor({ state: 'attached' });
    const header = await boxOf(page.locator('header').first());
    const gap = (await boxOf(positionsOf(page).locator('summary'))).top - header.bottom;
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(40);
  });
});

describe('the dialog of a member', () => {
  test('holds the focus and gives it back', async ({ visit }) => {
    const { page } = await visit('/team', still);
    await nameOf(page, fullMember.name).focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await dialog.waitFor();
    expect(new URL(page.url()).hash).toBe(`#${fullMember.id}`);
    expect(await dialog.getByText(fullMember.designation).isVisible()).toBe(true);
    expect(await dialog.getByText(fullMember.words).isVisible()).toBe(true);
    expect(await dialog.getByRole('link', { name: fullMember.mail }).getAttribute('href')).toBe(mailTo);
    expect(await dialog.getByRole('link', { name: fullMember.phone }).getAttribute('href')).toBe(telephone);
    expect(await hasFocus(dialog.getByRole('button', { name: 'Close' }))).toBe(true);
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    expect(await dialog.getByRole('button', { name: 'Close' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await isBackOnCard(page);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('opens from the address, and closes where one was', async ({ visit, server }) => {
    const { page } = await visit(`/team#${fullMember.id}`, still);
    await dialogOf(page).waitFor();
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await isBackOnCard(page);
    expect(page.url()).toBe(`${server.url}/team`);

    await page.goto('about:blank');
    await page.goto(`${server.url}/team#advisors`);
    await hydrated(page);
    await standsBelowHeader(page, 'advisors');
    const position = await page.evaluate(() => scrollY);
    for (const leave of [
      () => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(20, 400),
      () => page.goBack(),
    ]) {
      await nameOf(page, fullMember.name).click();
      await dialogOf(page).waitFor();
      await leave();
      await isBackOnCard(page);
      expect(new URL(page.url()).hash).toBe('#advisors');
      expect(await page.evaluate(() => scrollY)).toBe(position);
    }
  });

  test('is a sheet at the edge of a phone, with Close in view', async ({ visit }) => {
    const name = 'Shamsul Karim Majumder';
    const phone = { width: 320, height: 568, hasTouch: true, isMobile: true };
    const { page } = await visit('/team', { ...still, ...phone });
    await page.getByRole('button', { name: `Read more about ${name}` }).tap();
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    const box = await boxOf(dialog);
    expect(Math.round(box.bottom)).toBe(568);
    expect(box.width).toBe(320);
    await dialog.getByText('shorter sentences').scrollIntoViewIfNeeded();
    expect(await dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    const { top } = await boxOf(dialog.getByRole('button', { name: 'Close' }));
    expect(top).toBeGreaterThanOrEqual(box.top);
    expect(top - box.top).toBeLessThan(40);
    expect(await overflowing(page)).toEqual([]);
  });
});

test('an avatar stands for a picture that cannot be loaded', async ({ visit, server }) => {
  const { page } = await visit(undefined, { expected: /status of 404/ });
  const broken = [...teamMembers.slice(0, 1), ...teamMembers.slice(-1)];
  for (const { image } of broken) {
    await page.route(`**${image}`, (route) => route.fulfill({ status: 404, body: '' }));
  }
  // The first one fails before the page is hydrated.
  const release = await holdBack(page, '**/assets/**/{main,team-page}-*.js');
  await page.goto(`${server.url}/team`, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('main article img');
    return image?.complete && image.naturalWidth === 0;
  });
  release();
  await hydrated(page);
  const sourceOf = (name: string) => card(page, name).locator('img').getAttribute('src');
  for (const { name } of broken) {
    await card(page, name).scrollIntoViewIfNeeded();
    await expect.poll(() => sourceOf(name)).toBe(defaultAvatar);
  }
  expect(await sourceOf(fullMember.name)).toBe(`/team/${fullMember.id}.svg`);
});
