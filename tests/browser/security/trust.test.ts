import { describe, expect } from 'vitest';
import { hydrated, offlineReady } from '../../support/browser.ts';
import { readToTheEnd } from '../../support/page-checks.ts';
import { test } from '../site.ts';

/* The policy is kept on every page: every-page.test.ts, whose console would say what is refused. */

describe('Trusted Types are enforced', () => {
  test('worker, news and sliders work, and nothing breaks the policy', async ({ open, server }) => {
    server.switches.set({
      call: 'GET news-and-events',
      effect: {
        kind: 'list',
        body: [
          {
            title: 'One',
            name: 'A. Author',
            date_posted: '2026-01-02',
            description: '<p>Text <em>with</em> markup</p>',
          },
          { title: 'Two', name: 'A. Author', date_posted: 'some day', description: 'without a date' },
        ],
      },
    });
    const { page, messages } = await open(undefined, { worker: true });
    await page.goto(`${server.url}/`);
    await offlineReady(page);
    await readToTheEnd(page);
    await page.getByRole('button', { name: 'Next slide' }).last().click();
    await page.goto(`${server.url}/news`);
    await page.locator('main article em').waitFor();
    const data = await page.locator('head script[type="application/ld+json"]').allTextContents();
    const news = data.flatMap(
      (text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'],
    );
    expect(news.filter((thing) => thing['@type'] === 'NewsArticle')).toMatchObject([
      { headline: 'One', datePublished: '2026-01-02', author: { name: 'A. Author' } },
    ]);
    expect(messages).toEqual([]);
  });

  test('markup, a script or a worker without a policy is refused', async ({ open }) => {
    const { page } = await open('/family-law', { worker: true });
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
        await attempt(() => {
          document.createElement('div').innerHTML = '<b>markup</b>';
        }),
        await attempt(() => {
          document.createElement('script').src = '/assets/other.js';
        }),
        await attempt(() => navigator.serviceWorker.register('/other.js')),
        await attempt(() => trustedTypes.createPolicy('mine', {})),
        await attempt(() => trustedTypes.createPolicy('rich-text', {})),
      ];
    });
    // 'rich-text' belongs to pages that show news: here its name is free, once.
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'done']);
  });

  test('the copy in the HTML protects where the host sends no headers', async ({ open, server }) => {
    const { context, page } = await open();
    await context.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      const headers = Object.fromEntries(
        Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy'),
      );
      return route.fulfill({ response, headers });
    });
    const answer = await page.goto(`${server.url}/team`);
    expect(answer?.headers()['content-security-policy']).toBeUndefined();
    await hydrated(page);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      const text = document.createTextNode('globalThis.ran = true');
      script.append(text);
      try {
        document.body.append(script);
      } catch {
        // Trusted Types may say so.
      }
      return 'ran' in globalThis;
    });
    expect(ran).toBe(false);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

describe('jobs for search engines', () => {
  const job = { title: 'Associate', description: 'Reads files.', job_type: { id: 1, name: 'Full time' } };

  test('only those with a date of the server', async ({ open, server }) => {
    server.switches.set({
      call: 'GET job-titles',
      effect: {
        kind: 'list',
        body: [
          { id: 1, ...job, date_posted: '2026-02-03' },
          { id: 2, ...job },
          { id: 3, ...job, date_posted: 'soon' },
        ],
      },
    });
    const { page, messages } = await open();
    await page.goto(`${server.url}/career`);
    await page
      .getByRole('link', { name: /^Apply Now/ })
      .first()
      .waitFor();
    const postings = await page.evaluate(() =>
      [...document.querySelectorAll('head script[type="application/ld+json"]')].flatMap((script) =>
        (JSON.parse(script.textContent ?? '') as { '@graph': Record<string, unknown>[] })['@graph'].filter(
          (thing) => thing['@type'] === 'JobPosting',
        ),
      ),
    );
    expect(postings).toMatchObject([
      { title: 'Associate', datePosted: '2026-02-03', url: expect.stringMatching(/\/apply\/job\/1$/) },
    ]);
    await page.locator('footer').getByRole('link', { name: 'Team' }).click();
    await page.waitForURL('**/team');
    await page.waitForFunction(
      () => !document.head.textContent?.includes('JobPosting') && document.title.startsWith('Team'),
    );
    expect(messages).toEqual([]);
  });
});
