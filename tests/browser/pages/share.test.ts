import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newsId } from '../../../src/api/news.ts';
import { firm } from '../../../src/content/firm.ts';
import { practiceAreas } from '../../../src/content/practice-areas/index.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { controlled, hydrated } from '../../support/browser.ts';
import { fullMember } from '../../support/full-member.ts';
import { readVCard } from '../../support/read-vcard.ts';
import { shared, withoutClipboard, withShareSheet } from './actions.ts';
import { test } from './visit.ts';

const [job] = sample['job-titles'];
const [item] = sample['news-and-events'];
if (!job || !item) throw new Error('The sample has no job or no news');
const newsAddress = `/news#${newsId(item.title, item.date_posted)}`;

describe('Share', () => {
  test('hands over practice areas, jobs and news by their own addresses', async ({ visit, server }) => {
    const { page } = await visit(undefined, { before: withShareSheet });
    for (const { at, address, title, button = 'Share' } of [
      {
        at: '/family-law',
        address: '/family-law',
        title: practiceAreas.find(({ slug }) => slug === 'family-law')?.title,
      },
      { at: '/career', address: `/apply/job/${job.id}`, title: job.title, button: `Share ${job.title}` },
      { at: `/apply/job/${job.id}`, address: `/apply/job/${job.id}`, title: job.title },
      { at: '/news', address: newsAddress, title: item.title, button: `Share ${item.title}` },
    ]) {
      await page.goto(server.url + at);
      await hydrated(page);
      await page.getByRole('button', { name: button }).click();
      await expect.poll(() => shared(page)).toEqual({ title, url: server.url + address });
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
    const { page } = await visit('/ip-law', { before: withoutClipboard });
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
  const hrefs = async (address: string) => {
    await page.goto(server.url + address);
    await hydrated(page);
    return page
      .locator('a[href^="mailto:"], a[href^="https://wa.me/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  };
  for (const address of ['/team', '/contact', '/tax-advisory', '/family-law']) {
    const links = await hrefs(address);
    expect(links.length).toBeGreaterThan(3);
    const bare = links.filter((link) => !/[?&](subject|text)=\w/.test(link));
    expect(bare, address).toEqual([]);
    if (address !== '/family-law') continue;
    const consult = links.find((link) => link.includes('Consultation%20Request&body=I%20would')) ?? '';
    expect(decodeURIComponent(consult)).toContain('Family Law & Personal Legal Services');
  }
});
