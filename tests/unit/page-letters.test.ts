import { languages } from '../../src/content/language.ts';
import path from 'node:path';
import { decompress } from 'woff2-encoder';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import {
  pageLetters,
  readFont,
  scripts,
  writtenWords,
} from '../../src/prerender/build/letters/page-letters.ts';
import { drawnBy } from '../../src/prerender/build/letters/subset-font.ts';

const root = path.resolve(import.meta.dirname, '../..');
const fontOf = (data: Uint8Array) => new Font(new Face(new Blob(data)));

/** Places and widths of the glyphs, in tenths of a letter's height: a weight of a variable font is rounded. */
function shapeOf(font: Font, word: string) {
  const tenth = font.face.upem / 10;
  return drawnBy(font, word).map((glyph) => [glyph.outline === '', Math.round(glyph.xAdvance / tenth)]);
}

test.each(languages)(
  '%s: the fonts draw every word as the whole fonts do, in 60 kB',
  { timeout: 20_000 },
  async (language) => {
    const script = scripts[language];
    if (!script) return expect((await pageLetters(language, root)).fonts.size).toBe(0);
    const { letters, fonts } = script;
    const made = [...(await pageLetters(language, root)).fonts.values()];
    expect(made.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(60_000);
    const words = await writtenWords(language, letters, root);
    expect(words.length).toBeGreaterThan(1000);
    for (const [index, { file, weight = 400 }] of Object.values(fonts).entries()) {
      const subset = fontOf(new Uint8Array(await decompress(made[index] ?? new Uint8Array())));
      const whole = fontOf(await readFont(file));
      whole.setVariations([new Variation('wght', weight)]);
      const differs = (word: string) => String(shapeOf(subset, word)) !== String(shapeOf(whole, word));
      expect(words.filter(differs), file).toEqual([]);
      // What is written nowhere shows that the comparison sees what is missing.
      expect(differs('ঞ্ঝ'), file).toBe(true);
    }
  },
);
