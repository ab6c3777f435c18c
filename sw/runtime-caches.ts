import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { storageNames } from '../src/device/storage-names.ts';

/** Pictures that each cache holds at most; the one that was not looked at for the longest time goes first. */
const maxEntries = 30;

/**
 * Shows the copy and renews it behind the page. A picture of another site comes as an opaque answer (status 0), which
 * browsers charge with some megabytes against the site's storage: it counts like any other, and all go when the
 * device runs full.
 */
function pictureCache(cacheName: string) {
  const expiration = new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
  const plugins = [new CacheableResponsePlugin({ statuses: [0, 200] }), expiration];
  return { strategy: new StaleWhileRevalidate({ cacheName, plugins }), expiration };
}

const advertisementPictures = pictureCache(storageNames.advertisementPictures);
const newsPictures = pictureCache(storageNames.newsPictures);

/** Removes every kept picture, and the notes on when each was last looked at. */
export async function clearPictures(): Promise<void> {
  await Promise.all(
    [advertisementPictures, newsPictures].map(({ expiration }) => expiration.deleteCacheAndMetadata()),
  );
}

/**
 * Whether a picture is asked for that comes with the content of the server and not with the site. Some browsers ask for
 * /favicon.ico of their own accord.
 */
export function isContentPicture({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean {
  const isOwn = sameOrigin && /^\/(?:(?:art|icons|team)\/|favicon\.ico$)/.test(url.pathname);
  return request.destination === 'image' && /^https?:$/.test(url.protocol) && !isOwn;
}

/**
 * Pictures of news (which ask for no referrer, src/ui/rich-text-rules.ts) have a cache of their own, so that a long
 * article does not push the advertisements out.
 */
export function respondWithPicture(options: RouteHandlerCallbackOptions): Promise<Response> {
  const cache = options.request.referrerPolicy === 'no-referrer' ? newsPictures : advertisementPictures;
  return cache.strategy.handle(options);
}
