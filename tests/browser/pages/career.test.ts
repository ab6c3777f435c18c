import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { applicationForm, jobList } from '../../../src/content/en/career.ts';
import { load } from '../../support/browser.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { attributes, focusReaches, standsBelowHeader, watchScrolling } from './actions.ts';
import { test } from '../site.ts';

const jobs = sample['job-titles'];
const call = 'GET job-titles';
const chosenType = (page: Page) => page.getByLabel('Job Type').locator('option:checked').textContent();
const unknown = 'This opening is no longer listed';

test('career counts the posts; each leads to its form at once', async ({ visit, server }) => {
  const { page } = await visit('/career');
  await page.getByRole('heading', { name: jobList.heading.replace('{n}', String(jobs.length)) }).waitFor();
  const cards = page.locator('main article');
  expect(await cards.locator('h3').allTextContents()).toEqual(jobs.map(({ title }) => title));
  expect(await attributes(cards.getByRole('link', { name: 'Apply Now' }), 'href')).toEqual(
    jobs.map(({ id }) => `/apply/job/${id}`),
  );
  for (const [index, text] of (await cards.allInnerTexts()).entries()) {
    expect(text.startsWith(jobs[index]?.job_type.name ?? '?')).toBe(true);
    expect(text).toContain(jobs[index]?.description);
  }
  expect(await page.locator(`form[aria-label="${applicationForm.title}"]`).count()).toBe(0);

  await page.getByRole('link', { name: 'Apply Now Legal Research Intern' }).click();
  await page.getByRole('heading', { name: 'Legal Research Intern' }).waitFor();
  await expect.poll(() => chosenType(page)).toBe('Internship');
  expect(server.ledger.requests(call)).toHaveLength(1);
});

test('career shows markup, plain text and a post without a type', async ({ visit, server }) => {
  const description =
    '<h2>Your work</h2><p>Read <strong>deeds</strong> &amp; papers.</p><script>alert(1)</script><p class="root" id="root">End</p>';
  const plain = 'First line, 2 < 3\nSecond line';
  const body = [
    { id: 1, title: 'With markup', description },
    { id: 2, title: 'Plain', description: plain },
    { id: 'x-1', title: 'Clerk', description: null, job_type: null },
  ];
  server.switches.set({ call, effect: { kind: 'list', body } });
  const { page } = await visit('/career');
  const card = page.getByRole('article', { name: 'With markup' });
  await card.getByRole('heading', { level: 4, name: 'Your work' }).waitFor();
  expect(await card.locator('strong').innerText()).toBe('deeds');
  expect(await card.innerText()).toContain('Read deeds & papers.');
  expect(await card.innerHTML()).not.toMatch(/<script|id="root"|&lt;/);
  expect(await page.getByRole('article', { name: 'Plain' }).innerText()).toContain(plain);
  expect(await page.getByRole('article', { name: 'Clerk' }).innerText()).toMatch(/^Clerk/);
  await page.getByRole('link', { name: 'Apply Now With markup' }).click();
  await page.getByRole('heading', { level: 3, name: 'Your work' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Apply Now Clerk' }).click();
  await page.getByRole('heading', { name: 'Clerk' }).waitFor();
  await expect.poll(() => chosenType(page)).toBe('Select a job Type');
  await page.getByLabel('Job Type').selectOption('Pupillage');
});

test('a link to the form scrolls to it when the list is late', async ({ visit, server }) => {
  server.switches.set({ call, effect: { kind: 'hold' } });
  const { page } = await visit('/career#apply');
  const places = await watchScrolling(page);
  server.switches.release();
  await standsBelowHeader(page, 'apply');
  expect(await places()).toBeGreaterThan(2);

  server.switches.set({ call, effect: { kind: 'list', body: [] } });
  const empty = await visit(undefined, { expected: /ERR_FAILED/ });
  // Its file falls into a dead spot: the page stays, and asks again.
  await empty.page.route('**/application-form-*.js', (route) => route.abort(), { times: 1 });
  let documents = 0;
  empty.page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await load(empty.page, '/career#apply');
  await focusReaches(empty.page, '#apply');
  const form = empty.page.getByRole('form', { name: applicationForm.title });
  await form.getByLabel('Job Type').getByText('Internship').waitFor({ state: 'attached' });
  expect(documents).toBe(1);
});

test('the form says that a job is not listed, not before it knows, and offers what is', async ({
  visit,
  server,
}) => {
  server.switches.set({ call, effect: { kind: 'captive portal' }, times: 1 });
  const { page } = await visit('/apply/job/103');
  await page.getByLabel('First Name').waitFor();
  expect(await page.getByText(unknown).count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(applicationForm.title);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => chosenType(page)).toBe('Pupillage');
  for (const id of ['%3Cscript%3E', 'constructor', '%F0%9F%98%80', '999']) {
    await load(page, `/apply/job/${id}`);
    await page.getByRole('heading', { name: unknown }).waitFor();
  }
  await expect.poll(() => chosenType(page)).toBe('Select a job Type');
  await page.getByRole('link', { name: 'Send an open application' }).click();
  await focusReaches(page, '#application-form');
  // An address that is cut short has the form, too, but misses no job.
  await load(page, '/apply');
  await page.getByLabel('First Name').waitFor();
  expect(await page.getByText(unknown).count()).toBe(0);
  await page.getByRole('link', { name: 'See current openings' }).click();
  await page.waitForURL('**/career');
});
