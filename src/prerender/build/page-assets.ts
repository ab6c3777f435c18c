import type { Rolldown } from 'vite';

/** The files that a page needs beside the entry, as addresses from the root. */
export interface PageAssets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Finds the chunks that hold the given source files (relative to src/), what these import, and their style sheets,
 * so that the page's HTML can ask for them at once. Throws when a file has no chunk: a route then names a wrong file.
 */
export function pageAssets(bundle: Rolldown.OutputBundle, modules: readonly string[]): PageAssets {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = new Set<string>();
  const found = new Set<string>();

  function collect(fileName: string, into: Set<string>): void {
    const chunk = byName.get(fileName);
    if (!chunk || into.has(fileName)) return;
    into.add(fileName);
    for (const imported of chunk.imports) collect(imported, into);
  }
  for (const chunk of chunks) if (chunk.isEntry) collect(chunk.fileName, entry);
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
    if (!chunk) throw new Error(`No chunk holds src/${module}, which the route table names`);
    collect(chunk.fileName, found);
  }

  const own = [...found].filter((fileName) => !entry.has(fileName));
  const stylesOf = (names: Iterable<string>) =>
    [...names].flatMap((fileName) => [...(byName.get(fileName)?.viteMetadata?.importedCss ?? [])]);
  const known = new Set(stylesOf(entry));
  const styles = new Set(stylesOf(own).filter((file) => !known.has(file)));
  return { styles: [...styles].map((file) => `/${file}`), scripts: own.map((file) => `/${file}`) };
}
