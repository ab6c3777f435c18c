import { renderToStaticMarkup } from 'react-dom/server';
import { firm } from '../content/firm.ts';
import { mainPages, storagePage } from '../content/pages.ts';
import { practiceAreas } from '../content/practice-areas/index.ts';
import { services } from '../content/services/index.ts';
import { DisclaimerGate } from '../layout/disclaimer-gate/disclaimer-gate.tsx';

export { contactCards } from '../content/contact-cards.ts';
export { earlyScript } from './early-script.ts';
export { renderPage } from './render-page.tsx';
export { buildSearchIndex } from '../content/search-index.ts';

/** The pages that search engines may list, by path. */
const listedPaths: readonly string[] = [...mainPages, ...practiceAreas, ...services].map(({ path }) => path);

/** Every static page of the site, by path. */
export const pagePaths: readonly string[] = [...listedPaths, storagePage.path];

/**
 * Pages without one address: the form of any job and the answer to any unknown path. `file` is what the host serves
 * (public/_redirects, 404.html); `path` stands for all addresses, so nothing on the page may depend on it.
 */
export const shells = [
  { file: 'apply.html', path: '/apply/job/any' },
  { file: '404.html', path: '/404' },
] as const;

/** The gate's markup: the same on every page. */
export function renderGate(): string {
  return renderToStaticMarkup(<DisclaimerGate />);
}

/** sitemap.xml: every page that search engines may list, at the address where the site is published. */
export function renderSitemap(): string {
  const urls = listedPaths.map((path) => `  <url><loc>${firm.baseUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** robots.txt: everything may be read. */
export function renderRobots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${firm.baseUrl}/sitemap.xml\n`;
}
