import { within } from '../lib/within.ts';
import { storageNames } from './storage-names.ts';

type DeviceSpace = NonNullable<Awaited<ReturnType<typeof readDeviceSpace>>>;

/**
 * The room that the site may use on this device, in bytes; null where the browser does not tell. An estimate: browsers
 * round it, so that nobody is recognised by it (https://storage.spec.whatwg.org/#dom-storagemanager-estimate).
 */
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

/** The pictures can be had again, what a visitor writes cannot: they are removed before that lacks room. */
async function removePictures(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const { advertisementPictures, newsPictures, opaquePictures } = storageNames;
  const names = [advertisementPictures, newsPictures, opaquePictures];
  await Promise.all(names.map((name) => within(caches.delete(name), 1000).catch(() => false)));
}

/**
 * Whether there is room for so many bytes more, as far as the browser knows, at last without stored pictures. Null means
 * yes; otherwise it is the number of bytes that are free.
 */
export async function findLackOfSpace(bytes: number): Promise<number | null> {
  const isEnough = (space: DeviceSpace | null) => space === null || space.free >= bytes + overhead;
  if (isEnough(await readDeviceSpace())) return null;
  await removePictures();
  const space = await readDeviceSpace();
  return space === null || isEnough(space) ? null : space.free;
}
