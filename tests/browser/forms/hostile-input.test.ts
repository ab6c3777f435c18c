import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Effect } from '../../server/switches/switches.ts';
import { hydrated, offlineReady, openPage } from '../../support/browser.ts';
import { contactForm, emptyServer, openContact, success } from './outbox-setting.ts';
import { useSite } from '../site.ts';

/* What anybody may put into the address bar, a form, a message or an answer: nothing runs, breaks or is thrown. */

const site = useSite();
beforeEach(() => emptyServer(site.server));
afterEach(() => site.server.switches.clear());

const script = '"><img src=x onerror=ran()><script>ran()</script>';
const nasty = {
  script,
  address: 'javascript:ran()//',
  template: '{{constructor.constructor("ran()")()}}${ran()}',
  bangla: 'আইনি সহায়তা ক্ষ্ম',
  'right to left': '\u202Eשלום\u2066 مرحبا \u202E',
  invisible: 'a\u200B\u200D\uFEFF\u2060b\u00ADc',
  emoji: '👩🏽‍⚖️🏳️‍🌈\u{1F468}\u200D\u{1F469}',
  'null bytes': 'before\u0000after\u0007\u001B[31m',
  combining: `Z${'\u0335\u0336\u0489'.repeat(60)}`,
  'half a character': 'x\uD83Dy',
} as const;

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

/** Reports of the browser itself on requests that failed as they should, and on the worker that the test keeps out. */
const isOfTheBrowser = (message: string) =>
  /^(?:error: (?:Failed to load resource|Access to fetch|Connecting to|Fetch API cannot load)|warning: Service Worker registration blocked)/.test(
    message,
  );

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('addresses', () => {
  const text = encodeURIComponent(script);
  const long = 'x'.repeat(6000);
  const hostile = [
    `/?search=${text}`,
    `/?search=${encodeURIComponent(nasty['right to left'])}#${text}`,
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
    `/apply/job/${encodeURIComponent(nasty.bangla + nasty.emoji)}`,
    `/${text}`,
    '/%00',
    '/%E0%A4%A',
    '/.git/config',
    '/constructor',
  ];

  test.each(hostile)('%s', async (address) => {
    const { page, messages, close } = await openPage(site.browser, { width: 360, serviceWorkers: 'block' });
    const ran = await watchForScripts(page);
    const response = await page.goto(site.server.url + address);
    expect(response?.status()).toBeLessThan(500);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('main h1').isVisible()).toBe(true);
    expect(await sideways(page)).toBe(0);
    expect(await ran()).toBe(0);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    expect(messages.filter((message) => !isOfTheBrowser(message))).toEqual([]);
    await close();
  });

  test('a search in the address is put into the box as text and answered', async () => {
    for (const width of [360, 1280]) {
      const { page, messages, close } = await openPage(site.browser, { width, serviceWorkers: 'block' });
      await page.goto(`${site.server.url}/?search=trademark`);
      await page.getByRole('option').first().waitFor();
      expect(await page.getByRole('combobox').inputValue()).toBe('trademark');
      expect(messages.filter((message) => !isOfTheBrowser(message))).toEqual([]);
      await close();
    }
  });
});

describe('form fields', () => {
  test.each(Object.entries({ ...nasty, '100 kB': 'long '.repeat(20_000) }))(
    '%s reaches the server as it was written, or is given back',
    async (name, text) => {
      const { page, messages, close } = await openPage(site.browser, { width: 360, serviceWorkers: 'block' });
      const ran = await watchForScripts(page);
      await page.goto(`${site.server.url}/contact`, { waitUntil: 'networkidle' });
      await hydrated(page);
      const form = contactForm(page);
      await form.getByLabel('Name').fill(text);
      await form.getByLabel('Email').fill(text);
      await form.getByLabel('Phone').fill(text);
      await form.getByLabel('Message').fill(text);
      await form.getByRole('button', { name: 'Submit' }).click();
      await form.getByText('Invalid email address.').waitFor();
      await form.getByText('Invalid phone number.').waitFor();
      expect(site.server.submissions('contacts')).toEqual([]);
      expect(await sideways(page)).toBe(0);
      // The name may be refused for its length; the message is the visitor's own.
      await form.getByLabel('Name').fill('Anika');
      await form.getByLabel('Email').fill('anika@example.com');
      await form.getByLabel('Phone').fill('01712345678');
      await form.getByLabel('Subject').selectOption('inquiry');
      await form.getByRole('button', { name: 'Submit' }).click();
      if (name === '100 kB' || name === 'null bytes') {
        // More than the server takes, or what it cannot store: it is refused in words, and the text is still there.
        await form.getByText('An error occurred. Please try again later.').waitFor();
        expect((await form.getByLabel('Message').inputValue()).length).toBe(text.length);
      } else {
        await form.getByText(success).waitFor();
        const [stored] = site.server.submissions('contacts');
        expect(String(stored?.['message'])).toBe(
          new TextDecoder().decode(new TextEncoder().encode(text)).trim(),
        );
      }
      expect(await ran()).toBe(0);
      expect(messages.filter((message) => !isOfTheBrowser(message))).toEqual([]);
      await close();
    },
  );

  test('the search box takes anything', async () => {
    const { page, messages, close } = await openPage(site.browser, { width: 360, serviceWorkers: 'block' });
    const ran = await watchForScripts(page);
    await page.goto(`${site.server.url}/family-law`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Search' }).click();
    for (const text of [...Object.values(nasty), 'x'.repeat(100_000), '(((((a+)+)+)+$', '\\', '%']) {
      await page.getByRole('combobox').fill(text);
      await page.getByText('No Match....').or(page.getByRole('option')).first().waitFor();
      expect(await sideways(page)).toBe(0);
    }
    expect(await ran()).toBe(0);
    expect(messages.filter((message) => !isOfTheBrowser(message))).toEqual([]);
    await close();
  });
});

test('messages to the worker and between the pages that nobody of ours sends change nothing', async () => {
  const { page, messages, close } = await openPage(site.browser);
  await openContact(page, site.server);
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
  expect(site.server.submissions('contacts')).toEqual([]);
  await page.context().setOffline(true);
  await page.goto(`${site.server.url}/team`);
  expect(await page.locator('main h1').isVisible()).toBe(true);
  expect(messages).toEqual([]);
  await close();
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

  test.each(Object.entries(effects))('%s', async (_name, effect) => {
    site.server.switches.set({ call: '*', effect });
    const { context, page, messages, close } = await openPage(site.browser, {
      width: 360,
      serviceWorkers: 'block',
    });
    await context.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
    const ran = await watchForScripts(page);
    for (const address of ['/news', '/career', '/advertisement', '/apply/job/1']) {
      await page.goto(site.server.url + address);
      await hydrated(page);
      expect(await page.locator('main h1').isVisible()).toBe(true);
      expect(await sideways(page)).toBe(0);
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    }
    expect(await ran()).toBe(0);
    // The browser itself reports failed requests; nothing of ours may be thrown or logged.
    expect(messages.filter((message) => !isOfTheBrowser(message))).toEqual([]);
    await close();
  });
});
