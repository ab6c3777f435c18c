import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core';
import { isSitePage, keptPage, pageName } from './kept-pages.ts';

/** Whether the browser asks for a page of the site: an address typed, a link, a reload. */
export function isPageRequest({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.mode === 'navigate' && !/^\/(api|sample|kept)\//.test(url.pathname);
}

/**
 * Every page of the site comes from the device, whatever its query. What is not there (an unknown path, a page of a
 * newer version, a file opened by itself) is asked from the network, and without network the not-found page answers.
 */
export async function respondWithPage({ url, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const name = pageName(url.pathname);
  try {
    const page = await keptPage(name);
    if (page) return page;
  } catch {
    // Where data is saved not every page is on the device; the network may have it whole.
  }
  try {
    return await fetch(request);
  } catch {
    // It is not true that this page does not exist: the browser says what is the matter.
    if (isSitePage(name)) return Response.error();
    return (await keptPage('404', 404).catch(() => undefined)) ?? Response.error();
  }
}
