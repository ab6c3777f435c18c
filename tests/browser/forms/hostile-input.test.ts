import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hydrated, offlineReady } from '../../support/browser.ts';
import { hostileMarkup, hostileTexts, refusedTexts } from '../../support/hostile-texts.ts';
import type { Effect } from '../../server/switches/switches.ts';
import { strictTest as test } from '../site.ts';
import { contactForm, failure, fillContact, submit, success, visitContact } from './outbox-setting.ts';

/* What anybody may put into the address bar, a form, a message or an answer: nothing runs, breaks or is thrown. */

const phone = { width: 360 };

async function watchForScripts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const state = { count: 0 };
    Object.assign(globalThis, {
      hostile: state,
      ran: () => {
        state.count += 1;
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { hostile: { count: number } }).hostile.count);
}

/** The page has a heading, is no wider than the screen, and nothing hostile has run. */
async function expectUnharmed(page: Page, ran: () => Promise<number>, what: string): Promise<void> {
  await hydrated(page);
  await page.locator('main h1').waitFor();
  const sideways = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth + Number('polluted' in {});
  expect(await page.evaluate(sideways), what).toBe(0);
  expect(await ran(), what).toBe(0);
}

describe('addresses', () => {
  const text = encodeURIComponent(hostileMarkup);
  const long = 'x'.repeat(6000);
  const hostile = [
    `/?search=${text}`,
    `/?search=${encodeURIComponent(hostileTexts['right to left'] ?? '')}#${text}`,
    `/?__proto__[polluted]=1&constructor[prototype][polluted]=1&from=${text}`,
    '/team?%E0%A4%A=%ZZ#%E0%A4%A',
    `/team?from=card&q=${long}#${long}`,
    `/family-law#${text}`,
    '/contact#contact-form"onfocus="ran()',
    `/news#${text}`,
    '/news#__proto__',
    `/apply/job/${text}`,
    '/apply/job/__proto__',
    '/apply/job/..%2f..%2fetc%2fpasswd',
    `/apply/job/${'9'.repeat(2000)}`,
    `/apply/job/${encodeURIComponent(`${hostileTexts['bangla']}${hostileTexts['emoji']}`)}`,
    `/${text}`,
    '/%00',
    '/%E0%A4%A',
    '/.git/config',
    '/constructor',
  ];

  test('that are odd show a page, run nothing and throw nothing', async ({ open, server }) => {
    const { page } = await open(undefined, phone);
    const ran = await watchForScripts(page);
    for (const address of hostile) {
      const response = await page.goto(server.url + address);
      // Null where only the part after # is another.
      expect(response?.status() ?? 200, address).toBeLessThan(500);
      await expectUnharmed(page, ran, address);
    }
  });

  test.for([360, 1280])(
    'a search is put into the box as text and answered, %i px',
    async (width, { open }) => {
      const { page } = await open('/?search=trademark', { width });
      await page.getByRole('option').first().waitFor();
      expect(await page.getByRole('combobox').inputValue()).toBe('trademark');
    },
  );
});

// Text by text: tests/unit/forms/hostile-texts.test.ts.
test('what is odd reaches the server as it was written, or is given back', async ({ open, server }) => {
  const { page } = await open(undefined, phone);
  const ran = await watchForScripts(page);
  await page.goto(`${server.url}/contact`);
  const form = contactForm(page);
  const text = Object.values(hostileTexts).join('\n');
  for (const label of ['Name', 'Email', 'Phone', 'Message']) await form.getByLabel(label).fill(text);
  await submit(form);
  await form.getByText('Invalid email address.').waitFor();
  await expectUnharmed(page, ran, 'form');
  await fillContact(form, '');
  for (const refused of Object.values(refusedTexts)) {
    await form.getByLabel('Message').fill(refused);
    await submit(form);
    await form.getByText(failure).waitFor();
    expect((await form.getByLabel('Message').inputValue()).length).toBe(refused.length);
  }
  await form.getByLabel('Message').fill(text);
  await submit(form);
  await form.getByText(success).waitFor();
  const sent = new TextDecoder().decode(new TextEncoder().encode(text));
  expect(server.submissions('contacts').map(({ message }) => message)).toEqual([sent]);

  await page.getByRole('button', { name: 'Search' }).click();
  for (const query of [...Object.values(hostileTexts), 'x'.repeat(100_000), '(((((a+)+)+)+$', '\\', '%']) {
    await page.getByRole('combobox', { name: 'Search the site' }).fill(query);
    await page.getByText('No Match....').or(page.getByRole('option')).first().waitFor();
    await expectUnharmed(page, ran, query.slice(0, 50));
  }
});

