import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { languageOf, languages } from '../../content/language.ts';
import { cleanPath } from '../../lib/clean-path.ts';
import { documentOf, policyMark } from '../page-variants.ts';
import { readDrawing } from '../../pictures/palette.ts';
import { pageLetters } from './letters/page-letters.ts';
import { searchIndexFiles } from './search-index.ts';
import { pageFrame, type PrerenderEntry } from './write-pages.ts';

/** Answers in development what the build writes into files: pages, manifests, drawings, fonts, address cards and the search index. */
export function developmentAnswers(
  server: ViteDevServer,
  loadEntry: () => Promise<PrerenderEntry>,
): (...call: Parameters<Connect.NextHandleFunction>) => Promise<void> {
  const { root, publicDir } = server.config;

  async function answerTo(pathname: string, isPage: boolean) {
    if (/^\/(?:art|icons)\/.*\.svg$/.test(pathname))
      return { type: 'image/svg+xml', text: await readDrawing(publicDir, pathname) };
    const entry = await loadEntry();
    const card = (await entry.allContactCards()).get(pathname);
    if (card !== undefined) return { type: 'text/vcard', text: card };
    if (pathname.startsWith('/search-index/')) {
      const share = (await searchIndexFiles(entry)).get(pathname.slice(1));
      return share === undefined ? undefined : { type: 'application/json', text: share };
    }
    if (pathname.endsWith('.woff2')) {
      const letters = await Promise.all(languages.map((language) => pageLetters(language, root)));
      const font = letters.flatMap(({ fonts }) => fonts.get(pathname) ?? [])[0];
      return font && { type: 'font/woff2', text: font };
    }
    const inLanguage = languageOf(pathname);
    if (pathname === entry.manifestAddress(inLanguage))
      return { type: 'application/manifest+json', text: await entry.renderAppManifest(inLanguage) };
    if (!isPage || pathname.startsWith('/api/')) return undefined;
    const page = await entry.renderPage(cleanPath(pathname));
    const file = await readFile(path.resolve(root, 'index.html'), 'utf8');
    const template = await server.transformIndexHtml(pathname, file);
    const scripts = entry.inlineScripts();
    const frame = await pageFrame({ entry, template, scripts, config: server.config }, inLanguage);
    const styles = `<style>${frame.letters.sheets.map(({ text }) => text).join('')}</style>`;
    // No policy: the development server puts scripts of its own into the page.
    return { type: 'text/html', text: documentOf(frame, page, styles).replace(policyMark, '') };
  }

  return async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isPage = request.headers.accept?.includes('text/html') === true;
    if (!isPage && !/^\/search-index\/|\.(?:webmanifest|woff2)$|^\/(?:art|icons)\/.*\.svg$/.test(pathname))
      return next();
    try {
      const answer = await answerTo(pathname, isPage);
      if (!answer) return next();
      response.setHeader('content-type', `${answer.type}; charset=utf-8`);
      response.end(answer.text);
    } catch (error) {
      next(error);
    }
  };
}
