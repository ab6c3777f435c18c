import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { accessibilityPage, mainPages, storagePage } from '../../src/content/pages.ts';
import { practiceAreaSlugs, serviceSlugs } from '../../src/content/slugs.ts';

export const distFolder = path.resolve(import.meta.dirname, '../../dist');

/** Every file of the build by its address ('/assets/x.js'), without the compressed copies. */
export function builtFiles(): string[] {
  return readdirSync(distFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${path.relative(distFolder, path.join(entry.parentPath, entry.name))}`)
    .map((file) => file.split(path.sep).join('/'));
}

export function read(address: string): Buffer {
  return readFileSync(path.join(distFolder, address));
}

/** Every page that search engines may list by path, from the lists that the site itself is made of. */
export const listedPaths: readonly string[] = [
  ...[...mainPages, accessibilityPage].map(({ path: address }) => address),
  ...practiceAreaSlugs.map((slug) => `/${slug}`),
  ...serviceSlugs.map((slug) => `/${slug}`),
];

/** Every static page. */
export const staticPaths: readonly string[] = [...listedPaths, storagePage.path];

/** The file of a page: '/' is /index.html, '/team' is /team.html. */
export function fileOf(pagePath: string): string {
  return pagePath === '/' ? '/index.html' : `${pagePath}.html`;
}

export const shellFiles = ['/apply.html', '/404.html'] as const;

export function readPage(file: string): string {
  return read(file).toString('utf8');
}

/** Bytes over the wire: the brotli copy that the build made; fonts and pictures of pixels as they are. */
export function transferSize(address: string): number {
  return statSync(path.join(distFolder, /\.(woff2|png)$/.test(address) ? address : `${address}.br`)).size;
}

/** What a page's HTML asks for at once, or brings along. */
export function firstLoad(html: string): { readonly scripts: string[]; readonly styles: string[] } {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  const scripts = [
    ...all(/<script[^>]+src="([^"]+)"/g),
    ...all(/<script type="application\/json" data-scripts>(.*?)<\/script>/g).flatMap(
      (list) => JSON.parse(list) as string[],
    ),
  ];
  return { scripts, styles: all(/<style>([\s\S]*?)<\/style>/g) };
}

/** A file that the worker stores, as its list says (src/prerender/build/precache-manifest.ts). */
export interface PrecachedFile {
  /** File in dist: '/offline/team.html'. */
  readonly file: string;
  readonly revision: string | null;
  readonly integrity: string;
  /** Over the wire. */
  readonly bytes: number;
  readonly core: boolean;
  readonly needs: readonly string[];
}

function fileAt(url: string): string {
  if (url === 'offline/') return '/offline/index.html';
  return url.startsWith('offline/') ? `/${url}.html` : `/${url.replace('?cached', '')}`;
}

/** The list of a worker, of the built one unless said otherwise. */
export function precachedFiles(worker = readPage('/sw.js')): PrecachedFile[] {
  const list = /\[\{"bytes":.*?\}\](?=[,;)])/s.exec(worker)?.[0];
  if (list === undefined) throw new Error('sw.js holds no list');
  const entries = JSON.parse(list) as (Omit<PrecachedFile, 'file'> & { readonly url: string })[];
  return entries.map(({ url, ...entry }) => ({
    ...entry,
    file: fileAt(url),
    core: entry.core ?? false,
    needs: entry.needs ?? [],
  }));
}
