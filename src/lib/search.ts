import { foldSpelling, foldText, markWords, unfoldRange, wordEdge } from './fold-text.ts';

/** Length of a result's text, in characters (code points). */
const snippetLength = 100;
/** More of a query than this is not read: no text of the index is as long. */
const queryLength = 1000;

interface SearchableSection<Path extends string> {
  readonly path: Path;
  readonly sectionId: string;
  readonly sectionName: string;
  /** What stands behind a line break is searched and not shown: how the Latin alphabet writes the names of the text. */
  readonly searchableContent: readonly string[];
}

export type PreparedSearch<Path extends string = string> = ReturnType<typeof prepareSearch<Path>>;

/** The texts of a section as they are compared: folded, with the edges of words marked. */
interface Folded {
  readonly name: string;
  readonly texts: readonly string[];
  readonly everything: string;
}

/** A query as it is compared, and with which spelling of the texts. */
interface Asked {
  readonly spelling: 'exact' | 'loose';
  readonly words: readonly string[];
  readonly phrase: string;
}

/** Folds every text of an index once, so that a keystroke costs no more than plain substring searches. */
export function prepareSearch<Path extends string>(sections: readonly SearchableSection<Path>[]) {
  return sections.map((section) => {
    const name = markWords(foldText(section.sectionName));
    const texts = section.searchableContent.map((text) => markWords(foldText(text)));
    const exact: Folded = { name, texts, everything: [name, ...texts].join('\n') };
    const loose: Folded = {
      name: foldSpelling(name),
      texts: texts.map(foldSpelling),
      everything: foldSpelling(exact.everything),
    };
    return { section, exact, loose };
  });
}

const foldLoosely = (text: string) => foldSpelling(foldText(text));

/** Pairs of what visitors type and what the site calls it, the longest first, from a list by the site's words. */
export function prepareWords(words: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(words)
    .flatMap(([siteWord, typed]) => typed.map((word) => [foldLoosely(word), foldLoosely(siteWord)] as const))
    .sort(([a], [b]) => b.length - a.length);
}

function toAsked(spelling: Asked['spelling'], pieces: readonly string[]): Asked {
  const words = pieces.filter((piece) => /[\p{L}\p{M}\p{N}]/u.test(piece)).map(markWords);
  return { spelling, words: [...new Set(words)], phrase: markWords(pieces.join(' ')) };
}

/** What {@link fitIn} says of a text that has nothing of what is looked for. */
const missing = 3;

/** What of a marked text must stand in another one that has it as whole words, from the beginning of a word, or inside one. */
function formsOf(marked: string): readonly [whole: string, beginning: string, inside: string] {
  const beginning = marked.endsWith(wordEdge) ? marked.slice(0, -1) : marked;
  return [marked, beginning, beginning.startsWith(wordEdge) ? beginning.slice(1) : beginning];
}

/** Which of {@link formsOf} the text has, by its place: the smaller the better; {@link missing} for none. */
function fitIn(text: string, marked: string): number {
  const [whole, beginning, inside] = formsOf(marked);
  if (text.includes(whole)) return 0;
  // Not the first letter of a conjunct: in Bangla that is another sound.
  let at = text.indexOf(beginning);
  while (at >= 0 && text[at + beginning.length] === '\u09CD') at = text.indexOf(beginning, at + 1);
  if (at >= 0) return 1;
  return text.includes(inside) ? 2 : missing;
}

/**
 * Finds the sections that contain every word of the query, in the name or in any text, whatever the case or accents:
 * first those whose name is the query, then those whose name begins with it or has its words, whole pages before
 * sections; then those with the very phrase, then the rest, each in the order of the index. Behind all of these in the
 * same order come those that have the words in another spelling, then those that have what the site says for the
 * query's `everyday` words, and last those that have a word only inside another one. At most `limit`, with the number
 * of all. A query without a letter or digit finds nothing.
 */
export function findMatches<Path extends string>(
  prepared: PreparedSearch<Path>,
  query: string,
  limit: number,
  everyday: ReturnType<typeof prepareWords> = [],
) {
  const pieces = foldText(query.slice(0, queryLength)).split(/\s+/).filter(Boolean);
  const loosely = pieces.map(foldSpelling);
  // Words of Bangla have endings: what begins with an everyday word is meant, too.
  const siteWords = loosely.map((piece) => everyday.find(([typed]) => piece.startsWith(typed))?.[1] ?? piece);
  const asked = [toAsked('exact', pieces), toAsked('loose', loosely)];
  if (asked[0]?.words.length === 0) return { matches: [], total: 0 };
  const meant = siteWords.join(' ');
  if (meant !== loosely.join(' ')) asked.push(toAsked('loose', meant.split(' ')));

  const found = prepared
    .map(({ section, ...folded }) =>
      asked
        .map((query, way) => {
          const { texts, ...has } = folded[query.spelling];
          return { section, texts, query, rank: 100 * way + rankIn(has, query, section.sectionId === '') };
        })
        .reduce((best, next) => (next.rank < best.rank ? next : best)),
    )
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank);
  const matches = found.slice(0, limit).map(({ section, texts, query }) => toMatch(section, texts, query));
  return { matches, total: found.length };
}

/**
 * How well a section fits a query: 0 is best; Infinity where a word is missing. By name it is below 20, by its texts below
 * 100, where a word stands only inside another one above all.
 */
function rankIn(
  { name, everything }: Omit<Folded, 'texts'>,
  { words, phrase }: Asked,
  isPage: boolean,
): number {
  const worstIn = (text: string) => Math.max(...words.map((word) => fitIn(text, word)));
  const [worst, inName] = [worstIn(everything), worstIn(name)];
  if (worst === missing) return Infinity;
  const last = worst === 2 ? 1000 : 0;
  if (inName > worst) return last + 20 + fitIn(everything, phrase);
  const start = formsOf(phrase)[inName] ?? '';
  const closeness = name === start ? 0 : name.startsWith(start) ? 1 : 2;
  return last + 2 * (3 * inName + closeness) + (isPage ? 0 : 1);
}

function toMatch<Path extends string>(
  { searchableContent, ...section }: SearchableSection<Path>,
  foldedTexts: readonly string[],
  { words, phrase }: Asked,
) {
  // The text with the phrase, best as whole words; else the one with most of the words, the earliest of equals.
  let best = 0;
  let bestCount = -1;
  for (const [index, text] of foldedTexts.entries()) {
    const fit = fitIn(text, phrase);
    const had = words.filter((word) => fitIn(text, word) < missing).length;
    const count = fit < missing ? words.length + missing - fit : had;
    if (count > bestCount) [best, bestCount] = [index, count];
  }
  const [text = ''] = (searchableContent[best] ?? '').split('\n');
  const folded = foldedTexts[best] ?? '';
  const found = [phrase, ...words].flatMap(formsOf).find((part) => folded.includes(part));
  const lengthOf = (part: string) => part.replaceAll(wordEdge, '').length;
  const at = lengthOf(folded.slice(0, folded.indexOf(found ?? '')));
  const cut = snippetEnd(text);
  const range = found === undefined ? null : unfoldRange(text.slice(0, cut), at, at + lengthOf(found));
  return {
    ...section,
    /** The first 100 characters of the matching text, with an ellipsis if there is more. */
    snippet: cut < text.length ? `${text.slice(0, cut)}…` : text,
    /** Where in the snippet the match stands (UTF-16 units, end exclusive); null where it lies beyond or in the name. */
    matchStart: range?.start ?? null,
    matchEnd: range?.end ?? null,
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
