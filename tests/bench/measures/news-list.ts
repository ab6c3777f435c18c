import { setTimeout as sleep } from 'node:timers/promises';
import { takePhone } from '../phone.ts';
import { readings, type Reading } from '../sample.ts';
import type { Site } from '../sites.ts';
import { cumulativeLayoutShift } from '../statistics.ts';
import { openTab, threadWork } from '../visit.ts';

const count = 1000;
const steps = 12;
/** Milliseconds between two steps of scrolling. */
const pause = 200;

/** Tells of the first frame with an item of the list. */
function watchTheList(): void {
  if (window.top !== window || !location.protocol.startsWith('http')) return;
  const isListed = () => document.querySelector('main article h2') !== null;
  window.bench.whenSeen(isListed, (time) => void window.benchListPainted(time));
}

declare global {
  interface Window {
    benchListPainted(time: number): Promise<void>;
  }
}

/**
 * The news page with a list of 1 000 items, the processor as fast as it is. Script is the thread's own time, read as
 * soon as the browser has told of the paint: what runs until then counts too, so it is rather too much than too little.
 */
export async function newsList({ server, link }: Site): Promise<readonly Reading[]> {
  const phone = await takePhone();
  try {
    link.shape(null);
    server.switches.set({ call: 'GET news-and-events', effect: { kind: 'many', count } });
    const { page, session } = await openTab(phone, { slow: false, timeDomain: 'threadTicks' });
    const painted = new Promise<{ listPaint: number; listScript: number }>((resolve, reject) => {
      const read = async (listPaint: number): Promise<void> => {
        const { script } = await threadWork(session);
        resolve({ listPaint, listScript: script });
      };
      page.exposeFunction('benchListPainted', read).catch(reject);
    });
    await page.addInitScript(watchTheList);
    await page.goto(`${link.url}/news`);
    const { listPaint, listScript } = await painted;
    for (let step = 0; step < steps; step += 1) {
      await page.evaluate(() => scrollBy(0, innerHeight));
      await sleep(pause);
    }
    const shifts = await page.evaluate(() => window.bench.shifts);
    return readings('unlimited', { listPaint, listScript, listShift: cumulativeLayoutShift(shifts) });
  } finally {
    server.switches.clear();
    await phone.close();
  }
}
