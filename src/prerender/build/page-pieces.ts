/** A page as the worker keeps it: numbers stand for shared pieces, texts for themselves. */
type PageParts = readonly (number | string)[];

export interface KeptPages {
  /** What several pages share: frame, styles, sections. */
  readonly pieces: readonly string[];
  readonly pages: ReadonlyMap<string, PageParts>;
}

/** Shorter runs, in characters, are repeated in each page: a reference would cost as much. */
const shortest = 60;

/** Tags, each with the text behind it. */
function tokensOf(html: string): string[] {
  return html.split(/(?=<)/);
}

/** For every token what stands before and behind it, wherever it occurs; the empty text is the end of a page. */
function neighboursOf(pages: readonly (readonly string[])[]) {
  const before = new Map<string, Set<string>>();
  const behind = new Map<string, Set<string>>();
  const note = (map: Map<string, Set<string>>, token: string, other: string) => {
    const known = map.get(token);
    if (known) known.add(other);
    else map.set(token, new Set([other]));
  };
  for (const tokens of pages) {
    for (const [index, token] of tokens.entries()) {
      note(before, token, tokens[index - 1] ?? '');
      note(behind, token, tokens[index + 1] ?? '');
    }
  }
  return { before, behind };
}

/**
 * Takes pages apart, so that what they share is kept once and a changed sentence changes one page. A piece is a run of
 * tags that always stand together, on two pages at least. Put together again ({@link joinPage}) the parts are the page,
 * letter by letter.
 * @param pages HTML by name
 */
export function splitPages(pages: ReadonlyMap<string, string>): KeptPages {
  const tokenised = new Map([...pages].map(([name, html]) => [name, tokensOf(html)]));
  const { before, behind } = neighboursOf([...tokenised.values()]);
  const occurrences = new Map<string, number>();
  for (const tokens of tokenised.values()) {
    for (const token of new Set(tokens)) occurrences.set(token, (occurrences.get(token) ?? 0) + 1);
  }
  const belongTogether = (token: string, next: string) =>
    behind.get(token)?.size === 1 && before.get(next)?.size === 1;

  const pieces: string[] = [];
  const numbers = new Map<string, number>();
  function partOf(run: readonly string[]): number | string {
    const text = run.join('');
    if (text.length < shortest || (occurrences.get(run[0] ?? '') ?? 0) < 2) return text;
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, pieces.push(text) - 1);
    return pieces.length - 1;
  }
  function partsOf(tokens: readonly string[]): PageParts {
    const parts: (number | string)[] = [];
    let start = 0;
    for (const [index, token] of tokens.entries()) {
      const next = tokens[index + 1];
      if (next !== undefined && belongTogether(token, next)) continue;
      const part = partOf(tokens.slice(start, index + 1));
      const last = parts.at(-1);
      if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
      else parts.push(part);
      start = index + 1;
    }
    return parts;
  }
  return { pages: new Map([...tokenised].map(([name, tokens]) => [name, partsOf(tokens)])), pieces };
}
