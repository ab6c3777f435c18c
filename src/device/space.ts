import { within } from '../lib/within.ts';
import { storageNames } from './storage-names.ts';

/** The room that the site may use on this device, in bytes, as far as browsers tell; null where they do not. */
export async function readDeviceSpace() {
  try {
    const { usage = 0, quota } = await within(navigator.storage.estimate(), 1000);
    return quota === undefined ? null : { used: usage, free: Math.max(0, quota - usage) };
  } catch {
    // An old browser, a page that is not served over https, or storage that does not answer.
    return null;
  }
}

/** A database needs more than its contents: pages, an index, a journal while it writes. In bytes. */
const overhead = 64 * 1024;

const { advertisementPictures, newsPictures, opaquePictures } = storageNames;

/** The pictures can be had again, what a visitor writes cannot: they are removed before that lacks room. */
async function removePictures(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of [advertisementPictures, newsPictures, opaquePictures])
    await caches.delete(name).catch(() => false);
}

/**
 * Whether there is room for so many bytes more, as far as the browser knows, at last without stored pictures. Null means
 * yes; otherwise it is the number of bytes that are free.
 */
export async function findLackOfSpace(bytes: number): Promise<number | null> {
  const readLack = async () => {
    const space = await readDeviceSpace();
    return space && space.free < bytes + overhead ? space.free : null;
  };
  if ((await readLack()) === null) return null;
  await removePictures();
  return readLack();
}
