import { languages, type Language } from '../../content/language.ts';
import type { SearchEntry } from '../../content/types.ts';
import type { PrerenderEntry } from './write-pages.ts';

/** How many files the search index is cut into, so that a changed sentence changes a part of it. */
const shares = 4;

/** In which folder the index of a language lies; the box asks for it there (layout/site-search/search-results.tsx). */
const folderOf = (language: Language) => (language === 'en' ? 'search-index' : `search-index/${language}`);

async function filesOf({ buildSearchIndex, sitePages, loadAllTexts }: PrerenderEntry, language: Language) {
  const text = await loadAllTexts(language);
  const index = await buildSearchIndex(text);
  const { storagePage } = await text.load('site');
  const pages = (await sitePages(language)).filter(({ kind }) => kind !== 'person');
  const paths = [storagePage.path, ...pages.map(({ path }) => path)];
  const shareOf = (page: SearchEntry['path']) => {
    // People lie with their team.
    const place = paths.indexOf(page.startsWith('/team/') ? '/team' : page);
    if (place < 0) throw new Error(`The search index names ${page}, which is no page`);
    return Math.floor((place * shares) / paths.length);
  };
  return Array.from({ length: shares }, (_, share) => {
    const sections = index.filter((section) => shareOf(section.path) === share);
    return [`${folderOf(language)}/${share}.json`, JSON.stringify(sections)] as const;
  });
}

/**
 * The files of the search indexes by their names: JSON, read by layout/site-search. The first of each language has the
 * main pages.
 * @throws when an index names a page that does not exist
 */
export async function searchIndexFiles(entry: PrerenderEntry): Promise<ReadonlyMap<string, string>> {
  return new Map((await Promise.all(languages.map((language) => filesOf(entry, language)))).flat());
}
