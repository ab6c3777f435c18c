import type { PersistedClient } from '@tanstack/react-query-persist-client';
import { del, get, update } from 'idb-keyval';
import * as v from 'valibot';
import { createKeyValueStore } from '../device/database.ts';
import { storageNames } from '../device/storage-names.ts';
import { advertisementsQuery, storedAdvertisementsSchema } from './advertisements.ts';
import type { ListQuery } from './list.ts';
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

/** The lists that are stored, with the shape of each; nothing else is. */
export const storedLists: readonly { readonly query: ListQuery; readonly schema: v.GenericSchema }[] = [
  { query: newsQuery, schema: storedNewsSchema },
  { query: jobsQuery, schema: storedJobsSchema },
  { query: jobTypesQuery, schema: storedJobTypesSchema },
  { query: advertisementsQuery, schema: storedAdvertisementsSchema },
];

/** The shape of a stored list; undefined for any other query. */
export function schemaOf([name, ...more]: readonly unknown[]): v.GenericSchema | undefined {
  return more.length > 0 ? undefined : storedLists.find(({ query }) => query.queryKey[0] === name)?.schema;
}

const storedQuerySchema = v.object({
  queryKey: v.tuple([v.string()]),
  state: v.object({ data: v.unknown(), dataUpdatedAt: v.number() }),
});

const storedCacheSchema = v.object({
  buster: v.string(),
  clientState: v.object({ queries: v.array(v.unknown()) }),
});

/**
 * A list that was stored: whatever the last attempt to refresh it did, there is data, so it is a success. The queries
 * that TanStack would leave out after a failed refresh are exactly those a visitor without connection needs.
 */
function readQuery(value: unknown, now: number): StoredQuery[] {
  const result = v.safeParse(storedQuerySchema, value);
  if (!result.success) return [];
  const { queryKey, state } = result.output;
  // A clock that was ahead when the list was stored must not keep it fresh for years.
  const updatedAt = Math.min(state.dataUpdatedAt, now);
  const schema = schemaOf(queryKey);
  if (!schema || now - updatedAt > maxAge || !v.is(schema, state.data)) return [];
  return [
    {
      queryHash: JSON.stringify(queryKey),
      queryKey,
      dehydratedAt: updatedAt,
      state: {
        data: state.data,
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
    },
  ];
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
  if (queries.length === 0) return null;
  return { buster: cache.buster, timestamp: now, clientState: { mutations: [], queries } };
}

function serialize(queries: readonly object[], timestamp: number): string {
  const buster = String(schemaVersion);
  return JSON.stringify({ buster, timestamp, clientState: { mutations: [], queries } });
}

/** Lists as a text to be stored; `updatedAt` in milliseconds since 1970. */
export function writeStoredCache(
  lists: readonly { readonly key: string; readonly data: unknown; readonly updatedAt: number }[],
): string {
  const queries = lists.map(({ key, data, updatedAt: dataUpdatedAt }) => {
    return { queryKey: [key], state: { data, dataUpdatedAt } };
  });
  return serialize(queries, Date.now());
}

/**
 * What to store when this tab has `own` and the device already has `stored`: of every list the newer one, so that a
 * tab left open for a week does not overwrite what another has just loaded. A newer version's store is left alone.
 */
export function mergeStoredCaches(stored: unknown, own: string, now: number): unknown {
  if (Number(parse(stored)?.buster) > schemaVersion) return stored;
  const merged = new Map<string, StoredQuery>();
  for (const text of [stored, own]) {
    for (const query of readStoredCache(text, now)?.clientState.queries ?? []) {
      const other = merged.get(query.queryHash);
      if (!other || query.state.dataUpdatedAt >= other.state.dataUpdatedAt)
        merged.set(query.queryHash, query);
    }
  }
  return serialize([...merged.values()], now);
}

const key = 'lists';

/** The lists on the device, shared by every tab and the service worker. Each call throws when storage is out of reach. */
export function openListStore() {
  const store = createKeyValueStore(storageNames.queryCacheDatabase, 'cache');
  return {
    /** The stored text. */
    read: () => get<unknown>(key, store),
    /** Adds `own`, a text of the same kind, in one transaction: whoever else writes at the same time. */
    merge: (own: string) =>
      update(key, (stored: unknown) => mergeStoredCaches(stored, own, Date.now()), store),
    clear: () => del(key, store),
  };
}
