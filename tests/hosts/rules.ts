import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRewrites, type Rewrite } from '../server/static/clean-url.ts';
import { applyHeaderRules, parseHeaderRules, type HeaderRule } from '../server/static/headers-file.ts';

/** What a build asks of its host, from which the files of each host are written. */
export interface Rules {
  /** In order: a later one replaces what an earlier one has set. */
  readonly headers: readonly HeaderRule[];
  /** Addresses that are answered with another one's page, and the not-found pages of languages. */
  readonly rewrites: readonly Rewrite[];
}

/** Where a host serves the site. */
export interface Place {
  /** Folder of the built site. */
  readonly root: string;
  /** Name of the host: 'www.example.org'. */
  readonly name: string;
  readonly port: number;
  /** Origin of the firm's API, to which `/api/` is passed on. */
  readonly api: string;
  /** Files in the format PEM. */
  readonly tls: { readonly key: string; readonly certificate: string };
}

/** What a provider is told: the name only where the site is to be published under it. */
export interface ProviderPlace extends Pick<Place, 'root' | 'api'> {
  readonly name?: string | undefined;
}

/** What no rule says: everything is asked for again, and answered with 304 where it is the same. */
export const defaultCaching = 'no-cache';
const defaults: HeaderRule = { pattern: /^\/.*$/u, set: [['Cache-Control', defaultCaching]], remove: [] };

/** Reads `_headers` and `_redirects` of a build. @throws when one is missing or malformed */
export function readRules(dist: string): Rules {
  const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
  return {
    headers: [defaults, ...parseHeaderRules(read('_headers'))],
    rewrites: parseRewrites(read('_redirects')),
  };
}

/** Whether the API is on another host, which is asked by its own name. One on http is behind the same door as the site. */
export const isElsewhere = (api: string): boolean => api.startsWith('https:');

/** Whether a provider's machines can ask this API: not one on the machine that serves the site. */
export const isReachedByProviders = (api: string): boolean =>
  !['127.0.0.1', '[::1]', 'localhost'].includes(new URL(api).hostname);

/** What the answers of the API have of the site's headers, those of a host that cannot ask it included. */
export const protecting = ['X-Content-Type-Options', 'Strict-Transport-Security'];

/** Them, with what a build says of them. */
export function protectionOf({ headers }: Pick<Rules, 'headers'>): Record<string, string> {
  const given = applyHeaderRules(headers, '/api/');
  return Object.fromEntries(
    protecting.map((each) => [each, given.get(each) ?? '']).filter(([, value]) => value),
  );
}

/** Every page has one address: `/team.html` and `/team/` lead to what the group holds. */
export const uncleanAddresses = {
  html: String.raw`^((?:/[\w-]+)+)\.html$`,
  slash: String.raw`^((?:/[\w-]+)+)/$`,
};

/** What a CV of 5 MB needs with its form, in MB. */
export const largestBody = 6;

/** Media types of the build's files by their endings. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain',
  xml: 'application/xml',
};
