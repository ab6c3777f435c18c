import type { PrerenderEntry } from './write-pages.ts';

/** How many files the search index is cut into, so that a changed sentence changes a part of it. */
const shares = 4;

/**
 * The files of the search index by their names: JSON, read by layout/site-search. The first has the main pages.
 * @throws when the index names a page that does not exist
 */
export async function searchIndexFiles(entry: PrerenderEntry): Promise<ReadonlyMap<string, string>> {
  const { buildSearchIndex, pagePaths } = entry;
  const index = await buildSearchIndex();
  const shareOf = (page: string) => {
    const place = pagePaths.indexOf(page);
    if (place < 0) throw new Error(`The search index names ${page}, which is no page`);
    return Math.floor((place * shares) / pagePaths.length);
  };
  return new Map(
    Array.from({ length: shares }, (_, share) => [
      `search-index/${share}.json`,
      JSON.stringify(index.filter((section) => shareOf(section.path) === share)),
    ]),
  );
}
