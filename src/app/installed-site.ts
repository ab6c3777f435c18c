import { savesData, wantsLessData } from '../device/save-data.ts';
import { storageNames } from '../device/storage-names.ts';
import { setPeriodicSync, tellActiveWorker } from '../device/worker-client.ts';

/** Milliseconds between two refreshes of the lists at least; the browser decides when, and may take longer. */
const oneDay = 24 * 60 * 60 * 1000;

let isAsked = false;

/**
 * Asks the browser not to clear what the site keeps when the device runs short of room. Some browsers put this
 * question to the visitor: so it is asked only once there is something worth keeping, and once a visit.
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
function onceInstalled(work: () => void): void {
  if (matchMedia('not all and (display-mode: browser)').matches) work();
  else addEventListener('appinstalled', work, { once: true });
}

/** What an installed site does besides, from its start or from its installation on. Call it once. */
export function serveInstalledSite(): void {
  onceInstalled(() => void askToKeep());
  // The app starts there, also where data is saved and the home page was never visited.
  onceInstalled(() => void tellActiveWorker({ type: 'save-page', path: '/' }));
  if ('PeriodicSyncManager' in globalThis) onceInstalled(() => void refreshDaily());
}

/**
 * Lets the installed site refresh news and jobs once a day, where the browser grants it; while data is to be saved it
 * does not. Looks again at every start, for both may change.
 */
async function refreshDaily(): Promise<void> {
  try {
    await setPeriodicSync(storageNames.listsSync, savesData() ? null : oneDay);
  } catch {
    // Not granted: the lists are as fresh as the last visit.
  }
}

let isFilling = false;

/**
 * Lists that nobody asked for are not fetched, with one exception: once the site is installed it fetches each list
 * that is not on the device yet, so that all of them open without a connection. Where data is to be saved, it waits
 * for a start on a better connection.
 */
export function fillListsOnceInstalled(): void {
  if (isFilling) return;
  isFilling = true;
  onceInstalled(() => void fillLists());
}

async function fillLists(): Promise<void> {
  if (!navigator.onLine || wantsLessData()) return;
  const [
    { persistQueryClientSubscribe },
    { queryCache, queryClient },
    { newsQuery },
    { jobsQuery, jobTypesQuery },
    { advertisementsQuery },
  ] = await Promise.all([
    import('@tanstack/react-query-persist-client'),
    import('../api/query-store.ts'),
    import('../api/news.ts'),
    import('../api/jobs.ts'),
    import('../api/advertisements.ts'),
  ]);
  // The page that keeps the lists on the device may be left before all of them are here.
  const stop = persistQueryClientSubscribe({ queryClient, ...queryCache.persistOptions });
  // Each resolves at once when there is a copy, whatever its age: an old one is refreshed by the page that shows it.
  const always = { staleTime: Number.POSITIVE_INFINITY };
  await Promise.all([
    queryClient.prefetchQuery({ ...newsQuery, ...always }),
    queryClient.prefetchQuery({ ...jobsQuery, ...always }),
    queryClient.prefetchQuery({ ...jobTypesQuery, ...always }),
    queryClient.prefetchQuery({ ...advertisementsQuery, ...always }),
  ]);
  stop();
}
