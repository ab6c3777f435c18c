import { describe, expect, test } from 'vitest';
import { secondDist } from '../browser/updates/second-version.ts';
import { pause, press, waitFor } from './engine.ts';
import { engines, EngineSite } from './site.ts';

/*
 * A page reloads when another worker is active than the one that it knows, by the identity of the object: an engine that
 * hands out a new object for the same worker would reload for ever.
 */

describe.each(engines)('$name', (engine) => {
  const site = new EngineSite(engine);
  const begun = () => site.tab.read<number>('performance.timeOrigin');

  /** Collects for ten seconds when the documents that are shown were begun: one for each load of the page. */
  async function watchLoads(loads = new Set<number | undefined>()): Promise<Set<number | undefined>> {
    for (const end = Date.now() + 10_000; Date.now() < end; await pause(50))
      loads.add(await begun().catch(() => undefined));
    loads.delete(undefined);
    return loads;
  }

  test('a page reloads once for an update, and never without one', async () => {
    await site.visit('/approach');
    expect((await watchLoads()).size, 'while the first worker takes over').toBe(1);
    await site.install('/approach');
    expect((await watchLoads()).size, 'opened by the worker').toBe(1);

    site.server.useDist(secondDist);
    await site.tab.read(`document.dispatchEvent(new Event('visibilitychange'))`);
    const before = await begun();
    await press(site.tab, 'Reload', 60_000);
    const loads = await watchLoads(new Set([before]));
    await waitFor(site.tab, `document.documentElement.dataset.version === 'second'`, 40_000);
    expect((await watchLoads(loads)).size, 'after Reload').toBe(2);
  });
});
