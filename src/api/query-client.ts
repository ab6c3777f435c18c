import { QueryClient, type Query } from '@tanstack/react-query';
import { ApiError } from './http.ts';

/** Lists are asked for again at most once a minute. */
const minute = 60_000;

/** The fields of a query's state that decide when it may be asked again. */
type RefetchState = Pick<Query['state'], 'dataUpdatedAt' | 'error' | 'errorUpdatedAt'>;

/**
 * Whether a list may be asked for again at `now` (milliseconds since 1970): not within a minute of the last attempt. On
 * a new connection, an attempt that failed for want of one does not count.
 */
export function mayRefetch(state: RefetchState, occasion: 'return' | 'reconnect', now: number): boolean {
  const wasOffline = state.error instanceof ApiError && state.error.failure === 'offline';
  const failedAt = occasion === 'reconnect' && wasOffline ? 0 : state.errorUpdatedAt;
  return now - Math.max(state.dataUpdatedAt, failedAt) >= minute;
}

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
        refetchOnWindowFocus: ({ state }) => mayRefetch(state, 'return', Date.now()),
        refetchOnReconnect: ({ state }) => mayRefetch(state, 'reconnect', Date.now()),
      },
    },
  });
}
