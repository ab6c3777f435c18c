import { renderToStaticMarkup } from 'react-dom/server';
import { contactCards } from '../content/contact-cards.ts';
import { languages, localPath, type Language } from '../content/language.ts';
import { loadAllTexts } from '../content/texts.ts';
import { DisclaimerGate } from '../layout/disclaimer-gate/disclaimer-gate.tsx';
import { sitePages } from './site-pages.ts';

export { manifestAddress, renderAppManifest } from './app-manifest.ts';
export { bootScript, inlineScripts } from './inline-scripts.ts';
export { renderPage } from './render-page.tsx';
export {
  renderLlms,
  renderRedirects,
  renderRobots,
  renderSecurityContact,
  renderSitemap,
} from './site-documents.ts';
export { socialCards } from './social-cards.ts';
export { buildSearchIndex } from '../content/search-index.ts';
export { loadAllTexts, sitePages };

/** Every static page of the site, by path. */
export async function pagePaths(): Promise<readonly string[]> {
  const ofLanguage = async (language: Language) => {
    const { storagePage } = await (await loadAllTexts(language)).load('site');
    const pages = await sitePages(language);
    return [...pages.map(({ address }) => address), localPath(language, storagePage.path)];
  };
  return (await Promise.all(languages.map(ofLanguage))).flat();
}

/**
 * Pages without one address: the form of any job and the answer to any unknown path. `file` is what the host serves
 * (public/_redirects, 404.html); `path` stands for all addresses, so nothing on the page may depend on it.
 */
export const shells = languages.flatMap((language) => {
  const folder = language === 'en' ? '' : `${language}/`;
  return [
    { file: `${folder}apply.html`, path: localPath(language, '/apply/job/any') },
    { file: `${folder}404.html`, path: localPath(language, '/404') },
  ];
});

/** The contact cards of every language, by their addresses. */
export async function allContactCards(): Promise<ReadonlyMap<string, string>> {
  const stores = await Promise.all(languages.map(loadAllTexts));
  return new Map((await Promise.all(stores.map(contactCards))).flatMap((cards) => [...cards]));
}

/** The gate's markup: the same on every page of a language. */
export async function renderGate(language: Language): Promise<string> {
  const { disclaimer } = await (await loadAllTexts(language)).load('disclaimer');
  return renderToStaticMarkup(<DisclaimerGate text={disclaimer} />);
}
