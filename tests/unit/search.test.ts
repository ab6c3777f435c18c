import { beforeAll, describe, expect, test } from 'vitest';
import { buildSearchIndex } from '../../src/content/search-index.ts';
import { foldText } from '../../src/lib/fold-text.ts';
import { findMatches, prepareSearch, type PreparedSearch } from '../../src/lib/search.ts';

/** An index of one section a text, named 'Section 0', 'Section 1' and so on. */
function indexOf(...texts: string[]): PreparedSearch {
  return prepareSearch(
    texts.map((text, index) => ({
      path: '/page',
      sectionId: `section-${index}`,
      sectionName: `Section ${index}`,
      searchableContent: [text],
    })),
  );
}

function found(index: PreparedSearch, query: string): string[] {
  return findMatches(index, query, 50).matches.map((match) => match.sectionId);
}

/** A section with one text. */
function section(sectionId: string, sectionName: string, text: string) {
  return { path: '/a', sectionId, sectionName, searchableContent: [text] };
}

/** The part of the first result's snippet that is marked as the match. */
function marked(index: PreparedSearch, query: string): string | null {
  const [match] = findMatches(index, query, 1).matches;
  if (!match || match.matchStart === null || match.matchEnd === null) return null;
  return match.snippet.slice(match.matchStart, match.matchEnd);
}

describe('what matches', () => {
  test('case makes no difference', () => {
    expect(found(indexOf('Mutation of Land'), 'mUTATION')).toEqual(['section-0']);
  });

  test('accents make no difference, on either side', () => {
    const index = indexOf('Café owners', 'Cafe owners', 'Cafe\u0301 owners', 'İstanbul');
    expect(found(index, 'cafe')).toEqual(['section-0', 'section-1', 'section-2']);
    expect(found(index, 'CAFÉ')).toEqual(['section-0', 'section-1', 'section-2']);
    expect(found(index, 'istanbul')).toEqual(['section-3']);
  });

  test('every word must be there, in any order, in any text or the name', () => {
    const index = prepareSearch([
      {
        path: '/a',
        sectionId: 'both',
        sectionName: 'Land',
        searchableContent: ['first', 'registration fee'],
      },
      { path: '/a', sectionId: 'one', sectionName: 'Land', searchableContent: ['registration'] },
    ]);
    expect(found(index, 'fee land')).toEqual(['both']);
    expect(found(index, 'land registration')).toEqual(['both', 'one']);
    expect(found(index, 'land registration deed')).toEqual([]);
  });

  test('a phrase is not found across two texts', () => {
    const index = prepareSearch([
      { path: '/a', sectionId: 'split', sectionName: 'A', searchableContent: ['share', 'holder'] },
      { path: '/a', sectionId: 'joined', sectionName: 'B', searchableContent: ['share holder'] },
    ]);
    expect(found(index, 'share holder')).toEqual(['joined', 'split']);
  });

  test('typographic apostrophes, none at all, and invisible characters are forgiven', () => {
    const index = indexOf("Let's Work Together");
    const queries = ["let's work", 'let\u2019s work', 'lets work', 'le\u00ADt\u200Bs work'];
    expect(queries.filter((query) => found(index, query).length !== 1)).toEqual([]);
    expect(marked(index, 'lets')).toBe("Let's");
  });

  test('a no-break space in a text is a space', () => {
    expect(found(indexOf('section\u00A053C'), 'section 53c')).toEqual(['section-0']);
  });
});

describe('Bangla', () => {
  test('letters that Unicode writes in two ways are one', () => {
    const composed = '\u09B8\u09AE\u09DF';
    const decomposed = '\u09B8\u09AE\u09AF\u09BC';
    expect(found(indexOf(composed), decomposed)).toEqual(['section-0']);
    expect(found(indexOf(decomposed), composed)).toEqual(['section-0']);
    // The vowel sign o is one character or two.
    expect(found(indexOf('\u0995\u09CB\u09B0\u09CD\u099F'), '\u0995\u09C7\u09BE\u09B0\u09CD\u099F')).toEqual([
      'section-0',
    ]);
  });

  test('vowel signs, hasanta and nukta are kept: words that differ by them differ', () => {
    expect(found(indexOf('জমি'), 'জমা')).toEqual([]);
    expect(found(indexOf('কর্ম'), 'করম')).toEqual([]);
    expect(found(indexOf('বড়'), 'বডা')).toEqual([]);
    expect(foldText('চুক্তি')).toContain('\u09CD');
    expect(found(indexOf('জমির নামজারি ও খতিয়ান'), 'নামজারি')).toEqual(['section-0']);
  });

  test('a joiner inside a word makes no difference', () => {
    expect(found(indexOf('র\u200D\u09CDযাব'), 'র\u09CDযাব')).toEqual(['section-0']);
  });

  test('the mark covers whole characters', () => {
    expect(marked(indexOf('জমির নামজারি'), 'নামজার')).toBe('নামজারি');
    expect(marked(indexOf('সময় শেষ'), 'সময\u09BC')).toBe('সময়');
  });
});

describe('order and number of results', () => {
  test('names first, then the exact phrase, then the rest, each in the order of the index', () => {
    const index = prepareSearch([
      section('words', 'One', 'the law that a family asks about'),
      section('phrase', 'Two', 'notes on family law'),
      section('name', 'Family Law', 'divorce'),
      section('phrase-again', 'Three', 'family law again'),
      section('name-words', 'Law of the Family', 'custody'),
    ]);
    expect(found(index, 'family law')).toEqual(['name', 'name-words', 'phrase', 'phrase-again', 'words']);
  });

  test('no more results than asked for', () => {
    const index = indexOf('land', 'land', 'land');
    expect(findMatches(index, 'land', 2).matches.map((match) => match.sectionId)).toEqual([
      'section-0',
      'section-1',
    ]);
    expect(findMatches(index, 'land', 0)).toEqual({ matches: [], total: 3 });
  });
});

