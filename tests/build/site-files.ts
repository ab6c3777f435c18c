import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { members } from '../../src/content/members.ts';
import { footPages, mainPages, storagePage } from '../../src/content/en/pages.ts';
import { languages, localPath, type Language } from '../../src/content/language.ts';
import { practiceAreaSlugs, serviceSlugs } from '../../src/content/slugs.ts';
import { unblocked } from '../../src/prerender/build/file-names.ts';

export const distFolder = path.resolve(import.meta.dirname, '../../dist');

/** Every file of the build by its address ('/assets/x.js'), without the compressed copies. */
export function builtFiles(): string[] {
  return readdirSync(distFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${path.relative(distFolder, path.join(entry.parentPath, entry.name))}`)
    .map((file) => file.split(path.sep).join('/'));
}

export const read = (address: string): Buffer => readFileSync(path.join(distFolder, address));

const sharedPaths: readonly string[] = [
  ...[...mainPages, ...footPages].map(({ path: address }) => address),
  ...practiceAreaSlugs.map((slug) => `/${slug}`),
  ...serviceSlugs.map((slug) => `/${slug}`),
];

/** The page of every member: the worker stores none of them, and nothing but the team and practice areas leads there. */
export const memberPaths: readonly string[] = members.map(({ id }) => `/team/${id}`);

/** Every page that search engines may list by path, from the lists that the site itself is made of. */
export const listedPaths: readonly string[] = [...sharedPaths, ...memberPaths];

/** The same pages in every language. */
export const inEveryLanguage = (paths: readonly string[]): readonly string[] =>
  languages.flatMap((language) => paths.map((address) => localPath(language, address)));

/** Every static page that the worker stores, and all with those of members. */
export const staticPaths: readonly string[] = [...sharedPaths, storagePage.path];
export const everyPath: readonly string[] = [...staticPaths, ...memberPaths];

/** The file of a page: '/' is /index.html, '/team' is /team.html. */
export const fileOf = (pagePath: string): string => (pagePath === '/' ? '/index.html' : `${pagePath}.html`);

/** Every HTML file for the network: the static pages and the two shells. */
export const pageFiles: readonly string[] = [...staticPaths.map(fileOf), '/apply.html', '/404.html'];

/** The first group of every match: `captures(html, /href="([^"]+)"/g)`. */
export const captures = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

export const readPage = (file: string): string => read(file).toString('utf8');

/** Sum of what travels, in kB of 1000 bytes, each file once. */
export function kilobytes(addresses: readonly string[]): number {
  return [...new Set(addresses)].reduce((sum, address) => sum + transferSize(address), 0) / 1000;
}

/** Bytes over the wire: the brotli copy that the build made; fonts and pictures of pixels as they are. */
export function transferSize(address: string): number {
  return statSync(path.join(distFolder, /\.(woff2|png|avif)$/.test(address) ? address : `${address}.br`))
    .size;
}

/** Width and height that stand in the header of a PNG file (https://www.w3.org/TR/png-3/#11IHDR): '192x192'. */
export function pngSize(address: string): string {
  const bytes = read(address);
  if (bytes.subarray(0, 8).toString('latin1') !== '\x89PNG\r\n\x1a\n')
    throw new Error(`${address} is no PNG`);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

/** Texts of a page's own style elements. */
export const stylesOf = (html: string): string[] => captures(html, /<style>([\s\S]*?)<\/style>/g);

/** The chunk of a name without its hash: '/assets/team-page-B1x2y3z.js' is 'team-page'. */
function chunkOf(name: string): string {
  const [file, ...others] = builtFiles().filter(
    (each) => each.startsWith('/assets/') && path.basename(each).replace(/-[\w-]{7}\.js$/, '') === name,
  );
  if (!file || others.length > 0) throw new Error(`The build has no one chunk named ${name}`);
  return file;
}

/** The words of pages that have others than those of their own name. */
const wordsOf: Readonly<Record<string, readonly string[]>> = {
  '/': ['home', 'carousel'],
  '/contact': ['contact', 'outbox'],
  '/career': ['career', 'outbox'],
  [storagePage.path]: ['device-storage', 'submissions'],
};

/** Names of the chunks that the route table imports for a page, words included. */
function chunkNames(address: string): string[] {
  const slug = address.slice(1);
  const words = (...areas: readonly string[]) => ['areas', ...areas].map((area) => `en-${area}`);
  if ((practiceAreaSlugs as readonly string[]).includes(slug))
    return ['practice-area-page', ...words(slug, 'practice-area-text')];
  if ((serviceSlugs as readonly string[]).includes(slug))
    return ['service-page', ...words(slug, 'service-text')];
  if (memberPaths.includes(address)) return ['member-page', ...words('team')];
  const own = words(...(wordsOf[address] ?? [slug]));
  if (address === '/') return ['home-page', ...own];
  if (footPages.some(({ path: statement }) => statement === address)) return ['statement-page', ...own];
  if (address === storagePage.path) return ['device-storage', ...own];
  const hasLists = ['career', 'news', 'advertisement'].includes(slug);
  return [`${unblocked(slug)}-page`, ...own.map(unblocked), ...(hasLists ? ['server-data'] : [])];
}

/** These scripts and all that they import. */
export function withImports(scripts: Iterable<string>): ReadonlySet<string> {
  const found = new Set(scripts);
  for (const file of found) {
    const imported = captures(readPage(file), /(?:from|import) ?["'`]\.\/([^"'`]+\.js)["'`]/g);
    for (const name of imported) found.add(`/assets/${name}`);
  }
  return found;
}

/**
 * Every script that a page needs before it is hydrated: the loader, the entry, its own, and what these import. What comes
 * when the page is idle (a form, a slider) does not count, nor do two chunks that only pass on what is here already (109
 * bytes together).
 */
export function scriptsOf(address: string): string[] {
  return ['/boot.js', ...withImports(['main', ...chunkNames(address)].map(chunkOf))];
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
  /** The one language whose pages need it. */
  readonly language?: Language;
}

function fileAt(url: string): string {
  if (url === 'offline/') return '/offline/index.html';
  return url.startsWith('offline/') ? `/${url}.html` : `/${url.replace('?cached', '')}`;
}

/** What the worker stores for the pages of these languages: their own files, and those for all. */
export const filesIn = (...wanted: readonly Language[]): PrecachedFile[] =>
  precachedFiles().filter(({ language }) => language === undefined || wanted.includes(language));

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
