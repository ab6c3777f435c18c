import type { Rolldown } from 'vite';
import type { StyleSheet } from '../page-variants.ts';

/** Source of the script that starts the site; every page has its styles. */
const entrySource = '/src/app/main.tsx';

/**
 * The style sheets of a page in the order in which they override each other: those of the site, then those of the
 * chunks that hold the given source files (relative to src/) and of what these import.
 * @throws when a file has no chunk: a route then names a wrong file
 */
export function pageStyles(bundle: Rolldown.OutputBundle, modules: readonly string[]): StyleSheet[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const visited = new Set<string>();
  const sheets = new Set<string>();

  // What is imported comes first, as it does when the modules run.
  function collect(fileName: string): void {
    const chunk = byName.get(fileName);
    if (!chunk || visited.has(fileName)) return;
    visited.add(fileName);
    for (const imported of chunk.imports) collect(imported);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  }
  for (const source of [entrySource, ...modules.map((module) => `/src/${module}`)]) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
    if (!chunk) throw new Error(`No chunk holds ${source}, which the route table names`);
    collect(chunk.fileName);
  }
  return [...sheets].map((file) => {
    const output = bundle[file];
    if (output?.type !== 'asset') throw new Error(`The build has no ${file}`);
    return { address: `/${file}`, text: String(output.source).trim() };
  });
}
