import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './http.ts';

/** Lists are asked for again at most once a minute. */
const minute = 60_000;

/** One more attempt for what may pass: a lost connection, a server that is overloaded. None for what stays wrong. */
export function isWorthRetrying(failureCount: number, error: Error): boolean {
  if (failureCount > 0 || !navigator.onLine || !(error instanceof ApiError)) return false;
  const { failure, status = 0 } = error;
  return failure === 'offline' || (failure === 'status' && (status === 429 || status >= 500));
}

/**
 * The cache of what the server says. Lists stay in it as long as the page lives (a timer cannot hold the 30 days for
 * which the device keeps them) and are fresh for a minute.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Otherwise a query without connection would wait instead of failing, and the page would load for ever.
        networkMode: 'always',
        gcTime: Number.POSITIVE_INFINITY,
        staleTime: minute,
        retry: isWorthRetrying,
        retryDelay: 1000,
        // Off by itself under this network mode.
        refetchOnReconnect: true,
      },
    },
  });
}
