import { cacheNames } from 'workbox-core';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly KeptFile[] };

/** A file of the build as the list of the build names it (prerender/build/kept-list.ts). */
interface KeptFile {
  /** Relative to the root: 'assets/…/site.js'. */
  readonly url: string;
  /** Hash of its content. */
  readonly revision: string;
  /** Bytes over the wire. */
  readonly bytes: number;
  /** True: what every page needs. It is kept also where data is saved. */
  readonly core?: true;
}

/** How many files are fetched at the same time: as many as browsers fetch from one host. */
const lanes = 6;

const files: readonly KeptFile[] = self.__WB_MANIFEST;
const byAddress = new Map(files.map((file) => [new URL(file.url, self.location.origin).href, file]));

/** The folder of this build: 'assets/…'. */
export const buildFolder =
  /^assets\/[^/]+(?=\/)/.exec(files.find(({ url }) => /^assets\/[^/]+\//.test(url))?.url ?? '')?.[0] ?? '';

/** A file is kept under its content, so that the next version takes over what has not changed. */
function keyOf({ url, revision }: KeptFile): string {
  const name = url.replace(buildFolder, 'assets');
  return new URL(`/${name}?revision=${revision}`, self.location.origin).href;
}

const openCache = () => caches.open(cacheNames.precache);

/** Whether an address is one of the build's. */
export function isKeptFile(address: string): boolean {
  return byAddress.has(address);
}

/** The file at an address from the device; undefined if it is not there or not one of the build's. */
export async function matchFile(address: string): Promise<Response | undefined> {
  const file = byAddress.get(address);
  return file && (await openCache()).match(keyOf(file));
}

/** Fetches a file and keeps it. @throws when it cannot be had, or is not what the list of this build promises */
async function fetchFile(file: KeptFile, cache: Cache): Promise<Response> {
  const response = await fetch(new URL(file.url, self.location.origin), {
    credentials: 'same-origin',
    // What has no hash and no folder of a build in its name may be an older copy.
    cache: file.url.startsWith('assets/') ? 'default' : 'reload',
  });
  if (!response.ok || response.redirected) throw new Error(`${file.url}: ${response.status}`);
  await cache.put(keyOf(file), response.clone());
  return response;
}

/** The file from the device, else from the network, and then it is kept. @throws when neither has it */
export async function getFile(address: string): Promise<Response> {
  const file = byAddress.get(address);
  const cache = await openCache();
  const kept = file && (await cache.match(keyOf(file)));
  if (kept) return kept;
  return file ? fetchFile(file, cache) : fetch(address);
}

/** Fetches what is missing of a list, some at a time. @throws when one of them cannot be had */
async function fetchMissing(wanted: readonly KeptFile[]): Promise<void> {
  const cache = await openCache();
  const queue = wanted.values();
  const work = async () => {
    for (const file of queue) {
      if (!(await cache.match(keyOf(file)))) await fetchFile(file, cache);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
}

/** The part of the Network Information API that is used (https://wicg.github.io/netinfo/); Chromium alone has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function wantsLessData(): boolean {
  const { connection } = self.navigator as WorkerNavigator & { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Whether an earlier version has kept this file in any revision: then this version keeps it, too. */
async function wasKept(): Promise<(file: KeptFile) => boolean> {
  const keys = await (await openCache()).keys();
  const names = new Set(keys.map(({ url }) => new URL(url).pathname));
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
  const kept = new Set((await (await openCache()).keys()).map(({ url }) => url));
  return files.filter((file) => !kept.has(keyOf(file))).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Throws away what only earlier versions needed. */
export async function dropOldFiles(): Promise<void> {
  const wanted = new Set(files.map(keyOf));
  const cache = await openCache();
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}
