/** Accents of Latin, Greek and Cyrillic letters. Vowel signs, hasanta and nukta of Bangla lie elsewhere and stay. */
const accents = /[\u0300-\u036F]/g;
/** Joiners, soft hyphens and other characters that leave no mark of their own on the page. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
/** A character with its marks; in Bangla a hasanta binds the next letter: a conjunct is not cut. */
const clusters =
  /(?:\P{M}[\p{M}\u00AD\u200B-\u200D]*\u09CD\u200D?(?=\p{L}))*\P{M}[\p{M}\u00AD\u200B-\u200D\u2060\uFEFF]*|\p{M}+/gu;

/**
 * The form in which texts are compared: lower case, no accents, apostrophes or invisible characters, Bangla digits as
 * ASCII ones, and one spelling for what Unicode writes in two ways (Bangla U+09DF and U+09AF U+09BC).
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(accents, '')
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[\u09E6-\u09EF]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
    .replaceAll(/['\u2018\u2019]/g, '')
    .replaceAll(/[\u201C\u201D]/g, '"');
}

/** Letters of Bangla that sound alike, and the one that stands for them. */
const soundsLike: Readonly<Record<string, string>> = {
  ঈ: 'ই',
  ঊ: 'উ',
  '\u09C0': '\u09BF',
  '\u09C2': '\u09C1',
  ণ: 'ন',
  শ: 'স',
  ষ: 'স',
};

/** Folds a folded text once more: spellings that are often mixed up become one. It keeps its length. */
export function foldSpelling(folded: string): string {
  return folded.replaceAll(/[ঈঊ\u09C0\u09C2ণশষ]/g, (letter) => soundsLike[letter] ?? letter);
}

/** Stands before and behind each word of a marked text; a folded text has none of its own. */
export const wordEdge = '\u00AD';

/** Marks the edges of words in a folded text, so that a plain substring search tells a word from a part of one. */
export function markWords(folded: string): string {
  return folded.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, `${wordEdge}$&${wordEdge}`);
}

/** Where a range of the folded text (UTF-16 offsets) stands in the text, widened to whole clusters; null if nowhere. */
export function unfoldRange(
  text: string,
  start: number,
  end: number,
): { readonly start: number; readonly end: number } | null {
  let folded = '';
  let first = -1;
  for (const match of text.matchAll(clusters)) {
    folded += foldText(match[0]);
    if (first < 0 && folded.length > start) first = match.index;
    if (first >= 0 && folded.length >= end) {
      return foldText(text).startsWith(folded) ? { start: first, end: match.index + match[0].length } : null;
    }
  }
  return null;
}
