import { matchPrecache } from 'workbox-precaching';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core';

/** Shells of pages without one address, by the name of their file (public/_redirects, 404.html). */
const applyShell = '/apply';
const notFoundShell = '/404';

/** The precached address of a page: '/team', '/team/' and '/team.html' are all '/team'. */
function addressOf(pathname: string): string {
  const clean = pathname.replace(/(\.html|\/+)$/, '');
  if (clean === '' || clean === '/index') return '/';
  return clean.startsWith('/apply/job/') ? applyShell : clean;
}

/** Whether the browser asks for a page of the site: an address typed, a link, a reload. */
export function isPageRequest({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.mode === 'navigate' && !/^\/(api|sample)\//.test(url.pathname);
}

/**
 * Every page of the site comes from the precache, whatever its query. What is not there (an unknown path, a page of a
 * newer version, a file opened by itself) is asked from the network, and without network the not-found page answers.
 */
export async function respondWithPage({ url, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const page = await matchPrecache(addressOf(url.pathname));
  if (page) return page;
  try {
    return await fetch(request);
  } catch {
    return (await matchPrecache(notFoundShell)) ?? Response.error();
  }
}
