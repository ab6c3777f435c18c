import { firm } from '../../content/firm.ts';
import type { SitePage } from '../site-pages.ts';

/** A meta element with `property` instead of `name`, as the Open Graph protocol has it (https://ogp.me). */
export interface PropertyTag {
  readonly property: string;
  readonly content: string;
}

/** Size of the pictures that networks show beside a link, in pixels. */
const cardSize = { width: 1200, height: 630 } as const;

/** Where the picture of a page stands: '/cards/family-law.png'. */
export function cardAddress({ path }: Pick<SitePage, 'path'>): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1)}.png`;
}

/**
 * What a link to the page looks like in other places. Title and description are those of the document; pages without
 * one address of their own (`page` undefined) borrow the picture of the home page.
 */
export function socialTags(page: SitePage | undefined, title: string, description: string): PropertyTag[] {
  const tags: Readonly<Record<string, string>> = {
    'og:site_name': firm.name,
    'og:type': 'website',
    'og:locale': 'en_GB',
    'og:title': title,
    'og:description': description,
    ...(page && { 'og:url': firm.baseUrl + page.path }),
    'og:image': firm.baseUrl + cardAddress(page ?? { path: '/' }),
    'og:image:type': 'image/png',
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': title,
  };
  return Object.entries(tags).map(([property, content]) => ({ property, content }));
}
