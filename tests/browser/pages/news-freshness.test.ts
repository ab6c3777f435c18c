import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { controlled } from '../../support/browser.ts';
import { setHidden } from './actions.ts';
import { test } from './visit.ts';

const call = 'GET news-and-events';
const noon = new Date('2026-11-21T06:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const atNoon = { before: (page: Page) => page.clock.setFixedTime(noon) };
const firstCard = (page: Page) => page.locator('main article').first();
const comeBack = (page: Page) => setHidden(page, false);

beforeEach<{ server: { ledger: { clear: () => void } } }>(({ server }) => server.ledger.clear());

test('a return to the tab asks again, not more than once a minute', async ({ visit, server }) => {
  // Another load of the page comes from the worker: what the host sends brings the list along (its preload).
  const { page } = await visit('/news', { ...atNoon, worker: true });
  await firstCard(page).waitFor();
  await controlled(page);
  expect(server.ledger.requests(call)).toHaveLength(1);
  await page.clock.setFixedTime(later(0.9));
  await comeBack(page);
  await page.clock.setFixedTime(later(1));
  const body = [{ title: 'Just published', description: 'now' }];
  server.switches.set({ call, effect: { kind: 'list', body } });
  await comeBack(page);
  await page.getByText('Just published').waitFor();
  await comeBack(page);
  await page.reload();
  await firstCard(page).waitFor();
  expect(server.ledger.requests(call)).toHaveLength(2);
});

test('a new connection asks again at once when the last attempt had none', async ({ visit, server }) => {
  const { context, page } = await visit('/news', { ...atNoon, expected: /ERR_INTERNET_DISCONNECTED/ });
  await firstCard(page).waitFor();
  await page.clock.setFixedTime(later(10));
  await context.setOffline(true);
  await page.getByText('Saved copy from 21 Nov 2026. It will refresh when you are connected.').waitFor();
  await comeBack(page);
  await context.setOffline(false);
  await server.ledger.whenReceived(2, call);
  await page.getByText(/Saved copy/).waitFor({ state: 'detached' });
  await context.setOffline(true);
  await context.setOffline(false);
  expect(server.ledger.requests(call)).toHaveLength(2);
});

test('a copy is shown at once, with its date after a day', async ({ visit, server }) => {
  const { page } = await visit('/news', { ...atNoon, reducedMotion: 'reduce' });
  await firstCard(page).waitFor();
  const count = await page.locator('main article').count();
  expect(await page.getByText(/Saved copy/).count()).toBe(0);

  server.switches.set({ call, effect: { kind: 'hold' } });
  await page.clock.setFixedTime(later(25 * 60));
  await page.goto(`${server.url}/news`);
  await page.getByText('Saved copy from 21 Nov 2026').waitFor();
  expect(await page.locator('main article').count()).toBe(count);
  // The refresh behind it succeeds: the line goes, and the list does not move.
  const top = async () => (await firstCard(page).boundingBox())?.y;
  const before = await top();
  server.switches.clear();
  await page.getByText(/Saved copy/).waitFor({ state: 'detached' });
  expect(await top()).toBe(before);

  server.switches.set({ call, effect: { kind: 'malformed JSON' } });
  await page.clock.setFixedTime(later(60 * 60));
  const received = server.ledger.requests(call).length;
  await page.goto(`${server.url}/news`);
  await server.ledger.whenReceived(received + 1, call);
  await page.getByText('Saved copy from 22 Nov 2026').waitFor();
  expect(await page.locator('main article').count()).toBe(count);
  expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
});
