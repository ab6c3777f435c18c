import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { slowdown, type Phone } from './phone.ts';
import type { Moment } from './statistics.ts';
import { watchRequests, type Transferred } from './requests.ts';

/** Nothing has happened on a calm page for so long, in milliseconds. */
const calm = 900;
const interval = 100;
/** The heading is waited for so long after everything has loaded, in milliseconds. */
const headingPatience = 4000;

/** What was seen of a visit, times in milliseconds since its start. */
export interface Seen {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shifts: readonly Moment[];
  readonly longTasks: readonly Moment[];
  readonly transferred: Transferred;
}

export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  readonly seen: Seen;
}

export interface VisitOptions {
  /** The processor slowed down (default), or as fast as it is. */
  readonly slow?: boolean;
  /** What Chromium's Performance domain counts: time (default), or the thread's own, which others disturb least. */
  readonly timeDomain?: 'timeTicks' | 'threadTicks';
  /** The page is told that there is no connection; the link has to be cut beside. */
  readonly offline?: boolean;
  /** Milliseconds within which the page must have come to rest. */
  readonly patience?: number;
}

/** A page of the phone that has loaded nothing yet. */
export async function openTab(
  { context }: Phone,
  { slow = true, timeDomain = 'timeTicks', offline = false }: VisitOptions = {},
): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain });
  if (offline) await goOffline(session);
  return { page, session };
}

/** Tells a page that there is no connection, and nothing else: its worker is cut off by the link alone. */
export async function goOffline(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/**
 * Opens an address in a page of its own and waits until it is calm: loaded, its heading shown, nothing asked for and
 * nothing painted for a while.
 * @throws when it cannot be opened or does not come to rest
 */
export async function visit(phone: Phone, address: string, options: VisitOptions = {}): Promise<Visit> {
  const { patience = 90_000 } = options;
  const { page, session } = await openTab(phone, options);
  const requests = await watchRequests(session);
  const until = performance.now() + patience;
  await page.goto(address, { waitUntil: 'commit', timeout: patience });
  for (;;) {
    if (performance.now() > until) throw new Error(`${address} did not come to rest within ${patience} ms`);
    await sleep(interval);
    const sinceLast = await page.evaluate((lookFor) => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const { firstPaint, largestPaint, headingShown } = window.bench;
      if (!navigation?.loadEventEnd || firstPaint === null) return 0;
      // A heading that is not in the first viewport will not be shown.
      if (headingShown === null && performance.now() - navigation.loadEventEnd < lookFor) return 0;
      return performance.now() - Math.max(navigation.loadEventEnd, largestPaint ?? 0, headingShown ?? 0);
    }, headingPatience);
    if (sinceLast > calm && requests.isQuiet(calm)) break;
  }
  const { firstPaint, largestPaint, shifts, longTasks } = await page.evaluate(() => {
    const { firstPaint, largestPaint, shifts, longTasks } = window.bench;
    return { firstPaint, largestPaint, shifts, longTasks };
  });
  if (firstPaint === null || largestPaint === null) throw new Error(`${address} was not painted`);
  const transferred = requests.transferred();
  return { page, session, seen: { firstPaint, largestPaint, shifts, longTasks, transferred } };
}

/** Milliseconds of the main thread since the page was opened, from Chromium's Performance domain. */
export async function threadWork(
  session: CDPSession,
): Promise<{ readonly script: number; readonly layout: number; readonly all: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return {
    script: milliseconds('ScriptDuration'),
    layout: milliseconds('LayoutDuration') + milliseconds('RecalcStyleDuration'),
    all: milliseconds('TaskDuration'),
  };
}