test('messages that nobody of ours sends change nothing', async ({ open, server }) => {
  const { page, context, messages } = await visitContact(open, { stored: true });
  await page.evaluate(() => {
    const cyclic: Record<string, unknown> = { type: 'outbox-send-waiting' };
    cyclic['self'] = cyclic;
    const hostile: unknown[] = [
      null,
      undefined,
      0,
      '',
      'SKIP_WAITING',
      [],
      {},
      { type: null },
      { type: { toString: 'x' } },
      { type: '__proto__' },
      { type: 'outbox-sent' },
      { type: 'outbox-sent', id: { toString: 1 }, kind: '<b>', attended: 'yes' },
      { type: 'outbox-changed', id: '\u0000' },
      { type: 'outbox-send-waiting', id: 'x'.repeat(1_000_000) },
      { type: 'keep-visited', addresses: ['https://evil.example/', '//', 'http://[', 5, '__proto__'] },
      { type: 'keep-visited', addresses: { length: 1e9 } },
      cyclic,
      new Uint8Array(1_000_000),
      new Map([[{}, new Set([1])]]),
    ];
    const channel = new BroadcastChannel('outbox');
    const tell = channel.postMessage.bind(channel);
    for (const message of hostile) {
      navigator.serviceWorker.controller?.postMessage(message);
      tell(message);
    }
    channel.close();
  });
  await page.reload();
  await hydrated(page);
  await offlineReady(page);
  expect(server.submissions('contacts')).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${server.url}/team`);
  expect(await page.locator('main h1').isVisible()).toBe(true);
  expect(messages).toEqual([]);
});

describe('answers of the API', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const effects: Readonly<Record<string, Effect>> = {
    'two thousand items': { kind: 'many', count: 2000 },
    'very deep': { kind: 'raw', body: deep },
    'wrong types': {
      kind: 'list',
      body: [
        null,
        1,
        'x',
        [],
        { id: {}, title: [], name: {}, date_posted: 1e99, description: true, type: 7, url: {} },
      ],
    },
    'an object for a list': { kind: 'list', body: { __proto__: null, results: { length: 1e9 } } },
    'keys of the prototype': {
      kind: 'raw',
      body: '[{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"id":"__proto__","title":"__proto__"}]',
    },
    'broken JSON': { kind: 'malformed JSON' },
    'a wrong content type': { kind: 'raw', body: '<script>ran()</script>', contentType: 'text/html' },
    'a captive portal': { kind: 'captive portal' },
    'a redirect to itself': { kind: 'redirect', location: '/api/news-and-events', status: 302 },
    'a redirect elsewhere': { kind: 'redirect', location: 'https://example.org/', status: 307 },
    'a failure': { kind: 'fail', status: 503, retryAfter: 'never' },
    'a closed connection': { kind: 'cut' },
  };

  test.for(Object.entries(effects))('%s', async ([name, effect], { open, server }) => {
    server.switches.set({ call: '*', effect });
    const { page, messages } = await open(undefined, phone);
    const ran = await watchForScripts(page);
    for (const address of ['/news', '/career', '/advertisement', '/apply/job/1']) {
      await page.goto(server.url + address);
      await expectUnharmed(page, ran, `${name} on ${address}`);
    }
    // What the browser itself says of a redirect that it does not follow.
    const refused = /^error: (?:Access to fetch|Connecting to|Fetch API cannot load)/;
    messages.splice(0, Infinity, ...messages.filter((message) => !refused.test(message)));
  });
});
