import { Workbox } from 'workbox-window';
import { serverAnswers } from '../device/connection.ts';
import { loadAtLast } from '../device/load-with-retries.ts';
import { wantsLessData } from '../device/save-data.ts';
import { whenIdle } from '../device/when-idle.ts';
import { handedOverMessage } from '../device/worker-messages.ts';
import type { SiteRouter } from './router.tsx';
import { textOf } from '../lib/text.ts';
import { within } from '../lib/within.ts';
import { trustedTypesPolicy } from '../lib/trusted-types.ts';
import { tellActiveWorker, workerIsSettled, workerRegistration, workers } from '../device/worker-client.ts';

const workerAddress = '/sw.js';

const policy = trustedTypesPolicy('service-worker', {
  createScriptURL(address) {
    if (address === workerAddress) return address;
    throw new TypeError(`${address} is no worker`);
  },
});

/** How often a page that stays open looks for a new version, in milliseconds: every hour. */
const updateInterval = 60 * 60 * 1000;
/** How often, in milliseconds, and how many times a page looks whether the version that it asked for is active. */
const handOverInterval = 500;
const handOverLooks = 80;
/** How long what can wait is deferred for an installation, in milliseconds. */
const longestInstallation = 10_000;
/** How long a page waits before it asks for the hand-over, in milliseconds. */
const quietTime = 1000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Called when a new version of the site waits; `take` activates it and reloads every open page. */
type OfferUpdate = (take: () => void) => void;

/**
 * Registers the worker, and goes along with hand-overs from now on. Called before the page is hydrated: whoever leaves
 * soon shall have the page on the device.
 */
export function registerWorker(offer: OfferUpdate): void {
  if (!workers) return;
  followHandOvers(workers);
  // An installation that is cut off is never ready: what waits for it must not wait for the next visit.
  setTimeout(workerIsSettled, longestInstallation);
  void register(workers, offer);
}

/** Rejects where the worker was lost on its way, or takes long: what its installation has stored stays. */
async function install(workbox: Workbox, container: ServiceWorkerContainer) {
  // A broken download, or refused by the browser's settings: the site works from the network.
  await workbox.register({ immediate: true }).catch((error: unknown) => {
    workerIsSettled();
    throw error;
  });
  return within(container.ready, longestInstallation);
}

/** A new version waits until the visitor asks for it: no page changes under a reader. */
async function register(container: ServiceWorkerContainer, offer: OfferUpdate): Promise<void> {
  const workbox = new Workbox(policy.createScriptURL(workerAddress));
  const registration = await loadAtLast(() => install(workbox, container), updateInterval);
  const offerWaiting = () => {
    if (registration.active && registration.waiting) offer(() => void takeNewVersion(workbox, registration));
  };
  const watchInstalling = () => registration.installing?.addEventListener('statechange', offerWaiting);
  offerWaiting();
  watchInstalling();
  // Its own `waiting` event does not come any more after a version that could not be installed.
  registration.addEventListener('updatefound', watchInstalling);
  const look = () => {
    // A page in the background looks when it comes to the front.
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', (event) => event.persisted && look());
  addEventListener('online', look);
  // The browser does not notice when a server, or a line behind the next router, is there again.
  serverAnswers.subscribe(() => serverAnswers.get() && look());
  setInterval(look, updateInterval);
}

/**
 * Has the new version take over, then reloads. The page looks itself whether that is done, for on iOS
 * `controllerchange` may not fire (https://bugs.webkit.org/show_bug.cgi?id=199110). Chromium waits until the old worker
 * has had nothing to answer for 30 s where something comes in between; a reload before that would load the old version
 * again.
 */
async function takeNewVersion(workbox: Workbox, registration: ServiceWorkerRegistration): Promise<void> {
  // A request on its way in the very moment of the hand-over can hold it up: those of a page just opened come first.
  await pause(quietTime);
  workbox.messageSkipWaiting();
  for (let looks = 0; looks < handOverLooks; looks += 1) {
    await pause(handOverInterval);
    if (!registration.waiting) break;
  }
  reloadPage();
}

/**
 * Reloads the page when another worker is active than the one that was there first: a visitor has taken the new version
 * in another tab, and what this page still needs of its own version is gone. It looks at every sign of a hand-over: a tab
 * that was reloaded without the worker gets no `controllerchange`, nor does iOS send it always, and a page that was
 * frozen meanwhile got nothing.
 */
function followHandOvers(container: ServiceWorkerContainer): void {
  let known = container.controller;
  const look = async () => {
    const active = (await workerRegistration())?.active;
    if (!active) return;
    if (known && active !== known) reloadPage();
    known = active;
  };
  const lookNow = () => void look();
  lookNow();
  container.addEventListener('controllerchange', lookNow);
  container.addEventListener('message', ({ data }) => {
    if (textOf(data, 'type') === handedOverMessage.type) lookNow();
  });
  document.addEventListener('visibilitychange', lookNow);
  addEventListener('pageshow', lookNow);
}

let isReloading = false;

/** Reloads the page, once for all calls; what is written in a form at this moment is kept as its draft. */
function reloadPage(): void {
  if (isReloading) return;
  isReloading = true;
  location.reload();
}

/**
 * Has the worker store what it does not have yet: every page that is visited, and the rest of its language when the page is
 * idle, unless data is saved. What is cut goes on with the connection, or the next visit.
 */
export function savePages(router: SiteRouter): void {
  const save = (type: 'save-page' | 'save-all') => void tellActiveWorker({ type, path: location.pathname });
  save('save-page');
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && save('save-page'));
  const saveRest = () => !wantsLessData() && whenIdle(() => save('save-all'));
  saveRest();
  addEventListener('online', saveRest);
}
