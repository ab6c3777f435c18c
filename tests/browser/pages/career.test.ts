import { afterEach, describe, expect, test } from 'vitest';
import { hydrated, openPage } from '../../support/browser.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { useSite } from '../site.ts';

const site = useSite();
const jobs = sample['job-titles'];

afterEach(() => {
  site.server.switches.clear();
});

async function open(path: string) {
  const opened = await openPage(site.browser);
  await opened.page.goto(site.server.url + path);
  await hydrated(opened.page);
  return opened;
}

describe('career', () => {
  test('says that it is loading, then how many posts there are, and shows each', async () => {
    site.server.switches.set({ call: 'GET job-titles', effect: { kind: 'hold' } });
    const { page, messages, close } = await open('/career');
    expect(await page.getByRole('heading', { name: 'Loading job openings...' }).isVisible()).toBe(true);
    site.server.switches.clear();
    await page.getByRole('heading', { name: 'Discover 5 Exciting Opportunities' }).waitFor();
    expect(await page.getByText('Loading job openings...').count()).toBe(0);
    const cards = page.locator('main article');
    expect(await cards.locator('h3').allTextContents()).toEqual(jobs.map(({ title }) => title));
    for (const [index, job] of jobs.entries()) {
      const text = await cards.nth(index).innerText();
      expect(text.startsWith(job.job_type.name)).toBe(true);
      expect(text).toContain(job.description);
      expect(await cards.nth(index).getByRole('link', { name: 'Apply Now' }).getAttribute('href')).toBe(
        `/apply/job/${job.id}`,
      );
    }
    expect(await page.locator('form[aria-label="Start Your Journey With Us"]').count()).toBe(0);
    expect(messages).toEqual([]);
    await close();
  });

  test.each(['empty', 'malformed JSON'] as const)(
    'without posts (%s) shows the sentence and the form in their place',
    async (kind) => {
      site.server.switches.set({ call: 'GET job-titles', effect: { kind }, times: 1 });
      const { page, messages, close } = await open('/career');
      await page.getByRole('heading', { name: 'Currently, no job openings available.' }).waitFor();
      const form = page.getByRole('form', { name: 'Start Your Journey With Us' });
      await form.waitFor();
      await form.getByLabel('Job Type').getByText('Internship').waitFor({ state: 'attached' });
      const retry = page.getByRole('button', { name: 'Retry' });
      expect(await retry.count()).toBe(kind === 'empty' ? 0 : 1);
      if (kind !== 'empty') {
        await retry.click();
        await page.getByRole('heading', { name: 'Discover 5 Exciting Opportunities' }).waitFor();
        expect(await form.count()).toBe(0);
      }
      expect(messages).toEqual([]);
      await close();
    },
  );

  test('a post without a type has no badge and can be applied for', async () => {
    const body = [{ id: 'x-1', title: 'Clerk', description: null, job_type: null }];
    site.server.switches.set({ call: 'GET job-titles', effect: { kind: 'list', body } });
    const { page, messages, close } = await open('/career');
    await page.getByRole('link', { name: 'Apply Now Clerk' }).click();
    await page.waitForURL('**/apply/job/x-1');
    await page.getByRole('heading', { name: 'Clerk' }).waitFor();
    const type = page.getByLabel('Job Type');
    expect(await type.locator('option:checked').textContent()).toBe('Select a job Type');
    await type.selectOption('Pupillage');
    expect(messages).toEqual([]);
    await close();
  });

  test('a description with markup goes through the sanitiser; plain text keeps its line breaks', async () => {
    const description =
      '<h2>Your work</h2><p>Read <strong>deeds</strong> &amp; papers.</p><script>alert(1)</script><p class="root" id="root">End</p>';
    const plain = 'First line, 2 < 3\nSecond line';
    const body = [
      { id: 1, title: 'With markup', description },
      { id: 2, title: 'Plain', description: plain },
    ];
    site.server.switches.set({ call: 'GET job-titles', effect: { kind: 'list', body } });
    const { page, messages, close } = await open('/career');
    const card = page.getByRole('article', { name: 'With markup' });
    await card.waitFor();
    await card.getByRole('heading', { level: 4, name: 'Your work' }).waitFor();
    expect(await card.locator('strong').innerText()).toBe('deeds');
    expect(await card.innerText()).toContain('Read deeds & papers.');
    expect(await card.innerHTML()).not.toMatch(/<script|id="root"|&lt;/);
    expect(await page.getByRole('article', { name: 'Plain' }).innerText()).toContain(plain);
    await page.getByRole('link', { name: 'Apply Now With markup' }).click();
    await page.getByRole('heading', { level: 3, name: 'Your work' }).waitFor();
    expect(messages).toEqual([]);
    await close();
  });

  test('a link to the form finds its place when the list is late', async () => {
    site.server.switches.set({ call: 'GET job-titles', effect: { kind: 'hold' } });
    const { page, close } = await open('/career#apply');
    site.server.switches.set({ call: 'GET job-titles', effect: { kind: 'empty' } });
    site.server.switches.release();
    await page.waitForFunction(() => document.activeElement?.id === 'apply');
    await close();
  });

  test('a place that is late is scrolled to, not jumped to', async () => {
    site.server.switches.set({ call: 'GET job-titles', effect: { kind: 'hold' } });
    const { page, close } = await open('/career#apply');
    await page.evaluate(() => {
      const places = new Set<number>();
      Object.assign(globalThis, { places });
      addEventListener('scroll', () => places.add(scrollY));
    });
    site.server.switches.release();
    await page.waitForFunction(() => {
      const top = document.getElementById('apply')?.getBoundingClientRect().top ?? Number.NaN;
      return Math.abs(top - 225) < 3;
    });
    const count = () => (globalThis as unknown as { places: Set<number> }).places.size;
    expect(await page.evaluate(count)).toBeGreaterThan(2);
    await close();
  });
});

