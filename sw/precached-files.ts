import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core';

/** Whether a file of the site (chunk, style, font, drawing) is in the precache. */
export function isPrecached({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.mode !== 'navigate' && getCacheKeyForURL(url.href) !== undefined;
}

/** The file from the precache; from the network if the visitor's browser has thrown the cache away. */
export async function respondFromPrecache({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  return (await matchPrecache(request)) ?? fetch(request);
}
