import { wantsLessData } from '../device/save-data.ts';

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
  const [{ queryCache, queryClient }, { newsQuery }, { jobsQuery, jobTypesQuery }, { advertisementsQuery }] =
    await Promise.all([
      import('./query-store.ts'),
      import('../api/news.ts'),
      import('../api/jobs.ts'),
      import('../api/advertisements.ts'),
    ]);
  await queryCache.restore();
  const stop = queryCache.keep();
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
