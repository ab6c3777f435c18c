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

/** The lists that are stored, with the shape of each; nothing else is. */
export const storedLists: readonly { readonly query: ListQuery; readonly schema: v.GenericSchema }[] = [
  { query: newsQuery, schema: storedNewsSchema },
  { query: jobsQuery, schema: storedJobsSchema },
  { query: jobTypesQuery, schema: storedJobTypesSchema },
  { query: advertisementsQuery, schema: storedAdvertisementsSchema },
];

/** The shape of a stored list; undefined for any other query. */
export function schemaOf(key: unknown): v.GenericSchema | undefined {
  return storedLists.find(({ query }) => query.queryKey[0] === key)?.schema;
}

/** A list as it is kept; `updatedAt` in milliseconds since 1970. */
interface StoredList {
  readonly key: string;
  readonly data: unknown;
  readonly updatedAt: number;
}

const storedQuerySchema = v.object({
  queryKey: v.tuple([v.string()]),
  state: v.object({ data: v.unknown(), dataUpdatedAt: v.number() }),
});

/** Of what Query's persister writes, what is read again. */
const storedCacheSchema = v.object({
  buster: v.string(),
  clientState: v.object({ queries: v.array(v.unknown()) }),
});

function readQuery(value: unknown, now: number): StoredList[] {
  const result = v.safeParse(storedQuerySchema, value);
  if (!result.success) return [];
  const { queryKey, state } = result.output;
  const [key] = queryKey;
  // A clock that was ahead when the list was stored must not keep it fresh for years.
  const updatedAt = Math.min(state.dataUpdatedAt, now);
  const schema = schemaOf(key);
  if (!schema || now - updatedAt > maxAge || !v.is(schema, state.data)) return [];
  return [{ key, data: state.data, updatedAt }];
}

function parse(stored: unknown): v.InferOutput<typeof storedCacheSchema> | null {
  try {
    return v.parse(storedCacheSchema, JSON.parse(String(stored)));
  } catch {
    return null;
  }
}

/**
 * The lists in a stored text, whatever the last attempt to refresh them did: those that are to be kept, younger than 30
 * days at `now` and of the shape that the pages expect; none when it was stored by another version of the schema.
 */
export function readStoredLists(stored: unknown, now: number): StoredList[] {
  const cache = parse(stored);
  if (cache?.buster !== String(schemaVersion)) return [];
  return cache.clientState.queries.flatMap((query) => readQuery(query, now));
}

/** Lists as a text to be stored, of the form that Query's persister writes. */
export function writeStoredLists(lists: readonly StoredList[]): string {
  const queries = lists.map(({ key, data, updatedAt: dataUpdatedAt }) => {
    return { queryKey: [key], state: { data, dataUpdatedAt } };
  });
  return JSON.stringify({
    buster: String(schemaVersion),
    timestamp: Date.now(),
    clientState: { mutations: [], queries },
  });
}

/**
 * What to store when this tab has `own` and the device already has `stored`: of every list the newer one, so that a
 * tab left open for a week does not overwrite what another has just loaded. A newer version's store is left alone.
 */
export function mergeStoredLists(stored: unknown, own: string, now: number): unknown {
  if (Number(parse(stored)?.buster) > schemaVersion) return stored;
  const lists = [stored, own].flatMap((text) => readStoredLists(text, now));
  const newest = new Map(lists.sort((a, b) => a.updatedAt - b.updatedAt).map((list) => [list.key, list]));
  return writeStoredLists([...newest.values()]);
}

const key = 'lists';
const store = createKeyValueStore(storageNames.queryCacheDatabase, 'cache');

/** The lists on the device, shared by every tab and the service worker. Each call throws when storage is out of reach. */
export const listStore = {
  /** The stored text. */
  read: () => get<unknown>(key, store),
  /** Adds `own`, a text of the same kind, in one transaction: whoever else writes at the same time. */
  merge: (own: string) => update(key, (stored: unknown) => mergeStoredLists(stored, own, Date.now()), store),
  clear: () => del(key, store),
};
