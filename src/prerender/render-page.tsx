import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { createSiteRouter } from '../app/router.tsx';
import { apiBaseAddress } from '../lib/api-address.ts';
import { socialTags, type PropertyTag } from './head/social-tags.ts';
import { structuredData } from './head/structured-data.ts';
import { sitePages } from './site-pages.ts';

/** One page as HTML and what its head and its first load need. */
export interface RenderedPage {
  /** Content of the root element. */
  readonly html: string;
  readonly title: string;
  readonly meta: readonly { readonly name: string; readonly content: string }[];
  /** Open Graph. */
  readonly properties: readonly PropertyTag[];
  /** JSON-LD for search engines; null for pages without an address of their own. */
  readonly structuredData: object | null;
  readonly links: readonly { readonly rel: string; readonly href: string }[];
  /** Source files of the page that the browser loads on demand, relative to src/. */
  readonly modules: readonly string[];
  /** Source files of parts that are hydrated later, relative to src/. */
  readonly lateModules: readonly string[];
  /** Addresses of the server's lists that the page shows. */
  readonly lists: readonly string[];
}

/**
 * Renders the page at `path` as the browser will render it first: same router, no data of the server.
 * Throws when the page fails to render.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  // Also waits for the parts that are loaded on demand. Without a limit React would move large ones out of their place.
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  const matches = router.state.matches;
  const failed = matches.find((match) => match.status === 'error');
  if (failed) throw new Error(`${path} did not render`, { cause: failed.error });
  const meta = matches.flatMap((match) => match.meta ?? []).filter((tag) => tag !== undefined);
  const named = meta.flatMap(({ name, content }) => (name && content ? [{ name, content }] : []));
  const title = meta.map((tag) => tag.title).findLast((text) => text !== undefined) ?? '';
  const description = named.find(({ name }) => name === 'description')?.content ?? '';
  const page = sitePages.find((candidate) => candidate.path === path);
  return {
    html,
    title,
    meta: [...named, { name: 'twitter:card', content: 'summary_large_image' }],
    properties: socialTags(page, title, description),
    structuredData: page ? structuredData(page) : null,
    links: matches
      .flatMap((match) => match.links ?? [])
      .flatMap((link) => (link?.rel && link.href ? [{ rel: link.rel, href: link.href }] : [])),
    modules: matches.flatMap((match) => match.staticData.modules ?? []),
    lateModules: matches.flatMap((match) => match.staticData.lateModules ?? []),
    lists: matches.flatMap((match) => match.staticData.lists ?? []).map((list) => apiBaseAddress() + list),
  };
}
