import { foldSpelling, foldText, unfoldRange } from './fold-text.ts';

/** Length of a result's text, in characters (code points). */
const snippetLength = 100;
/** More of a query than this is not read: no text of the index is as long. */
const queryLength = 1000;

/** What can be searched: a section of a page and its texts. */
interface SearchableSection<Path extends string> {
  readonly path: Path;
  readonly sectionId: string;
  readonly sectionName: string;
  /** What stands behind a line break is searched and not shown: how the Latin alphabet writes the names of the text. */
  readonly searchableContent: readonly string[];
}

/** An index that is ready to be searched. */
export type PreparedSearch<Path extends string = string> = ReturnType<typeof prepareSearch<Path>>;

/** The texts of a section as they are compared. */
interface Folded {
  readonly name: string;
  readonly texts: readonly string[];
  readonly everything: string;
}

/** A query as it is compared. */
interface Asked {
  readonly words: readonly string[];
  readonly phrase: string;
}

/** Folds every text of an index once, so that a keystroke costs no more than plain substring searches. */
export function prepareSearch<Path extends string>(sections: readonly SearchableSection<Path>[]) {
  return sections.map((section) => {
    const name = foldText(section.sectionName);
    const texts = section.searchableContent.map(foldText);
    const exact: Folded = { name, texts, everything: [name, ...texts].join('\n') };
    const loose: Folded = {
      name: foldSpelling(name),
      texts: texts.map(foldSpelling),
      everything: foldSpelling(exact.everything),
    };
    return { section, exact, loose };
  });
}

/** Ranks of {@link rankIn}. */
const ranks = 3;

/**
 * Finds the sections that contain every word of the query, in the name or in any text, whatever the case or accents.
 * Sections whose name has all the words come first, then those with the very phrase, then the rest, each in the order
 * of the index, and behind all of these in the same order those that have the words in another spelling; at most
 * `limit`, with the number of all. A query without a letter or digit finds nothing.
 */
export function findMatches<Path extends string>(
  prepared: PreparedSearch<Path>,
  query: string,
  limit: number,
) {
  const pieces = foldText(query.slice(0, queryLength)).split(/\s+/).filter(Boolean);
  const words = [...new Set(pieces.filter((piece) => /[\p{L}\p{M}\p{N}]/u.test(piece)))];
  if (words.length === 0) return { matches: [], total: 0 };
  const exactly: Asked = { words, phrase: pieces.join(' ') };
  const loosely: Asked = { words: words.map(foldSpelling), phrase: foldSpelling(exactly.phrase) };

  const found = prepared
    .map(({ section, exact, loose }) => {
      const rank = rankIn(exact, exactly);
      if (rank < ranks) return { section, rank, folded: exact, asked: exactly };
      return { section, rank: ranks + rankIn(loose, loosely), folded: loose, asked: loosely };
    })
    .filter(({ rank }) => rank < 2 * ranks)
    .sort((a, b) => a.rank - b.rank);
  const matches = found
    .slice(0, limit)
    .map(({ section, folded, asked }) => toMatch(section, folded.texts, asked));
  return { matches, total: found.length };
}

/** How well a section fits: 0 is best; {@link ranks} where a word is missing. */
function rankIn({ name, everything }: Folded, { words, phrase }: Asked): number {
  if (!words.every((word) => everything.includes(word))) return ranks;
  return words.every((word) => name.includes(word)) ? 0 : everything.includes(phrase) ? 1 : 2;
}

function toMatch<Path extends string>(
  section: SearchableSection<Path>,
  foldedTexts: readonly string[],
  { words, phrase }: Asked,
) {
  // The text with the phrase; else the one with most of the words, the earliest of equals.
  let best = 0;
  let bestCount = -1;
  for (const [index, text] of foldedTexts.entries()) {
    const count = text.includes(phrase) ? Infinity : words.filter((word) => text.includes(word)).length;
    if (count > bestCount) [best, bestCount] = [index, count];
  }
  const [text = ''] = (section.searchableContent[best] ?? '').split('\n');
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
