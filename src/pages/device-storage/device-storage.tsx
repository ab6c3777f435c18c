import { forgetConsent, readConsent } from '../../device/consent.ts';
import { forgetInstallMemory, measureInstallMemory } from '../../device/install-memory.ts';
import { storageNames } from '../../device/storage-names.ts';
import { askWorker } from '../../device/worker-client.ts';
import type { WorkerMessage } from '../../device/worker-messages.ts';
import { DeviceStoragePage } from './device-storage-page.tsx';

/** What lies in some of the worker's caches. */
interface StoredFiles {
  readonly bytes: number;
  /** Paths, without what the worker adds to them. */
  readonly paths: readonly string[];
}

const none: StoredFiles = { bytes: 0, paths: [] };
const { advertisementPictures, newsPictures, opaquePictures } = storageNames;
const pictureCaches = new Set<string>([advertisementPictures, newsPictures, opaquePictures]);
const isPageCache = (name: string) => name.includes('-precache-');
const isPictureCache = (name: string) => pictureCaches.has(name);

async function measure(isMeant: (name: string) => boolean): Promise<StoredFiles> {
  if (!('caches' in globalThis)) return none;
  try {
    const names = (await caches.keys()).filter(isMeant);
    const paths: string[] = [];
    let bytes = 0;
    for (const name of names) {
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
    return none;
  }
}

async function remove(isMeant: (name: string) => boolean): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter(isMeant);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** How long the worker may take to fetch or to remove what a page asks for, in milliseconds. */
const taskTimeoutMs = 120_000;

/** How long it may take to look what it has, in milliseconds. */
const measureTimeoutMs = 5000;

async function ask(message: WorkerMessage): Promise<boolean> {
  return (await askWorker(message, taskTimeoutMs)) === true;
}

/** The pages of the site with everything that they need. */
const storedPages = {
  measure: () => measure(isPageCache),
  /** Bytes over the wire of what is not here; 0 where no worker keeps anything. */
  async measureMissing(): Promise<number> {
    const missing = await askWorker({ type: 'measure-missing' }, measureTimeoutMs);
    return typeof missing === 'number' ? missing : 0;
  },
  clear: () => remove(isPageCache),
  /** Fetches what is missing; resolves to whether all of it is there now. */
  saveAll: () => ask({ type: 'save-all' }),
};

/** The pictures of news and advertisements. */
const storedPictures = {
  measure: () => measure(isPictureCache),
  async clear(): Promise<void> {
    // The worker also has notes about them. Without a worker the pictures alone are removed.
    if (!(await ask({ type: 'clear-pictures' }))) await remove(isPictureCache);
  },
};

/** What keeps the lists weighs as much as the page: it comes when the page is there. */
const loadQueryCache = async () => (await import('../../api/query-store.ts')).queryCache;

const stores = {
  consent: { read: readConsent, forget: forgetConsent },
  invitation: { measure: measureInstallMemory, forget: forgetInstallMemory },
  lists: {
    measure: async () => (await loadQueryCache()).measure(),
    clear: async () => (await loadQueryCache()).clear(),
  },
  pictures: storedPictures,
  pages: storedPages,
};

/** The page of what is stored on this device, with everything that it lists. */
export function DeviceStorage() {
  return <DeviceStoragePage stores={stores} />;
}
