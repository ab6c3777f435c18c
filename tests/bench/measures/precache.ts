import { get } from 'node:http';
import type { BrowserContext, Request } from 'playwright-core';
import { buildWithChangedSentence } from '../changed-build.ts';
import { takePhone } from '../phone.ts';
import { readings, type Reading } from '../sample.ts';
import { measuredPath, type Site } from '../sites.ts';
import { visit } from '../visit.ts';
import { workerHasEverything } from '../worker.ts';

/** What the workers of a phone have fetched since the last time that one asked; their own scripts are left out. */
function watchWorkers(context: BrowserContext): () => Request[] {
  const finished: Request[] = [];
  context.on('requestfinished', (request) => {
    const worker = request.serviceWorker();
    if (worker !== null && worker.url() !== request.url()) finished.push(request);
  });
  return () => finished.splice(0);
}

/** Bytes of a file's body as the server sends it to a browser. */
function sizeOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let size = 0;
      response.on('data', (bytes: Buffer) => {
        size += bytes.length;
      });
      response.on('end', () => resolve(size));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Bytes of all files that were asked for, also of those that the page had brought and the browser kept. */
async function sizeOfAll(requests: readonly Request[], base: string): Promise<number> {
  const paths = new Set(requests.map((request) => request.url().slice(new URL(request.url()).origin.length)));
  const sizes = await Promise.all([...paths].map((path) => sizeOf(base + path)));
  return sum(sizes);
}

/** Bytes of the bodies that travelled. One that the browser had kept counts as less than nothing: its headers. */
async function travelled(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sum(sizes.map(({ responseBodySize }) => Math.max(0, responseBodySize)));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * What the worker fetches of its own, and what it fetches again when the host has a new build with one changed
 * sentence: neither the worker nor the list that stands in it counts.
 */
export async function precache({ server, link }: Site, distFolder: string): Promise<readonly Reading[]> {
  const changed = buildWithChangedSentence();
  const phone = await takePhone();
  try {
    link.shape(null);
    const fetched = watchWorkers(phone.context);
    const { page } = await visit(phone, link.url + measuredPath, { slow: false });
    await workerHasEverything(page, link);
    const precacheBytes = await sizeOfAll(fetched(), server.url);

    server.useDist(changed.distFolder);
    const hasUpdate = await page.evaluate(async () => {
      const registration = await (await navigator.serviceWorker.getRegistration())?.update();
      return registration?.installing != null || registration?.waiting != null;
    });
    if (!hasUpdate) throw new Error('The worker did not find that a sentence has changed');
    await workerHasEverything(page, link);
    return readings('unlimited', { precacheBytes, updateBytes: await travelled(fetched()) });
  } finally {
    await phone.close();
    server.useDist(distFolder);
    changed.remove();
  }
}
