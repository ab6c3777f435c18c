import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { distFolder } from '../browser/site.ts';
import { secondDist } from '../browser/updates/second-version.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { acceptDisclaimer, isLeftOut, pause, visit, waitFor, waitForFiles, type Tab } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/*
 * A page reloads when another worker is active than the one that it knows, by the identity of the object: an engine that
 * hands out a new object for the same worker would reload for ever.
 */

const watched = 10_000;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ distDir: distFolder });
});
afterAll(() => server.close());

describe.each([firefox, webkit].filter(({ name }) => !isLeftOut(name)))('$name', (engine) => {
  let tab: Tab;
  beforeEach(async () => {
    server.useDist(distFolder);
    tab = await engine.start();
    await acceptDisclaimer(tab, server);
  });
  afterEach(() => tab.close());

  /** Collects when the documents that are shown were begun, for some time: one for each load of the page. */
  async function watchLoads(loads: Set<number>): Promise<Set<number>> {
    for (const end = Date.now() + watched; Date.now() < end; await pause(50)) {
      const begun = await tab.read<number>('performance.timeOrigin').catch(() => undefined);
      if (begun !== undefined) loads.add(begun);
    }
    return loads;
  }
  const loadsFromNow = () => watchLoads(new Set());

  test('a page reloads once for an update, and never without one', async () => {
    await visit(tab, server, '/approach');
    expect((await loadsFromNow()).size, 'while the first worker takes over').toBe(1);
    await waitForFiles(tab);
    await visit(tab, server, '/approach');
    expect((await loadsFromNow()).size, 'opened by the worker').toBe(1);

    server.useDist(secondDist);
    await tab.read(`document.dispatchEvent(new Event('visibilitychange'))`);
    const button = `[...document.querySelectorAll('[role="alert"] button')].find((one) => one.innerText === 'Reload')`;
    await waitFor(tab, button, 60_000);
    const before = await tab.read<number>('performance.timeOrigin');
    await tab.read(`void ${button}.click()`);
    const loads = await watchLoads(new Set([before]));
    await waitFor(tab, `document.documentElement.dataset.version === 'second'`, 40_000);
    expect((await watchLoads(loads)).size, 'after Reload').toBe(2);
  });
});
