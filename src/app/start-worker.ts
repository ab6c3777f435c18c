import { Workbox } from 'workbox-window';
import { onAnswerChange, wasLastRequestAnswered } from '../device/connection.ts';
import { noteSiteKept } from '../device/site-kept.ts';
import { trustedTypesPolicy } from '../lib/trusted-types.ts';
import { offerNewVersion, reloadPage } from './new-version.ts';
import { workerRegistration } from './service-worker.ts';

/** The one script that may become a worker. */
const workerAddress = '/sw.js';

const policy = trustedTypesPolicy('service-worker', {
  createScriptURL(address) {
    if (address === workerAddress) return address;
    throw new TypeError(`${address} is not the site's worker`);
  },
});

/** How often a page that stays open looks for a new version, in milliseconds: every hour. */
const updateInterval = 60 * 60 * 1000;

/** How often, in milliseconds, and how many times a page looks whether the version that it asked for is active. */
const lookInterval = 500;
const mostLooks = 80;

/** How long a page waits before it asks for the hand-over, in milliseconds. */
const quietTime = 1000;

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
  reloadPage();
}

/** Calls `look` whenever there may be a newer version that this page could get. */
function lookForNewVersions(look: () => void): void {
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', (event) => event.persisted && look());
  addEventListener('online', look);
  // The browser does not notice when a server, or a line behind the next router, is there again.
  onAnswerChange(() => wasLastRequestAnswered() && look());
  // A page in the background looks when it comes to the front.
  setInterval(look, updateInterval);
}

/** Registers the worker. A new version waits until the visitor asks for it: no page changes under a reader. */
export function startWorker(): void {
  const workbox = new Workbox(policy.createScriptURL(workerAddress));
  workbox.addEventListener('waiting', () => offerNewVersion(() => void takeNewVersion(workbox)));
  workbox.register({ immediate: true }).catch(() => {
    // Blocked by the browser's settings or a broken download: the site works from the network.
    noteSiteKept();
  });
  lookForNewVersions(() => {
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined);
  });
}
