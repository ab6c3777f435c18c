import { storageNames } from '../src/device/storage-names.ts';
import { handedOverMessage } from '../src/device/worker-messages.ts';
import { framePages, pageFile, pageFiles } from './pages.ts';
import { files, findFile, removeOldFiles, storedKeys, storeFiles, type PrecachedFile } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

/** A page and everything that it needs besides what every page needs. */
export const filesOfPage = (page?: PrecachedFile): readonly PrecachedFile[] =>
  page ? [page, ...(page.needs ?? []).flatMap((url) => findFile(url) ?? [])] : [];

/** What comes with the first page: those pages, and the start page, which can be read without its scripts. */
export const frameFiles = [
  ...framePages.flatMap((page) => filesOfPage(page)),
  ...filesOfPage(findFile('offline/')).filter(({ url }) => !url.endsWith('.js')),
];

/** Path of a file without the hash of its content. The version before this design kept pages as kept/team.json. */
function nameOf(address: string): string {
  const { pathname } = new URL(address, self.location.origin);
  return pathname
    .replace(/^\/kept\/(?:index\.json$)?([^.]*).*$/, '/offline/$1')
    .replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

/**
 * What an installation stores: what every page needs, the pages that are open, and all that the version before had. Who
 * had most of the pages did not save data, and gets the whole site.
 */
async function filesToInstall(): Promise<readonly PrecachedFile[]> {
  const names = new Set((await storedKeys()).map(nameOf));
  const known = files.filter(({ url }) => names.has(nameOf(url)));
  const knownPages = known.filter((file) => pageFiles.includes(file));
  if (knownPages.length > pageFiles.length / 2) return files;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const openPages = open.flatMap(({ url }) => pageFile(new URL(url).pathname) ?? framePages);
  const pages = [...openPages, ...knownPages].flatMap((page) => filesOfPage(page));
  return [...new Set([...pages, ...files.filter((file) => file.core), ...known])];
}

/** @throws when a file cannot be had: the browser tries again on a later visit, and what is stored stays */
export async function install(event: ExtendableEvent): Promise<void> {
  const wanted = await filesToInstall();
  await storeFiles(wanted, event);
  // An older version may have become active meanwhile and removed what seemed to be there.
  await storeFiles(wanted, event);
}

/** Takes over: removes what only older versions needed, and tells every page, also one that it does not control. */
export async function activate(): Promise<void> {
  await removeOldFiles();
  for (const name of await caches.keys())
    if (name.startsWith(storageNames.oldWholePages)) await caches.delete(name);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(handedOverMessage, []);
}

/** A new version takes over only when a page asks for it. */
export function activateOnRequest(event: ExtendableMessageEvent): void {
  const { type } = (event.data ?? {}) as { readonly type?: unknown };
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
}
