import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  emptyServer,
  failure,
  measured,
  storedMessages,
  success,
  until,
} from '../browser/forms/outbox-setting.ts';
import { distFolder } from '../browser/site.ts';
import { holdDatabases, releaseDatabases } from '../support/hold-databases.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import {
  acceptDisclaimer,
  fillContact,
  isLeftOut,
  pause,
  pressSubmit,
  shows,
  visit,
  waitFor,
  waitForFiles,
  type Tab,
} from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/* What an engine other than Chromium must do. Neither of these has Background Sync; both have Web Locks. */

const kept = 'the next time this site is open with a connection';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ distDir: distFolder });
});
afterAll(() => server.close());

describe.each([firefox, webkit].filter(({ name }) => !isLeftOut(name)))('$name', (engine) => {
  let tab: Tab;
  beforeEach(async () => {
    emptyServer(server);
    tab = await engine.start();
    await acceptDisclaimer(tab, server);
  });
  afterEach(async () => {
    await tab.close();
    await server.stop().catch(() => undefined);
    await server.restart();
  });

  /** Reads the site as a visitor does: a page that is left at once has nothing that it could hold on to. */
  async function browse(...paths: string[]): Promise<void> {
    for (const path of paths) {
      await visit(tab, server, path);
      await pause(2000);
    }
  }
  const heading = () => tab.read<string>(`document.querySelector('main h1')?.textContent ?? ''`);

  test('pages open offline by address', async () => {
    await visit(tab, server, '/');
    await waitForFiles(tab);
    await server.stop();
    for (const path of ['/team', '/contact', '/news', '/practice-areas', '/']) {
      await visit(tab, server, path);
      expect(await heading(), path).not.toBe('');
      expect(await tab.read('location.pathname')).toBe(path);
    }
  });

  test('a message that is written offline after a walk through the site: kept within 8 s, sent once', async () => {
    await browse('/', '/news', '/career', '/advertisement', '/contact');
    await waitForFiles(tab);
    await server.stop();
    await browse('/team', '/news', '/contact');
    await fillContact(tab, 'one');
    await pressSubmit(tab);
    const took = await shows(tab, kept, 8000);
    await server.restart();
    server.ledger.clear();
    await tab.read(`dispatchEvent(new Event('online'))`);
    await until(() => storedMessages(server).length > 0);
    await shows(tab, success);
    expect(storedMessages(server)).toEqual(['one']);
    expect(server.ledger.requests('POST contacts').length).toBe(1);
    measured(
      server,
      `${engine.name}: a walk through the site, offline submit`,
      `kept after ${took} ms; sent`,
    );
  });

  test.each([
    ['online', success],
    ['offline', failure],
  ])('storage that another page holds, %s: an answer within 8 s, nothing twice', async (state, text) => {
    await visit(tab, server, '/contact');
    await waitForFiles(tab);
    await tab.read(holdDatabases);
    await waitFor(tab, `window.heldDatabases === 3`);
    await fillContact(tab, 'one');
    if (state === 'offline') await server.stop();
    await pressSubmit(tab);
    const took = await shows(tab, text, 8000);
    if (state === 'offline') {
      expect(await tab.read(`document.querySelector('main [name="message"]').value`)).toBe('one');
      await server.restart();
    }
    await tab.read(releaseDatabases);
    await tab.read(`dispatchEvent(new Event('online'))`);
    await pause(3000);
    expect(storedMessages(server)).toEqual(state === 'online' ? ['one'] : []);
    measured(server, `${engine.name}: storage held by another page, ${state}`, `answered after ${took} ms`);
  });
});
