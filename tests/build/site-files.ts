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

/** Addresses that a page's HTML asks for at once, by kind. */
export function firstLoad(html: string): { readonly scripts: string[]; readonly styles: string[] } {
  const addresses = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  const scripts = [
    ...addresses(/<script[^>]+src="([^"]+)"/g),
    ...addresses(/<link rel="modulepreload"[^>]*href="([^"]+)"/g),
  ];
  return { scripts, styles: addresses(/<link rel="stylesheet"[^>]*href="([^"]+)"/g) };
}

/** Pages stand in the worker's list by their clean address, everything else by its file. */
function fileOfPrecached(url: string): string {
  if (url === '/') return '/index.html';
  return /\.[a-z0-9]+$/.test(url) ? `/${url}` : `/${url}.html`;
}

/** What the worker keeps: file and revision of every entry of its list. */
export function precacheEntries(): { readonly file: string; readonly revision: string | null }[] {
  const list = /\[\{"revision":.*?\}\]/s.exec(readPage('/sw.js'))?.[0];
  if (list === undefined) throw new Error('sw.js holds no precache list');
  const entries = JSON.parse(list) as { url: string; revision: string | null }[];
  return entries.map(({ url, revision }) => ({ file: fileOfPrecached(url), revision }));
}
