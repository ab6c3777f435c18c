interface PrecacheEntry {
  readonly url: string;
}

/**
 * Lists pages in the precache by the address that visitors use: 'team' for team.html, '/' for index.html. Good static
 * hosts redirect from the file's name to that address, which would cost every page of the precache a round trip.
 */
export function listCleanAddresses<Entry extends PrecacheEntry>(manifest: Entry[]) {
  return {
    manifest: manifest.map((entry) => ({
      ...entry,
      url: entry.url === 'index.html' ? '/' : entry.url.replace(/\.html$/, ''),
    })),
  };
}
