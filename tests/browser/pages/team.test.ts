import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { teamMembers, teamSections } from '../../../src/content/en/team.ts';
import type { TeamMember } from '../../../src/content/types.ts';
import { holdBack, hydrated, load } from '../../support/browser.ts';
import { fullMember } from '../../support/full-member.ts';
import { portraitFiles } from '../../support/portraits.ts';
import {
  attributes,
  boxOf,
  focusReaches,
  hasFocus,
  scrollToTop,
  settled,
  walkLinks,
  standsBelowHeader,
} from './actions.ts';
import { test } from '../site.ts';

const still = { reducedMotion: 'reduce' } as const;
const { designation, words, mail, phone } = fullMember;
const subject = encodeURIComponent(`Question for ${fullMember.name}`);
/** What the links to a member are called on the card and in the dialog, and where they lead. */
const contacts = [
  ['E-mail', mail, `mailto:${mail}?subject=${subject}`],
  ['Call', phone, `tel:${phone?.replaceAll(/[^+\d]/g, '')}`],
] as const;
const defaultAvatar = '/art/avatar-default.svg';
const withPortrait = new Set(portraitFiles().map(({ memberId }) => memberId));

/** The member of whom most is said. */
const longest = teamMembers.reduce((one, other) =>
  (other.description ?? '').length > (one.description ?? '').length ? other : one,
);

const staffed = teamSections.filter(({ sectionId }) =>
  teamMembers.some((member) => member.sectionId === sectionId),
);

/** By the id, too: two members may have one name. */
const card = (page: Page, { id, name }: Pick<TeamMember, 'id' | 'name'>) =>
  page.getByRole('article', { name, exact: true }).filter({ has: page.locator(`#card-${id}`) });
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
    staffed.map(({ sectionId }) => sectionId),
  );
  for (const { sectionId } of staffed) {
    const members = teamMembers.filter((member) => member.sectionId === sectionId);
    const shown = await page.locator(`#${sectionId} article h3`).allTextContents();
    expect(shown).toEqual(members.map(({ name }) => name));
    const named = (name: string) => page.locator(`#${sectionId}`).getByRole('link', { name, exact: true });
    for (const { name } of members) {
      const links = named(name).or(named(`Read more about ${name}`));
      const ids = members.filter((member) => member.name === name).map(({ id }) => `card-${id}`);
      expect(await attributes(links, 'id')).toEqual(ids);
    }
  }
  for (const [label, shown, address] of contacts) {
    if (!shown) continue;
    const name = `${label} ${fullMember.name}`;
    const link = card(page, fullMember).getByRole('link', { name, exact: true });
    expect(await link.getAttribute('href')).toBe(address);
  }
  for (const member of teamMembers.filter(({ mail, phone }) => !mail && !phone))
    expect(await card(page, member).getByRole('link').count()).toBe(1);

  const pictures = page.locator('main article img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
  const pictured = teamMembers.filter(({ id }) => withPortrait.has(id));
  expect(await page.locator(`main article img:not([src="${defaultAvatar}"])`).count()).toBe(pictured.length);
  expect(await pictures.count()).toBe(teamMembers.length);
});

test('in every window the Positions button and the contact button stand side by side', async ({ visit }) => {
  const { page } = await visit('/team', still);
  const positions = positionsOf(page).locator('summary');
  const contact = page.locator('aside summary');
  for (const [width, height] of [
    [320, 640],
    [390, 664],
    [768, 700],
    [1024, 700],
    [1280, 640],
    [1366, 657],
  ] as const) {
    const size = `${width} by ${height}`;
    await page.setViewportSize({ width, height });
    // As far as it takes to have both at the same height.
    const distance = (await boxOf(positions)).top - (await boxOf(contact)).top;
    await page.evaluate((top) => scrollTo(0, Math.max(0, top)), distance);
    const [left, right] = [await boxOf(positions), await boxOf(contact)];
    expect(right.left - left.right, size).toBeGreaterThanOrEqual(8);
    // The list is seen, also where the button stands at the lower edge.
    await scrollToTop(page, 0);
    await positions.click();
    const list = () => boxOf(positionsOf(page).locator('ul'));
    await expect.poll(async () => (await list()).bottom, { message: size }).toBeLessThan(height + 1);
    const { left: start, right: end } = await list();
    expect(start, size).toBeGreaterThanOrEqual(0);
    expect(end, size).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
  }
});

// How the list closes: header.test.ts, whose menu is of the same kind.
test('the Positions list leads to every section, and stays below the header', async ({ visit }) => {
  const { page } = await visit('/team', { ...still, width: 360, height: 740 });
  const toggle = positionsOf(page).locator('summary');
  const list = positionsOf(page).locator('ul');
  expect(await list.isVisible()).toBe(false);
  for (const { sectionId } of staffed) {
    const link = list.locator(`a[href="/team#${sectionId}"]`);
    await toggle.click();
    await link.click();
    await standsBelowHeader(page, sectionId);
    expect(await list.isVisible()).toBe(false);
    await focusReaches(page, `#${sectionId}`);
    expect(await list.locator('[aria-current]').count()).toBe(0);
  }
  const header = await boxOf(page.locator('header').first());
  const gap = (await boxOf(toggle)).top - header.bottom;
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(40);
  // The page behind stays where it is for who goes through it, also in a low window.
  for (const height of [740, 300]) {
    await page.setViewportSize({ width: 360, height });
    await scrollToTop(page, 1500);
    const position = await page.evaluate(() => scrollY);
    expect(position).toBeGreaterThan(500);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(position);
    await walkLinks(page, list.locator('a'));
    await page.keyboard.press('Escape');
  }
});

