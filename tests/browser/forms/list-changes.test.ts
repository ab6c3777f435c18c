import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobList, unknownJob } from '../../../src/content/career.ts';
import { hydrated, openPage, type OpenedPage } from '../../support/browser.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { useSite } from '../site.ts';
import { draftKept, emptyServer, expectNoSurprise } from './outbox-setting.ts';

/* Whatever becomes of the list of jobs while a visitor writes: what is typed and the chosen CV stay. */

const site = useSite();
const jobs = sample['job-titles'];
let opened: OpenedPage;
let time = Date.now();
beforeEach(async () => {
  emptyServer(site.server);
  opened = await openPage(site.browser, { serviceWorkers: 'block' });
});
afterEach(async () => {
  site.server.switches.clear();
  expectNoSurprise(opened.messages);
  await opened.close();
});

const formOf = (page: Page) => page.getByRole('form', { name: 'Start Your Journey With Us' });
const listed = (body: unknown) =>
  site.server.switches.set({ call: 'GET job-titles', effect: { kind: 'list', body } });

async function open(path: string): Promise<Page> {
  const { page } = opened;
  await page.clock.setFixedTime(time);
  await page.goto(site.server.url + path);
  await hydrated(page);
  return page;
}

/** The visitor comes back to the tab after two minutes: the lists are asked for again. */
async function comeBack(page: Page): Promise<void> {
  time += 120_000;
  await page.clock.setFixedTime(time);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

async function begin(form: Locator): Promise<void> {
  await form.getByLabel('First Name').fill('Tanzila');
  const buffer = Buffer.from('%PDF-1.7 cv');
  await form.getByLabel('Upload CV').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await form.getByText('cv.pdf').waitFor();
}

async function expectBegun(form: Locator): Promise<void> {
  expect(await form.getByLabel('First Name').inputValue()).toBe('Tanzila');
  expect(await form.getByText('cv.pdf').count()).toBe(1);
}

test('a job that leaves the list and comes back takes nothing from its form', async () => {
  const page = await open('/apply/job/101');
  const form = formOf(page);
  await begin(form);
  listed(jobs.filter(({ id }) => id !== 101));
  await comeBack(page);
  await page.getByRole('heading', { name: unknownJob.title }).waitFor();
  await expectBegun(form);
  expect(await form.getByLabel('Job Type').inputValue()).toBe('');
  listed(jobs);
  await comeBack(page);
  await page.getByRole('heading', { name: jobs[0]?.title ?? '' }).waitFor();
  await expectBegun(form);
  expect(await form.getByLabel('Job Type').inputValue()).toBe('1');
});

test('an old copy of the list does not say that a new job is gone', async () => {
  listed(jobs.filter(({ id }) => id !== 101));
  const page = await open('/career');
  await page.getByRole('heading', { name: `Discover ${jobs.length - 1}` }).waitFor();
  site.server.switches.set({ call: 'GET job-titles', effect: { kind: 'hold' } });
  time += 120_000;
  await page.clock.setFixedTime(time);
  await page.goto(`${site.server.url}/apply/job/101`);
  await site.server.switches.whenHeld();
  expect(await page.getByText(unknownJob.title).count()).toBe(0);
  expect(await formOf(page).count()).toBe(0);
  site.server.switches.clear();
  await page.getByRole('heading', { name: jobs[0]?.title ?? '' }).waitFor();
  await formOf(page).waitFor();
});

test('on the career page a form that was begun stays below the posts that come, also after a reload', async () => {
  listed([]);
  const page = await open('/career');
  const form = formOf(page);
  await begin(form);
  listed(jobs);
  await comeBack(page);
  const posts = page.getByRole('heading', { name: heading(jobs.length) });
  await posts.waitFor();
  await expectBegun(form);
  await draftKept(page, 'cv.pdf');
  await page.reload();
  await posts.waitFor();
  await form.getByText('cv.pdf').waitFor();
  expect(await page.locator('[id=apply]').count()).toBe(1);
});

const heading = (n: number) => jobList.heading.replace('{n}', String(n));
