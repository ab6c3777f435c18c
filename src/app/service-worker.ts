import { Workbox } from 'workbox-window';

/** Called when a new version of the site waits; `reload` activates it and reloads every open page. */
type OfferUpdate = (reload: () => void) => void;

const offers = new Set<OfferUpdate>();
let waiting: (() => void) | undefined;

/** Tells `offer` when a new version waits, now or later. Returns the end of the subscription. */
export function onUpdateWaiting(offer: OfferUpdate): () => void {
  offers.add(offer);
  if (waiting) offer(waiting);
  return () => offers.delete(offer);
}

/**
 * Registers the worker once the page has loaded, so that its precache does not compete with the first visit. A new
 * version waits until the visitor asks for it: no page changes under a reader.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workbox = new Workbox('/sw.js');
  let reloading = false;
  const reload = () => {
    if (reloading) return;
    reloading = true;
    location.reload();
  };

  workbox.addEventListener('waiting', () => {
    waiting = () => {
      workbox.messageSkipWaiting();
      // On iOS `controllerchange` may not fire (https://bugs.webkit.org/show_bug.cgi?id=199110).
      setTimeout(reload, 2000);
    };
    for (const offer of offers) offer(waiting);
  });
  // Another tab may have accepted the new version: this page goes along, for its chunks are gone from the precache.
  workbox.addEventListener('controlling', (event) => event.isUpdate && reload());

  const register = () => {
    workbox.register().catch(() => {
      // Blocked by the browser's settings or a broken download: the site works from the network.
    });
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
  const lookForUpdate = () => {
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', lookForUpdate);
  addEventListener('pageshow', (event) => event.persisted && lookForUpdate());
}
