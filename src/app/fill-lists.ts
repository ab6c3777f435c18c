import { persistQueryClientSubscribe } from '@tanstack/react-query-persist-client';
import { advertisementsQuery } from '../api/advertisements.ts';
import { jobsQuery, jobTypesQuery } from '../api/jobs.ts';
import { newsQuery } from '../api/news.ts';
import { wantsLessData } from '../device/save-data.ts';
import { queryCache, queryClient } from './query-store.ts';

let isListening = false;

/**
 * Lists that nobody asked for are not fetched, with one exception: once the site is installed it fetches each list
 * that is not on the device yet, so that all of them open without a connection. Where data is to be saved, it waits
 * for a start on a better connection.
 */
export function fillListsOnceInstalled(): void {
  if (isListening) return;
  isListening = true;
  if (matchMedia('(display-mode: standalone)').matches) void fill();
  else addEventListener('appinstalled', () => void fill(), { once: true });
}

async function fill(): Promise<void> {
  if (!navigator.onLine || wantsLessData()) return;
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
