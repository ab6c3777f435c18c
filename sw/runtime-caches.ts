import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { StaleWhileRevalidate } from 'workbox-strategies';

/** Pictures that each cache holds at most; the one that was not looked at for the longest time goes first. */
const maxEntries = 30;

/**
 * Shows the copy and renews it behind the page. A picture of another site comes as an opaque answer (status 0), which
 * browsers charge with some megabytes against the site's storage: it counts like any other, and all go when the
 * device runs full.
 */
function pictureCache(cacheName: string): StaleWhileRevalidate {
  return new StaleWhileRevalidate({
    cacheName,
    plugins: [
      new CacheableResponsePlugin({ statuses: [0, 200] }),
      new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
    ],
  });
}

const advertisementPictures = pictureCache('advertisement-pictures');
const newsPictures = pictureCache('news-pictures');

/** Whether a picture is asked for that comes with the content of the server and not with the site. */
export function isContentPicture({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean {
  const isOwn = sameOrigin && /^\/(?:art|icons|team)\//.test(url.pathname);
  return request.destination === 'image' && /^https?:$/.test(url.protocol) && !isOwn;
}

/**
 * Pictures of news (which ask for no referrer, src/ui/rich-text-rules.ts) have a cache of their own, so that a long
 * article does not push the advertisements out.
 */
export function respondWithPicture(options: RouteHandlerCallbackOptions): Promise<Response> {
  const cache = options.request.referrerPolicy === 'no-referrer' ? newsPictures : advertisementPictures;
  return cache.handle(options);
}
