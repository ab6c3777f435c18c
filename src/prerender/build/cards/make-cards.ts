import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { drawingOf } from '../../../content/drawings.ts';
import { languages, type Language } from '../../../content/language.ts';
import { palette } from '../../../content/palette.ts';
import { socialCardAddress } from '../../../lib/links.ts';
import { readDrawing } from '../../../pictures/palette.ts';
import type { PrerenderEntry } from '../write-pages.ts';
import { drawCard, type CardArt } from './card-drawing.ts';
import { outlines } from './outlines.ts';

async function cardsOf({ loadAllTexts, sitePages }: PrerenderEntry, language: Language) {
  const { name: firmName, descriptor, tagline } = (await (await loadAllTexts(language)).load('site')).firm;
  return (await sitePages(language)).map(({ address, path, title, art }) => ({
    fileName: socialCardAddress(address).slice(1),
    art,
    text: { title: path === '/' ? tagline : title, firmName, descriptor },
  }));
}

/**
 * Draws the pictures that other places show beside a link to a page, as PNG by file name ('cards/family-law.png').
 * @param root the folder of the project
 */
export async function makeCards(entry: PrerenderEntry, root: string) {
  const cards = (await Promise.all(languages.map((language) => cardsOf(entry, language)))).flat();
  const drawing = (name: string) => readDrawing(path.join(root, 'public'), `/art/${name}.svg`);
  const lettering = await outlines();
  const mark = await drawing('logo-mark');
  return Promise.all(
    cards.map(async ({ fileName, art, text }) => {
      const parts: CardArt = {
        background: palette[drawingOf(art).background],
        drawing: await drawing(art),
        mark,
        place: art.startsWith('service-') ? 'frieze' : 'panel',
        // The home page's drawing keeps its left half free for text.
        subject: art.startsWith('hero-home') ? 'xMaxYMid' : 'xMidYMid',
      };
      const svg = drawCard(text, parts, lettering);
      const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
      return { fileName, source: picture.asPng() };
    }),
  );
}
