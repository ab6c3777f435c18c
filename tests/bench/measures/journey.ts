import { lines, type LineName } from '../lines.ts';
import { takePhone } from '../phone.ts';
import { readings, type Reading } from '../sample.ts';
import { measuredPath, type Site } from '../sites.ts';
import { cumulativeLayoutShift, totalBlockingTime } from '../statistics.ts';
import { visit, type Seen } from '../visit.ts';
import { stopWorkers, workerHasEverything } from '../worker.ts';
import { tapToNextPage } from './navigation.ts';

function firstVisit(line: LineName, seen: Seen): readonly Reading[] {
  const { firstPaint, largestPaint, shifts, longTasks } = seen;
  return readings(line, {
    firstPaint,
    largestPaint,
    layoutShift: cumulativeLayoutShift(shifts),
    blockingTime: totalBlockingTime(longTasks, firstPaint),
    longestTask: Math.max(0, ...longTasks.map(([, duration]) => duration)),
  });
}

/**
 * One visitor, from the first visit on: the page and a link on a slow line; the same again when the worker has
 * everything and has been stopped; and once more without a connection.
 * @param hasWorker without one the journey ends after the first link
 */
export async function journey(site: Site, line: LineName, hasWorker: boolean): Promise<readonly Reading[]> {
  const { link } = site;
  const address = link.url + measuredPath;
  const phone = await takePhone();
  const taken: Reading[] = [];
  try {
    link.shape(lines[line]);
    const first = await visit(phone, address);
    taken.push(...firstVisit(line, first.seen));
    const firstLink = await tapToNextPage(first.page);
    taken.push(...readings(line, { firstLink }));
    if (!hasWorker) return taken;

    link.shape(null);
    // Back on the page: the worker that it registers is the one that is waited for.
    await first.page.goto(address);
    await workerHasEverything(first.page, link);
    await stopWorkers(first.session);
    await first.page.close();

    link.shape(lines[line]);
    const again = await visit(phone, address);
    const laterLink = await tapToNextPage(again.page);
    taken.push(...readings(line, { repeatPaint: again.seen.firstPaint, laterLink }));
    await stopWorkers(again.session);
    await again.page.close();

    link.shape(null);
    link.cut(true);
    const offline = await visit(phone, address, { offline: true });
    const offlineLink = await tapToNextPage(offline.page);
    taken.push(...readings('offline', { repeatPaint: offline.seen.firstPaint, laterLink: offlineLink }));
    return taken;
  } finally {
    await phone.close();
    link.cut(false);
    link.shape(null);
  }
}
