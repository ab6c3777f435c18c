import { Blob, Face, Font } from 'harfbuzzjs';
import { readFont } from '../letters/page-letters.ts';
import { drawnBy } from '../letters/subset-font.ts';

async function fontOf(file: string) {
  const face = new Face(new Blob(await readFont(file)));
  return { font: new Font(face), unitsPerEm: face.upem };
}

const bangla = /[\u0964\u0965\u0980-\u09ff\u200c\u200d]+/;
export type Lettering = Awaited<ReturnType<typeof outlines>>;

/**
 * What turns texts into outlines: the rasteriser cannot draw a line in two scripts, for it mixes the glyphs of the fonts.
 */
export async function outlines() {
  // The font of the site's headings, which lies in a file for each script; no font of this machine may slip in.
  const [latin, bengali] = await Promise.all([
    fontOf(import.meta.resolve('@fontsource/tiro-bangla/files/tiro-bangla-latin-400-normal.woff2')),
    fontOf(import.meta.resolve('@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2')),
  ]);

  /** The glyphs of a line from left to right, and its width, for letters one pixel high. */
  function setLine(text: string) {
    let x = 0;
    const paths: string[] = [];
    for (const run of text.split(new RegExp(`(${bangla.source})`)).filter(Boolean)) {
      const { font, unitsPerEm } = bangla.test(run) ? bengali : latin;
      const scale = 1 / unitsPerEm;
      for (const { outline, xAdvance, xOffset, yOffset } of drawnBy(font, run)) {
        const place = `${x + xOffset * scale} ${-yOffset * scale}`;
        paths.push(`<path transform="translate(${place}) scale(${scale} ${-scale})" d="${outline}"/>`);
        x += xAdvance * scale;
      }
    }
    return { paths: paths.join(''), width: x };
  }

  return {
    /** Width of a text in pixels. */
    measure: (text: string, size: number) => setLine(text).width * size,
    /** A text as SVG: where it begins on its base line, and its size, in pixels. */
    draw: (text: string, x: number, y: number, size: number, fill: string) =>
      `<g transform="translate(${x} ${y}) scale(${size})" fill="${fill}">${setLine(text).paths}</g>`,
  };
}
