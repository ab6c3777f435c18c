import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { strictTest, test } from '../site.ts';
import { areaPath } from '../../support/every-page.ts';

/*
 * That no page breaks the policy: every-page.test.ts, whose console would say what is refused. That each page carries it,
 * for hosts that send no headers: tests/build/content-policy.test.ts.
 */

test('markup, a script or a worker without a policy is refused', async ({ open }) => {
  const { page } = await open(areaPath, { worker: true });
  const refused = await page.evaluate(async () => {
    const attempt = async (act: () => unknown) => {
      try {
        await act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    return [
      await attempt(() => (document.createElement('div').innerHTML = '<b>markup</b>')),
      await attempt(() => (document.createElement('script').src = '/assets/other.js')),
      await attempt(() => navigator.serviceWorker.register('/other.js')),
      await attempt(() => trustedTypes.createPolicy('mine', {})),
      await attempt(() => trustedTypes.createPolicy('rich-text', {})),
    ];
  });
  // 'rich-text' belongs to pages that show news: here its name is free, once.
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'done']);
});

/** What a page says of itself to search engines, of one type. */
const described = (page: Page, type: string) => async () => {
  const texts = await page.locator('head script[type="application/ld+json"]').allTextContents();
  return texts
    .flatMap((text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'])
    .filter((thing) => thing['@type'] === type);
};

strictTest('search engines get the news and jobs that have a date', async ({ open, server }) => {
  const job = { title: 'Associate', description: 'Reads files.', job_type: { id: 1, name: 'Full time' } };
  const dates = ['2026-02-03', undefined, 'soon'];
  const jobs = dates.map((date_posted, index) => ({ id: index + 1, ...job, date_posted }));
  const news = [
    { title: 'One', name: 'A. Author', date_posted: '2026-01-02', description: '<p>Text</p>' },
    { title: 'Two', name: 'A. Author', date_posted: 'some day', description: 'without a date' },
  ];
  server.switches.set(
    { call: 'GET job-titles', effect: { kind: 'list', body: jobs } },
    { call: 'GET news-and-events', effect: { kind: 'list', body: news } },
  );
  const { page } = await open('/news');
  await expect
    .poll(described(page, 'NewsArticle'))
    .toMatchObject([{ headline: 'One', datePublished: '2026-01-02', author: { name: 'A. Author' } }]);
  await page.goto(`${server.url}/career`);
  await expect
    .poll(described(page, 'JobPosting'))
    .toMatchObject([
      { title: 'Associate', datePosted: '2026-02-03', url: expect.stringMatching(/\/apply\/job\/1$/) },
    ]);
  await page.locator('footer a[href="/team"]').click();
  await page.waitForURL('**/team');
  await expect.poll(described(page, 'JobPosting')).toEqual([]);
});