test('the dialog of a member opens from the card, holds the focus, and closes where one was', async ({
  visit,
}) => {
  const { page } = await visit(`/team#${fullMember.sectionId}`, still);
  await standsBelowHeader(page, fullMember.sectionId);
  const position = await page.evaluate(() => scrollY);
  const dialog = dialogOf(page);
  const closeButton = dialog.getByRole('button', { name: 'Close' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => closeButton.click(),
    () => page.mouse.click(20, 400),
    () => page.goBack(),
  ]) {
    await page.locator(`#card-${fullMember.id}`).click();
    await dialog.waitFor();
    expect(new URL(page.url()).pathname).toBe(`/team/${fullMember.id}`);
    expect(await hasFocus(closeButton)).toBe(true);
    await leave();
    await page.waitForURL(`**/team#${fullMember.sectionId}`);
    await isBackOnCard(page);
    expect(await page.evaluate(() => scrollY)).toBe(position);
  }

  await page.keyboard.press('Enter');
  await dialog.waitFor();
  // A press that selects text and ends beside the dialog does not close it.
  await dialog.locator('p').first().hover();
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await settled(page);
  expect(await dialog.count()).toBe(1);
  await closeButton.focus();
  // Or on the browser's own controls, which the page sees as its body.
  const focusIsBehind = () =>
    dialog.evaluate(
      (element) => !element.contains(document.activeElement) && document.activeElement !== document.body,
    );
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsBehind()).toBe(false);
  }
});

test('the dialog opens from the address, with all that is known', async ({ visit, server }) => {
  const { page } = await visit(`/team#${fullMember.id}`, still);
  const dialog = dialogOf(page);
  await dialog.waitFor();
  for (const said of [designation, words])
    if (said) expect(await dialog.getByText(said).isVisible()).toBe(true);
  for (const [, name, address] of contacts)
    if (name) expect(await dialog.getByRole('link', { name }).getAttribute('href')).toBe(address);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await isBackOnCard(page);
  expect(page.url()).toBe(`${server.url}/team`);
});

test('the dialog is a sheet at the edge of a phone, with Close in view', async ({ visit }) => {
  const { id, name, description = '' } = longest;
  const phone = { width: 320, height: 568, hasTouch: true, isMobile: true };
  const { page } = await visit('/team', { ...still, ...phone });
  await page.locator(`#card-${id}`).tap();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  const box = await boxOf(dialog);
  expect(Math.round(box.bottom)).toBe(568);
  expect(box.width).toBe(320);
  await dialog.getByText(description.slice(-20)).scrollIntoViewIfNeeded();
  expect(await dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  const { top } = await boxOf(dialog.getByRole('button', { name: 'Close' }));
  expect(top).toBeGreaterThanOrEqual(box.top);
  expect(top - box.top).toBeLessThan(40);
});

test('a portrait is not cut at the sides, however much is said beside it', async ({ visit }) => {
  const { page } = await visit(longest.path, still);
  const expectWhole = async (place: Locator, most: number) => {
    for (const width of [600, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await boxOf(place);
      expect(box.height / box.width, `${page.url()}, ${width} px wide`).toBeLessThanOrEqual(most);
    }
  };
  await expectWhole(page.getByRole('main').locator('img').first(), 1.5);
  await load(page, '/team');
  await card(page, longest).getByRole('link').first().click();
  await expectWhole(page.getByRole('dialog').locator('img'), 1.51);
});

test('an avatar stands for a picture that cannot be loaded, until it can', async ({ visit, skip }) => {
  const pictured = teamMembers.filter(({ id }) => withPortrait.has(id));
  const [first] = pictured;
  if (!first) return skip('Nobody has a portrait');
  const { page } = await visit(undefined, { expected: /status of 404/ });
  const broken = [first, ...pictured.slice(-2, -1)];
  const whole = pictured.slice(-1);
  for (const { id } of broken) {
    await page.route(`**/assets/${id}-*`, (route) => route.fulfill({ status: 404, body: '' }));
  }
  // The first one fails before the page is hydrated.
  const release = await holdBack(page, '**/assets/**/{main,team-page}-*.js');
  await page.goto('/team', { waitUntil: 'commit' });
  await card(page, first).scrollIntoViewIfNeeded();
  const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;
  await expect.poll(() => card(page, first).locator('img').evaluate(isBroken)).toBe(true);
  release();
  await hydrated(page);
  const sourceOf = (member: TeamMember) => card(page, member).locator('img').getAttribute('src');
  for (const member of broken) {
    await card(page, member).scrollIntoViewIfNeeded();
    await expect.poll(() => sourceOf(member)).toBe(defaultAvatar);
  }
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  for (const member of [...broken, ...whole])
    await expect.poll(() => sourceOf(member)).not.toBe(defaultAvatar);
});
