import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { firm } from '../../../src/content/en/firm.ts';
import { heroSlides, homeServices } from '../../../src/content/en/home.ts';
import { teamSections } from '../../../src/content/en/team.ts';
import { staticPaths } from '../../build/site-files.ts';
import { fullMember } from '../../support/full-member.ts';
import { test } from '../site.ts';
import { areaPath } from '../../support/every-page.ts';
import { practiceAreas } from '../../../src/content/en/practice-areas/index.ts';

const phone = { width: 360, height: 640, hasTouch: true, isMobile: true, javaScriptEnabled: false } as const;

/** What can be read and used on a page besides its heading. */
const readable: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    for (const { title: name } of heroSlides) {
      const heading = page.getByRole('heading', { level: 2, name, exact: true }).first();
      expect(await heading.isVisible()).toBe(true);
    }
    expect(await page.locator('[data-count]').textContent()).toBe(String(firm.yearsOfExperience));
    expect(await page.getByRole('link', { name: homeServices.viewMore }).count()).toBe(practiceAreas.length);
    expect(await page.getByRole('button', { name: /slide/i }).count()).toBe(0);
    const transparent = await page
      .locator('main :is(h2, h3, li, p:not(:has([aria-live])))')
      .evaluateAll(
        (all) =>
          all.filter((element) => !element.checkVisibility({ checkOpacity: true, visibilityProperty: true }))
            .length,
      );
    expect(transparent).toBe(0);
  },
  '/approach': async (page) => {
    for (const step of await page.locator('main ol li').all()) expect(await step.isVisible()).toBe(true);
    expect(await page.locator('[data-background] img').count()).toBe(1);
  },
  '/team': async (page) => {
    const positions = page.getByRole('navigation', { name: 'Positions' });
    await positions.locator('summary').click();
    expect(
      await positions
        .getByRole('link', { name: teamSections[0]?.sectionName ?? '', exact: true })
        .isVisible(),
    ).toBe(true);
    await positions.locator('summary').click();
    await page.locator(`#card-${fullMember.id}`).click();
    await page.waitForURL(`**/team/${fullMember.id}`);
    await page.getByText(fullMember.words).waitFor();
  },
  [areaPath]: async (page) => {
    const hours = page.locator('header p', { hasText: firm.hours.short });
    expect(await hours.textContent()).toBe(`Opening hours ${firm.hours.short}`);
    await page.locator('header summary').click();
    await page.getByRole('navigation', { name: 'Main menu' }).locator('a[href="/team"]').click();
    expect(new URL(page.url()).pathname).toBe('/team');
  },
};

test('every page can be read and used without script', async ({ visit }) => {
  const { page } = await visit(undefined, { ...phone, accepted: false });
  for (const address of staticPaths) {
    await page.goto(address);
    expect(await page.locator('noscript').innerText(), address).toContain(firm.phone.display);
    expect(await page.locator('main h1').isVisible(), address).toBe(true);
    expect(await page.locator('#disclaimer').isVisible(), address).toBe(false);
    expect(await page.getByText('Loading').filter({ visible: true }).count(), address).toBe(0);
    await readable[address]?.(page);
  }
});
