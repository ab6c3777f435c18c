import { drawingOf } from '../content/drawings.ts';
import { languages, type Language } from '../content/language.ts';
import { loadAllTexts } from '../content/texts.ts';
import { socialCardAddress } from '../lib/links.ts';
import { sitePages } from './site-pages.ts';

export type SocialCard = Awaited<ReturnType<typeof socialCards>>[number];

async function cardsOf(language: Language) {
  const { firm } = await (await loadAllTexts(language)).load('site');
  return (await sitePages(language)).map((page) => ({
    /** From the root of the site, without a slash at its start. */
    fileName: socialCardAddress(page.address).slice(1),
    /** Name of the drawing in public/art. */
    art: page.art,
    background: drawingOf(page.art).background,
    text: {
      title: page.path === '/' ? firm.tagline : page.title,
      firmName: firm.name,
      descriptor: firm.descriptor,
    },
  }));
}

/** What the build needs to draw the pictures that other places show beside a link to a page. */
export const socialCards = async () => (await Promise.all(languages.map(cardsOf))).flat();