describe('the snippet', () => {
  test('is the matching text, not the first one', () => {
    const index = prepareSearch([
      { path: '/a', sectionId: 's', sectionName: 'S', searchableContent: ['one thing', 'another matter'] },
    ]);
    expect(findMatches(index, 'matter', 1).matches[0]).toEqual({
      path: '/a',
      sectionId: 's',
      sectionName: 'S',
      snippet: 'another matter',
      matchStart: 8,
      matchEnd: 14,
    });
  });

  test('has the first 100 characters, and an ellipsis only if there is more', () => {
    const hundred = `needle ${'x'.repeat(93)}`;
    expect(findMatches(indexOf(hundred), 'needle', 1).matches[0]?.snippet).toBe(hundred);
    expect(findMatches(indexOf(`${hundred}y`), 'needle', 1).matches[0]?.snippet).toBe(`${hundred}…`);
  });

  test('marks nothing where the match lies beyond its end or in the name', () => {
    expect(marked(indexOf(`${'x'.repeat(96)} needle`), 'needle')).toBeNull();
    expect(marked(indexOf('text'), 'section')).toBeNull();
    expect(findMatches(indexOf('text'), 'section', 1).matches[0]?.snippet).toBe('text');
  });

  test('counts a surrogate pair as one character and does not split it', () => {
    const text = `${'x'.repeat(99)}😀😀`;
    expect(findMatches(indexOf(text), 'x', 1).matches[0]?.snippet).toBe(`${'x'.repeat(99)}😀…`);
  });

  test('does not split a letter from its accent, a vowel sign or the rest of a conjunct', () => {
    expect(findMatches(indexOf(`${'x'.repeat(99)}e\u0301yy`), 'x', 1).matches[0]?.snippet).toBe(
      `${'x'.repeat(99)}…`,
    );
    expect(findMatches(indexOf(`${'x'.repeat(99)}\u0995\u09BFyy`), 'x', 1).matches[0]?.snippet).toBe(
      `${'x'.repeat(99)}…`,
    );
    expect(findMatches(indexOf(`${'x'.repeat(98)}\u0995\u09CD\u09B7y`), 'x', 1).matches[0]?.snippet).toBe(
      `${'x'.repeat(98)}…`,
    );
  });

  test('is cut all the same where the marks have no end', () => {
    const snippet = findMatches(indexOf(`x${'\u0301'.repeat(500)}`), 'x', 1).matches[0]?.snippet;
    expect(snippet).toBe(`x${'\u0301'.repeat(99)}…`);
  });

  test('marks the right place after characters that fold to another length', () => {
    expect(marked(indexOf('ﬁne İzmir “quoted” needle'), 'needle')).toBe('needle');
    expect(marked(indexOf('A ﬁne day'), 'fine')).toBe('ﬁne');
    expect(marked(indexOf('e\u0301te\u0301 ici'), 'ete')).toBe('e\u0301te\u0301');
  });
});

describe('hostile queries', () => {
  const index = indexOf('Plain text (with brackets) [and] more.*', 'constructor __proto__ toString');

  test.each(['', '   ', '\n\t', '&', '...', '()', '\u200B', '😀'])('%j finds nothing', (query) => {
    expect(findMatches(index, query, 10).matches).toEqual([]);
  });

  test('characters of regular expressions mean themselves', () => {
    expect(found(index, '(with')).toEqual(['section-0']);
    expect(found(index, 'more.*')).toEqual(['section-0']);
    expect(found(index, 'm.re')).toEqual([]);
    expect(found(index, '[a-z]+')).toEqual([]);
    expect(found(index, '__proto__')).toEqual(['section-1']);
  });

  test('half a surrogate pair is no error', () => {
    expect(findMatches(index, 'text\uD83D', 10).matches).toEqual([]);
    expect(found(indexOf('broken \uDE00 pair'), 'broken')).toEqual(['section-0']);
  });

  test('10 000 characters are no error', () => {
    expect(findMatches(index, 'x'.repeat(10_000), 10).matches).toEqual([]);
    expect(found(index, 'plain '.repeat(1667))).toEqual(['section-0']);
    expect(findMatches(index, Array.from({ length: 2000 }, (_, n) => `w${n}`).join(' '), 10).matches).toEqual(
      [],
    );
  });
});

describe('the index of the site', () => {
  let index: PreparedSearch;
  beforeAll(async () => {
    index = prepareSearch(await buildSearchIndex());
  });

  test.each([
    ['mutation', '/real-estate-property-law', 'mutation-and-records'],
    ['tax advisory', '/tax-advisory', 'registration-and-returns'],
    ['Rezaul', '/team', 'advisors'],
    ['about us', '/', 'about-us-home'],
    ['+880 1200', '/contact', 'contact-info'],
    ['job openings', '/career', 'openings'],
    ['understanding your legal needs', '/approach', 'our-process'],
  ])('%j leads to %s#%s', (query, path, sectionId) => {
    expect(findMatches(index, query, 1).matches[0]).toMatchObject({ path, sectionId });
  });

  test('every section is found by its own name, with a snippet', () => {
    const lost = index.filter(({ section }) => {
      const { matches } = findMatches(index, section.sectionName, 200);
      const own = matches.find(
        ({ path, sectionId }) => path === section.path && sectionId === section.sectionId,
      );
      return !own?.snippet;
    });
    expect(lost).toEqual([]);
  });
});
