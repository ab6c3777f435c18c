import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { languageOf } from '../../content/language.ts';
import { cleanPath } from '../../lib/clean-path.ts';
import { documentOf, policyMark } from '../page-variants.ts';
import { readDrawing } from '../../pictures/palette.ts';
import { filesBesidePages } from './beside-pages.ts';
import { pageFrame, type PrerenderEntry } from './write-pages.ts';

const file = /^\/(?:search-index\/|(?:art|icons)\/.*\.svg$)|\.(?:vcf|webmanifest|woff2)$/;

const mediaTypes: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.vcf': 'text/vcard',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Answers in development what the build writes into files: pages, drawings, and what stands beside the pages. */
export function developmentAnswers(
  server: ViteDevServer,
  loadEntry: () => Promise<PrerenderEntry>,
): (...call: Parameters<Connect.NextHandleFunction>) => Promise<void> {
  const { root, publicDir } = server.config;

  async function pageAt(pathname: string): Promise<string> {
    const entry = await loadEntry();
    const page = await entry.renderPage(cleanPath(pathname));
    const html = await readFile(path.resolve(root, 'index.html'), 'utf8');
    const template = await server.transformIndexHtml(pathname, html);
    const material = { entry, template, scripts: entry.inlineScripts(), config: server.config };
    const frame = await pageFrame(material, languageOf(pathname));
    const styles = `<style>${frame.letters.sheets.map(({ text }) => text).join('')}</style>`;
    // No policy: the development server puts scripts of its own into the page.
    return documentOf(frame, page, styles).replace(policyMark, '');
  }

  async function fileAt(pathname: string) {
    if (pathname.endsWith('.svg')) return readDrawing(publicDir, pathname);
    return (await filesBesidePages(await loadEntry(), root)).get(pathname);
  }

  return async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isFile = file.test(pathname);
    const isPage = request.headers.accept?.includes('text/html') && !pathname.startsWith('/api/');
    if (!isFile && !isPage) return next();
    try {
      const answer = await (isFile ? fileAt(pathname) : pageAt(pathname));
      if (answer === undefined) return next();
      const type = isFile ? mediaTypes[path.extname(pathname)] : 'text/html';
      response.setHeader('content-type', `${type}; charset=utf-8`);
      response.end(answer);
    } catch (error) {
      next(error);
    }
  };
}
