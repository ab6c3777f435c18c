import { onlineManager } from '@tanstack/react-query';
import {
  PersistQueryClientProvider,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryCache, queryClient } from '../api/query-store.ts';
import { storedLists } from '../api/stored-cache.ts';
import { wantsLessData } from '../device/save-data.ts';
import { onceInstalled } from './installed-site.ts';

/**
 * Gives the pages below it the lists of the server. The first render shows them as loading, as the prerendered page
 * does; then comes what the device has kept, then what the server says.
 */
export function ServerData() {
  useEffect(() => {
    // It takes every start for one with a connection, and would miss that one comes.
    onlineManager.setOnline(navigator.onLine);
  }, []);

  return (
    <PersistQueryClientProvider
      client={queryClient}
      persistOptions={queryCache.persistOptions}
      onSuccess={whenRestored}
    >
      <Outlet />
    </PersistQueryClientProvider>
  );
}

let wasRestored = false;

/** Called whenever a page of lists is opened, when the lists on the device are here. */
function whenRestored(): void {
  if (wasRestored) return;
  wasRestored = true;
  // Also what comes when the page that has asked for it, and keeps what it is sent, was left.
  persistQueryClientSubscribe({ queryClient, ...queryCache.persistOptions });
  onceInstalled(() => void fillLists());
}

/**
 * Lists that nobody asked for are not fetched, with one exception: once the site is installed it fetches each list
 * that is not on the device yet, so that all of them open without a connection. Where data is to be saved, it waits
 * for a start on a better connection.
 */
async function fillLists(): Promise<void> {
  if (!navigator.onLine || wantsLessData()) return;
  // Each resolves at once when there is a copy, whatever its age: an old one is refreshed by the page that shows it.
  const staleTime = Number.POSITIVE_INFINITY;
  await Promise.all(storedLists.map(({ query }) => queryClient.prefetchQuery({ ...query, staleTime })));
}
