import { listDates } from './list-dates.ts';
import { createQueryCache } from './query-cache.ts';
import { createQueryClient } from './query-client.ts';

/** What the server has said in this visit, and its copy on the device: one of each for all pages. */
export const queryClient = createQueryClient();
export const queryCache = createQueryCache(queryClient);

// The layout tells how old a list is without loading any of this.
queryClient.getQueryCache().subscribe(({ query }) => {
  const { dataUpdatedAt } = query.state;
  const list = String(query.queryKey[0]);
  const dates = listDates.get();
  if (dataUpdatedAt > 0 && dataUpdatedAt !== dates[list]) listDates.set({ ...dates, [list]: dataUpdatedAt });
});
