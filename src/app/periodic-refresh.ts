import { storageNames } from '../device/storage-names.ts';
import { savesData } from '../device/save-data.ts';
import { arrangePeriodicSync, endPeriodicSync } from './background-sync.ts';

/** Milliseconds between two refreshes at least; the browser decides when, and may take longer. */
const oneDay = 24 * 60 * 60 * 1000;

/**
 * Lets the installed site refresh news and jobs once a day, where the browser grants it; while data is to be saved it
 * does not. Looks again at every start, for both may change.
 */
export function keepListsFreshOnceInstalled(): void {
  if (matchMedia('(display-mode: browser)').matches) {
    addEventListener('appinstalled', () => void arrange(), { once: true });
  } else void arrange();
}

async function arrange(): Promise<void> {
  try {
    if (savesData()) await endPeriodicSync(storageNames.listsSync);
    else await arrangePeriodicSync(storageNames.listsSync, oneDay);
  } catch {
    // Not granted: the lists are as fresh as the last visit.
  }
}
