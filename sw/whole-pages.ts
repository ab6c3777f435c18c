import { wantsLessData } from '../src/device/save-data.ts';
import { foldScript } from '../src/lib/kept-page.ts';
import { storageNames } from '../src/device/storage-names.ts';
import { onceUnused } from './give-way.ts';
import { getFile, keptAddresses, listHash } from './kept-files.ts';
import { keptPage, sitePageNames } from './kept-pages.ts';

/*
 * To start the worker takes a phone longer than to paint a page. Chromium can answer for it from a cache meanwhile
 * (static routes, https://w3c.github.io/ServiceWorker/#dom-installevent-addroutes); browsers that cannot ask the worker
 * as ever. What is not in the cache comes from the network then, not from the worker: so everything that has a
 * route must be in it, and where data is saved, and not every page is here, there are no routes.
 */

/** A static route, as far as one is used here. */
interface Route {
  readonly condition: {
    readonly urlPattern: { readonly pathname: string; readonly search: string };
    readonly requestMode?: RequestMode;
    /** While the worker runs it answers by itself: it knows what to do without a connection. */
    readonly runningStatus?: 'not-running';
  };
  readonly source: { readonly cacheName: string };
}

interface InstallEvent extends ExtendableEvent {
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

/** Whether this version has routes, as far as can be told after the installation. */
const hasRoutes = () =>
  'addRoutes' in ((globalThis as { InstallEvent?: { prototype: object } }).InstallEvent?.prototype ?? {}) &&
  !wantsLessData();

const cacheName = async () => `${storageNames.wholePages}-${await listHash()}`;

const pathOf = (name: string) => (name === 'index' ? '/' : `/${name}`);

/** What the first paint asks for: the fonts, and the script that it waits for. They must not wait for the worker, either. */
const firstPaintAddresses = () =>
  keptAddresses().filter((address) => {
    const { pathname } = new URL(address);
    return pathname.startsWith('/fonts/') || pathname === foldScript;
  });

async function keepForFirstPaint(cache: Cache): Promise<void> {
  for (const address of firstPaintAddresses()) {
    const { body, headers } = await getFile(address);
    const kept = new Headers(headers);
    // It is not the request of a page that they are compared with.
    kept.delete('vary');
    await cache.put(address, new Response(body, { headers: kept }));
  }
}

async function keepPage(cache: Cache, name: string): Promise<void> {
  const page = await keptPage(name);
  if (page) await cache.put(pathOf(name), page);
}

/** Puts every page together. @throws when a part of one is not to be had, or there is no room */
async function keepWholePages(): Promise<void> {
  const cache = await caches.open(await cacheName());
  await keepForFirstPaint(cache);
  for (const name of sitePageNames()) {
    await onceUnused();
    await keepPage(cache, name);
  }
}

/**
 * Has Chromium answer without the worker where that has to be started first. Without routes (another browser, no room)
 * nothing is lost but time.
 */
export async function answerWithoutWorker(event: InstallEvent): Promise<void> {
  if (!event.addRoutes || wantsLessData()) return;
  const name = await cacheName();
  try {
    await keepWholePages();
    const source = { cacheName: name };
    const pages = sitePageNames().map((page): Route => {
      const urlPattern = { pathname: pathOf(page), search: '' };
      return { condition: { urlPattern, requestMode: 'navigate', runningStatus: 'not-running' }, source };
    });
    const others = firstPaintAddresses().map((address): Route => {
      return { condition: { urlPattern: { pathname: new URL(address).pathname, search: '' } }, source };
    });
    await event.addRoutes([...pages, ...others]);
  } catch {
    await caches.delete(name).catch(() => false);
  }
}

/**
 * Puts a page back, and what its first paint asks for, where the visitor has removed them from the device and looks at
 * the page again.
 */
export async function keepWholeAgain(name: string): Promise<void> {
  if (!hasRoutes() || !sitePageNames().includes(name)) return;
  const cache = await caches.open(await cacheName());
  if (await cache.match(pathOf(name))) return;
  await keepForFirstPaint(cache);
  await keepPage(cache, name);
}

/** Puts every page back where the visitor had removed them. @throws like {@link keepWholePages} */
export async function keepAllWholeAgain(): Promise<void> {
  if (hasRoutes()) await keepWholePages();
}

/** Throws away the pages of other versions. */
export async function dropOldWholePages(): Promise<void> {
  const current = await cacheName();
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(storageNames.wholePages) && name !== current,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}
