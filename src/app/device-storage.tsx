import { forgetConsent, readConsent } from '../layout/disclaimer-gate/consent.ts';
import { forgetInstallMemory, measureInstallMemory } from '../layout/install/install-memory.ts';
import { DeviceStoragePage } from '../pages/device-storage/device-storage-page.tsx';
import { storedPages, storedPictures } from './stored-files.ts';

/** What keeps the lists weighs as much as the page: it comes when the page is there. */
const loadQueryCache = async () => (await import('./query-store.ts')).queryCache;

const stores = {
  consent: { read: readConsent, forget: forgetConsent },
  invitation: { measure: measureInstallMemory, forget: forgetInstallMemory },
  lists: {
    measure: async () => (await loadQueryCache()).measure(),
    clear: async () => (await loadQueryCache()).clear(),
  },
  pictures: storedPictures,
  pages: storedPages,
};

/** The page of what is stored on this device, with everything that it lists. */
export function DeviceStorage() {
  return <DeviceStoragePage stores={stores} />;
}
