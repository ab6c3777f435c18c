import { foldText, unfoldRange } from './fold-text.ts';

/** Length of a result's text, in characters (code points). */
const snippetLength = 100;
/** More of a query than this is not read: no text of the index is as long. */
const queryLength = 1000;

/** What can be searched: a section of a page and its texts. */
interface SearchableSection<Path extends string> {
  readonly path: Path;
  readonly sectionId: string;
  readonly sectionName: string;
  readonly searchableContent: readonly string[];
}

/** An index that is ready to be searched. */
export type PreparedSearch<Path extends string = string> = ReturnType<typeof prepareSearch<Path>>;

type PreparedSection<Path extends string> = PreparedSearch<Path>[number];

/** Folds every text of an index once, so that a keystroke costs no more than plain substring searches. */
export function prepareSearch<Path extends string>(sections: readonly SearchableSection<Path>[]) {
  return sections.map((section) => {
    const foldedName = foldText(section.sectionName);
    const foldedTexts = section.searchableContent.map(foldText);
    return { section, foldedName, foldedTexts, everything: [foldedName, ...foldedTexts].join('\n') };
  });
}

/**
 * Finds the sections that contain every word of the query, in the name or in any text, whatever the case or accents.
 * Sections whose name has all the words come first, then those with the very phrase, then the rest, each in the order
 * of the index; at most `limit`, with the number of all. A query without a letter or digit finds nothing.
 */
export function findMatches<Path extends string>(
  prepared: PreparedSearch<Path>,
  query: string,
  limit: number,
) {
  const pieces = foldText(query.slice(0, queryLength)).split(/\s+/).filter(Boolean);
  const words = [...new Set(pieces.filter((piece) => /[\p{L}\p{M}\p{N}]/u.test(piece)))];
  if (words.length === 0) return { matches: [], total: 0 };
  const phrase = pieces.join(' ');

  const rankOf = ({ foldedName, everything }: PreparedSection<Path>) =>
    words.every((word) => foldedName.includes(word)) ? 0 : everything.includes(phrase) ? 1 : 2;
  const found = prepared
    .filter(({ everything }) => words.every((word) => everything.includes(word)))
    .map((candidate) => ({ candidate, rank: rankOf(candidate) }))
    .sort((a, b) => a.rank - b.rank);
  const matches = found.slice(0, limit).map(({ candidate }) => toMatch(candidate, words, phrase));
  return { matches, total: found.length };
}

function toMatch<Path extends string>(
  { section, foldedTexts }: PreparedSection<Path>,
  words: readonly string[],
  phrase: string,
) {
  // The text with the phrase; else the one with most of the words, the earliest of equals.
  let best = 0;
  let bestCount = -1;
  for (const [index, text] of foldedTexts.entries()) {
    const count = text.includes(phrase) ? Infinity : words.filter((word) => text.includes(word)).length;
    if (count > bestCount) [best, bestCount] = [index, count];
  }
  const text = section.searchableContent[best] ?? '';
  const folded = foldedTexts[best] ?? '';
  const found = [phrase, ...words].find((part) => folded.includes(part));
  const at = found === undefined ? -1 : folded.indexOf(found);
  const cut = snippetEnd(text);
  const range = found === undefined ? null : unfoldRange(text, at, at + found.length);
  const inside = range !== null && range.end <= cut;
  return {
    path: section.path,
    sectionId: section.sectionId,
    sectionName: section.sectionName,
    /** The first 100 characters of the matching text, with an ellipsis if there is more. */
    snippet: cut < text.length ? `${text.slice(0, cut)}…` : text,
    /** Where in the snippet the match stands (UTF-16 units, end exclusive); null where it lies beyond or in the name. */
    matchStart: inside ? range.start : null,
    matchEnd: inside ? range.end : null,
  };
}

/** Marks and joiners, which belong to the character before them. */
const continuesCharacter = /^[\p{M}\u200C\u200D]/u;
/** Hasanta and the joiner, which bind the character after them. */
const bindsNext = /^[\u09CD\u200D]/;

/** Where the first 100 characters end (UTF-16 units), a little earlier rather than inside a combined character. */
function snippetEnd(text: string): number {
  const characters = Array.from(text.slice(0, 2 * (snippetLength + 1)));
  if (characters.length <= snippetLength) return text.length;
  let count = snippetLength;
  while (
    count > 0 &&
    (continuesCharacter.test(characters[count] ?? '') || bindsNext.test(characters[count - 1] ?? ''))
  ) {
    count -= 1;
  }
  return characters.slice(0, count || snippetLength).join('').length;
}
