import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { teamMembers, teamSections } from '../../../src/content/team.ts';
import { hydrated } from '../../support/browser.ts';
import { overflowing } from '../../support/page-checks.ts';
import { fullMember } from '../../support/full-member.ts';
import { useSite, type VisitOptions } from '../site.ts';

const site = useSite();

/** Where a hash scrolls its target to, in pixels from the top of the viewport. */
const hashOffset = 225;

/** How many members each section has. */
const counts = Object.fromEntries(
  teamSections.map(({ sectionId }) => [
    sectionId,
    teamMembers.filter((member) => member.sectionId === sectionId).length,
  ]),
);
const advisor = fullMember;

type Options = NonNullable<VisitOptions>;

async function openTeam(options: Options = {}, hash = '') {
  const opened = await site.openPage({ reducedMotion: 'reduce', ...options });
  await opened.page.goto(`${site.server.url}/team${hash}`);
  await hydrated(opened.page);
  return opened;
}

const cardOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: advisor.name });
const positionsOf = (page: Page) => page.getByRole('navigation', { name: 'Positions' });
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Waits until a section has come to rest at the hash's offset. */
async function hasLanded(page: Page, id: string): Promise<void> {
  await page.waitForFunction(
    ([section, offset]) =>
      Math.abs((document.getElementById(section)?.getBoundingClientRect().top ?? 0) - offset) <= 1,
    [id, hashOffset] as const,
  );
}

describe('sections', () => {
  test('show everybody under the right position', async () => {
    const { page, messages } = await openTeam();
    const shown = await page
      .locator('main section[id]')
      .evaluateAll((sections) =>
        sections.map(
          (section) =>
            [
              section.id,
              [...section.querySelectorAll('article h3')].map((heading) => heading.textContent),
            ] as const,
        ),
      );
    expect(Object.fromEntries(shown.map(([id, names]) => [id, names.length]))).toEqual(counts);
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(
        Object.keys(counts).map((id) => [
          id,
          teamMembers.filter((member) => member.sectionId === id).map((member) => member.name),
        ]),
      ),
    );
    expect(messages).toEqual([]);
  });

  test('offer e-mail and telephone on the card where a member has them', async () => {
    const { page, messages } = await openTeam();
    const card = page.locator('article', { hasText: advisor.name });
    expect(await card.getByRole('link', { name: `E-mail ${advisor.name}` }).getAttribute('href')).toBe(
      `mailto:${advisor.mail}?subject=${encodeURIComponent(`Question for ${advisor.name}`)}`,
    );
    expect(await card.getByRole('link', { name: `Call ${advisor.name}` }).getAttribute('href')).toBe(
      'tel:+8801200000101',
    );
    expect(await page.locator('article', { hasText: 'Pritom Saha' }).getByRole('link').count()).toBe(0);
    expect(messages).toEqual([]);
  });

  test('can be read in full without script', async () => {
    const { page } = await site.openPage({ javaScriptEnabled: false });
    await page.goto(`${site.server.url}/team`);
    const texts = page.locator('article details p');
    expect(await texts.count()).toBe(teamMembers.length);
    const text = page.locator('article', { hasText: advisor.name }).locator('details p');
    expect(await text.isVisible()).toBe(false);
    await page.locator('article', { hasText: advisor.name }).locator('summary').click();
    expect(await text.isVisible()).toBe(true);
    expect(await text.textContent()).toContain(advisor.words);
    await positionsOf(page).locator('summary').click();
    expect(await positionsOf(page).getByRole('link', { name: 'Advisors', exact: true }).isVisible()).toBe(
      true,
    );
  });
});

