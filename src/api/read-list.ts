import * as v from 'valibot';
import { ApiError, readJson, resolveApiAddress } from './http.ts';

/** Pages of one list that are read at most: a server that always names a next one must not keep a phone busy. */
const maxPages = 20;

/** A page of a list, as Django REST framework sends it; `next` is the address of the page behind it, or null. */
const pageSchema = v.object({ results: v.array(v.unknown()), next: v.optional(v.unknown()) });

/** Absolute address of the next page; null where there is none, or where it is not on the origin of this one. */
function nextAddress(next: unknown, page: string): string | null {
  const address = typeof next === 'string' && next !== '' ? resolveApiAddress(next, page) : null;
  return address !== null && new URL(address).origin === new URL(page).origin ? address : null;
}

/**
 * Asks the server for a list: a bare one, or every page of `{results, next}`. A page that fails fails the list, for
 * a part of it would pass for the whole. An answer that is no list is returned as it is.
 * @param path from the API's base address
 * @throws ApiError, or the signal's reason
 */
export async function readList(path: string, signal?: AbortSignal): Promise<unknown> {
  const answer = await readJson(path, signal);
  const first = v.safeParse(pageSchema, answer);
  let address = resolveApiAddress(path);
  if (!first.success || address === null) return answer;
  const items = [...first.output.results];
  const seen = new Set([address]);
  let { next } = first.output;
  while (seen.size < maxPages) {
    address = nextAddress(next, address);
    if (address === null || seen.has(address)) break;
    seen.add(address);
    const page = v.safeParse(pageSchema, await readJson(address, signal));
    if (!page.success)
      throw new ApiError('wrong-shape', `GET ${address}: the answer is not a page of a list`);
    items.push(...page.output.results);
    next = page.output.next;
  }
  return items;
}
