import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fullMember } from '../../support/full-member.ts';
import { findViolations, overflowing } from '../../support/page-checks.ts';
import type { TestServer } from '../../support/start-server.ts';
import { contactForm, fillContact, keepContact } from '../forms/outbox-setting.ts';
import { test } from '../site.ts';

/* Every state that a page can be brought into; every-page.test.ts judges the pages as they open. */

interface State {
  readonly address: string;
  /** Leads the page to the state, and what is pressed then. */
  readonly enter?: (page: Page) => Promise<unknown>;
  readonly press?: string;
  /** What must be seen then. */
  readonly shown: string;
  readonly accepted?: false;
  readonly stored?: true;
  /** What the server is told before. */
  readonly fault?: Parameters<TestServer['switches']['set']>[0];
}

const mapButton = 'role=button[name=/^Load the map/]';
const submitButton = 'main form [type=submit]';
const answerForGoogle = (page: Page) =>
  page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>' }),
  );
const goOffline = (page: Page) => page.context().setOffline(true);

const states: Readonly<Record<string, State>> = {
  'gate after Disagree': {
    address: '/family-law',
    accepted: false,
    press: '#disclaimer [data-answer=disagree]',
    shown: 'role=alert',
  },
  menu: { address: '/family-law', press: 'header summary', shown: 'role=navigation[name="Main menu"]' },
  'contact options': { address: '/family-law', press: 'aside summary', shown: 'aside a' },
  'dialog of a team member': {
    address: '/team',
    press: `main >> role=button[name="${fullMember.name}"]`,
    shown: `role=dialog[name="${fullMember.name}"]`,
  },
  'positions of the team': {
    address: '/team',
    press: 'nav[aria-label=Positions] summary',
    shown: 'role=navigation[name="Positions"] >> role=list',
  },
  'search results': { address: '/?search=trademark', shown: 'role=option' },
  'no search results': { address: '/?search=qqqq', shown: 'text=No Match....' },
  'errors of a form': { address: '/contact', press: submitButton, shown: 'text=Message is required.' },
  'a form that failed': {
    address: '/contact',
    fault: { call: 'POST contacts', effect: { kind: 'fail', status: 400 } },
    enter: (page) => fillContact(contactForm(page), 'Hello'),
    press: submitButton,
    shown: 'main form >> text=An error occurred. Please try again later.',
  },
  'the map': {
    address: '/contact',
    enter: answerForGoogle,
    press: mapButton,
    shown: '[data-state=loaded] > iframe',
  },
  'the map, offline': { address: '/contact', enter: goOffline, shown: 'text=The map needs a connection.' },
  'something waiting, offline': {
    address: '/contact',
    stored: true,
    enter: async (page) => {
      await goOffline(page);
      await keepContact(contactForm(page), 'Hello');
    },
    press: 'role=button[name="See what is waiting"]',
    shown: 'role=dialog',
  },
  'a list that waits': {
    address: '/news',
    fault: { call: '*', effect: { kind: 'hold' } },
    shown: 'text=Loading news...',
  },
  'a list that failed': {
    address: '/news',
    fault: { call: '*', effect: { kind: 'fail', status: 404 } },
    shown: 'role=button[name="Retry"]',
  },
};

test.for(Object.entries(states))(
  '%s: is sound, wide and light, narrow and dark',
  async ([, { address, enter, press, shown, fault, ...options }], { open, server }) => {
    if (fault) server.switches.set(fault);
    const { page } = await open(address, options);
    await enter?.(page);
    if (press) await page.locator(press).first().click();
    // In two of the four combinations; every-page.test.ts looks at the colours of the templates in all of them.
    for (const [colorScheme, size] of [
      ['light', { width: 1280, height: 800 }],
      ['dark', { width: 320, height: 640 }],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await page.locator(shown).first().waitFor({ timeout: 30_000 });
      expect(await findViolations(page)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
    }
  },
);
