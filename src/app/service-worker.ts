import type { Workbox } from 'workbox-window';
import { settleBeforeReload } from '../lib/before-reload.ts';
import { noteSiteKept } from '../lib/site-kept.ts';
import { trustedTypesPolicy } from '../lib/trusted-types.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** The one script that may become a worker. */
const workerAddress = '/sw.js';

const policy = trustedTypesPolicy('service-worker', {
  createScriptURL(address) {
    if (address === workerAddress) return address;
    throw new TypeError(`${address} is not the site's worker`);
  },
});

/** Called when a new version of the site waits; `reload` activates it and reloads every open page. */
type OfferUpdate = (reload: () => void) => void;

/** How often a page that stays open looks for a new version, in milliseconds: every hour. */
const updateInterval = 60 * 60 * 1000;

/** How often, in milliseconds, and how many times a page looks whether the version that it asked for is active. */
const lookInterval = 500;
const mostLooks = 80;

/** How long a page waits before it asks for the hand-over, in milliseconds. */
const quietTime = 1000;

const offers = new Set<OfferUpdate>();
let waiting: (() => void) | undefined;

/** Tells `offer` when a new version waits, now or later. Returns the end of the subscription. */
export function onUpdateWaiting(offer: OfferUpdate): () => void {
  offers.add(offer);
  if (waiting) offer(waiting);
  return () => offers.delete(offer);
}

/**
 * Registers the worker once the page has loaded and has nothing better to do, so that its precache does not compete
 * with the first visit.
 */
export function registerServiceWorker(): void {
  void onceControlled().then(noteSiteKept);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  goAlongWithNewVersions();
  const begin = () => {
    // Without the registration's own code the site works from the network; the next visit tries again.
    whenIdle(() => void startWorker().catch(() => undefined));
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

let reloading = false;
function reload(): void {
  if (reloading) return;
  reloading = true;
  // What is written in a form at this moment is kept as its draft.
  void settleBeforeReload().then(() => location.reload());
}

/**
 * Another tab may have accepted a new version: this page goes along, for its chunks are gone from the precache. It
 * listens from the start, for nothing tells a page later that its worker has changed.
 */
function goAlongWithNewVersions(): void {
  let wasControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (wasControlled) reload();
    wasControlled = true;
  });
}

/**
 * Has the new version take over, then reloads. The page looks itself whether that is done, for on iOS
 * `controllerchange` may not fire (https://bugs.webkit.org/show_bug.cgi?id=199110). Chromium waits until the old worker
 * has had nothing to answer for 30 s where something comes in between; a reload before that would load the old version
 * again.
 */
async function takeNewVersion(workbox: Workbox): Promise<void> {
  // A request on its way in the very moment of the hand-over can hold it up: those of a page just opened come first.
  await new Promise((resolve) => setTimeout(resolve, quietTime));
  workbox.messageSkipWaiting();
  for (let looks = 0; looks < mostLooks; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, lookInterval));
    const registration = await workerRegistration().catch(() => undefined);
    if (!registration?.waiting) break;
  }
  reload();
}

/** A new version waits until the visitor asks for it: no page changes under a reader. */
async function startWorker(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(policy.createScriptURL(workerAddress));

  workbox.addEventListener('waiting', () => {
    waiting = () => void takeNewVersion(workbox);
    for (const offer of offers) offer(waiting);
  });

  workbox.register({ immediate: true }).catch(() => {
    // Blocked by the browser's settings or a broken download: the site works from the network.
    noteSiteKept();
  });
  const lookForUpdate = () => {
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', lookForUpdate);
  addEventListener('pageshow', (event) => event.persisted && lookForUpdate());
  addEventListener('online', lookForUpdate);
  // A page in the background looks when it comes to the front.
  setInterval(lookForUpdate, updateInterval);
}

/** Whether a new version of the site is here that the visitor has not taken yet. */
export function isNewVersionWaiting(): boolean {
  return waiting !== undefined;
}

/** Whether a worker answers what this page asks for. */
export function isControlled(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Resolves once a worker answers what this page asks for; at once where there will be none. */
export async function onceControlled(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isControlled()) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/** Sends the worker of this page a message, if there is one. */
export function tellWorker(message: unknown): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(message);
}

/** The worker's registration as it is now; undefined where there is none. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/**
 * The registration, once its worker is active, also if that does not control this page yet; undefined where there will
 * be none.
 */
export async function activeRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker.ready : undefined;
}

/** Sends the worker a message, made then, once there is one that is active, also if it does not control this page yet. */
export async function tellWorkerOnceActive(makeMessage: () => unknown): Promise<void> {
  (await activeRegistration())?.active?.postMessage(makeMessage());
}

/**
 * Asks the worker of this page and waits for its answer; undefined where there is no worker, or none that answers.
 * @param patience in milliseconds
 */
export async function askWorker(message: unknown, patience: number): Promise<unknown> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patience);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}
