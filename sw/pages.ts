import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core';
import { languageOf, languages, localPath } from '../src/content/language.ts';
import { cleanPath } from '../src/lib/clean-path.ts';
import { within } from '../src/lib/within.ts';
import { lastResortPage } from './last-resort-page.ts';
import { findFile, findMissing, getFile, type PrecachedFile } from './precache.ts';

/** The pages that say why there is no other, in the language of what is asked for: it is not saved, or unknown. */
export const framePages = (asked: string) =>
  ['/not-saved', '/404'].map((path) => findFile(`offline${localPath(languageOf(asked), path)}`));

/** The page of a member, by its clean path, is not stored: the dialog of the team page says the same. */
const member = new RegExp(`^(${languages.map((code) => localPath(code, '/team')).join('|')})/([\\w-]+)$`);

/** The cached copy of the page at a path, however it is written; of a member, that of the team. */
export function pageFile(pathname: string): PrecachedFile | undefined {
  const clean = cleanPath(pathname).replace(member, '$1');
  const path = clean.replace(/\/apply\/job\/.*/, '/apply');
  return /\/(not-saved|404)$/.test(path) ? undefined : findFile(`offline${path}`);
}

/** Whether the browser asks for a page of the site: an address typed, a link, a reload. */
export function isPageRequest({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.mode === 'navigate' && !/^\/(api|sample|offline)\//.test(url.pathname);
}

const copyOf = async (page: PrecachedFile | undefined, event: ExtendableEvent) =>
  page && getFile(page, event).catch(() => undefined);

/** A page of the site that says why there is no other, else the page that the worker itself carries. */
async function explain(isKnown: boolean, { url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const copy = await copyOf(framePages(url.pathname)[isKnown ? 0 : 1], event);
  if (!copy) return lastResortPage(languageOf(url.pathname));
  return new Response(copy.body, { status: isKnown ? 503 : 404, headers: copy.headers });
}

/**
 * Every page of the site comes from the device, whatever its query, with the headers that it came with: its policy is
 * of the same build. What is not there, or of a newer build, is asked from the network as it is.
 */
export async function respondWithPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { url, request, event } = options;
  // As it is a path may name another host: '//example.org/team/x'.
  const dialog = cleanPath(url.pathname).replace(member, '$1#$2');
  const page = pageFile(url.pathname);
  if (dialog.includes('#')) {
    // In milliseconds: a line that is up may be dead, and the dialog says the same.
    const patience = page && (await findMissing([page])).length === 0 ? 4000 : 300_000;
    const answer = await within(fetch(request), patience).catch(() => undefined);
    return answer && answer.status < 500 ? answer : Response.redirect(dialog);
  }
  return (await copyOf(page, event)) ?? fetch(request).catch(() => explain(page !== undefined, options));
}
