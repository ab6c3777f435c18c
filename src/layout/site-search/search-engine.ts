import { readSiteFile } from '../../api/http.ts';
import type { SearchEntry } from '../../content/types.ts';
import { findMatches, prepareSearch, prepareWords, type PreparedSearch } from '../../lib/search.ts';
import type { TextStore } from '../../content/texts.ts';

/** The index lies in files (prerender/build/plugin.ts). The main pages, the first, come behind areas and services. */
const shares = [1, 2, 3, 0];

let prepared: PreparedSearch<SearchEntry['path']> | undefined;
let everyday: ReturnType<typeof prepareWords> = [];
let pageNames: ReadonlyMap<string, string> = new Map();

export type SearchResult = ReturnType<typeof searchSite>['matches'][number];

/** Fetches the index; call it before the first search. Rejects when it cannot be had. */
export async function loadSearchIndex(text: TextStore): Promise<void> {
  const folder = text.language === 'en' ? '/search-index' : `/search-index/${text.language}`;
  const lists = await Promise.all(shares.map((share) => readSiteFile(`${folder}/${share}.json`)));
  const { footPages, mainPages, practiceAreas, services, storagePage } = await text.load('site');
  const pages = [...mainPages, ...footPages, storagePage, ...practiceAreas, ...services];
  pageNames = new Map(pages.map(({ path, title }) => [path, title]));
  everyday = prepareWords((await text.load('everyday-words')).everydayWords);
  // Written by the build of this site, from the same type.
  prepared ??= prepareSearch(lists.flat() as SearchEntry[]);
}

/** The sections that match, best first, and how many there are; at most thirty, which keeps a keystroke short. */
export function searchSite(query: string) {
  if (!prepared) throw new Error('The search index is not loaded');
  const { matches, total } = findMatches(prepared, query, 30, everyday);
  // What has no name of its own is a member of the team.
  const nameOf = (path: string) => pageNames.get(path) ?? pageNames.get('/team') ?? path;
  return { matches: matches.map((match) => ({ ...match, pageName: nameOf(match.path) })), total };
}
