import type { Rolldown } from 'vite';

/** Files that a page needs besides its HTML, by their names in the build. */
export interface PageAssets {
  /** The page's own and what it imports, then the entry, which starts the site; each after what it imports. */
  readonly scripts: readonly string[];
  /** Style sheets of every page, in the order in which they override each other. */
  readonly siteStyles: readonly string[];
  /** Style sheets of this page and others like it; they come after those of the site. */
  readonly pageStyles: readonly string[];
}

/** Source files of a page, relative to src/. */
export interface PageModules {
  readonly modules: readonly string[];
  /** Of parts whose HTML and styles come with the page and whose scripts do not. */
  readonly lateModules: readonly string[];
}

/**
 * Finds the chunks that hold the given source files (relative to src/), what these import, and their style sheets,
 * so that the page's HTML can ask for them at once. Throws when a file has no chunk: a route then names a wrong file.
 */
export function pageAssets(bundle: Rolldown.OutputBundle, { modules, lateModules }: PageModules): PageAssets {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entryChunk = chunks.find(({ isEntry }) => isEntry);
  if (!entryChunk) throw new Error('The build has no entry');
  const site = new Set<string>();
  const page = new Set<string>();

  // What is imported comes first, as it does when the modules run.
  function collect(fileName: string, into: Set<string>, visited = new Set<string>()): void {
    const chunk = byName.get(fileName);
    if (!chunk || visited.has(fileName) || site.has(fileName)) return;
    visited.add(fileName);
    for (const imported of chunk.imports) collect(imported, into, visited);
    into.add(fileName);
  }
  collect(entryChunk.fileName, site);
  function collectModule(module: string, into: Set<string>): void {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
    if (!chunk) throw new Error(`No chunk holds src/${module}, which the route table names`);
    collect(chunk.fileName, into);
  }
  for (const module of modules) collectModule(module, page);
  const withLate = new Set(page);
  for (const module of lateModules) collectModule(module, withLate);

  const stylesOf = (names: Iterable<string>) =>
    new Set([...names].flatMap((fileName) => [...(byName.get(fileName)?.viteMetadata?.importedCss ?? [])]));
  const siteStyles = stylesOf(site);
  return {
    scripts: [...[...site].filter((file) => file !== entryChunk.fileName), ...page, entryChunk.fileName],
    siteStyles: [...siteStyles],
    pageStyles: [...stylesOf(withLate)].filter((file) => !siteStyles.has(file)),
  };
}
