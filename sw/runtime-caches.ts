import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { storageNames } from '../src/device/storage-names.ts';

/** Shows the copy and renews it behind the page. The pictures go when the device runs full. */
function pictureCache(cacheName: string, maxEntries: number, status: number) {
  const expiration = new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
  const plugins = [new CacheableResponsePlugin({ statuses: [status] }), expiration];
  return { strategy: new StaleWhileRevalidate({ cacheName, plugins }), expiration };
}

const advertisementPictures = pictureCache(storageNames.advertisementPictures, 30, 200);
const newsPictures = pictureCache(storageNames.newsPictures, 30, 200);
/** Pictures of hosts without CORS: Chromium counts each as some 7 MB (https://crbug.com/796060), so they are few. */
const opaquePictures = pictureCache(storageNames.opaquePictures, 4, 0);

/** Removes every stored picture, and the notes on when each was last looked at. */
export async function clearPictures(): Promise<void> {
  for (const { expiration } of [advertisementPictures, newsPictures, opaquePictures])
    await expiration.deleteCacheAndMetadata();
}

/** Whether a picture of the API's content is asked for. Some browsers ask for /favicon.ico of their own accord. */
export function isContentPicture({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean {
  const isOwn = sameOrigin && /^\/(?:(?:art|assets|icons)\/|favicon\.ico$)/.test(url.pathname);
  return request.destination === 'image' && /^https?:$/.test(url.protocol) && !isOwn;
}

/**
 * A picture of another host is asked for with CORS first, so that it is stored with its own size. Those of news (which ask
 * for no referrer, src/ui/rich-text.tsx) have a cache of their own: a long article does not push the others out.
 */
export async function respondWithPicture(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { referrerPolicy } = options.request;
  const { strategy } = referrerPolicy === 'no-referrer' ? newsPictures : advertisementPictures;
  try {
    const readable = new Request(options.url.href, { credentials: 'omit', referrerPolicy });
    return await strategy.handle({ ...options, request: readable });
  } catch {
    return opaquePictures.strategy.handle(options);
  }
}
