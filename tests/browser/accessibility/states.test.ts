import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { controlled, hydrated, offlineReady } from '../../support/browser.ts';
import { fullMember } from '../../support/full-member.ts';
import { findColourFaults, findViolations, overflowing } from '../../support/page-checks.ts';
import type { TestServer } from '../../support/start-server.ts';
import { contactForm, emptyServer, fillContact, keepContact, openContact } from '../forms/outbox-setting.ts';
import { test } from '../site.ts';

/* Every state that a page can be brought into; every-page.test.ts judges the pages as they open. */

interface State {
  /** The page; one that takes no address opens it in `enter`. */
  readonly address?: string;
  /** Leads the page into the state. */
  readonly enter?: (page: Page, server: TestServer) => Promise<unknown>;
  /** What must be seen then. */
  readonly shown: (page: Page) => ReturnType<Page['locator']>;
  readonly accepted?: false;
  readonly worker?: true;
  /** What the server is told before. */
  readonly fault?: Parameters<TestServer['switches']['set']>[0];
}

const mapButton = (page: Page) => page.getByRole('button', { name: /^Load the map/ });

const states: Readonly<Record<string, State>> = {
  gate: { address: '/', accepted: false, shown: (page) => page.locator('#disclaimer') },
  'gate after Disagree': {
    address: '/family-law',
    accepted: false,
    enter: (page) => page.locator('#disclaimer [data-answer=disagree]').click(),
    shown: (page) => page.getByRole('alert'),
  },
  menu: {
    address: '/family-law',
    enter: (page) => page.locator('header summary').click(),
    shown: (page) => page.getByRole('navigation', { name: 'Main menu' }),
  },
  'contact options': {
    address: '/family-law',
    enter: (page) => page.locator('aside summary').click(),
    shown: (page) => page.locator('aside a').first(),
  },
  'dialog of a team member': {
    address: '/team',
    enter: (page) => page.locator('main').getByRole('button', { name: fullMember.name, exact: true }).click(),
    shown: (page) => page.getByRole('dialog', { name: fullMember.name }),
  },
  'positions of the team': {
    address: '/team',
    enter: (page) => page.getByText('Positions', { exact: true }).first().click(),
    shown: (page) => page.getByRole('navigation', { name: 'Positions' }).getByRole('list'),
  },
  'search results': {
    address: '/?search=trademark',
    shown: (page) => page.getByRole('option').first(),
  },
  'no search results': {
    address: '/?search=qqqq',
    shown: (page) => page.getByText('No Match....').first(),
  },
  'errors of a form': {
    address: '/contact',
    enter: (page) => contactForm(page).getByRole('button', { name: 'Submit' }).click(),
    shown: (page) => page.getByText('Message is required.'),
  },
  'a form that failed': {
    address: '/contact',
    fault: { call: 'POST contacts', effect: { kind: 'fail', status: 400 } },
    enter: async (page) => {
      await fillContact(contactForm(page), 'Hello');
      await contactForm(page).getByRole('button', { name: 'Submit' }).click();
    },
    shown: (page) => contactForm(page).getByText('An error occurred. Please try again later.'),
  },
  'the map': {
    address: '/contact',
    enter: async (page) => {
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Map</title>',
        }),
      );
      await mapButton(page).click();
    },
    shown: (page) => page.locator('[data-state=loaded] > iframe'),
  },
  'the map, offline': {
    address: '/contact',
    enter: async (page) => {
      await mapButton(page).scrollIntoViewIfNeeded();
      await page.context().setOffline(true);
    },
    shown: (page) => page.getByText('The map needs a connection.'),
  },
  'something waiting, offline': {
    worker: true,
    enter: async (page, server) => {
      const form = await openContact(page, server);
      await page.context().setOffline(true);
      await keepContact(form, 'Hello');
      await form.getByRole('button', { name: 'See what is waiting' }).click();
    },
    shown: (page) => page.getByRole('dialog'),
  },
  'a list that waits': {
    address: '/news',
    fault: { call: '*', effect: { kind: 'hold' } },
    shown: (page) => page.getByText('Loading news...'),
  },
  'a list that failed': {
    address: '/news',
    fault: { call: '*', effect: { kind: 'fail', status: 404 } },
    shown: (page) => page.getByRole('button', { name: 'Retry' }),
  },
  'a page that was never visited, offline': {
    address: '/',
    worker: true,
    enter: async (page, server) => {
      await controlled(page);
      await offlineReady(page);
      await page.context().setOffline(true);
      await page.goto(`${server.url}/criminal-law-defense`);
      await hydrated(page);
    },
    shown: (page) => page.locator('main h1'),
  },
};

test.for(Object.entries(states))(
  '%s: is sound, wide and narrow, in light and dark',
  async ([, { address, enter, shown, fault, ...options }], { open, server }) => {
    emptyServer(server);
    if (fault) server.switches.set(fault);
    const { page } = await open(address, options);
    await enter?.(page, server);
    await shown(page).waitFor({ timeout: 30_000 });
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findColourFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await shown(page).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findColourFaults(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  },
);
