import { languages, localPath, type Language } from '../content/language.ts';
import type { Texts, TextStore } from '../content/texts.ts';
import type { Firm } from '../content/types.ts';
import { socialCardAddress } from '../lib/links.ts';

/** What a page says of itself in the document's head. `path` is null for pages without an address of their own. */
export interface PageDescription {
  readonly path: string | null;
  readonly title: string;
  readonly description: string;
}

/** Languages as Open Graph names them. */
const locales: Readonly<Record<Language, string>> = { en: 'en_GB', bn: 'bn_BD' };

/** What a link to the page looks like in other places, by the Open Graph protocol (https://ogp.me). */
function socialTags(firm: Firm, path: string | null, title: string, description: string, language: Language) {
  const tags: Readonly<Record<string, string>> = {
    'og:site_name': firm.name,
    'og:type': 'website',
    'og:locale': locales[language],
    'og:title': title,
    'og:description': description,
    ...(path !== null && { 'og:url': firm.baseUrl + path }),
    // Pages without one address of their own borrow the picture of the home page.
    'og:image': firm.baseUrl + socialCardAddress(path ?? '/'),
    'og:image:type': 'image/png',
    // In pixels (prerender/build/cards/card-drawing.ts).
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  };
  const others = languages.filter((other) => other !== language);
  return [
    ...Object.entries(tags).map(([property, content]) => ({ property, content })),
    ...others.map((other) => ({ property: 'og:locale:alternate', content: locales[other] })),
  ];
}

/** The page under its own address, and in every language; English for who reads none of them. */
function addressLinks(baseUrl: string, path: string, language: Language) {
  const alternates = [...languages.map((code) => [code, code] as const), ['x-default', 'en'] as const];
  return [
    { rel: 'canonical', href: baseUrl + localPath(language, path) },
    ...alternates.map(([hrefLang, code]) => {
      return { rel: 'alternate', hrefLang, href: baseUrl + localPath(code, path) };
    }),
  ];
}

/**
 * A route's head tags, for the prerenderer and for every later page: the router's HeadContent in the layout renders
 * them, and React moves them into the document's head. The home page is titled by the firm alone, all others
 * '{page} · {firm}'; pages with an address of their own name it in every language, the others ask not to be indexed.
 */
export function documentHead(text: TextStore, describe: (site: Texts['site']) => PageDescription) {
  const site = text.get('site');
  // They could not be fetched: the page stays as it was prerendered (app/main.tsx).
  if (!site) return {};
  const { firm } = site;
  const { title, description, path: ownPath } = describe(site);
  const path = ownPath === null ? null : localPath(text.language, ownPath);
  const fullTitle = ownPath === '/' ? `${firm.name} · ${firm.descriptor}` : `${title} · ${firm.name}`;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(path === null ? [{ name: 'robots', content: 'noindex' }] : []),
      { name: 'twitter:card', content: 'summary_large_image' },
      ...socialTags(firm, path, fullTitle, description, text.language),
    ],
    links: ownPath === null ? [] : addressLinks(firm.baseUrl, ownPath, text.language),
  };
}
