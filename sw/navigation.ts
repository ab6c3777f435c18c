import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core';
import { keepWholeAgain } from './whole-pages.ts';
import { frameOfMissingPage, isSitePage, keptPage, pageName } from './kept-pages.ts';

/** Whether the browser asks for a page of the site: an address typed, a link, a reload. */
export function isPageRequest({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.mode === 'navigate' && !/^\/(api|sample|kept)\//.test(url.pathname);
}

/**
 * Every page of the site comes from the device, whatever its query. What is not there (an unknown path, a page of a
 * newer version, a file opened by itself) is asked from the network, and without network the not-found page answers, or
 * the frame of the site for a page that is only not on this device.
 */
export async function respondWithPage({
  url,
  request,
  event,
}: RouteHandlerCallbackOptions): Promise<Response> {
  const name = pageName(url.pathname);
  try {
    const page = await keptPage(name);
    if (page) {
      event.waitUntil(keepWholeAgain(name).catch(() => undefined));
      return page;
    }
  } catch {
    // Where data is saved not every page is on the device; the network may have it whole.
  }
  try {
    return await fetch(request);
  } catch {
    // Of a page of the site it is not true that it does not exist.
    const answer = isSitePage(name) ? frameOfMissingPage() : keptPage('404', 404);
    return (await answer.catch(() => undefined)) ?? Response.error();
  }
}
