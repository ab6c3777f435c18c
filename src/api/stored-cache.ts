import type { PersistedClient } from '@tanstack/react-query-persist-client';
import * as v from 'valibot';
import { advertisementsQuery, storedAdvertisementsSchema } from './advertisements.ts';
import { jobsQuery, jobTypesQuery, storedJobsSchema, storedJobTypesSchema } from './jobs.ts';
import { newsQuery, storedNewsSchema } from './news.ts';

/**
 * Version of what the device keeps: raise it when a stored schema changes. A new build alone must not empty a
 * visitor's offline news.
 */
export const schemaVersion = 1;

/** How long a list is kept, in milliseconds: 30 days. */
export const maxAge = 30 * 24 * 60 * 60 * 1000;

type StoredQuery = PersistedClient['clientState']['queries'][number];

/** The lists that are kept, by the first part of their key; nothing else is. */
const storedSchemas = new Map<unknown, v.GenericSchema>([
  [newsQuery.queryKey[0], storedNewsSchema],
  [jobsQuery.queryKey[0], storedJobsSchema],
  [jobTypesQuery.queryKey[0], storedJobTypesSchema],
  [advertisementsQuery.queryKey[0], storedAdvertisementsSchema],
]);

/** Whether a query is one of the lists that are kept. */
export function isKept(queryKey: readonly unknown[]): boolean {
  return queryKey.length === 1 && storedSchemas.has(queryKey[0]);
}

const storedQuerySchema = v.object({
  queryHash: v.string(),
  queryKey: v.tuple([v.string()]),
  state: v.object({ data: v.unknown(), dataUpdatedAt: v.number() }),
});

const storedCacheSchema = v.object({
  buster: v.string(),
  clientState: v.object({ queries: v.array(v.unknown()) }),
});

/**
 * A list as it is stored: whatever the last attempt to refresh it did, there is data, so it is a success. The queries
 * that TanStack would leave out after a failed refresh are exactly those a visitor without connection needs.
 */
function asSuccess(
  queryHash: string,
  queryKey: readonly [string],
  data: unknown,
  updatedAt: number,
): StoredQuery {
  return {
    queryHash,
    queryKey,
    dehydratedAt: updatedAt,
    state: {
      data,
      dataUpdatedAt: updatedAt,
      dataUpdateCount: 1,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      fetchStatus: 'idle',
      isInvalidated: false,
      status: 'success',
    },
  };
}

function readQuery(value: unknown, now: number): StoredQuery[] {
  const result = v.safeParse(storedQuerySchema, value);
  if (!result.success) return [];
  const { queryHash, queryKey, state } = result.output;
  // A clock that was ahead when the list was stored must not keep it fresh for years.
  const updatedAt = Math.min(state.dataUpdatedAt, now);
  const schema = storedSchemas.get(queryKey[0]);
  if (!schema || queryHash !== JSON.stringify(queryKey) || now - updatedAt > maxAge) return [];
  return v.is(schema, state.data) ? [asSuccess(queryHash, queryKey, state.data, updatedAt)] : [];
}

function parse(stored: unknown): v.InferOutput<typeof storedCacheSchema> | null {
  try {
    const result = v.safeParse(storedCacheSchema, JSON.parse(String(stored)));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/**
 * The lists in a stored text: those that are to be kept, younger than 30 days at `now` and of the shape that the
 * pages expect. Null when there is nothing of the kind, or when it was stored by another version of the schema.
 */
export function readStoredCache(stored: unknown, now: number): PersistedClient | null {
  const cache = parse(stored);
  if (cache?.buster !== String(schemaVersion)) return null;
  const queries = cache.clientState.queries.flatMap((query) => readQuery(query, now));
  return queries.length === 0
    ? null
    : { buster: String(schemaVersion), timestamp: now, clientState: { mutations: [], queries } };
}

/** Lists as a text to be stored; `updatedAt` in milliseconds since 1970. */
export function writeStoredCache(
  lists: readonly { readonly key: string; readonly data: unknown; readonly updatedAt: number }[],
): string {
  const queries = lists.map(({ key, data, updatedAt }) =>
    asSuccess(JSON.stringify([key]), [key], data, updatedAt),
  );
  return serialize(queries, Math.max(...lists.map(({ updatedAt }) => updatedAt)));
}

function serialize(queries: StoredQuery[], timestamp: number): string {
  const cache: PersistedClient = {
    buster: String(schemaVersion),
    timestamp,
    clientState: { mutations: [], queries },
  };
  return JSON.stringify(cache);
}

/**
 * What to store when this tab has `own` and the device already has `stored`: of every list the newer one, so that a
 * tab left open for a week does not overwrite what another has just loaded. A newer version's store is left alone.
 */
export function mergeStoredCaches(stored: unknown, own: string, now: number): unknown {
  if (Number(parse(stored)?.buster) > schemaVersion) return stored;
  const merged = new Map<string, StoredQuery>();
  for (const query of [stored, own].flatMap(
    (text) => readStoredCache(text, now)?.clientState.queries ?? [],
  )) {
    const other = merged.get(query.queryHash);
    if (!other || query.state.dataUpdatedAt >= other.state.dataUpdatedAt) merged.set(query.queryHash, query);
  }
  return serialize([...merged.values()], now);
}
