import { listChecksum } from './kept-files.ts';
import { keptPage, pageNames } from './kept-pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** A rule of the Static Routing API (https://w3c.github.io/ServiceWorker/#dictdef-routerrule), which TypeScript does not know. */
interface RouterRule {
  readonly condition: {
    readonly requestMode: RequestMode;
    readonly urlPattern: { readonly pathname: string; readonly search: string; readonly hash: string };
  };
  readonly source: { readonly cacheName: string };
}

interface InstallEvent extends ExtendableEvent {
  addRoutes?(rules: readonly RouterRule[]): Promise<void>;
}

/** Begins the name of every version's cache. The part that shows what is stored knows caches of pages by '-precache-'. */
const family = 'whole-pages-precache-';
/** Of this build alone: a page names the scripts of its own build. */
const cacheName = family + listChecksum;

/** Paths and queries at which a page is opened: its own, and that of the start from the home screen (the manifest). */
function addressesOf(name: string): readonly (readonly [pathname: string, search: string])[] {
  if (name !== 'index') return [[`/${name}`, '']];
  return [
    ['/', ''],
    ['/', '?source=home-screen'],
  ];
}

/** Keeps a page as it was answered, for the next time. @throws when there is no room */
export async function keepWholePage(name: string, page: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const [pathname, search] of addressesOf(name)) {
    await cache.put(new URL(pathname + search, self.location.origin), page.clone());
  }
}

/** The page as it was kept; undefined if it was not. */
export function wholePage(name: string): Promise<Response | undefined> {
  const [[pathname = '/'] = []] = addressesOf(name);
  return caches.match(new URL(pathname, self.location.origin), { cacheName });
}

/** Puts together every page whose parts are on the device, so that opening one costs no work. @throws without room */
export async function keepWholePages(): Promise<void> {
  for (const name of pageNames) {
    const page = await keptPage(name, { onDevice: true });
    if (page) await keepWholePage(name, page);
  }
}

/**
 * Keeps the pages whole and has the browser answer with them by itself, before the worker has even started: that takes
 * longer than the page. A page that is not there then comes from the network and not from the worker, so only those
 * that are there are named, and none without room for all. Browsers without static routing ask the worker as ever.
 * Never rejects: the worker puts pages together when they are asked for.
 */
export async function answerWithoutWorker(event: InstallEvent): Promise<void> {
  try {
    await keepWholePages();
    const kept = await (await caches.open(cacheName)).keys();
    const rules = kept.map(({ url }) => {
      const { pathname, search } = new URL(url);
      return {
        condition: { requestMode: 'navigate', urlPattern: { pathname, search: search.slice(1), hash: '*' } },
        source: { cacheName },
      } satisfies RouterRule;
    });
    if (rules.length > 0) await event.addRoutes?.(rules);
  } catch {
    // No room, or a browser with other rules.
  }
}

/** Throws away the pages of other versions. */
export async function dropOldPages(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(family) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}
