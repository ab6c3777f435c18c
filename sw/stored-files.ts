import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { isStoredFilesMessage } from '../src/lib/worker-messages.ts';
import { clearPictures } from './runtime-caches.ts';

/** Requests at the same time: as many as a browser makes to one host. */
const lanes = 6;

/** Fetches a file of this version into the precache unless it is there. @throws when it cannot be had */
async function savePage(cache: Cache, url: string): Promise<void> {
  const key = getCacheKeyForURL(url);
  if (key === undefined || (await cache.match(key))) return;
  const response = await fetch(url, { cache: 'reload' });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  await cache.put(key, response);
}

/** Brings back what a visitor has removed: the worker itself fills its precache only when it is installed. */
async function savePages(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  const rest = urls.values();
  const lane = async () => {
    for (const url of rest) await savePage(cache, url);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Does what a page asks about the stored files; the answer is whether it was done. `urls`: the precache list. */
export function onStoredFilesMessage(event: ExtendableMessageEvent, urls: readonly string[]): void {
  const data: unknown = event.data;
  if (!isStoredFilesMessage(data)) return;
  const done = data.type === 'save-pages' ? savePages(urls) : clearPictures();
  const answer = (isDone: boolean) => event.ports[0]?.postMessage(isDone);
  event.waitUntil(
    done.then(
      () => answer(true),
      () => answer(false),
    ),
  );
}
