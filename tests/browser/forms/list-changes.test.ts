import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { applicationForm as formText, jobList, unknownJob } from '../../../src/content/en/career.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import type { TestServer } from '../../support/start-server.ts';
import { boxOf, hasFocus } from '../pages/actions.ts';
import { strictTest as test } from '../site.ts';
import { applicationForm, fillApplication, openWithClock, pdf, submit, valueOf } from './outbox-setting.ts';

/* Whatever becomes of the list of jobs while a visitor writes: what is typed and the chosen CV stay. */

const jobs = sample['job-titles'];
const others = jobs.filter(({ id }) => id !== 101);
const call = 'GET job-titles';
const listed = (server: TestServer, body: unknown) =>
  server.switches.set({ call, effect: { kind: 'list', body } });
const headingOf = (count: number) => jobList.heading.replace('{n}', String(count));

/** The visitor comes back to the tab after two minutes: the lists are asked for again. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(120_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

async function begin(form: Locator): Promise<void> {
  await form.getByLabel('First Name').fill('Tanzila');
  await form.getByLabel('Upload CV').setInputFiles(pdf(1000, 'cv.pdf'));
  await form.getByText('cv.pdf').waitFor();
}

async function expectBegun(form: Locator): Promise<void> {
  expect(await valueOf(form, 'First Name')()).toBe('Tanzila');
  expect(await form.getByText('cv.pdf').count()).toBe(1);
}

test('a job that leaves the list and comes back takes nothing from its form', async ({ open, server }) => {
  const page = await openWithClock(open, server, '/apply/job/101');
  const form = applicationForm(page);
  await begin(form);
  // A form that is mounted anew would get its words back from the draft, but without what came last.
  await form.evaluate((element) => Object.assign(element, { isSame: true }));
  listed(server, others);
  await comeBack(page);
  await page.getByRole('heading', { name: unknownJob.title }).waitFor();
  await expectBegun(form);
  expect(await valueOf(form, 'Job Type')()).toBe('');
  listed(server, jobs);
  await comeBack(page);
  await page.getByRole('heading', { name: jobs[0]?.title ?? '' }).waitFor();
  await expectBegun(form);
  expect(await valueOf(form, 'Job Type')()).toBe('1');
  expect(await form.evaluate((element) => 'isSame' in element)).toBe(true);
});

test('an old copy of the list does not say that a new job is gone', async ({ open, server }) => {
  listed(server, others);
  const page = await openWithClock(open, server, '/career');
  await page.getByRole('heading', { name: headingOf(others.length) }).waitFor();
  server.switches.set({ call, effect: { kind: 'hold' } });
  await page.clock.fastForward(120_000);
  await page.goto(`${server.url}/apply/job/101`);
  await server.switches.whenHeld();
  expect(await page.getByText(unknownJob.title).count()).toBe(0);
  expect(await applicationForm(page).count()).toBe(0);
  server.switches.clear();
  await page.getByRole('heading', { name: jobs[0]?.title ?? '' }).waitFor();
  await applicationForm(page).waitFor();
});

test('a form that was begun stays below the posts that come', async ({ open, server }) => {
  listed(server, []);
  const page = await openWithClock(open, server, '/career');
  const form = applicationForm(page);
  await begin(form);
  listed(server, jobs);
  await comeBack(page);
  await page.getByRole('heading', { name: headingOf(jobs.length) }).waitFor();
  await expectBegun(form);
  expect(await page.locator('[id=apply]').count()).toBe(1);
});

test('the page of a job that is not listed stays as it is while the list is asked for again', async ({
  open,
  server,
}) => {
  const page = await openWithClock(open, server, '/apply/job/999');
  const form = applicationForm(page);
  await form.waitFor();
  const { top } = await boxOf(form);
  server.switches.set({ call, effect: { kind: 'hold' } });
  await comeBack(page);
  await server.switches.whenHeld();
  expect(await page.getByText(unknownJob.title).count()).toBe(1);
  expect((await boxOf(form)).top).toBe(top);
});

test('a form that was gone into stays while a list that failed is asked for again, and below its posts', async ({
  open,
  server,
}) => {
  server.switches.set({ call, effect: { kind: 'captive portal' } });
  const page = await openWithClock(open, server, '/career');
  const field = applicationForm(page).getByLabel('First Name');
  await field.focus();
  server.switches.set({ call, effect: { kind: 'hold' } });
  await page.clock.fastForward(120_000);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await server.switches.whenHeld();
  expect(await hasFocus(field)).toBe(true);
  server.switches.clear();
  await page.getByRole('heading', { name: headingOf(jobs.length) }).waitFor();
  expect(await hasFocus(field)).toBe(true);
});

test('an application for a job whose list cannot be had goes under the id in its address', async ({
  open,
  server,
}) => {
  server.switches.set({ call, effect: { kind: 'fail', status: 503 } });
  const { page } = await open('/apply/job/101');
  const form = applicationForm(page);
  await form.getByLabel('Job Type').selectOption('1');
  await fillApplication(form);
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  await submit(form);
  await form.getByText(formText.success).waitFor();
  expect(server.submissions('jobs')).toMatchObject([{ job_id: '101', job_type_id: '1' }]);
});
