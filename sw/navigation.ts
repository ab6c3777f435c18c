import { matchPrecache } from 'workbox-precaching';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core';

/** Shells of pages without one address; the same files as in public/_redirects. */
const applyShell = '/apply.html';
const notFoundShell = '/404.html';

/** The precached file of a path: '/approach' and '/approach/' are approach.html, '/' is index.html. */
function fileOf(pathname: string): string {
  const clean = pathname.replace(/\/+$/, '');
  if (clean === '' || clean === '/index.html') return '/index.html';
  if (clean.startsWith('/apply/job/')) return applyShell;
  return clean.endsWith('.html') ? clean : `${clean}.html`;
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
  const page = await matchPrecache(fileOf(url.pathname));
  if (page) return page;
  try {
    return await fetch(request);
  } catch {
    return (await matchPrecache(notFoundShell)) ?? Response.error();
  }
}
