import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export type PageFiles = ReturnType<typeof pageFiles>;
export type StyleSheet = ReturnType<PageFiles['stylesOf']>[number];
export type SiteScripts = ReturnType<PageFiles['scriptsOf']>;

/**
 * Files, each behind all that it imports, in the order in which they run, but for what is `known`. `parts` tells which later
 * imports count, too.
 */
function withImports(
  bundle: Rolldown.OutputBundle,
  files: readonly string[],
  known: Iterable<string> = [],
  parts: (file: string) => boolean = () => false,
): readonly string[] {
  const visited = new Set(known);
  const inOrder: string[] = [];
  function visit(name: string): void {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || visited.has(name)) return;
    visited.add(name);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports.filter(parts)]) visit(imported);
    inOrder.push(name);
  }
  for (const file of files) visit(file);
  return inOrder;
}

const addressOf = (file: string) => `/${file}`;

/**
 * Which files of a client build belong to what. A module is a source file, relative to src/, or the one
 * that exports a component of this name. All of it throws when a module has no chunk, or more than one: a route then names
 * a wrong one (app/router.tsx).
 */
export function pageFiles(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName;
  if (!entry) throw new Error('The build has no entry');

  function chunkOf(module: string): string {
    const [chunk, ...others] = chunks.filter(
      ({ exports, moduleIds }) =>
        exports.includes(module) || moduleIds.some((id) => id.endsWith(`/src/${module}`)),
    );
    if (!chunk) throw new Error(`No file of the build has ${module}, which the route table names`);
    if (others.length > 0) throw new Error(`Two files of the build export ${module}: rename one of them`);
    return chunk.fileName;
  }

  const core = withImports(bundle, [entry]);
  /** What modules need besides. */
  const ownOf = (modules: readonly string[], parts?: (file: string) => boolean) =>
    withImports(bundle, modules.map(chunkOf), core, parts);
  const sheetsOf = (files: readonly string[]) => [
    ...new Set(files.flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])])),
  ];

  return {
    /** Addresses of the script that starts the site, and of all that it imports. */
    start: { entry: addressOf(entry), imports: core.filter((file) => file !== entry).map(addressOf) },
    /** Addresses of the script that starts the site and of those of these modules, but for those that it imports. */
    importsOf: (modules: readonly string[]) => [entry, ...ownOf(modules)].map(addressOf),
    /** The style sheets of every page and of these modules, in the order in which they override each other. */
    stylesOf: (modules: readonly string[]) =>
      sheetsOf([...core, ...ownOf(modules)]).map((file) => {
        const output = bundle[file];
        if (output?.type !== 'asset') throw new Error(`The build has no ${file}`);
        return { address: addressOf(file), text: String(output.source).trim() };
      }),
    /**
     * The scripts and sheets that every page needs, and those of each page besides, relative to the root.
     * @param pages modules by the name of the page ('team')
     */
    scriptsOf(pages: ReadonlyMap<string, readonly string[]>) {
      // Words are named by who shows them, and the content of other pages is theirs; parts that a page imports later, a
      // form for instance, are its own.
      const words = chunks.filter(({ facadeModuleId }) =>
        /content\/\w+\/areas\.ts$/.test(facadeModuleId ?? ''),
      );
      const ofPages = new Set([
        ...[...pages.values()].flat().map(chunkOf),
        ...words.flatMap(({ dynamicImports }) => dynamicImports),
      ]);
      const coreSheets = sheetsOf(core);
      const own = (modules: readonly string[]) => {
        const files = ownOf(modules, (file) => !ofPages.has(file));
        return [...files, ...sheetsOf(files).filter((sheet) => !coreSheets.includes(sheet))];
      };
      return {
        core: [...core, ...coreSheets],
        pages: Object.fromEntries([...pages].map(([name, modules]) => [name, own(modules)])),
      };
    },
  };
}

/** A part of the site that is imported later, as Vite writes it. */
const laterImport = /\bimport\((["'`])\.\/([^"'`]+)\1\)/g;

/**
 * Has a part that is imported later asked for together with all that it imports: one round trip for all of it, not one
 * for each link of the chain. Vite's own way to do that, links for `modulepreload`, is not an option: in WebKit (2.50) a
 * file that such a link has lost stays lost, also when the page is loaded again.
 */
export function importAtOnce(): Plugin {
  return {
    name: 'import-at-once',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const here = withImports(bundle, [chunk.fileName]);
        chunk.code = chunk.code.replaceAll(laterImport, (alone, _quote, name) => {
          const files = withImports(bundle, [`assets/${name}`], here);
          const imports = files.map((file) => `import("./${path.basename(file)}")`);
          return files.length < 2 ? alone : `Promise.all([${imports}]).then((all)=>all.at(-1))`;
        });
      }
    },
  };
}

/** Has Vite's loader ask again for a style sheet that was lost: it takes that for loaded, and the page came without it. */
export function askAgainForStyles(): Plugin {
  return {
    name: 'ask-again-for-styles',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        const changed = code
          .replace(/(?<=\(err\) => \{\s*)seen\[href\] = void 0/, 'delete seen[href]')
          .replace('if (e.type === "error")', '$& link.remove(),');
        if (!/delete seen.*link\.remove/s.test(changed)) this.error("Vite's loader is another one");
        return { code: changed, map: null };
      },
    },
  };
}
