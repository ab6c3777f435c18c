import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hydrated, offlineReady, openPage } from '../../support/browser.ts';
import { contactForm, emptyServer, keepContact, openContact } from '../forms/outbox-setting.ts';
import { useSite } from '../site.ts';

/* Every state that a page can be brought into; pages.test.ts judges the pages as they open. */

const site = useSite();
beforeEach(() => emptyServer(site.server));
afterEach(() => site.server.switches.clear());

async function open(page: Page, address: string): Promise<void> {
  await page.goto(site.server.url + address);
  await hydrated(page);
}

/** Leads the page into the state, and says what must be seen then. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  gate: async (page) => {
    await open(page, '/');
    await page.locator('#disclaimer').waitFor();
  },
  'gate after Disagree': async (page) => {
    await open(page, '/family-law');
    await page.locator('#disclaimer [data-answer=disagree]').click();
    await page.getByRole('alert').waitFor();
  },
  menu: async (page) => {
    await open(page, '/family-law');
    await page.locator('header summary').click();
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  },
  'contact options': async (page) => {
    await open(page, '/family-law');
    await page.locator('aside summary').click();
    await page.locator('aside a').first().waitFor();
  },
  'dialog of a team member': async (page) => {
    await open(page, '/team');
    await page.locator('main').getByRole('button', { name: 'Farhana Yasmin Siddiqua', exact: true }).click();
    await page.getByRole('dialog', { name: 'Farhana Yasmin Siddiqua' }).waitFor();
  },
  'positions of the team': async (page) => {
    await open(page, '/team');
    await page.getByText('Positions', { exact: true }).first().click();
  },
  'search results': async (page) => {
    await open(page, '/?search=trademark');
    await page.getByRole('option').first().waitFor();
  },
  'no search results': async (page) => {
    await open(page, '/?search=qqqq');
    await page.getByText('No Match....').first().waitFor();
  },
  'errors of a form': async (page) => {
    await open(page, '/contact');
    await page.waitForLoadState('networkidle');
    await contactForm(page).getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Message is required.').waitFor();
  },
  'a form that failed': async (page) => {
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status: 400 } });
    await open(page, '/contact');
    await page.waitForLoadState('networkidle');
    const form = contactForm(page);
    await form.getByLabel('Name').fill('Anika');
    await form.getByLabel('Email').fill('anika@example.com');
    await form.getByLabel('Phone').fill('01712345678');
    await form.getByLabel('Subject').selectOption('inquiry');
    await form.getByLabel('Message').fill('Hello');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('An error occurred. Please try again later.').waitFor();
  },
  'something waiting, offline': async (page) => {
    const form = await openContact(page, site.server);
    await page.context().setOffline(true);
    await keepContact(form, 'Hello');
    await form.getByRole('button', { name: 'See what is waiting' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'a list that waits': async (page) => {
    site.server.switches.set({ call: '*', effect: { kind: 'hold' } });
    await open(page, '/news');
    await page.getByText('Loading news...').waitFor();
  },
  'a list that failed': async (page) => {
    site.server.switches.set({ call: '*', effect: { kind: 'fail', status: 503 } });
    await open(page, '/news');
    await page.getByRole('button', { name: 'Retry' }).waitFor({ timeout: 30_000 });
  },
  'a page that was never visited, offline': async (page) => {
    await open(page, '/');
    await offlineReady(page);
    await page.context().setOffline(true);
    await page.goto(`${site.server.url}/criminal-law-defense`);
    await hydrated(page);
  },
};

/** Waits until colours have changed and nothing moves. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** What axe finds, and finds again a moment later: what is still changing its colours is no violation. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  let found = await runAxe(page);
  for (let looks = 0; looks < 2 && found.length > 0; looks += 1) {
    await page.waitForTimeout(500);
    found = await runAxe(page);
  }
  return found;
}

async function runAxe(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

describe.each(Object.entries(states))('%s', (name, enter) => {
  test.each([360, 1280])('is sound at %i px, light and dark', async (width) => {
    const { page, close } = await openPage(site.browser, {
      width,
      height: width === 360 ? 740 : 800,
      reducedMotion: 'reduce',
      accepted: !name.startsWith('gate'),
    });
    await enter(page);
    await atRest(page);
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await atRest(page);
    expect(await findViolations(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth),
    ).toBe(false);
    await close();
  });
});
