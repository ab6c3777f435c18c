import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { newsId } from '../../../src/api/news.ts';
import { firm } from '../../../src/content/en/firm.ts';
import { contactCardAddress } from '../../../src/lib/links.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { controlled, load } from '../../support/browser.ts';
import { fullMember } from '../../support/full-member.ts';
import { forbidCopying, settled } from './actions.ts';
import { test } from '../site.ts';
import { areaPath, areaTitle, otherAreaPath } from '../../support/every-page.ts';

const [job] = sample['job-titles'];
const [item] = sample['news-and-events'];
if (!job || !item) throw new Error('The sample has no job or no news');
const newsAddress = `/news#${newsId(item.title, item.date_posted)}`;

test('Share hands over practice areas, jobs and news by their own addresses, and a mail names its area', async ({
  visit,
  server,
}) => {
  const shared: unknown[] = [];
  const before = async (empty: Page) => {
    await empty.exposeFunction('note', (data: unknown) => void shared.push(data));
    // A share sheet, which notes what it is given.
    await empty.addInitScript('navigator.share = (data) => note(data)');
  };
  const { page } = await visit(undefined, { before });
  for (const [at, button, title, address = at] of [
    [areaPath, 'Share', areaTitle],
    ['/career', `Share ${job.title}`, job.title, `/apply/job/${job.id}`],
    [`/apply/job/${job.id}`, 'Share', job.title],
    ['/news', `Share ${item.title}`, item.title, newsAddress],
  ] as const) {
    await load(page, at);
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => shared.at(-1)).toEqual({ title, url: server.url + address });
  }
  expect(await page.getByText('Link copied').count()).toBe(0);
  // The mail that asks about a practice area names it. That every link to write carries a text: every-page.test.ts.
  await load(page, areaPath);
  const subject = encodeURIComponent(firm.consultationSubject);
  const mail = await page.locator(`a[href*="${subject}&body=I%20would"]`).first().getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(areaTitle);
});

test('Share copies the address where nothing can be shared, moves no page, and shows it where nothing can be copied', async ({
  visit,
  server,
}) => {
  const { page } = await visit('/news', {
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  });
  const card = page.locator('main article').nth(3);
  const button = card.getByRole('button', { name: /^Share/ });
  const address = `${server.url}/news#${await card.getAttribute('id')}`;
  await button.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 120, behavior: 'instant' }),
  );
  await settled(page);
  const top = await page.evaluate(() => scrollY);
  // A click of Playwright would scroll.
  await button.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await card.getByText('Link copied').waitFor();
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.evaluate(forbidCopying);
  await button.click();
  // Beside the button, and the page stays where it is.
  await card.getByText(address).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await load(page, otherAreaPath);
  await page.evaluate(forbidCopying);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText(`${server.url}${otherAreaPath}`).waitFor();
});

test('Save contact brings a card for the address book, also offline', async ({ visit }) => {
  const { page } = await visit('/contact', { worker: true, expected: /ERR_FAILED/ });
  await controlled(page);
  await page.goto(`/team#${fullMember.id}`);
  const dialog = page.getByRole('dialog', { name: fullMember.name });
  const save = async (place: Locator) => {
    const coming = page.waitForEvent('download');
    await place.getByRole('link', { name: 'Save contact' }).click();
    const file = await coming;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const member = await save(dialog);
  expect(member.name).toBe(path.basename(contactCardAddress(fullMember.id)));
  // What else a card says: unit/vcard.test.ts.
  expect(member.text).toContain(`\r\nFN:${fullMember.name}\r\n`);
  await page.context().setOffline(true);
  await page.goto('/contact');
  const office = await save(page.locator('main'));
  expect(office.name).toMatch(/^[a-z-]+\.vcf$/);
  expect(office.text).toContain(firm.phone.tel);
});
