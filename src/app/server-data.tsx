import { IsRestoringProvider, onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { fillListsOnceInstalled } from './installed-site.ts';
import { queryCache, queryClient } from './query-store.ts';

let isRestored = false;

/**
 * Gives the pages below it the lists of the server. The first render shows them as loading, as the prerendered page
 * does; then comes what the device has kept, then what the server says.
 */
export function ServerData() {
  const [isRestoring, setIsRestoring] = useState(!isRestored);

  useEffect(() => {
    // It takes every start for one with a connection, and would miss that one comes.
    onlineManager.setOnline(navigator.onLine);
    let isGone = false;
    const restore = async () => {
      await queryCache.restore();
      isRestored = true;
      if (!isGone) setIsRestoring(false);
    };
    void restore();
    const stop = queryCache.keep();
    fillListsOnceInstalled();
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  return (
    <QueryClientProvider client={queryClient}>
      <IsRestoringProvider value={isRestoring}>
        <Outlet />
      </IsRestoringProvider>
    </QueryClientProvider>
  );
}
