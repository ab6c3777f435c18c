import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, offlineReady } from '../../support/browser.ts';
import { findViolations, overflowing } from '../../support/page-checks.ts';
import type { TestServer } from '../../support/start-server.ts';
import { contactForm, emptyServer, keepContact, openContact } from '../forms/outbox-setting.ts';
import { test } from '../site.ts';

/* Every state that a page can be brought into; every-page.test.ts judges the pages as they open. */

async function show(page: Page, { url }: TestServer, address: string): Promise<void> {
  await page.goto(url + address);
  await hydrated(page);
}

/** Leads the page into the state, and says what must be seen then. */
const states: Readonly<Record<string, (page: Page, server: TestServer) => Promise<void>>> = {
  gate: async (page, server) => {
    await show(page, server, '/');
    await page.locator('#disclaimer').waitFor();
  },
  'gate after Disagree': async (page, server) => {
    await show(page, server, '/family-law');
    await page.locator('#disclaimer [data-answer=disagree]').click();
    await page.getByRole('alert').waitFor();
  },
  menu: async (page, server) => {
    await show(page, server, '/family-law');
    await page.locator('header summary').click();
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  },
  'contact options': async (page, server) => {
    await show(page, server, '/family-law');
    await page.locator('aside summary').click();
    await page.locator('aside a').first().waitFor();
  },
  'dialog of a team member': async (page, server) => {
    await show(page, server, '/team');
    await page.locator('main').getByRole('button', { name: 'Farhana Yasmin Siddiqua', exact: true }).click();
    await page.getByRole('dialog', { name: 'Farhana Yasmin Siddiqua' }).waitFor();
  },
  'positions of the team': async (page, server) => {
    await show(page, server, '/team');
    await page.getByText('Positions', { exact: true }).first().click();
  },
  'search results': async (page, server) => {
    await show(page, server, '/?search=trademark');
    await page.getByRole('option').first().waitFor();
  },
  'no search results': async (page, server) => {
    await show(page, server, '/?search=qqqq');
    await page.getByText('No Match....').first().waitFor();
  },
  'errors of a form': async (page, server) => {
    await show(page, server, '/contact');
    await contactForm(page).getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Message is required.').waitFor();
  },
  'a form that failed': async (page, server) => {
    server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status: 400 } });
    await show(page, server, '/contact');
    const form = contactForm(page);
    await form.getByLabel('Name').fill('Anika');
    await form.getByLabel('Email').fill('anika@example.com');
    await form.getByLabel('Phone').fill('01712345678');
    await form.getByLabel('Subject').selectOption('inquiry');
    await form.getByLabel('Message').fill('Hello');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('An error occurred. Please try again later.').waitFor();
  },
  'something waiting, offline': async (page, server) => {
    const form = await openContact(page, server);
    await page.context().setOffline(true);
    await keepContact(form, 'Hello');
    await form.getByRole('button', { name: 'See what is waiting' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'a list that waits': async (page, server) => {
    server.switches.set({ call: '*', effect: { kind: 'hold' } });
    await show(page, server, '/news');
    await page.getByText('Loading news...').waitFor();
  },
  'a list that failed': async (page, server) => {
    server.switches.set({ call: '*', effect: { kind: 'fail', status: 503 } });
    await show(page, server, '/news');
    await page.getByRole('button', { name: 'Retry' }).waitFor({ timeout: 30_000 });
  },
  'a page that was never visited, offline': async (page, server) => {
    await show(page, server, '/');
    await offlineReady(page);
    await page.context().setOffline(true);
    await page.goto(`${server.url}/criminal-law-defense`);
    await hydrated(page);
  },
};

for (const [name, enter] of Object.entries(states)) {
  for (const width of [360, 1280]) {
    test(`${name}: is sound at ${width} px, light and dark`, async ({ open, server }) => {
      emptyServer(server);
      const { page } = await open(undefined, {
        width,
        height: width === 360 ? 740 : 800,
        accepted: !name.startsWith('gate'),
        worker: name.endsWith('offline'),
      });
      await enter(page, server);
      expect(await findViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findViolations(page)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
    });
  }
}
