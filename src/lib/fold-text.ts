/** Accents of Latin, Greek and Cyrillic letters. Vowel signs, hasanta and nukta of Bangla lie elsewhere and stay. */
const accents = /[\u0300-\u036F]/g;
/** Joiners, soft hyphens and other characters that leave no mark of their own on the page. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const graphemes = /\P{M}[\p{M}\u00AD\u200B-\u200D\u2060\uFEFF]*|\p{M}+/gu;

/**
 * The form in which texts are compared: lower case, no accents, apostrophes or invisible characters, one spelling for what
 * Unicode writes in two ways (Bangla U+09DF and U+09AF U+09BC).
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(accents, '')
    .replaceAll(invisible, '')
    .replaceAll(/['\u2018\u2019]/g, '')
    .replaceAll(/[\u201C\u201D]/g, '"');
}

/** Where a range of the folded text (UTF-16 offsets) stands in the text, widened to whole characters; null if nowhere. */
export function unfoldRange(
  text: string,
  start: number,
  end: number,
): { readonly start: number; readonly end: number } | null {
  let folded = '';
  let first = -1;
  for (const match of text.matchAll(graphemes)) {
    folded += foldText(match[0]);
    if (first < 0 && folded.length > start) first = match.index;
    if (first >= 0 && folded.length >= end) {
      return foldText(text).startsWith(folded) ? { start: first, end: match.index + match[0].length } : null;
    }
  }
  return null;
}
