import { renderToStaticMarkup } from 'react-dom/server';
import { storagePage } from '../content/en/pages.ts';
import { DisclaimerGate } from '../layout/disclaimer-gate/disclaimer-gate.tsx';
import { sitePages } from './site-pages.ts';

export { contactCards } from '../content/contact-cards.ts';
export { bootScript, inlineScripts } from './inline-scripts.ts';
export { renderPage } from './render-page.tsx';
export { renderLlms, renderRobots, renderSecurityContact, renderSitemap } from './site-documents.ts';
export { socialCards } from './social-cards.ts';
export { buildSearchIndex } from '../content/search-index.ts';

/** Every static page of the site, by path. */
export const pagePaths: readonly string[] = [...sitePages.map(({ path }) => path), storagePage.path];

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
