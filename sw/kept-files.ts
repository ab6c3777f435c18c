import { cacheNames } from 'workbox-core';
import { wantsLessData } from '../src/device/save-data.ts';
import { onceUnused } from './give-way.ts';
import { hexDigest } from './hex-digest.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly KeptFile[] };

/** A file of the build as the list of the build names it (prerender/build/kept-list.ts). */
interface KeptFile {
  /** Relative to the root: 'assets/…/site.js'. */
  readonly url: string;
  /** Hash of its content, SHA-256 in hexadecimal, the first 32 digits. */
  readonly revision: string;
  /** Bytes over the wire. */
  readonly bytes: number;
  /** True: what every page needs. It is kept also where data is saved. */
  readonly core?: true;
}

/** How many files are fetched at the same time: as many as browsers fetch from one host. */
const lanes = 6;

const files: readonly KeptFile[] = self.__WB_MANIFEST;
const addressOf = ({ url }: KeptFile) => `${self.location.origin}/${url}`;
const byAddress = new Map(files.map((file) => [addressOf(file), file]));

/** The folder of this build: 'assets/…'. */
export const buildFolder =
  /^assets\/[^/]+(?=\/)/.exec(files.find(({ url }) => /^assets\/[^/]+\//.test(url))?.url ?? '')?.[0] ?? '';

/** A file is kept under its content, so that the next version takes over what has not changed. */
function keyOf({ url, revision }: KeptFile): string {
  const name = url.replace(buildFolder, 'assets');
  return new URL(`/${name}?revision=${revision}`, self.location.origin).href;
}

/** The cache is made when something is put into it: a visitor who has removed it sees that it is gone. */
async function findKept(file: KeptFile): Promise<Response | undefined> {
  const kept = await caches.match(keyOf(file), { cacheName: cacheNames.precache });
  if (!kept || kept.url === addressOf(file)) return kept;
  // It came with an earlier build and remembers its folder there, against which a script's imports would be resolved.
  return new Response(kept.body, { status: kept.status, headers: kept.headers });
}

async function keep(file: KeptFile, response: Response): Promise<void> {
  await (await caches.open(cacheNames.precache)).put(keyOf(file), response);
}

/** Addresses, as {@link keyOf} makes them, of everything that is there, also of earlier versions. */
async function keptKeys(): Promise<string[]> {
  if (!(await caches.has(cacheNames.precache))) return [];
  return (await (await caches.open(cacheNames.precache)).keys()).map(({ url }) => url);
}

/** Addresses of all files of the build. */
export const keptAddresses = (): readonly string[] => [...byAddress.keys()];

/** Tells this version of the list from every other: eight hexadecimal digits. */
export function listHash(): Promise<string> {
  return hexDigest(new TextEncoder().encode(files.map(({ revision }) => revision).join()), 4);
}

/** Whether an address is one of the build's. */
export function isKeptFile(address: string): boolean {
  return byAddress.has(address);
}

/** Whether what has arrived is what the list of this build promises. */
async function isOfThisBuild(file: KeptFile, response: Response): Promise<boolean> {
  return (await hexDigest(await response.arrayBuffer(), 16)) === file.revision;
}

/** Parts of pages fit only those of the same build, and their addresses do not tell which build they are of. */
const mustBeExact = (file: KeptFile) => file.url.startsWith('kept/');

async function download(file: KeptFile): Promise<Response> {
  return fetch(addressOf(file), {
    credentials: 'same-origin',
    // What has no folder of a build in its name may be an older copy.
    cache: file.url.startsWith('assets/') ? 'default' : 'reload',
  });
}

/** Whether an answer may be kept as this file. */
async function isFit(file: KeptFile, response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  return !mustBeExact(file) || isOfThisBuild(file, response.clone());
}

/**
 * The file from the device, else from the network, and then it is kept.
 * @throws when neither has it, or what the network has is a part of a page of another build
 */
export async function getFile(address: string): Promise<Response> {
  const file = byAddress.get(address);
  if (!file) return fetch(address);
  const kept = await findKept(file);
  if (kept) return kept;
  const response = await download(file);
  if (await isFit(file, response)) {
    // A device without room reads it all the same.
    await keep(file, response.clone()).catch(() => undefined);
  } else if (mustBeExact(file))
    throw new Error(`${file.url}: status ${response.status}, or of another build`);
  return response;
}

/** Fetches what is missing of a list, some at a time. @throws when one of them cannot be had or stored */
async function fetchMissing(wanted: readonly KeptFile[]): Promise<void> {
  const queue = wanted.values();
  const work = async () => {
    for (const file of queue) {
      if (await findKept(file)) continue;
      await onceUnused();
      const response = await download(file);
      if (!(await isFit(file, response)))
        throw new Error(`${file.url}: status ${response.status}, or of another build`);
      await keep(file, response);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
}

/** Whether an earlier version has kept this file in any revision: then this version keeps it, too. */
async function wasKept(): Promise<(file: KeptFile) => boolean> {
  const names = new Set((await keptKeys()).map((url) => new URL(url).pathname));
  return (file) => names.has(new URL(keyOf(file)).pathname);
}

/** Keeps the whole site; where data is saved, what every page needs and what was kept before. */
export async function keepOnInstall(): Promise<void> {
  if (!wantsLessData()) return fetchMissing(files);
  const isKnown = await wasKept();
  return fetchMissing(files.filter((file) => file.core === true || isKnown(file)));
}

/** Keeps the whole site. @throws when a file cannot be had */
export function keepAll(): Promise<void> {
  return fetchMissing(files);
}

/** Keeps files of the build by their addresses; others are none of the worker's business. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  await fetchMissing(addresses.flatMap((address) => byAddress.get(address) ?? []));
}

/** Bytes over the wire of what is not on the device. */
export async function missingBytes(): Promise<number> {
  const kept = new Set(await keptKeys());
  return files.filter((file) => !kept.has(keyOf(file))).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Throws away what only earlier versions needed. */
export async function dropOldFiles(): Promise<void> {
  const wanted = new Set(files.map(keyOf));
  const cache = await caches.open(cacheNames.precache);
  const old = (await keptKeys()).filter((key) => !wanted.has(key));
  await Promise.all(old.map((key) => cache.delete(key)));
}
