import { fetchJobs, fetchJobTypes, jobsQuery, jobTypesQuery } from './jobs.ts';
import { openListStore } from './list-store.ts';
import { fetchNews, newsQuery } from './news.ts';
import { writeStoredCache } from './stored-cache.ts';

/** What is worth having before anybody asks: advertisements are looked at in passing, and bring pictures. */
const lists = [
  { key: newsQuery.queryKey[0], read: fetchNews },
  { key: jobsQuery.queryKey[0], read: fetchJobs },
  { key: jobTypesQuery.queryKey[0], read: fetchJobTypes },
] as const;

/**
 * Asks the server for news and jobs and keeps them on the device, without a page: for the service worker. A list that
 * cannot be had stays as it is. A list counts as old as its question, so it never replaces what a page has asked for
 * since. Never rejects.
 */
export async function refreshStoredLists(): Promise<void> {
  const askedAt = Date.now();
  const answers = await Promise.allSettled(
    lists.map(async ({ key, read }) => ({ key, data: await read(), updatedAt: askedAt })),
  );
  const fresh = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (fresh.length === 0) return;
  try {
    await openListStore().merge(writeStoredCache(fresh));
  } catch {
    // Full, blocked or gone: the pages ask for themselves.
  }
}
