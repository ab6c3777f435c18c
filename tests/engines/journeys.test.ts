import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { startDeadSpot } from '../support/dead-spot.ts';
import { holdDatabases, releaseDatabases } from '../support/hold-databases.ts';
import { fill, pause, press, waitFor, waitForFiles } from './engine.ts';
import { engines, EngineSite } from './site.ts';
import { languages, localPath } from '../../src/content/language.ts';
import { areaPath } from '../support/every-page.ts';

/*
 * What depends on the engine. Neither of these has Background Sync; both have Web Locks. What does not (refusals, errors
 * of the server) is tested in Chromium: browser/forms.
 */

const kept = 'the next time this site is open with a connection';
const success = 'Your message has been sent successfully!';
const failure = 'An error occurred. Please try again later.';

describe.each(engines)('$name', (engine) => {
  const site = new EngineSite(engine);
  const message = () => site.tab.read<string>(`document.querySelector('main [name="message"]').value`);
  async function submitContact(words: string): Promise<void> {
    const sender = { name: 'অনিকা Rahman', email: 'anika@example.com', phone: '01712345678' };
    await fill(site.tab, { ...sender, subject: 'inquiry', message: words });
    await press(site.tab, 'Submit');
  }
  /** Submits without a connection, and waits until the form says that the message is kept. */
  async function keepContact(...messages: string[]): Promise<void> {
    await site.server.stop();
    for (const words of messages) {
      await submitContact(words);
      await site.shows(kept);
      await expect.poll(message, { timeout: 20_000 }).toBe('');
    }
  }
  const stored = () => site.server.submissions('contacts').map((each) => each.message);
  const posts = () => site.server.ledger.requests('POST contacts');
  const poll = { timeout: 60_000 };

  test('this engine has no Background Sync, but Web Locks', async () => {
    await site.visit('/contact');
    expect(await site.tab.read(`['SyncManager' in globalThis, 'locks' in navigator]`)).toEqual([false, true]);
  });

  test.each(languages)('pages in %s open offline by address', async (language) => {
    await site.install(localPath(language, '/'));
    await site.server.stop();
    for (const path of ['/team', '/contact', '/news', areaPath, '/']) {
      const address = localPath(language, path);
      // A page that is left while it loads its scripts says so in Firefox's console.
      await site.browse(address);
      const title = await site.tab.read(`document.querySelector('main h1')?.textContent ?? ''`);
      expect(title, address).not.toBe('');
      expect(await site.tab.read('location.pathname')).toBe(address);
    }
  });

  test.each(['', 'contact-page', 'contact-form'])(
    'a page whose scripts (/assets/%s*.js) fell into a dead spot is alive when it is over',
    async (name) => {
      const lost = new RegExp(`^/assets/${name}.*\\.js$`);
      const deadSpot = await startDeadSpot(site.server.port, { lost, spreads: true });
      await site.tab.open(`${deadSpot.url}/contact`);
      await expect.poll(deadSpot.losses, poll).toBeGreaterThan(0);
      await pause(1000);
      deadSpot.mend();
      // Firefox remembers for the document that it could not have the app itself.
      if (name === '') await site.tab.read('void location.reload()');
      await waitFor(
        site.tab,
        `document.documentElement.dataset.hydrated && !document.querySelector('main [data-waiting]')`,
      );
      deadSpot.close();
    },
  );

  test('a page whose loader fell into a dead spot asks for it again, and keeps what was typed', async () => {
    const deadSpot = await startDeadSpot(site.server.port, { lost: /^\/boot\.js/ });
    await site.tab.open(`${deadSpot.url}/contact`);
    await pause(3000);
    expect(await site.tab.read(`document.documentElement.dataset.hydrated ?? 'no'`)).toBe('no');
    await site.tab.read(`void (document.querySelector('main [name="message"]').value = 'written before')`);
    deadSpot.mend();
    await waitFor(
      site.tab,
      `document.documentElement.dataset.hydrated && !document.querySelector('main [data-waiting]')`,
    );
    expect(await message()).toBe('written before');
    deadSpot.close();
  });

  test('what is typed last is kept, however soon the page is left', async () => {
    await site.browse('/contact');
    await fill(site.tab, { message: 'the last words' });
    await site.tab.open(`${site.server.url}/robots.txt`);
    await site.visit('/contact');
    await expect.poll(message, poll).toBe('the last words');
  });

  test('a message that is written offline after a walk through the site: kept within 8 s, sent once', async () => {
    await site.browse('/', '/news', '/career', '/advertisement', '/contact');
    await waitForFiles(site.tab);
    await site.server.stop();
    await site.browse('/team', '/news', '/contact');
    await submitContact('one');
    await site.shows(kept, 8000);
    await site.reconnect();
    await site.goOnline();
    await expect.poll(stored, poll).toEqual(['one']);
    await site.shows(success);
    expect(posts()).toHaveLength(1);
  });

  test.each([
    ['online', success],
    ['offline', failure],
  ])('storage that another page holds, %s: an answer within 8 s, nothing twice', async (state, text) => {
    await site.install('/contact');
    await site.tab.read(holdDatabases);
    await waitFor(site.tab, `window.heldDatabases === 3`);
    if (state === 'offline') await site.server.stop();
    await submitContact('one');
    await site.shows(text, 8000);
    if (state === 'offline') {
      expect(await message()).toBe('one');
      await site.server.restart();
    }
    await site.tab.read(releaseDatabases);
    await site.goOnline();
    await pause(3000);
    expect(stored()).toEqual(state === 'online' ? ['one'] : []);
  });

  test('all pages closed: sent the next time the site is open', async () => {
    await site.install('/contact');
    await keepContact('one');
    const closed = site.tab;
    site.tab = await site.browser.newTab();
    await closed.close();
    await site.reconnect();
    await site.visit('/team');
    await site.shows(success);
    expect(stored()).toEqual(['one']);
    expect(posts()).toHaveLength(1);
  });

  test.each([
    ['cut before the server stored', { effect: { kind: 'cut' }, times: 2 } as const],
    ['cut after it stored', { effect: { kind: 'cut' }, stage: 'after', times: 1 } as const],
  ])('%s, then well: once, under one key', async (_name, fault) => {
    await site.install('/contact');
    await keepContact('one');
    await site.reconnect();
    site.server.switches.set({ call: 'POST contacts', ...fault });
    await vi.waitUntil(
      async () => {
        await site.goOnline();
        return stored().length > 0 && posts().at(-1)?.status === 201;
      },
      { ...poll, interval: 10 },
    );
    await site.shows(success);
    expect(stored()).toEqual(['one']);
    expect(posts().length).toBeGreaterThanOrEqual(2);
    expect(new Set(posts().map(({ key }) => key)).size).toBe(1);
  });

  test('two tabs that go online together: one request for each of three messages, in order', async () => {
    await site.install('/contact');
    const other = site.tab;
    site.tab = await site.browser.newTab();
    await site.install('/contact');
    await keepContact('one', 'two', 'three');
    await site.reconnect();
    // Longer than it takes to tell the second tab: both want the first message.
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'delay', milliseconds: 300 } });
    await other.read(`void dispatchEvent(new Event('online'))`);
    await site.goOnline();
    await expect.poll(stored, poll).toEqual(['one', 'two', 'three']);
    // The tab in front says so; which one that is differs.
    const texts = () =>
      Promise.all([site.tab, other].map((tab) => tab.read<string>('document.body.innerText')));
    await expect.poll(async () => (await texts()).join('\n'), poll).toContain(success);
    expect(posts()).toHaveLength(3);
    expect(site.server.ledger.mostInFlightWithOneKey()).toBe(1);
  });

  test('a 5 MB CV: kept on request, then the same bytes', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
    const cv = Buffer.alloc(5 * 1024 * 1024, '%PDF-1.7 engine\n');
    writeFileSync(path.join(folder, 'cv.pdf'), cv);
    await site.install('/apply/job/101');
    await fill(site.tab, {
      firstName: 'Tanzila',
      lastName: 'Rahman',
      email: 'a@example.com',
      phone: '01712345678',
    });
    await site.tab.choose('main input[type="file"]', path.join(folder, 'cv.pdf'));
    await site.shows('cv.pdf');
    await site.server.stop();
    await site.tab.read(`document.querySelector('main form button[type="submit"]').click()`);
    await site.shows('Failed to submit application. Please try again.');
    await press(site.tab, 'Send it by itself when the connection is back');
    await site.shows('Your application is saved on this device');
    await site.reconnect();
    await site.goOnline();
    const cv_sha256 = createHash('sha256').update(cv).digest('hex');
    await expect
      .poll(() => site.server.submissions('jobs'), poll)
      .toMatchObject([{ cv_sha256, cv_original_name: 'cv.pdf' }]);
    await site.shows('Application submitted successfully!');
    rmSync(folder, { recursive: true });
  });
});
