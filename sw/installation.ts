import { languageOf, languages, rootOf, type Language } from '../src/content/language.ts';
import { storageNames } from '../src/device/storage-names.ts';
import { handedOverMessage } from '../src/device/worker-messages.ts';
import { framePages, pageFile } from './pages.ts';
import { files, findFile, removeOldFiles, storedKeys, storeFiles, type PrecachedFile } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

/** A page and everything that it needs besides what every page needs; another file alone. */
export const filesOfPage = (page?: PrecachedFile): readonly PrecachedFile[] =>
  page ? [page, ...(page.needs ?? []).flatMap((url) => findFile(url) ?? [])] : [];

/** What must be there with any page: what each needs, those pages, the start page without scripts and drawings of cards. */
export const frameFiles = (path: string): readonly PrecachedFile[] => [
  ...files.filter((file) => file.core),
  ...framePages(path).flatMap((page) => filesOfPage(page)),
  ...filesOfPage(pageFile(rootOf(languageOf(path)))).filter(({ url }) => !/\.js$|\/practice-/.test(url)),
];

/** All that the pages of a language need. */
export const filesIn = (wanted: Language): readonly PrecachedFile[] =>
  files.filter(({ language = wanted }) => language === wanted);

/** Path of a file without the hash of its content. The version before this design kept pages as kept/team.json. */
const nameOf = (address: string) =>
  new URL(address, self.location.origin).pathname
    .replace(/^\/kept\/(?:index\.json$)?([^.]*).*$/, '/offline/$1')
    .replace(/^(\/(?:assets|fonts)\/.*)-[\w-]{7,8}(?=\.\w+$)/, '$1');

/**
 * What an installation stores: what every page needs, the pages that are open, and all that the version before had. Who
 * had most of the pages of a language did not save data, and gets all of it.
 */
async function filesToInstall(): Promise<readonly PrecachedFile[]> {
  const names = new Set((await storedKeys()).map(nameOf));
  const known = files.filter(({ url }) => names.has(nameOf(url)));
  const isWhole = (language: Language) => {
    const pages = filesIn(language).filter(({ needs }) => needs);
    return pages.filter((page) => known.includes(page)).length > pages.length / 2;
  };
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = open.map(({ url }) => new URL(url).pathname);
  const openPages = paths.flatMap((path) => pageFile(path) ?? framePages(path));
  const pages = [...openPages, ...known].flatMap((page) => filesOfPage(page));
  const whole = languages.filter(isWhole).flatMap(filesIn);
  return [...new Set([...pages, ...files.filter((file) => file.core), ...whole])];
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
