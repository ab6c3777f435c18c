import { createHash } from 'node:crypto';
import type { UserConfig } from 'vite';

type OutputOptions = NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>['output'];

/** Code of several pages: a file for each set of pages that shares it, unless it is too small (in bytes, raw). */
const shared = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 } as const;

/** Files that import none of ours: they keep their names from build to build. */
const libraries = new Set(['vendor', 'rolldown-runtime']);

/** The bundler names a file after all that share it; a hash of that will do. */
function shortName(name: string): string {
  const [group, ...sharers] = name.split('~');
  if (sharers.length === 0) return name;
  return `${group}-${createHash('sha256').update(sharers.join('~')).digest('hex').slice(0, 6)}`;
}

/** Each share of the search index is a file of its own. */
function searchIndexFile(module: string): string | null {
  const share = /search-index\/(\d)$/.exec(module)?.[1];
  return share === undefined ? null : `search-index-${share}`;
}

/**
 * How the code is cut into files. What every page loads first is two files: `vendor`, the libraries, which changes
 * with them only and carries a hash of its own, and `site`, our part of it. Pages and their texts are files of their
 * own, and what some of them share lies in few files rather than in many, which compress badly and cost a request
 * each. A group takes along what its modules import, so the groups stand in the order of who imports whom.
 */
export function chunkFiles(folder: string): OutputOptions {
  return {
    entryFileNames: `${folder}/[name].js`,
    chunkFileNames: ({ name }) =>
      libraries.has(name) ? 'assets/[name]-[hash].js' : `${folder}/${shortName(name)}.js`,
    assetFileNames: ({ names: [name = ''] }) => `${folder}/${shortName(name.replace(/\.css$/, ''))}[extname]`,
    codeSplitting: {
      groups: [
        { name: 'vendor', tags: ['$initial'], test: /node_modules|\0/, priority: 9 },
        { name: 'site', tags: ['$initial'], test: /\/src\/(?!app\/(main|router)\.tsx)/, priority: 8 },
        { ...shared, name: 'mantine', test: /@mantine\/|\/src\/ui\/(mantine-scope|theme)/, priority: 7 },
        { name: searchIndexFile, priority: 6 },
        {
          name: 'idle',
          test: /\/src\/(layout\/(idle-parts|connection-line\/|footer\/site-version)|api\/http)/,
          priority: 6,
        },
        { name: 'valibot', test: /node_modules\/valibot\//, priority: 6 },
        { name: 'idb-keyval', test: /node_modules\/idb-keyval\//, priority: 5 },
        { ...shared, name: 'parts', test: /\/src\/(content|lib|ui)\//, priority: 4 },
        {
          name: 'lists',
          test: /@tanstack\/(react-)?query|\/src\/api\//,
          minShareCount: 2,
          priority: 3,
        },
        { ...shared, name: 'outbox', test: /\/src\/outbox\//, priority: 2 },
        { ...shared, name: 'forms', test: /\/src\/forms\//, priority: 1 },
      ],
    },
  };
}
