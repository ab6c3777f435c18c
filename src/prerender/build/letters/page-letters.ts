import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress, decompress } from 'woff2-encoder';
import type { Language } from '../../../content/language.ts';
import type { StyleSheet } from '../page-files.ts';
import { subsetFont } from './subset-font.ts';

/** The script of a language, and the files of the site's families that have it. */
interface Script {
  readonly letters: RegExp;
  readonly fonts: Readonly<Record<string, { readonly file: string; readonly weight?: number }>>;
}

/** Languages whose letters are not in public/fonts; each has a sheet beside this file. */
export const scripts: Readonly<Record<string, Script>> = {
  bn: {
    letters: /[\u0964\u0965\u0980-\u09ff\u200c\u200d]+/g,
    fonts: {
      'tiro-bangla': {
        file: import.meta.resolve('@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2'),
      },
      'anek-bangla': {
        file: import.meta
          .resolve('@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2'),
        weight: 400,
      },
    },
  },
};

/** A font of a package as SFNT. @param file its URL */
export async function readFont(file: string): Promise<Uint8Array> {
  return new Uint8Array(await decompress(await readFile(fileURLToPath(file))));
}

/** Every word that the content of a language writes, and its digits. */
export async function writtenWords(language: Language, letters: RegExp, root: string): Promise<string[]> {
  const folder = path.join(root, 'src/content', language);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const digits = (1_234_567_890).toLocaleString(language);
  return [...new Set([...texts, digits].join(' ').match(letters))];
}

/** Comments and spaces are for who reads the source. */
const small = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\/|\n/g, '').replaceAll(/ {2,}/g, '');

const hashOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8);

/** What the pages of one language need besides, to be drawn in the letters of the site: fonts by their addresses. */
export interface PageLetters {
  readonly sheets: readonly StyleSheet[];
  readonly fonts: ReadonlyMap<string, Uint8Array>;
}

/** Made once: who changes a text in development sees letters that are new in it after the next start. */
const made = new Map<Language, Promise<PageLetters>>();

/** Makes the fonts of a language from what is written in it; English has its own in public/fonts. */
export function pageLetters(language: Language, root: string): Promise<PageLetters> {
  const letters = made.get(language) ?? makeLetters(language, root);
  made.set(language, letters);
  return letters;
}

async function makeLetters(language: Language, root: string): Promise<PageLetters> {
  const script = scripts[language];
  if (!script) return { sheets: [], fonts: new Map() };
  const words = await writtenWords(language, script.letters, root);
  let text = small(await readFile(path.join(import.meta.dirname, `${language}.css`), 'utf8'));
  const fonts = new Map<string, Uint8Array>();
  for (const [name, { file, weight }] of Object.entries(script.fonts)) {
    const font = new Uint8Array(await compress(await subsetFont(await readFont(file), words, weight)));
    const address = `/fonts/${name}-${language}-${hashOf(font)}.woff2`;
    text = text.replace(`/fonts/${name}-${language}.woff2`, address);
    fonts.set(address, font);
  }
  return { sheets: [{ address: `/assets/${language}-letters-${hashOf(text)}.css`, text }], fonts };
}
