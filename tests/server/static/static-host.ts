import { Hono } from 'hono';
import type { Context, Handler } from 'hono';
import { etag } from 'hono/etag';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import type { ServerEnv } from '../api/api.ts';
import { parseRewrites, resolvePathname } from './clean-url.ts';
import { applyHeaderRules, parseHeaderRules } from './headers-file.ts';
import { createStaticFiles } from './static-files.ts';
import type { StaticFiles } from './static-files.ts';

export type StaticHost = ReturnType<typeof createStaticHost>;

/**
 * Serves a folder as a good static host does: clean addresses, compressed siblings, validators, a real 404 that nobody
 * keeps, and the headers and redirects that the folder asks for.
 * @throws when the folder does not exist or its `_headers` or `_redirects` is malformed
 */
export function createStaticHost(folder: string) {
  let site = createSite(folder);
  const handler: Handler<ServerEnv> = ({ req, env }) => site.fetch(req.raw, env);
  return {
    handler,
    /** Serves another build from now on. @throws as {@link createStaticHost} */
    useFolder(next: string): void {
      site = createSite(next);
    },
  };
}

/** Unless `_headers` says otherwise. */
const caching = 'no-cache';

/** The folder's `_headers` and `_redirects` are read once: a new build is a new site. */
function createSite(folder: string): Hono<ServerEnv> {
  const files = createStaticFiles(folder);
  const textOf = (name: string): string => new TextDecoder().decode(files.read(name) ?? undefined);
  const headerRules = parseHeaderRules(textOf('_headers'));
  const rewrites = parseRewrites(textOf('_redirects'));
  const site = new Hono<ServerEnv>();
  site.use(async (context, next) => {
    await next();
    const { status, headers } = context.res;
    const { pathname } = new URL(context.req.url);
    headers.set('Cache-Control', caching);
    applyHeaderRules(headerRules, pathname, headers);
    // A rule for caching hashed files is meant for files, not for errors.
    if (status >= 300 && status !== 304) headers.set('Cache-Control', caching);
  });
  site.use(etag());
  site.get('*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    const found = resolvePathname(files, pathname, rewrites);
    if (found.kind === 'missing') return serveMissing(files, found.page, context);
    if (found.kind === 'file') return serveFile(files, found.path, context);
    return context.redirect(found.to + search, 308);
  });
  site.all('*', (context) =>
    context.text('Only GET and HEAD are answered here.', 405, { Allow: 'GET, HEAD' }),
  );
  return site;
}

/** The encodings that a build leaves beside a file, the smaller first, and what their names end in. */
const suffixes = { br: '.br', gzip: '.gz' };

/** Serves the smallest representation that the Accept-Encoding header allows. */
function serveFile(
  files: StaticFiles,
  path: string,
  context: Context<ServerEnv>,
  status: 200 | 404 = 200,
): Response {
  const accepted = parseAccept(context.req.header('Accept-Encoding') ?? '').filter(({ q }) => q > 0);
  const offered = (['br', 'gzip'] as const).filter((encoding) => files.has(path + suffixes[encoding]));
  const best = offered.find((encoding) => accepted.some(({ type }) => type.toLowerCase() === encoding));
  const bytes = files.read(best ? path + suffixes[best] : path);
  if (!bytes) return context.text('Not found.', 404);
  if (offered.length > 0) context.header('Vary', 'Accept-Encoding', { append: true });
  if (best) context.header('Content-Encoding', best);
  context.header('Content-Length', String(bytes.length));
  return context.body(bytes, status, { 'Content-Type': contentTypeOf(path) });
}

/** The designed page for somebody who came by an address; a short text for a script, a picture or a request of ours. */
function serveMissing(files: StaticFiles, page: string, context: Context<ServerEnv>): Response {
  context.header('Vary', 'Accept');
  const isNavigation = context.req.header('Accept')?.includes('text/html') ?? false;
  if (isNavigation && files.has(page)) return serveFile(files, page, context, 404);
  return context.text('Not found.', 404);
}

function contentTypeOf(path: string): string {
  if (path.endsWith('.vcf')) return 'text/vcard; charset=utf-8';
  return getMimeType(path) ?? 'application/octet-stream';
}