describe('the Positions list', () => {
  test('leads to every section by mouse, and closes', async () => {
    const { page, messages } = await openTeam();
    const list = positionsOf(page).getByRole('list');
    expect(await list.isVisible()).toBe(false);
    for (const id of Object.keys(counts)) {
      await positionsOf(page).locator('summary').click();
      await list.locator(`a[href="/team#${id}"]`).click();
      await hasLanded(page, id);
      expect(await list.isVisible()).toBe(false);
      expect(await focusedId(page)).toBe(id);
      await positionsOf(page).locator('summary').click();
      await list.locator(`a[href="/team#${id}"][aria-current=location]`).waitFor();
      expect(await list.locator('[aria-current]').count()).toBe(1);
      await page.keyboard.press('Escape');
    }
    expect(messages).toEqual([]);
  });

  test('follows the keyboard: opens, leads, and Escape gives the focus back', async () => {
    const { page, messages } = await openTeam();
    const list = positionsOf(page).getByRole('list');
    await positionsOf(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await list.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await list.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Advisors');
    await page.keyboard.press('Enter');
    await hasLanded(page, 'advisors');
    expect(await list.isVisible()).toBe(false);
    expect(messages).toEqual([]);
  });

  test('closes on a press outside', async () => {
    const { page, messages } = await openTeam();
    await positionsOf(page).locator('summary').click();
    expect(await positionsOf(page).getByRole('list').isVisible()).toBe(true);
    await page.getByRole('heading', { name: 'Chief Advisor', exact: true }).click();
    expect(await positionsOf(page).getByRole('list').isVisible()).toBe(false);
    expect(messages).toEqual([]);
  });

  test('marks the section that is being read and stays below the header', async () => {
    const { page, messages } = await openTeam({ width: 360, height: 740 });
    await page.evaluate(() => {
      const section = document.getElementById('associate-legal-analysts') as HTMLElement;
      scrollTo(0, section.offsetTop - 150);
    });
    await positionsOf(page)
      .locator('[aria-current=location]', { hasText: 'Associate Legal Analysts' })
      .waitFor({
        state: 'attached',
      });
    const [button, header] = await Promise.all([
      positionsOf(page).locator('summary').boundingBox(),
      page.locator('header').first().boundingBox(),
    ]);
    const gap = (button?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(40);
    expect(messages).toEqual([]);
  });
});

describe('the dialog of a member', () => {
  test('says everything, holds the focus and gives it back on Escape', async () => {
    const { page, messages } = await openTeam();
    await cardOf(page, advisor.name).focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await dialog.waitFor();
    expect(new URL(page.url()).hash).toBe(`#${advisor.id}`);
    expect(await dialog.getByText(advisor.designation).isVisible()).toBe(true);
    expect(await dialog.getByText(advisor.words).isVisible()).toBe(true);
    expect(await dialog.getByRole('link', { name: advisor.mail }).getAttribute('href')).toBe(
      `mailto:${advisor.mail}?subject=${encodeURIComponent(`Question for ${advisor.name}`)}`,
    );
    expect(await dialog.getByRole('link', { name: advisor.phone }).getAttribute('href')).toBe(
      'tel:+8801200000101',
    );
    const closeButton = dialog.getByRole('button', { name: 'Close' });
    expect(await closeButton.evaluate((element) => element === document.activeElement)).toBe(true);
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    expect(await closeButton.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction((id) => document.activeElement?.id === id, `card-${advisor.id}`);
    expect(new URL(page.url()).hash).toBe('');
    expect(messages).toEqual([]);
  });

  test('closes by its button, by a press outside and by the Back button, where one was', async () => {
    const { page, messages } = await openTeam();
    await page.goto(`${site.server.url}/team#advisors`);
    await hydrated(page);
    await hasLanded(page, 'advisors');
    const position = await page.evaluate(() => scrollY);
    const ways = [
      () => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(20, 400),
      () => page.goBack(),
    ];
    for (const leave of ways) {
      await cardOf(page, advisor.name).click();
      await dialogOf(page).waitFor();
      await leave();
      await dialogOf(page).waitFor({ state: 'detached' });
      await page.waitForFunction((id) => document.activeElement?.id === id, `card-${advisor.id}`);
      expect(new URL(page.url()).hash).toBe('#advisors');
      expect(await page.evaluate(() => scrollY)).toBe(position);
    }
    expect(messages).toEqual([]);
  });

  test('opens from the address, and closing it stays on the page', async () => {
    const { page, messages } = await openTeam({}, `#${advisor.id}`);
    await dialogOf(page).waitFor();
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/team');
    await page.waitForFunction((id) => document.activeElement?.id === id, `card-${advisor.id}`);
    expect(messages).toEqual([]);
  });

  test('is a sheet on the lower edge of a phone, with Close in view however far it is scrolled', async () => {
    const { page, messages } = await openTeam({
      width: 320,
      height: 568,
      hasTouch: true,
      isMobile: true,
    });
    await page.getByRole('button', { name: 'Read more about Shamsul Karim Majumder' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Shamsul Karim Majumder' });
    await dialog.waitFor();
    const box = await dialog.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(568);
    expect(box?.width).toBe(320);
    await dialog.getByText('shorter sentences').scrollIntoViewIfNeeded();
    expect(await dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    const button = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
    expect(button?.y).toBeGreaterThanOrEqual(box?.y ?? 0);
    expect((button?.y ?? 0) - (box?.y ?? 0)).toBeLessThan(40);
    expect(await overflowing(page)).toEqual([]);
    expect(messages).toEqual([]);
  });
});

describe('a portrait that fails', () => {
  const source = (page: Page, name: string) =>
    page.locator('article', { hasText: name }).locator('img').getAttribute('src');

  test('is replaced by the default avatar, also where it failed before hydration', async () => {
    const { context, page } = await site.openPage();
    const missing = { status: 404, body: '' };
    await context.route('**/team/shamsul-karim-majumder.svg', (route) => route.fulfill(missing));
    await context.route('**/team/mitali-chakma.svg', (route) => route.fulfill(missing));
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route('**/assets/**/*.js', (route) => released.then(() => route.continue()));
    await page.goto(`${site.server.url}/team`, { waitUntil: 'commit' });
    await page.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('main article img');
      return image?.complete && image.naturalWidth === 0;
    });
    release();
    await hydrated(page);
    const avatar = 'main article img[src="/art/avatar-default.svg"]';
    await page.locator(avatar).first().waitFor();
    expect(await source(page, 'Shamsul Karim Majumder')).toBe('/art/avatar-default.svg');
    await page.locator('article', { hasText: 'Mitali Chakma' }).scrollIntoViewIfNeeded();
    await page.locator(avatar).nth(1).waitFor();
    expect(await source(page, 'Mitali Chakma')).toBe('/art/avatar-default.svg');
    expect(await source(page, advisor.name)).toBe(`/team/${advisor.id}.svg`);
  });

  test('is the exception: all portraits load', async () => {
    const { page, messages } = await openTeam();
    const pictures = page.locator('main article img');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
    }
    expect(await page.locator('img[src="/art/avatar-default.svg"]').count()).toBe(0);
    expect(await pictures.count()).toBe(teamMembers.length);
    expect(messages).toEqual([]);
  });
});
