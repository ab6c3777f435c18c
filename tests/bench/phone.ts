import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type BrowserContext, type CDPSession } from 'playwright-core';
import { acceptDisclaimer, browserSwitches, findChromium, haveAllLetters } from '../support/browser.ts';
import { installProbe } from './probe.ts';

/** How much slower the processor is than this machine's. */
const slowdown = 4;
/** Nothing has happened on a page at rest for so long, and it comes to rest within so long, in milliseconds. */
const rest = 900;
const patience = 90_000;

/** The line that the compiler of the benchmark wants in functions that are sent to the browser. */
const keepNames = 'globalThis.__name ??= (value) => value;';

/**
 * Gives `use` a fresh phone: a profile on disk, 360 by 740 at two dots a pixel, other hosts out of reach.
 * @param switches more of the browser's own: which certificate it trusts
 */
export async function withPhone<Result>(
  use: (phone: BrowserContext) => Promise<Result>,
  switches: readonly string[] = [],
): Promise<Result> {
  // Without a name for the profile's folder it is a new one, which goes with the browser.
  const phone = await chromium.launchPersistentContext('', {
    executablePath: findChromium() ?? '',
    args: [
      ...browserSwitches,
      ...switches,
      // A driven browser notes the lines of every error, which a visitor's does not: V8 knows them from the first
      // compilation on (https://v8.dev/blog/v8-release-78#lazy-source-positions).
      '--js-flags=--no-enable-lazy-source-positions',
      '--disable-features=Translate,OptimizationHints,MediaRouter',
    ],
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    phone.setDefaultTimeout(20_000);
    for (const script of [keepNames, installProbe, acceptDisclaimer, haveAllLetters])
      await phone.addInitScript(script);
    return await use(phone);
  } finally {
    // A browser that has hung must not keep the benchmark from ending.
    await Promise.race([phone.close(), sleep(10_000, undefined, { ref: false })]);
  }
}

interface VisitOptions {
  /** The processor slowed down (default). Without, the times are the thread's own, which others disturb least. */
  readonly slow?: boolean;
  /** The page is told that there is no connection; the link has to be cut beside. */
  readonly offline?: boolean;
}

/**
 * Opens an address in a tab of its own and waits until it has come to rest: loaded, nothing asked for, nothing painted.
 * @throws when it is not answered with 200, or does not come to rest
 */
export async function visit(
  phone: BrowserContext,
  address: string,
  { slow = true, offline = false }: VisitOptions = {},
) {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: slow ? 'timeTicks' : 'threadTicks' });
  await session.send('Network.enable');
  const noConnection = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  if (offline) await session.send('Network.emulateNetworkConditions', { offline, ...noConnection });

  let open = 0;
  let changedAt = performance.now();
  const change = (by: 1 | -1): void => {
    open += by;
    changedAt = performance.now();
  };
  page.on('request', () => change(1));
  page.on('requestfailed', () => change(-1));
  page.on('requestfinished', () => change(-1));
  const until = performance.now() + patience;
  const answer = await page.goto(address, { waitUntil: 'commit', timeout: patience });
  if (answer?.status() !== 200) throw new Error(`${address} was answered with ${answer?.status()}`);
  for (;;) {
    if (performance.now() > until) throw new Error(`${address} did not come to rest within ${patience} ms`);
    await sleep(100);
    const calmFor = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const { firstPaint, largestPaint } = window.bench;
      if (!navigation?.loadEventEnd || firstPaint === null || largestPaint === null) return 0;
      return performance.now() - Math.max(navigation.loadEventEnd, largestPaint);
    });
    if (calmFor > rest && open === 0 && performance.now() - changedAt > rest) break;
  }
  const { firstPaint, largestPaint, shift, blocking } = await page.evaluate(() => window.bench);
  const seen = { firstPaint: firstPaint ?? 0, largestPaint: largestPaint ?? 0, shift, blocking };
  return { page, session, seen };
}

/** Milliseconds of the main thread since the page was opened, from Chromium's Performance domain. */
export async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
