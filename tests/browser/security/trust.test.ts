import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { staticPaths } from '../../build/site-files.ts';
import { hydrated, offlineReady, openPage } from '../../support/browser.ts';
import { useSite } from '../site.ts';

const site = useSite();
afterEach(() => site.server.switches.clear());

/** Every violation of the policy on every document of a context, as 'directive blocked-address'. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { noteViolation } = globalThis as unknown as { noteViolation(text: string): void };
      noteViolation(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

/**
 * Waits until page and worker have asked for nothing for a second. What is asked for is looked at here, not what is
 * answered: with every request intercepted, 'networkidle' waited in vain for an answer once.
 */
async function nothingAskedFor(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.context().on('request', note);
  while (Date.now() - last < 1000) await sleep(100);
  page.context().off('request', note);
}

/** Scrolls through the page, so that everything is asked for that waits for being near. */
async function readToTheEnd(page: Page): Promise<void> {
  await nothingAskedFor(page);
  await page.evaluate(async () => {
    const step = innerHeight * 0.8;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await nothingAskedFor(page);
}

const addresses = [...staticPaths, '/apply/job/101', '/there-is-no-such-page'];

/** In parts, so that each is done in time on a slow machine. */
const parts = Array.from({ length: 9 }, (_part, index) =>
  addresses.filter((_address, place) => place % 9 === index),
);

test.each(parts)(
  'nothing is asked of another origin, and the policy is kept: %s and others',
  async (...part) => {
    const { context, page, close } = await openPage(site.browser);
    const violations = await watchPolicy(context);
    const requests: { readonly from: string; readonly request: Request }[] = [];
    let from = '';
    context.on('request', (request) => requests.push({ from, request }));
    await context.route(
      ({ origin, protocol }) => protocol.startsWith('http') && origin !== site.server.url,
      (route) => route.abort(),
    );
    for (const address of part) {
      from = address;
      await page.goto(site.server.url + address);
      await hydrated(page);
      // The frames come with the list that the server sends.
      if (address === '/advertisement')
        await page.locator('main iframe').first().waitFor({ state: 'attached' });
      await readToTheEnd(page);
    }
    const foreign = requests.filter(({ request }) => {
      const { protocol, origin } = new URL(request.url());
      return protocol.startsWith('http') && origin !== site.server.url;
    });
    expect(requests.length).toBeGreaterThan(20);
    expect(
      foreign.filter(({ from: address }) => address !== '/advertisement').map(({ request }) => request.url()),
    ).toEqual([]);
    const embedded = new Set(foreign.map(({ request }) => new URL(request.url()).origin));
    // The frames that the advertisements are for.
    expect([...embedded]).toEqual(
      part.includes('/advertisement') ? ['https://www.youtube-nocookie.com'] : [],
    );
    expect(violations).toEqual([]);
    await close();
  },
);

test('the map asks its host only once the visitor opens it', async () => {
  const { context, page, close } = await openPage(site.browser, { serviceWorkers: 'block' });
  const foreign: string[] = [];
  await context.route(/^https?:\/\/(?!localhost)/, (route) => {
    foreign.push(new URL(route.request().url()).origin);
    return route.abort();
  });
  await page.goto(`${site.server.url}/contact#contact-info`);
  await hydrated(page);
  await readToTheEnd(page);
  expect(foreign).toEqual([]);
  await page.locator('#contact-info').getByRole('button').first().click();
  await expect.poll(() => [...new Set(foreign)]).toEqual(['https://www.google.com']);
  await close();
});

describe('Trusted Types are enforced', () => {
  test('the worker registers, news are shown, sliders work, and nothing breaks the policy', async () => {
    site.server.switches.set({
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
    const { context, page, messages, close } = await openPage(site.browser);
    const violations = await watchPolicy(context);
    await page.goto(`${site.server.url}/`);
    await offlineReady(page);
    await readToTheEnd(page);
    await page.getByRole('button', { name: 'Next slide' }).last().click();
    await page.goto(`${site.server.url}/news`);
    await page.locator('main article em').waitFor();
    const data = await page.locator('head script[type="application/ld+json"]').allTextContents();
    const news = data.flatMap(
      (text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'],
    );
    expect(news.filter((thing) => thing['@type'] === 'NewsArticle')).toMatchObject([
      { headline: 'One', datePublished: '2026-01-02', author: { name: 'A. Author' } },
    ]);
    expect(violations).toEqual([]);
    expect(messages).toEqual([]);
    await close();
  });

  test('markup, a script or a worker without a policy is refused', async () => {
    const { page, close } = await openPage(site.browser, { serviceWorkers: 'allow' });
    await page.goto(`${site.server.url}/family-law`);
    await hydrated(page);
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
    await close();
  });

  test('the copy in the HTML protects where the host sends no headers', async () => {
    const { context, page, close } = await openPage(site.browser, { serviceWorkers: 'block' });
    await context.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      const headers = Object.fromEntries(
        Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy'),
      );
      return route.fulfill({ response, headers });
    });
    const answer = await page.goto(`${site.server.url}/team`);
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
    await close();
  });
});

describe('jobs for search engines', () => {
  const job = { title: 'Associate', description: 'Reads files.', job_type: { id: 1, name: 'Full time' } };

  test('only those with a date of the server', async () => {
    site.server.switches.set({
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
    const { page, messages, close } = await openPage(site.browser, { serviceWorkers: 'block' });
    await page.goto(`${site.server.url}/career`);
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
    expect(messages.filter((message) => !message.includes('blocked by Playwright'))).toEqual([]);
    await close();
  });
});
