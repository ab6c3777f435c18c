import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { palette } from '../../../content/palette.ts';
import type { SocialCard } from '../../social-cards.ts';
import { readDrawing } from '../../../pictures/palette.ts';
import { drawCard } from './card-drawing.ts';
import { outlines } from './outlines.ts';

/**
 * Draws the pictures of the given pages as PNG, by file name ('cards/family-law.png').
 * @param root the folder of the project
 */
export async function makeCards(cards: readonly SocialCard[], root: string) {
  const drawing = (name: string) => readDrawing(path.join(root, 'public'), `/art/${name}.svg`);
  const lettering = await outlines();
  const mark = await drawing('logo-mark');
  return Promise.all(
    cards.map(async ({ fileName, art, background, text }) => {
      const place = art.startsWith('service-') ? 'frieze' : 'panel';
      // The home page's drawing keeps its left half free for text.
      const subject = art.startsWith('hero-home') ? 'xMaxYMid' : 'xMidYMid';
      const parts = {
        background: palette[background],
        drawing: await drawing(art),
        mark,
        place,
        subject,
      } as const;
      const svg = drawCard(text, parts, lettering);
      const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
      return { fileName, source: picture.asPng() };
    }),
  );
}
