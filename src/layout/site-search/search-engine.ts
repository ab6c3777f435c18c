import first from 'virtual:search-index/0';
import second from 'virtual:search-index/1';
import third from 'virtual:search-index/2';
import fourth from 'virtual:search-index/3';
import { accessibilityPage, mainPages } from '../../content/pages.ts';
import { practiceAreas } from '../../content/practice-areas/index.ts';
import { services } from '../../content/services/index.ts';
import type { PagePath } from '../../content/types.ts';
import { findMatches, prepareSearch, type SearchMatch, type SearchMatches } from '../../lib/search.ts';

/** More results than this are not read; fewer keep a keystroke short. */
const limit = 30;

// The main pages, which are the first share, come behind the practice areas and services.
const prepared = prepareSearch([...second, ...third, ...fourth, ...first]);
const pageNames = new Map<PagePath, string>(
  [...mainPages, accessibilityPage, ...practiceAreas, ...services].map(({ path, title }) => [path, title]),
);

export interface SearchResult extends SearchMatch<PagePath> {
  readonly pageName: string;
}

/** The sections of the site that match, best first, at most thirty, and how many there are. A query without letters or digits finds none. */
export function searchSite(query: string): SearchMatches<SearchResult> {
  const { matches, total } = findMatches(prepared, query, limit);
  return {
    matches: matches.map((match) => ({ ...match, pageName: pageNames.get(match.path) ?? match.path })),
    total,
  };
}
