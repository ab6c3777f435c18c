import sections from 'virtual:search-index';
import { accessibilityPage, mainPages } from '../../content/pages.ts';
import { practiceAreas } from '../../content/practice-areas/index.ts';
import { services } from '../../content/services/index.ts';
import type { PagePath } from '../../content/types.ts';
import { findMatches, prepareSearch, type SearchMatch } from '../../lib/search.ts';

/** More results than this are not read; fewer keep a keystroke short. */
const limit = 30;

const prepared = prepareSearch(sections);
const pageNames = new Map<PagePath, string>(
  [...mainPages, accessibilityPage, ...practiceAreas, ...services].map(({ path, title }) => [path, title]),
);

export interface SearchResult extends SearchMatch<PagePath> {
  readonly pageName: string;
}

/** The sections of the site that match, best first, at most thirty. A query without letters or digits finds none. */
export function searchSite(query: string): readonly SearchResult[] {
  return findMatches(prepared, query, limit).map((match) => ({
    ...match,
    pageName: pageNames.get(match.path) ?? match.path,
  }));
}
