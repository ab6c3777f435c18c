import { joinPage, markKeptPage, notSavedMark } from '../src/lib/kept-page.ts';
import { buildFolder, getFile, isKeptFile, keptAddresses } from './kept-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** Pages are kept in parts (prerender/build/page-pieces.ts): what they share is on the device once. */
const addressOf = (name: string) => new URL(`/kept/${name}.json`, self.location.origin).href;

/**
 * What pages share. It is read for every page and not held in memory: the visitor or the browser may have removed it
 * meanwhile, and then it is put back on the device with the page.
 */
async function readPieces(): Promise<readonly string[]> {
  const response = await getFile(addressOf('pieces'));
  return (await response.json()) as string[];
}

/** Headers of the host that are about the parts and not about the page. */
const ofTheParts = [
  'content-type',
  'content-length',
  'content-encoding',
  'etag',
  'last-modified',
  'cache-control',
  'vary',
];

/** The name of a page's parts: 'team' for '/team', '/team/' and '/team.html', 'index' for '/'. */
export function pageName(pathname: string): string {
  const clean = pathname.replace(/(\.html|\/+)$/, '').slice(1);
  if (clean.startsWith('apply/job/')) return 'apply';
  return clean === '' ? 'index' : clean;
}

/** Address of the parts of a page. */
export function partsAddress(pathname: string): string {
  return addressOf(pageName(pathname));
}

/** Whether the site has a page of this name, on the device or not. */
export function isSitePage(name: string): boolean {
  return name !== 'pieces' && isKeptFile(addressOf(name));
}

/** Names of all pages that have an address of their own. */
export function sitePageNames(): readonly string[] {
  const names = keptAddresses().flatMap((address) => /\/kept\/(.+)\.json$/.exec(address)?.[1] ?? []);
  return names.filter((name) => !['pieces', '404', 'apply'].includes(name));
}

/**
 * A page put together and marked, with the headers (the policies, first of all) that the host sends with everything; undefined if
 * the site has no such page.
 * @param status of the answer: 404 for the page that says so
 * @throws when a part is neither on the device nor to be had
 */
export async function keptPage(name: string, status = 200): Promise<Response | undefined> {
  if (!isSitePage(name)) return undefined;
  const [parts, shared] = await Promise.all([getFile(addressOf(name)), readPieces()]);
  const html = markKeptPage(joinPage((await parts.json()) as (number | string)[], shared, buildFolder));
  const headers = new Headers(parts.headers);
  for (const header of ofTheParts) headers.delete(header);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/**
 * The answer for a page of the site that is neither on the device nor to be had: the frame of the site, marked, so that
 * its script says what is the matter.
 * @throws when the frame itself is not on the device
 */
export async function frameOfMissingPage(): Promise<Response | undefined> {
  const frame = await keptPage('404', 503);
  if (!frame) return undefined;
  const html = (await frame.text()).replace('<html', `<html ${notSavedMark}`);
  return new Response(html, { status: frame.status, headers: frame.headers });
}
