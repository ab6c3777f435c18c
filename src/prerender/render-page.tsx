import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { createSiteRouter } from '../app/router.tsx';
import { Site } from '../app/site.tsx';
import { languageOf, languages } from '../content/language.ts';
import { loadAllTexts } from '../content/texts.ts';
import { apiBaseAddress } from '../lib/api-address.ts';
import { pageGraph } from '../structured-data/page-graph.ts';
import { startPaths } from './app-manifest.ts';
import { alternateLinks, sitePages } from './site-pages.ts';
import { refusePlaces } from './unfilled-places.ts';

/** One page as HTML and what its head and its first load need. */
export type RenderedPage = Awaited<ReturnType<typeof renderPage>>;

/** React, which renders no head here, writes what belongs there in front of everything else. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;
/** Its hints for pictures stay with the page: those that are written into it need none (build/inline-drawings.ts). */
const preloads = /<link rel="preload"[^>]*>/g;

/**
 * Renders the page at `path` as the browser will render it first: same router, no data of the server.
 * Throws when the page fails to render, or shows a place in braces.
 */
export async function renderPage(path: string) {
  const text = await loadAllTexts(languageOf(path));
  const router = createSiteRouter(text, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  // Also waits for the parts that are loaded on demand. Without a limit React would move large ones out of their place.
  const { prelude } = await prerender(<Site router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const markup = refusePlaces(await new Response(prelude).text(), path);
  const front = headTags.exec(markup)?.[0] ?? '';
  const matches = router.state.matches;
  /** The component of a page, whose file the build finds by this name; the layout comes with every page. */
  function componentOf(routeId: (typeof matches)[number]['routeId']): readonly string[] {
    const component = router.routesById[routeId]?.options.component;
    return component && 'exportName' in component ? [String(component.exportName)] : [];
  }
  const failed = matches.find((match) => match.status === 'error');
  if (failed) throw new Error(`${path} did not render`, { cause: failed.error });
  const page = (await sitePages(text.language)).find(({ address }) => address === path);
  if (page && matches.at(-1)?.routeId === '/$')
    throw new Error(`${page.path} has no route: add it to src/app/router.tsx`);
  const { firm } = await text.load('site');
  const { teamMembers } = await text.load('team');
  const others = await Promise.all(
    languages
      .filter((language) => language !== text.language)
      .map(async (language) => (await loadAllTexts(language)).load('site')),
  );
  return {
    /** Content of the root element. */
    html: (front.match(preloads) ?? []).join('') + markup.slice(front.length),
    head: front.replaceAll(preloads, ''),
    /** Whether the worker stores a copy. Without a connection a member is shown by the team page (sw/pages.ts). */
    isStored: page?.kind !== 'person',
    /** Whether the installed site starts with it. */
    isStart: page !== undefined && startPaths.includes(page.path),
    /** Whether there is a form in its HTML, besides that of the footer. */
    hasForm: /<main\b.*<form\b.*<\/main>/s.test(markup),
    /** Tags that name the page in other languages. */
    alternates: page
      ? alternateLinks('link', page, firm.baseUrl) +
        others
          .map((site) => `<meta property="og:locale:alternate" content="${site.openGraphLocale}"/>`)
          .join('')
      : '',
    /** JSON-LD for search engines; null for pages without an address of their own. */
    structuredData: page
      ? pageGraph(
          page,
          firm,
          teamMembers,
          text.language,
          others.map((site) => site.firm.name),
        )
      : null,
    /** What the browser loads on demand: pages by their components, words by their files, relative to src/. */
    modules: [
      `content/${text.language}/areas.ts`,
      ...matches.flatMap(({ routeId, staticData: { texts = [], longText } }) => [
        ...componentOf(routeId),
        ...[...texts, ...(longText ? [longText] : [])].map((name) => `content/${text.language}/${name}.ts`),
      ]),
    ],
    /** Components that are hydrated later. */
    lateParts: matches.flatMap((match) => match.staticData.lateParts ?? []),
    /** Addresses of the server's lists that the page shows. */
    lists: matches.flatMap((match) => match.staticData.lists ?? []).map((list) => apiBaseAddress() + list),
  };
}
