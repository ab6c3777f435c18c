import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newsId } from '../../../src/api/news.ts';
import { firm } from '../../../src/content/en/firm.ts';
import { practiceAreas } from '../../../src/content/en/practice-areas/index.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { controlled, hydrated } from '../../support/browser.ts';
import { fullMember } from '../../support/full-member.ts';
import { readVCard } from '../../support/read-vcard.ts';
import { attributes, forbidCopying } from './actions.ts';
import { test } from './visit.ts';

const [job] = sample['job-titles'];
const [item] = sample['news-and-events'];
if (!job || !item) throw new Error('The sample has no job or no news');
const newsAddress = `/news#${newsId(item.title, item.date_posted)}`;

describe('Share', () => {
  test('hands over practice areas, jobs and news by their own addresses', async ({ visit, server }) => {
    const shared: unknown[] = [];
    const before = async (empty: Page) => {
      await empty.exposeFunction('note', (data: unknown) => void shared.push(data));
      // A share sheet, which notes what it is given.
      await empty.addInitScript('navigator.share = (data) => note(data)');
    };
    const { page } = await visit(undefined, { before });
    for (const [at, button, title, address = at] of [
      ['/family-law', 'Share', practiceAreas.find(({ slug }) => slug === 'family-law')?.title],
      ['/career', `Share ${job.title}`, job.title, `/apply/job/${job.id}`],
      [`/apply/job/${job.id}`, 'Share', job.title],
      ['/news', `Share ${item.title}`, item.title, newsAddress],
    ] as const) {
      await page.goto(server.url + at);
      await hydrated(page);
      await page.getByRole('button', { name: button }).click();
      await expect.poll(() => shared.at(-1)).toEqual({ title, url: server.url + address });
    }
    expect(await page.getByText('Link copied').count()).toBe(0);
  });

  test('copies the address where nothing can be shared, and says so', async ({ visit, server }) => {
    const { page } = await visit('/news', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: `Share ${item.title}` }).click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(server.url + newsAddress);
  });

  test('shows the address where nothing can be copied either', async ({ visit, server }) => {
    const { page } = await visit('/ip-law', { before: (empty) => empty.addInitScript(forbidCopying) });
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText(`${server.url}/ip-law`).waitFor();
    await page.goto(`${server.url}/news`);
    const card = page.locator('main article').nth(3);
    await card.getByRole('button', { name: /^Share/ }).click();
    await page.getByText('The link is now in the address bar.').waitFor();
    expect(new URL(page.url()).hash).toBe(`#${await card.getAttribute('id')}`);
  });
});

test('Save contact brings a card for the address book, also offline', async ({ visit, server }) => {
  const { page } = await visit('/contact', { worker: true, expected: /ERR_FAILED/ });
  await controlled(page);
  await page.goto(`${server.url}/team#${fullMember.id}`);
  const dialog = page.getByRole('dialog', { name: fullMember.name });
  const save = async (place: Locator) => {
    const coming = page.waitForEvent('download');
    await place.getByRole('link', { name: 'Save contact' }).click();
    const file = await coming;
    const card = readVCard(await readFile(await file.path(), 'utf8'));
    const valueOf = (field: string) => card.find(({ name }) => name === field)?.values;
    return { name: file.suggestedFilename(), valueOf };
  };
  const member = await save(dialog);
  expect(member.name).toBe(`${fullMember.id}.vcf`);
  expect(member.valueOf('FN')).toEqual([fullMember.name]);
  await page.context().setOffline(true);
  await page.goto(`${server.url}/contact`);
  const office = await save(page.locator('main'));
  expect(office.name).toMatch(/^[a-z-]+\.vcf$/);
  expect(office.valueOf('TEL')).toEqual([firm.phone.tel]);
  const answer = await fetch(`${server.url}/contact-cards/${fullMember.id}.vcf`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/vcard\b/);
});

test('links to write to the office and its people carry a sensible text', async ({ visit, server }) => {
  const { page } = await visit();
  for (const address of ['/team', '/contact', '/tax-advisory', '/family-law']) {
    await page.goto(server.url + address);
    await hydrated(page);
    const links = await attributes(page.locator('a[href^="mailto:"], a[href^="https://wa.me/"]'), 'href');
    expect(links.length).toBeGreaterThan(3);
    expect(
      links.filter((link) => !/[?&](subject|text)=\w/.test(link ?? '')),
      address,
    ).toEqual([]);
  }
  const consult = page.locator('a[href*="Consultation%20Request&body=I%20would"]').first();
  const mail = decodeURIComponent((await consult.getAttribute('href')) ?? '');
  expect(mail).toContain('Family Law & Personal Legal Services');
});
