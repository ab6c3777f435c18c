import { expect } from 'vitest';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { hydrated, load } from '../../support/browser.ts';
import { followLink, hasFocus, settled } from './actions.ts';
import { test } from '../site.ts';

/* What the pages with a list of the API have in common; what each shows of it has a file of its own. */

const lists = [
  {
    address: '/news',
    call: 'GET news-and-events',
    loading: 'Loading news...',
    none: 'No news articles available.',
    items: 'main article',
    count: sample['news-and-events'].length,
  },
  {
    address: '/career',
    call: 'GET job-titles',
    loading: 'Loading job openings...',
    none: 'Currently, no job openings available.',
    items: 'main article',
    count: sample['job-titles'].length,
  },
  {
    address: '/advertisement',
    call: 'GET advertisements',
    loading: 'Loading...',
    none: 'Currently, No advertisement available!',
    items: 'main ul > li:has(img, iframe, button)',
    count: sample.advertisements.length,
  },
] as const;
const expected = /youtube-nocookie\.com/;

test.for(lists)(
  '$address: asked for once, before the scripts, and awaited; a reload and Back from another document return to the place',
  async ({ address, call, loading, items, count }, { visit, server }) => {
    server.switches.set({ call, effect: { kind: 'hold' } });
    const asked: string[] = [];
    const { page } = await visit(address, {
      expected,
      width: 360,
      height: 640,
      before: (empty) => empty.on('request', (sent) => asked.push(new URL(sent.url()).pathname)),
    });
    await page.getByText(loading).waitFor();
    server.switches.clear();
    await expect.poll(() => page.locator(items).count()).toBe(count);
    expect(await page.getByText(loading).count()).toBe(0);
    await settled(page);
    const ours = asked.filter((path) => /^\/(api\/(?!sample)|assets\/)/.test(path));
    expect(ours[0]).toContain(call.replace('GET ', '/api/'));
    expect(ours.filter((path) => path.startsWith('/api/'))).toHaveLength(1);

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.6));
    await settled(page);
    const place = await page.evaluate(() => scrollY);
    const backFromOther = () => load(page, '/contact').then(() => page.goBack());
    const backWithin = async () => {
      await followLink(page, '/team');
      await backFromOther();
      await hydrated(page);
      await page.goBack();
    };
    for (const leave of [() => page.reload(), backFromOther, backWithin]) {
      await leave();
      await page
        .locator(items)
        .nth(count - 1)
        .waitFor();
      await settled(page);
      expect(await page.evaluate(() => scrollY)).toBe(place);
    }
  },
);

test.for(lists)(
  '$address: who presses Retry keeps the focus, which goes on to the page with success; loading and failure are told from one place; an empty list says so',
  async ({ address, call, loading, none, items, count }, { visit, server }) => {
    const failLate = () =>
      server.switches.set(
        { call, effect: { kind: 'hold' }, times: 1 },
        { call, effect: { kind: 'captive portal' }, times: 1 },
      );
    failLate();
    const { page } = await visit(address, { expected });
    const region = page.locator('main [aria-live=polite]').filter({ hasText: loading });
    await region.evaluate((element) => element.setAttribute('data-test', 'told'));
    const told = page.locator('[data-test=told]');
    server.switches.release();
    await told.getByText('The list could not be loaded.').waitFor();
    expect(await page.getByText(none).count()).toBe(0);
    const retry = page.getByRole('button', { name: 'Retry' });
    failLate();
    await retry.press('Enter');
    await server.switches.whenHeld();
    expect(await hasFocus(retry)).toBe(true);
    expect(await retry.getAttribute('aria-disabled')).toBe('true');
    await told.getByText(loading).waitFor();
    server.switches.release();
    await told.getByText('The list could not be loaded.').waitFor();
    expect(await hasFocus(retry)).toBe(true);
    expect(await retry.getAttribute('aria-disabled')).toBe('false');
    await retry.press('Enter');
    await retry.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator(items).count()).toBe(count);
    expect(await page.getByText('The list could not be loaded.').count()).toBe(0);
    expect(await hasFocus(page.locator('#main'))).toBe(true);

    server.switches.set({ call, effect: { kind: 'list', body: [] } });
    await page.evaluate(() => indexedDB.deleteDatabase('query-cache'));
    await page.reload();
    await page.getByText(none).waitFor();
    expect(await retry.count()).toBe(0);
  },
);
