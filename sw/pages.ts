import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core';
import { lastResortPage } from './last-resort-page.ts';
import { files, findFile, getFile, type PrecachedFile } from './precache.ts';

const folder = 'offline/';

/** The cached copies of the pages, of those without an address of their own, too. */
export const pageFiles = files.filter(({ url }) => url.startsWith(folder) && !url.endsWith('.js'));

/** The pages that say why there is no other. */
export const framePages = ['not-saved', '404'].flatMap((name) => findFile(folder + name) ?? []);

/** The cached copy of the page at a path: '/team', '/team/' and '/team.html' are one page. */
export function pageFile(pathname: string): PrecachedFile | undefined {
  const name = pathname.replace(/(\.html|\/+)$/, '').slice(1);
  if (name === 'not-saved' || name === '404') return undefined;
  return findFile(folder + (name.startsWith('apply/job/') ? 'apply' : name.replace(/^index$/, '')));
}

/** Whether the browser asks for a page of the site: an address typed, a link, a reload. */
export function isPageRequest({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.mode === 'navigate' && !/^\/(api|sample|offline)\//.test(url.pathname);
}

const copyOf = async (page: PrecachedFile | undefined, event: ExtendableEvent) =>
  page && getFile(page, event).catch(() => undefined);

/** A page of the site that says why there is no other, else the page that the worker itself carries. */
async function explain(name: string, status: number, event: ExtendableEvent): Promise<Response> {
  const copy = await copyOf(findFile(folder + name), event);
  return copy ? new Response(copy.body, { status, headers: copy.headers }) : lastResortPage();
}

/**
 * Every page of the site comes from the device, whatever its query, with the headers that it came with: its policy is
 * of the same build. What is not there, or of a newer build, is asked from the network as it is.
 */
export async function respondWithPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { url, request, event } = options;
  const page = pageFile(url.pathname);
  const copy = await copyOf(page, event);
  return (
    copy ?? fetch(request).catch(() => (page ? explain('not-saved', 503, event) : explain('404', 404, event)))
  );
}
