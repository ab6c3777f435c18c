import * as v from 'valibot';
import { resolveApiAddress, type ListPath } from '../lib/api-address.ts';
import { ApiError, readJson } from './http.ts';

/** Text of the server that may be missing, null, or a number: then '' or its digits. Without space at the ends. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value).trim()),
);

/** The same, but there must be something. */
export const requiredText = v.pipe(text, v.minLength(1));

/** Pages of one list that are read at most: a server that always names a next one must not keep a phone busy. */
const maxPages = 20;

/** A page of a list, as Django REST framework sends it; `next` is the address of the page behind it, or null. */
const pageSchema = v.object({ results: v.array(v.unknown()), next: v.optional(v.unknown()) });

/**
 * Absolute address of the next page, or null. Its path and query alone are taken: behind a proxy a server may name an
 * origin that browsers do not reach, or http where the site is https.
 */
function nextAddress(next: unknown, page: string): string | null {
  const named = typeof next === 'string' && next !== '' ? resolveApiAddress(next, page) : null;
  if (named === null || !/^https?:/.test(named)) return null;
  const { pathname, search } = new URL(named);
  const address = new URL(page);
  // Set, not resolved: a path that begins with two slashes would name another host.
  address.pathname = pathname;
  address.search = search;
  return address.href;
}

/**
 * The items of a list: a bare one, or every page of `{results, next}`. A page that fails fails the list, for a part of it
 * would pass for the whole. An answer that is no list is returned as it is.
 * @param answer what came from the address
 * @param read asks for a further page
 * @throws ApiError 'wrong-shape', or what `read` throws
 */
export async function readPages(
  answer: unknown,
  address: string | null,
  read: (address: string) => Promise<unknown>,
): Promise<unknown> {
  const first = v.safeParse(pageSchema, answer);
  if (!first.success || address === null) return answer;
  const items = [...first.output.results];
  const seen = new Set([address]);
  let { next } = first.output;
  while (seen.size < maxPages) {
    address = nextAddress(next, address);
    if (address === null || seen.has(address)) break;
    seen.add(address);
    const page = v.safeParse(pageSchema, await read(address));
    if (!page.success) throw new ApiError('wrong-shape', address);
    items.push(...page.output.results);
    next = page.output.next;
  }
  return items;
}

/** Of items that are alike, by what tells them apart, the last. */
export function uniqueBy<Item>(keyOf: (item: Item) => string) {
  return (items: readonly Item[]): Item[] => [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

const reported = new Set<string>();

/** Tells a developer what was left out, once for each list and fault. */
function report(path: string, results: readonly v.SafeParseResult<v.GenericSchema>[]): void {
  for (const issue of results.flatMap(({ issues = [] }) => issues)) {
    const fault = `GET ${path}: an item was left out: ${v.getDotPath(issue) ?? 'item'}: ${issue.message}`;
    if (!reported.has(fault)) console.warn(fault);
    reported.add(fault);
  }
}

export type ListQuery = ReturnType<typeof listQuery<string, v.GenericSchema>>;

/**
 * How TanStack Query asks for a list: `key` names it, `schema` reads an item of it, and `tidy` says what stands in it of
 * items that are alike. A plain object, so that the service worker can ask for the same lists without that library.
 */
export function listQuery<const Key extends string, Schema extends v.GenericSchema>(
  key: Key,
  path: ListPath,
  schema: Schema,
  tidy: (items: v.InferOutput<Schema>[]) => v.InferOutput<Schema>[],
) {
  /**
   * Reads what the server answers. An item that the schema does not understand is left out. When the answer is no list, or
   * has items of which none is understood, an ApiError 'wrong-shape' is thrown: only an empty one says that there is nothing.
   */
  function read(answer: unknown) {
    if (!Array.isArray(answer)) throw new ApiError('wrong-shape', path);
    const results = answer.map((item: unknown) => v.safeParse(schema, item));
    const items = results.flatMap((result) => (result.success ? [result.output] : []));
    if (import.meta.env.DEV) report(path, results);
    if (items.length === 0 && answer.length > 0) throw new ApiError('wrong-shape', path);
    return tidy(items);
  }
  return {
    queryKey: [key] as const,
    /** Rejects with an ApiError. A page that is left does not end it: the list is worth having. */
    queryFn: async () => read(await readPages(await readJson(path), resolveApiAddress(path), readJson)),
    read,
  };
}
