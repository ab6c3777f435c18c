import { languages, type Language } from '../../content/language.ts';
import type { SearchEntry } from '../../content/types.ts';
import { pageLetters } from './letters/page-letters.ts';
import type { PrerenderEntry } from './write-pages.ts';

/** How many files a search index is cut into, so that a changed sentence changes a part of it. */
const shares = 4;

/**
 * The search index of a language by its addresses: JSON, which layout/site-search/search-results.tsx asks for there. The
 * first file has the main pages.
 * @throws when the index names a page that does not exist
 */
async function searchIndex(
  { buildSearchIndex, sitePages, loadAllTexts }: PrerenderEntry,
  language: Language,
) {
  const folder = language === 'en' ? '/search-index' : `/search-index/${language}`;
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
    return [`${folder}/${share}.json`, JSON.stringify(sections)] as const;
  });
}

/**
 * What each language has beside its pages, by address: search index, web app manifest, contact cards, fonts and the sheets
 * that name them.
 * @param root the folder of the project
 */
export async function filesBesidePages(entry: PrerenderEntry, root: string) {
  const ofLanguages = languages.map(async (language) => {
    const { sheets, fonts } = await pageLetters(language, root);
    return [
      ...(await searchIndex(entry, language)),
      [entry.manifestAddress(language), await entry.renderAppManifest(language)],
      ...(await entry.contactCards(await entry.loadAllTexts(language))),
      ...sheets.map(({ address, text }) => [address, text] as const),
      ...fonts,
    ] as const;
  });
  return new Map<string, string | Uint8Array>((await Promise.all(ofLanguages)).flat());
}
