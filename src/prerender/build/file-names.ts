import path from 'node:path';
import type { UserConfig } from 'vite';

type OutputOptions = NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>['output'];

/** Code of several pages: a file for each set of pages that shares it, unless it is too small (in bytes, raw). */
const shared = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 } as const;

/** Our part of what every page loads first, its colours too, but for the tables of `import()`, which name other files. */
const site = /\/src\/(?!app\/(?:main|router)\.tsx|content\/texts\.ts)|virtual:palette/;

/**
 * Blockers refuse or hide files by such names: EasyList '/advertisement-', Fanboy's Annoyances '/assets/newsletter-'
 * (https://github.com/easylist/easylist). With one of its files a page fails, and an update that needs it.
 */
export const unblocked = (name: string) => name.replace(/advertisement|newsletter/, 'notice');

/** The bundler names a file after all that share it. */
const shortName = (name: string) => unblocked(name.split('~', 1)[0] ?? '');

/** Words have their language in front: 'en-home'. */
function chunkName(name: string, module: string | null): string {
  const language = /\/src\/content\/(\w+)\//.exec(module ?? '')?.[1];
  return language === undefined ? shortName(name) : `${language}-${shortName(name)}`;
}

/**
 * How the code is cut into files. Every page first loads `vendor`, `site` and `main`. `main` names all other files by
 * their hashes and so changes with each; no file imports it, so a changed sentence ends there. A group takes along what
 * its modules import, so the groups stand in the order of who imports whom.
 */
export const chunkFiles: OutputOptions = {
  entryFileNames: 'assets/main-[hash:7].js',
  chunkFileNames: ({ name, facadeModuleId }) => `assets/${chunkName(name, facadeModuleId)}-[hash:7].js`,
  assetFileNames: ({ names: [name = ''] }) =>
    `assets/${shortName(name.replace(/\.css$/, ''))}-[hash:7][extname]`,
  codeSplitting: {
    groups: [
      { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 9 },
      { name: 'site', tags: ['$initial'], test: site, priority: 8 },
      {
        ...shared,
        minShareCount: 1,
        name: 'mantine',
        // Its style sheets go with what imports them: a page with a slider has no use for those of form fields.
        test: /@mantine\/(?!.*\.css$)|\/src\/ui\/mantine-scope/,
        priority: 7,
      },
      { name: 'valibot', test: /node_modules\/valibot\//, priority: 6 },
      { name: 'idb-keyval', test: /node_modules\/idb-keyval\//, priority: 5 },
      { name: 'dompurify', test: /node_modules\/dompurify\//, priority: 5 },
      // Not the words: no file is of two languages.
      {
        ...shared,
        name: 'parts',
        test: /\/src\/(lib|ui(?!\/when-near)|device|structured-data|content(?!\/\w+\/))\//,
        priority: 4,
      },
      // Behind what pages share, or a page would wait for what is loaded when it is idle.
      {
        name: 'idle',
        test: /\/src\/(layout\/(connection-line\/|footer\/site-version)|api\/http|ui\/when-near)/,
        priority: 3.5,
      },
      { name: 'lists', test: /@tanstack\/(react-)?query|\/src\/api\//, minShareCount: 2, priority: 3 },
      { ...shared, name: 'outbox', test: /\/src\/outbox\//, priority: 2 },
      { ...shared, name: 'forms', test: /\/src\/forms\//, priority: 1 },
    ],
  },
};

const styleModules = new Map<string, string>();

/**
 * The name of a class of a style module as it stands in the page: 'header__bar' for `.bar` in header.module.css. It
 * does not follow the content: a change of style changes no page.
 * @throws when two modules have the same file name
 */
export function className(name: string, file: string): string {
  const [module = ''] = file.split('?');
  const block = unblocked(path.basename(module).replace(/\.module\.css$/, ''));
  const other = styleModules.get(block) ?? module;
  if (other !== module)
    throw new Error(`${module} and ${other} get the same class names: rename one of them`);
  styleModules.set(block, module);
  return `${block}__${name}`;
}
