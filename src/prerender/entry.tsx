import { renderToStaticMarkup } from 'react-dom/server';
import { languages, localPath, type Language } from '../content/language.ts';
import { loadAllTexts } from '../content/texts.ts';
import { fill } from '../lib/text.ts';
import { DisclaimerGate } from '../layout/disclaimer-gate/disclaimer-gate.tsx';
import { sitePages } from './site-pages.ts';
import { refusePlaces } from './unfilled-places.ts';

export { manifestAddress, renderAppManifest } from './app-manifest.ts';
export { bootScript, inlineScripts } from './inline-scripts.ts';
export { renderPage } from './render-page.tsx';
export { siteDocuments } from './site-documents.ts';
export { contactCards } from '../content/contact-cards.ts';
export { buildSearchIndex } from '../content/search-index.ts';
export { loadAllTexts, sitePages };

/**
 * Every page of the site, and the file that the host serves for it. Two of a language have no one address: the form of any
 * job and the answer to any unknown path. Nothing on them may depend on their `path`.
 */
export async function pagesToWrite() {
  const ofLanguage = async (language: Language) => {
    const { storagePage } = await (await loadAllTexts(language)).load('site');
    const pages = [
      ...(await sitePages(language)).map(({ address }) => address),
      localPath(language, storagePage.path),
    ];
    const folder = language === 'en' ? '' : `${language}/`;
    return [
      ...pages.map((path) => ({ path, file: path === '/' ? 'index.html' : `${path.slice(1)}.html` })),
      { path: localPath(language, '/apply/job/any'), file: `${folder}apply.html` },
      { path: localPath(language, '/404'), file: `${folder}404.html` },
    ];
  };
  return (await Promise.all(languages.map(ofLanguage))).flat();
}

/** What stands before the site, the same on every page of a language: the gate, and what is said without script. */
export async function renderGate(language: Language): Promise<string> {
  const texts = await loadAllTexts(language);
  const { disclaimer, withoutScript } = await texts.load('disclaimer');
  const { phone } = (await texts.load('site')).firm;
  const markup = renderToStaticMarkup(
    <>
      <DisclaimerGate text={disclaimer} />
      <noscript style={{ display: 'block', padding: '12px 20px' }}>
        {fill(withoutScript, { phone: phone.display })}
      </noscript>
    </>,
  );
  return refusePlaces(markup, `The disclaimer (${language})`);
}
