import { readSiteFile } from '../../api/http.ts';
import { accessibilityPage, mainPages } from '../../content/en/pages.ts';
import { practiceAreas } from '../../content/en/practice-areas/index.ts';
import { services } from '../../content/en/services/index.ts';
import type { PagePath, SearchEntry } from '../../content/types.ts';
import { findMatches, prepareSearch, type PreparedSearch } from '../../lib/search.ts';

/** More results than this are not read; fewer keep a keystroke short. */
const limit = 30;

/** The index lies in files (prerender/build/plugin.ts). The main pages, the first, come behind areas and services. */
const shares = [1, 2, 3, 0];

let prepared: PreparedSearch<PagePath> | undefined;
const pageNames = new Map<PagePath, string>(
  [...mainPages, accessibilityPage, ...practiceAreas, ...services].map(({ path, title }) => [path, title]),
);

export type SearchResult = ReturnType<typeof searchSite>['matches'][number];

/** Fetches the index; call it before the first search. Rejects when it cannot be had. */
export async function loadSearchIndex(): Promise<void> {
  const lists = await Promise.all(shares.map((share) => readSiteFile(`/search-index/${share}.json`)));
  // Written by the build of this site, from the same type.
  prepared ??= prepareSearch(lists.flat() as SearchEntry[]);
}

/**
 * The sections of the site that match, best first, at most thirty, and how many there are. A query without letters or
 * digits finds none.
 */
export function searchSite(query: string) {
  if (!prepared) throw new Error('The search index is not loaded');
  const { matches, total } = findMatches(prepared, query, limit);
  return {
    matches: matches.map((match) => ({ ...match, pageName: pageNames.get(match.path) ?? match.path })),
    total,
  };
}
