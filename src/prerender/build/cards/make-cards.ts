import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { SocialCard } from '../../social-cards.ts';
import { drawCard } from './card-drawing.ts';
import { outlines } from './outlines.ts';

/** The background colours of the drawings in the light scheme, by name, from the site's tokens. */
function readBackgrounds(tokens: string): (name: string) => string {
  const valueOf = (name: string): string => {
    const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1] ?? '';
    const other = /^var\(--([^)]+)\)$/.exec(value)?.[1];
    return other === undefined ? value : valueOf(other);
  };
  return (background) => valueOf(`dark-background-${background}`);
}

/**
 * Draws the pictures of the given pages as PNG, by file name ('cards/family-law.png').
 * @param root the folder of the project
 */
export async function makeCards(cards: readonly SocialCard[], root: string) {
  const drawing = (name: string) => readFile(path.join(root, 'public/art', `${name}.svg`), 'utf8');
  const colourOf = readBackgrounds(await readFile(path.join(root, 'src/app/tokens.css'), 'utf8'));
  const { measure, withOutlines } = await outlines();
  const mark = await drawing('logo-mark');
  return Promise.all(
    cards.map(async ({ fileName, art, background, text }) => {
      const place = art.startsWith('service-') ? 'frieze' : 'panel';
      // The home page's drawing keeps its left half free for text.
      const subject = art.startsWith('hero-home') ? 'xMaxYMid' : 'xMidYMid';
      const parts = {
        background: colourOf(background),
        drawing: await drawing(art),
        mark,
        place,
        subject,
      } as const;
      const svg = withOutlines(drawCard(text, parts, measure));
      return { fileName, source: new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng() };
    }),
  );
}
