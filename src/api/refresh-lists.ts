import { jobsQuery, jobTypesQuery } from './jobs.ts';
import { newsQuery } from './news.ts';
import { listStore, writeStoredLists } from './stored-cache.ts';

/** What is worth having before anybody asks: advertisements are looked at in passing, and bring pictures. */
const lists = [newsQuery, jobsQuery, jobTypesQuery];

/**
 * Asks the server for news and jobs and keeps them on the device, without a page: for the service worker. A list that
 * cannot be had stays as it is. A list counts as old as its question, so it never replaces what a page has asked for
 * since. Never rejects.
 */
export async function refreshStoredLists(): Promise<void> {
  const askedAt = Date.now();
  const answers = await Promise.allSettled(
    lists.map(async ({ queryKey: [key], queryFn }) => {
      return { key, data: await queryFn(), updatedAt: askedAt };
    }),
  );
  const fresh = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (fresh.length === 0) return;
  // Full, blocked or gone: the pages ask for themselves.
  await listStore.merge(writeStoredLists(fresh)).catch(() => undefined);
}
