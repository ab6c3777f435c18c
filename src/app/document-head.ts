import { localPath, type Language } from '../content/language.ts';
import type { Texts, TextStore } from '../content/texts.ts';
import { socialCardAddress } from '../lib/links.ts';

/** What a page says of itself in the document's head. `path` is null for pages without an address of their own. */
export interface PageDescription {
  readonly path: string | null;
  readonly title: string;
  readonly description: string;
}

/** What a link to the page looks like in other places, by the Open Graph protocol (https://ogp.me). */
function socialTags(language: Language, { firm, openGraphLocale }: Texts['site'], page: PageDescription) {
  const { path, title, description } = page;
  const tags: Readonly<Record<string, string>> = {
    'og:site_name': firm.name,
    'og:type': 'website',
    'og:locale': openGraphLocale,
    'og:title': title,
    'og:description': description,
    ...(path !== null && { 'og:url': firm.baseUrl + path }),
    // Pages without one address of their own borrow the picture of the home page.
    'og:image': firm.baseUrl + socialCardAddress(path ?? localPath(language, '/')),
    'og:image:type': 'image/png',
    // In pixels (prerender/build/cards/card-drawing.ts).
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  };
  return [
    { name: 'twitter:card', content: 'summary_large_image' },
    ...Object.entries(tags).map(([property, content]) => ({ property, content })),
  ];
}

/**
 * A route's head tags, which the router's HeadContent in the layout renders: the home page is titled by the firm alone,
 * all others '{page} · {firm}'; pages with an address of their own get a canonical link, the others ask not to be indexed.
 */
export function documentHead(text: TextStore, describe: (site: Texts['site']) => PageDescription) {
  const site = text.get('site');
  // They could not be fetched: the page stays as it was prerendered (app/main.tsx).
  if (!site) return {};
  const { firm } = site;
  const { title: name, description, path: ownPath } = describe(site);
  const path = ownPath === null ? null : localPath(text.language, ownPath);
  const title = ownPath === '/' ? `${firm.name} · ${firm.descriptor}` : `${name} · ${firm.name}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(path === null ? [{ name: 'robots', content: 'noindex' }] : []),
      // Other places read them in the HTML of each address; app/navigation.ts removes those of the first page.
      ...(import.meta.env.SSR ? socialTags(text.language, site, { path, title, description }) : []),
    ],
    links: path === null ? [] : [{ rel: 'canonical', href: firm.baseUrl + path }],
  };
}
