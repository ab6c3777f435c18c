import { firm } from '../content/firm.ts';

/** What a page says of itself in the document's head. `path` is null for pages without an address of their own. */
interface PageDescription {
  readonly path: string | null;
  readonly title: string;
  readonly description: string;
}

/**
 * A route's head tags. The home page is titled by the firm alone, all others '{page} · {firm}'; pages with an address
 * of their own get a canonical link, the others ask not to be indexed.
 */
export function documentHead({ path, title, description }: PageDescription) {
  return {
    meta: [
      { title: path === '/' ? `${firm.name} · ${firm.descriptor}` : `${title} · ${firm.name}` },
      { name: 'description', content: description },
      ...(path === null ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: path === null ? [] : [{ rel: 'canonical', href: firm.baseUrl + path }],
  };
}
