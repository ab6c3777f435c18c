import { expect } from 'vitest';
import { test } from '../site.ts';

test('on a Bangla page every run of English says so, and a link in it leads to the page that it names', async ({
  visit,
  server,
}) => {
  const description = '<p>See <a href="/bn/team">বাংলা</a> and <a href="/team">English</a></p>';
  const item = { title: 'Section 138', name: 'Anika', date_posted: '2026-11-15', description };
  server.switches.set({ call: 'GET news-and-events', effect: { kind: 'list', body: [item] } });
  const { page } = await visit('/bn/news');
  const card = page.locator('main article').first();
  expect(await card.locator('h2 > *').getAttribute('lang')).toBe('en');
  const runs = await card
    .locator('[id$="-text"] [lang]')
    .evaluateAll((all) => all.map((run) => [(run as HTMLElement).lang, run.textContent]));
  expect(runs).toEqual([
    ['en', 'See'],
    ['en', 'and'],
    ['en', 'English'],
  ]);
  expect(await card.locator('time').innerText()).toBe('১৫ নভেম্বর ২০২৬');
  await page.evaluate(() => (document.documentElement.dataset['first'] = ''));
  for (const [name, address, isSameDocument] of [
    ['বাংলা', '/bn/team', true],
    ['English', '/team', false],
  ] as const) {
    await card.getByRole('link', { name }).click();
    await page.waitForURL(server.url + address);
    await page.locator('main h1').filter({ hasNotText: 'খবর' }).waitFor();
    expect(await page.locator('html[data-first]').count()).toBe(Number(isSameDocument));
    if (isSameDocument) await page.goBack();
  }
});
