import { rootOf, type Language } from '../../content/language.ts';
import { storageNames } from '../../device/storage-names.ts';
import { askWorker } from '../../device/worker-client.ts';
import type { MeasuredFiles, WorkerMessage } from '../../device/worker-messages.ts';

/** How long the worker may take to fetch or to remove what a page asks for, in milliseconds. */
const taskTimeoutMs = 120_000;

/** How long it may take to look what it has, in milliseconds. */
const measureTimeoutMs = 5000;

type CacheFilter = (cacheName: string) => boolean;

const { advertisementPictures, newsPictures, opaquePictures } = storageNames;
const pictureCaches = new Set<string>([advertisementPictures, newsPictures, opaquePictures]);

/** The caches with the pages of the site and everything that they need. */
export const isPageCache: CacheFilter = (name) => name.includes('-precache-');

/** The caches with the pictures of news and advertisements. */
export const isPictureCache: CacheFilter = (name) => pictureCaches.has(name);

async function cacheNames(isMeant: CacheFilter): Promise<string[]> {
  return 'caches' in globalThis ? (await caches.keys()).filter(isMeant) : [];
}

/** What lies in the worker's caches: bytes, and paths without what the worker adds to them. */
export async function measureFiles(isMeant: CacheFilter): Promise<{ bytes: number; paths: string[] }> {
  const paths: string[] = [];
  let bytes = 0;
  try {
    for (const name of await cacheNames(isMeant)) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        // What another site has sent without leave to read it counts as nothing here: its size is a secret.
        bytes += response ? (await response.blob()).size : 0;
        paths.push(new URL(request.url).pathname);
      }
    }
    return { bytes, paths };
  } catch {
    // Blocked by the browser's settings.
    return { bytes: 0, paths: [] };
  }
}

export async function removeFiles(isMeant: CacheFilter): Promise<void> {
  await Promise.all((await cacheNames(isMeant)).map((name) => caches.delete(name)));
}

/** Has the worker do something. Resolves to whether it was done. */
export async function runTask(message: WorkerMessage): Promise<boolean> {
  return (await askWorker(message, taskTimeoutMs)) === true;
}

/** Fetches all pages of a language. Resolves to whether all of them are there. */
export const savePages = (language: Language) => runTask({ type: 'save-all', path: rootOf(language) });

/** What the pages of a language weigh over the wire; null where no worker keeps them. */
export async function measureLanguage(language: Language): Promise<MeasuredFiles | null> {
  const measured = await askWorker({ type: 'measure-missing', path: rootOf(language) }, measureTimeoutMs);
  return measured ? (measured as MeasuredFiles) : null;
}
