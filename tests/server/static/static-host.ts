import type { Context, Handler } from 'hono';
import type { ServerEnv } from '../api/api.ts';
import { resolvePathname } from './clean-url.ts';
import { negotiateEncoding } from './encoding.ts';
import { parseHeadersFile } from './headers-file.ts';
import type { HeadersFile } from './headers-file.ts';
import { parseRedirectsFile } from './redirects-file.ts';
import type { RedirectsFile } from './redirects-file.ts';
import { contentTypeOf, createStaticFiles } from './static-files.ts';
import type { StaticFiles } from './static-files.ts';

/** A built site as the host knows it. */
interface Site {
  files: StaticFiles;
  headers: HeadersFile;
  redirects: RedirectsFile;
}

/**
 * Reads the folder's `_headers` and `_redirects`, once: a new build is a new site.
 * @throws when the folder does not exist or one of the two files is malformed
 */
function openSite(folder: string): Site {
  const files = createStaticFiles(folder);
  const textOf = (name: string): string => new TextDecoder().decode(files.read(name)?.bytes);
  return {
    files,
    headers: parseHeadersFile(textOf('_headers')),
    redirects: parseRedirectsFile(textOf('_redirects')),
  };
}

export interface StaticHost {
  handler: Handler<ServerEnv>;
  /** Serves another build from now on. @throws as {@link createStaticHost} */
  useFolder(folder: string): void;
}

/**
 * Serves a folder as a good static host does: clean addresses, compressed siblings, validators, long caching for
 * hashed files only, a real 404, and the headers and redirects that the folder asks for.
 * @throws when the folder does not exist or its `_headers` or `_redirects` is malformed
 */
export function createStaticHost(folder: string): StaticHost {
  let site = openSite(folder);
  return {
    handler: (context) => serve(site, context),
    useFolder(next) {
      site = openSite(next);
    },
  };
}

const unhashed = 'no-cache';
const hashed = 'public, max-age=31536000, immutable';

function serve(site: Site, context: Context<ServerEnv>): Response {
  const { pathname, search } = new URL(context.req.url);
  const { method } = context.req;
  if (method !== 'GET' && method !== 'HEAD') {
    return finish(site, pathname, 405, text('Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' }));
  }
  const found = resolvePathname(site.files, pathname, site.redirects);
  if (found.kind === 'redirect') {
    const headers = new Headers({ Location: /[?#]/u.test(found.to) ? found.to : found.to + search });
    return finish(site, pathname, found.status, { body: null, headers });
  }
  if (found.kind === 'missing') return serveMissing(site, pathname, context);
  return serveFile(site, pathname, found.path, 200, context);
}

function serveFile(
  site: Site,
  pathname: string,
  path: string,
  status: 200 | 404,
  context: Context<ServerEnv>,
): Response {
  const file = negotiateEncoding(site.files, path, context.req.header('Accept-Encoding') ?? '');
  if (!file) return finish(site, pathname, 404, text('Not found.'));
  const headers = new Headers({ 'Content-Type': contentTypeOf(path), ETag: file.etag });
  if (file.encoding) headers.set('Content-Encoding', file.encoding);
  if (file.varies) headers.append('Vary', 'Accept-Encoding');
  headers.set('Cache-Control', pathname.startsWith('/assets/') ? hashed : unhashed);
  if (status === 200 && matchesEtag(context.req.header('If-None-Match'), file.etag)) {
    headers.delete('Content-Type');
    headers.delete('Content-Encoding');
    return finish(site, pathname, 304, { body: null, headers });
  }
  headers.set('Content-Length', String(file.bytes.length));
  return finish(site, pathname, status, { body: file.bytes, headers });
}

/** The designed page for somebody who came by an address; a short text for a script, a picture or a request of ours. */
function serveMissing(site: Site, pathname: string, context: Context<ServerEnv>): Response {
  const isNavigation = context.req.header('Accept')?.includes('text/html') ?? false;
  const answer =
    isNavigation && site.files.has('404.html')
      ? serveFile(site, pathname, '404.html', 404, context)
      : finish(site, pathname, 404, text('Not found.'));
  answer.headers.append('Vary', 'Accept');
  return answer;
}

function text(words: string, headers: Record<string, string> = {}): { body: string; headers: Headers } {
  return { body: words, headers: new Headers({ 'Content-Type': 'text/plain; charset=utf-8', ...headers }) };
}

/** Puts the folder's own headers on an answer. A rule for caching hashed files is meant for files, not for errors. */
function finish(
  site: Site,
  pathname: string,
  status: number,
  { body, headers }: { body: Uint8Array<ArrayBuffer> | string | null; headers: Headers },
): Response {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', unhashed);
  site.headers.apply(pathname, headers);
  if (status >= 300 && status !== 304) headers.set('Cache-Control', unhashed);
  return new Response(body, { status, headers });
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => {
    const candidate = part.trim().replace(/^W\//u, '');
    return candidate === '*' || candidate === etag;
  });
}
