import { onlineManager } from '@tanstack/react-query';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { fillListsOnceInstalled } from './installed-site.ts';
import { queryCache, queryClient } from '../api/query-store.ts';

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
      onSuccess={fillListsOnceInstalled}
    >
      <Outlet />
    </PersistQueryClientProvider>
  );
}