describe('apply', () => {
  test('preselects the type of the job and shows its title', async () => {
    const { page, messages, close } = await open('/apply/job/103');
    await page.getByRole('heading', { name: 'Pupil, Litigation Chamber' }).waitFor();
    expect(await page.getByLabel('Job Type').locator('option:checked').textContent()).toBe('Pupillage');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Start Your Journey With Us');
    expect(messages).toEqual([]);
    await close();
  });

  test('is reached from the list without another request for it', async () => {
    site.server.ledger.clear();
    const { page, messages, close } = await open('/career');
    await page.getByRole('link', { name: 'Apply Now Legal Research Intern' }).click();
    await page.getByRole('heading', { name: 'Legal Research Intern' }).waitFor();
    await page.getByLabel('Job Type').waitFor();
    expect(await page.getByLabel('Job Type').locator('option:checked').textContent()).toBe('Internship');
    expect(site.server.ledger.requests('GET job-titles')).toHaveLength(1);
    expect(messages).toEqual([]);
    await close();
  });

  test('says kindly that a job is not listed, and offers the list and an open application', async () => {
    const { page, messages, close } = await open('/apply/job/999');
    await page.getByRole('heading', { name: 'This opening is no longer listed' }).waitFor();
    expect(await page.getByLabel('Job Type').locator('option:checked').textContent()).toBe(
      'Select a job Type',
    );
    await page.getByRole('link', { name: 'Send an open application' }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'application-form');
    await page.getByRole('link', { name: 'See current openings' }).click();
    await page.waitForURL('**/career');
    expect(messages).toEqual([]);
    await close();
  });

  test.each(['/apply/job/%3Cscript%3E', '/apply/job/constructor', '/apply/job/%F0%9F%98%80'])(
    'an odd address is an unknown job: %s',
    async (path) => {
      const { page, messages, close } = await open(path);
      await page.getByRole('heading', { name: 'This opening is no longer listed' }).waitFor();
      expect(messages).toEqual([]);
      await close();
    },
  );

  test('shows the form and a way to try again when the list cannot be had', async () => {
    site.server.switches.set({ call: 'GET job-titles', effect: { kind: 'captive portal' }, times: 1 });
    const { page, messages, close } = await open('/apply/job/103');
    await page.getByLabel('First Name').waitFor();
    expect(await page.getByText('no longer listed').count()).toBe(0);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'Pupil, Litigation Chamber' }).waitFor();
    expect(messages).toEqual([]);
    await close();
  });
});
