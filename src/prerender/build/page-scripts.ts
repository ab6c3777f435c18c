import type { Rolldown } from 'vite';
import type { SiteScripts } from './precache-manifest.ts';

/**
 * Which scripts, and style sheets that come with them, the site and each page need. What every page needs is the entry
 * with what it imports at once; a page needs besides its own files, what these import at once, and the parts that they
 * import later, a form for instance.
 * @param pages source files, relative to src/, by the name of the page
 * @throws when a file has no chunk: a route then names a wrong file
 */
export function findScripts(
  bundle: Rolldown.OutputBundle,
  pages: ReadonlyMap<string, readonly string[]>,
): SiteScripts {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry');
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
    if (!chunk) throw new Error(`No chunk holds src/${module}, which the route table names`);
    return chunk.fileName;
  };
  const allPages = new Set([...pages.values()].flat().map(chunkOf));

  function collect(file: string, into: Set<string>, withParts: boolean): Set<string> {
    const chunk = byName.get(file);
    if (!chunk || into.has(file)) return into;
    into.add(file);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) into.add(sheet);
    for (const imported of chunk.imports) collect(imported, into, withParts);
    // The content and the drawings of other pages are theirs.
    const parts = withParts ? chunk.dynamicImports.filter((part) => !allPages.has(part)) : [];
    for (const part of parts) collect(part, into, withParts);
    return into;
  }
  const core = collect(entry.fileName, new Set(), false);
  const scriptsOf = (modules: readonly string[]) => {
    const needed = new Set(core);
    for (const module of modules) collect(chunkOf(module), needed, true);
    return [...needed].filter((file) => !core.has(file));
  };
  return {
    core: [...core],
    pages: Object.fromEntries([...pages].map(([name, modules]) => [name, scriptsOf(modules)])),
  };
}
