import { cacheNames, type RouteHandlerCallbackOptions, type RouteMatchCallbackOptions } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import type { Language } from '../src/content/language.ts';

declare const self: ServiceWorkerGlobalScope;

/** A file of this build, as the build lists it (src/prerender/build/precache-manifest.ts). */
export interface PrecachedFile {
  /** Relative to the root: 'assets/team-page-1a2b3c4d.js'; of a page 'offline/team'. */
  readonly url: string;
  /** Changes with the content, and with the headers of a page; null where the name does. */
  readonly revision: string | null;
  /** Hash of the content, as in the `integrity` attribute: Workbox refuses everything else. */
  readonly integrity: string;
  /** Over the wire. */
  readonly bytes: number;
  /** The one language whose pages need it. */
  readonly language?: Language;
  /** Whether every page needs it; of a page, the addresses of what it needs besides. */
  readonly core?: true;
  readonly needs?: readonly string[];
}

/** Files fetched at the same time: hosts with HTTP/2 send them together, for others the browser queues them. */
const concurrency = 32;

/** So many files may fail before the rest is not tried: the connection is gone. */
const mostFailures = 4;

export const files: readonly PrecachedFile[] = self.__WB_MANIFEST as PrecachedFile[];

// Its own install() fetches one file after the other, and its activate() removes files that a newer worker needs
// (https://github.com/GoogleChrome/workbox/issues/2528): only its strategy stores, verifies and serves.
const controller = new PrecacheController();
controller.addToCacheList([...files]);

const byAddress = new Map(files.map((file) => [new URL(file.url, self.location.origin).href, file]));
const keyOf = (file: PrecachedFile) => controller.getCacheKeyForURL(file.url) ?? '';
export const hasNewer = () => Boolean(self.registration.installing ?? self.registration.waiting);

/** The file at an address relative to the root, or absolute. */
export function findFile(address: string): PrecachedFile | undefined {
  return byAddress.get(new URL(address, self.location.origin).href);
}

/**
 * The file from the device, else from the network: then it is verified and stored.
 * @param how how the browser's own cache is used, in which a file without hash in its name may be stale
 * @throws when neither has exactly this file, or there is no room
 */
export async function getFile(
  file: PrecachedFile,
  event: ExtendableEvent,
  how: RequestInit = { cache: file.revision === null ? 'default' : 'no-cache' },
): Promise<Response> {
  const { url, integrity } = file;
  const request = new Request(`/${url}`, { integrity, credentials: 'same-origin', ...how });
  return (await Promise.all(controller.strategy.handleAll({ event, request, params: { integrity } })))[0];
}

/** Keys of everything that is stored, also by other versions. Asking creates no cache: a visitor who cleared it sees that. */
export async function storedKeys(): Promise<readonly string[]> {
  if (!(await caches.has(cacheNames.precache))) return [];
  return (await (await caches.open(cacheNames.precache)).keys()).map(({ url }) => url);
}

/** The files of a list that are not stored. */
export async function findMissing(wanted: readonly PrecachedFile[]): Promise<readonly PrecachedFile[]> {
  const keys = new Set(await storedKeys());
  return wanted.filter((file) => !keys.has(keyOf(file)));
}

/** Fetches what is missing, many at once, behind what pages ask for. @throws when a file fails; the others are stored */
export async function storeFiles(wanted: readonly PrecachedFile[], event: ExtendableEvent): Promise<void> {
  const queue = (await findMissing(wanted)).values();
  const failed: string[] = [];
  async function work(): Promise<void> {
    for (const file of queue) {
      if (failed.length >= mostFailures) return;
      const get = (cache: RequestCache) => getFile(file, event, { cache, priority: 'low' });
      // The first page has just fetched it; past every cache then, which may hold the file of another build, unless it was
      // the right one and had no room: Workbox has removed pictures for it.
      const fetched = self.registration.active ? 'default' : 'force-cache';
      await get(file.url.startsWith('offline/') ? 'no-cache' : fetched)
        .catch(({ name }: Error) => get(name === 'QuotaExceededError' ? 'force-cache' : 'reload'))
        .catch(() => failed.push(file.url));
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  if (failed.length > 0) throw new Error(`Not stored: ${failed.join(', ')}`);
}

/** Removes what only other versions needed, but nothing while a newer one is being installed or waits. */
export async function removeOldFiles(): Promise<void> {
  const wanted = new Set(files.map(keyOf));
  const old = (await storedKeys()).filter((key) => !wanted.has(key));
  for (const key of old) {
    if (hasNewer()) return;
    await (await caches.open(cacheNames.precache)).delete(key);
  }
}

/** Whether a file of this build is asked for; it may be opened by itself, too, such as a card of the address book. */
export function isPrecached({ url, sameOrigin }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && byAddress.has(url.href);
}

/**
 * The file from the device, else from the network. Where it cannot be stored it is passed on; of another build only what
 * fits every build is (a drawing, a font), no script and no style.
 */
export async function respondWithFile({ url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const file = byAddress.get(url.href);
  if (!file) return fetch(url.href);
  const mustBeExact = file.revision === null || file.url.startsWith('offline/');
  return getFile(file, event).catch(() => fetch(url.href, { integrity: mustBeExact ? file.integrity : '' }));
}
