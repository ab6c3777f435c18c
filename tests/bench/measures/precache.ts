import type { BrowserContext, Request } from 'playwright-core';
import { takePhone } from '../phone.ts';
import { readings, type Reading } from '../sample.ts';
import { measuredPath, type Site } from '../sites.ts';
import { visit } from '../visit.ts';
import { workerHasEverything } from '../worker.ts';

/** Requests that the workers of a phone have finished, as they come. */
function watchWorkers(context: BrowserContext): Request[] {
  const finished: Request[] = [];
  context.on('requestfinished', (request) => {
    if (request.serviceWorker() !== null) finished.push(request);
  });
  return finished;
}

export async function precache({ link }: Site): Promise<readonly Reading[]> {
  const phone = await takePhone();
  try {
    link.shape(null);
    const requests = watchWorkers(phone.context);
    const { page } = await visit(phone, link.url + measuredPath, { slow: false });
    await workerHasEverything(page, link);
    for (const request of requests) {
      const sizes = await request.sizes();
      const response = await request.response();
      console.log(request.url(), sizes, response?.fromServiceWorker(), await response?.headerValue('content-encoding'));
    }
    return readings('unlimited', { precacheBytes: 0 });
  } finally {
    await phone.close();
  }
}
