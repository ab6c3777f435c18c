import { savesData } from '../device/save-data.ts';
import { storageNames } from '../device/storage-names.ts';
import { setPeriodicSync, tellActiveWorker } from '../device/worker-client.ts';

/** Milliseconds between two refreshes of the lists at least; the browser decides when, and may take longer. */
const oneDay = 24 * 60 * 60 * 1000;

let isAsked = false;

/**
 * Asks the browser not to clear what the site keeps. Some put this question to the visitor: so it is asked only once
 * there is something worth keeping, and once a visit.
 */
export async function askToKeep(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // An old browser, or a page that is not served over https.
  }
}

/** Calls `work` if the site runs as an app, else when it is installed during this visit. */
export function onceInstalled(work: () => void): void {
  if (matchMedia('not all and (display-mode: browser)').matches) work();
  else addEventListener('appinstalled', work, { once: true });
}

/** What an installed site does besides. Call it once. */
export function serveInstalledSite(): void {
  onceInstalled(() => {
    void askToKeep();
    // The app starts there, also where data is saved and the home page was never visited.
    void tellActiveWorker({ type: 'save-page', path: '/' });
    if (!('PeriodicSyncManager' in globalThis)) return;
    // News and jobs are refreshed once a day, but not while data is to be saved; both may change until the next start.
    // Where it is not granted, the lists are as fresh as the last visit.
    setPeriodicSync(storageNames.listsSync, savesData() ? null : oneDay).catch(() => undefined);
  });
}
