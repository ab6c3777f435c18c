import { expect, test } from 'vitest';
import { findMatches, prepareSearch, prepareWords, type PreparedSearch } from '../../src/lib/search.ts';

const section = (sectionId: string, sectionName: string, ...searchableContent: string[]) => ({
  path: '/page',
  sectionId,
  sectionName,
  searchableContent,
});

/** An index of one section a text, with the ids 0, 1 and so on. */
const indexOf = (...texts: string[]): PreparedSearch =>
  prepareSearch(texts.map((text, index) => section(String(index), `Section ${index}`, text)));

const found = (index: PreparedSearch, query: string): string =>
  findMatches(index, query, 50)
    .matches.map(({ sectionId }) => sectionId)
    .join();

const first = (text: string, query: string) => findMatches(indexOf(text), query, 1).matches[0];

/** The part of the snippet that is marked as the match. */
function marked(text: string, query: string): string | null {
  const match = first(text, query);
  if (!match || match.matchStart === null || match.matchEnd === null) return null;
  return match.snippet.slice(match.matchStart, match.matchEnd);
}

const court = '\u0995\u09CB\u09B0\u09CD\u099F';

test.each<[string, string[], string, string]>([
  ['whatever the case', ['Mutation of Land'], 'mUTATION', '0'],
  ['without accents', ['Café owners', 'Cafe owners', 'Cafe\u0301 owners', 'İstanbul'], 'cafe', '0,1,2'],
  ['with accents', ['Café owners', 'Cafe owners', 'Cafe\u0301 owners', 'İstanbul'], 'CAFÉ', '0,1,2'],
  ['without the dot of an İ', ['Café', 'İstanbul'], 'istanbul', '1'],
  ['with its apostrophe', ["Let's Work Together"], "let's work", '0'],
  ['without its apostrophe', ["Let's Work Together"], 'lets work', '0'],
  ['with invisible characters', ["Let's Work Together"], 'le\u00ADt\u200Bs work', '0'],
  ['across a no-break space', ['section\u00A053C'], 'section 53c', '0'],
  ['decomposed in Bangla', ['\u09B8\u09AE\u09DF'], '\u09B8\u09AE\u09AF\u09BC', '0'],
  ['with a vowel sign in two', [court], '\u0995\u09C7\u09BE\u09B0\u09CD\u099F', '0'],
  ['not with half of a vowel sign', [court], '\u0995\u09C7', ''],
  ['by digits of either script', ['ধারা ৮৯ক', 'section 89A'], '89', '0,1'],
  ['by Bangla digits', ['ধারা ৮৯ক', 'section 89A'], '৮৯', '0,1'],
  ['not with another vowel sign', ['জমি'], 'জমা', ''],
  ['not without hasanta', ['কর্ম'], 'করম', ''],
  ['whatever the joiners', ['র\u200D\u09CDযাব'], 'র\u09CDযাব', '0'],
  ['with a bracket that means itself', ['Plain text (with brackets) more.*'], '(with', '0'],
  ['not by a pattern', ['Plain text (with brackets) more.*'], 'm.re', ''],
  ['by a name of the prototype', ['text', 'constructor __proto__ toString'], '__proto__', '1'],
  ['beside half a surrogate pair', ['broken \uDE00 pair'], 'broken', '0'],
  ['not by half a surrogate pair', ['text'], 'text\uD83D', ''],
  ['by 10 000 characters of the same word', ['Plain text'], 'plain '.repeat(1667), '0'],
  ['not by 10 000 characters', ['x'], 'x'.repeat(10_000), ''],
  ...['', '   ', '\n\t', '&', '...', '()', '\u200B', '😀'].map(
    (query) => ['not by nothing', ['Plain & (text)... 😀'], query, ''] as [string, string[], string, string],
  ),
])('a text is found %s', (_, texts, query, sections) => {
  expect(found(indexOf(...texts), query)).toBe(sections);
});

test('every word must be there, in any order, in any text or the name', () => {
  const index = prepareSearch([
    section('both', 'Land', 'first', 'registration fee'),
    section('one', 'Land', 'registration'),
  ]);
  expect(found(index, 'fee land')).toBe('both');
  expect(found(index, 'land registration')).toBe('both,one');
  expect(found(index, 'land registration deed')).toBe('');
});

test('names come first, then the exact phrase, then the rest, each in the order of the index', () => {
  const index = prepareSearch([
    section('words', 'One', 'the law that a family asks about'),
    section('split', 'Two', 'family', 'law'),
    section('phrase', 'Three', 'notes on family law'),
    section('name', 'Family Law', 'divorce'),
    section('phrase-again', 'Four', 'family law again'),
    section('name-words', 'Law of the Family', 'custody'),
  ]);
  expect(found(index, 'family law')).toBe('name,name-words,phrase,phrase-again,words,split');
});

test('the name itself comes first, whole words before beginnings, and last what stands inside a word', () => {
  const index = prepareSearch([
    section('inside-name', 'আয়করদাতা', 'অন্য কথা'),
    section('conjunct', 'কর্পোরেট', 'অন্য কথা'),
    section('beginning', 'Notes', 'আলাদা করা'),
    section('word', 'আয়কর', 'অন্য কথা', 'আলাদা করা', 'কর আদায়'),
    section('name-beginning', 'করমুক্ত আয়', 'আয়'),
    section('name-word', 'ভূমি উন্নয়ন কর', 'জমি'),
    section('first-word', 'কর পরামর্শ', 'আয়'),
    section('name', 'কর', 'আয়'),
    { ...section('', 'কর', 'আয়'), path: '/tax' },
  ]);
  expect(found(index, 'কর')).toBe(
    ',name,first-word,name-word,name-beginning,word,beginning,inside-name,conjunct',
  );
  const word = findMatches(index, 'কর', 9).matches.find(({ sectionId }) => sectionId === 'word');
  expect(word?.snippet).toBe('কর আদায়');
});

test('an everyday word, with any ending, finds what the site says for it, behind what has the word itself', () => {
  const words = prepareWords({ বিবাহ: ['বিয়ে'], নিবন্ধন: ['রেজিস্ট্রেশন'] });
  const index = prepareSearch([
    section('meant', 'বিবাহ', 'বিবাহ নিবন্ধন'),
    section('same', 'Notes', 'বিয়ের পর'),
    section('none', 'Notes', 'জমি'),
  ]);
  const ids = (query: string) =>
    findMatches(index, query, 9, words).matches.map(({ sectionId }) => sectionId);
  expect(ids('বিয়ে')).toEqual(['same', 'meant']);
  expect(ids('বিয়ের')).toEqual(['same', 'meant']);
  expect(ids('রেজিষ্ট্রেশন বিয়ে')).toEqual(['meant']);
  expect(found(index, 'রেজিস্ট্রেশন')).toBe('');
});

test.each([
  ['নামজারী', 'নামজারি', 'নামজারি'],
  ['নামজারি', 'নামজারী', 'নামজারী'],
  ['ভুমি কর', 'ভূমি উন্নয়ন কর', 'ভূমি'],
  ['প্রমান', 'লিখিত প্রমাণ', 'প্রমাণ'],
  ['শালিস', 'সালিস আইন', 'সালিস'],
  ['বিসেশ', 'বিশেষ', 'বিশেষ'],
])('%j finds %j, behind all that is spelled so', (query, text, mark) => {
  const index = prepareSearch([section('other', text, text), section('same', 'Notes', `on ${query}`)]);
  expect(found(index, query)).toBe('same,other');
  expect(marked(text, query)).toBe(mark);
});

test('what stands behind a line break is searched and not shown', () => {
  const text = 'কোম্পানি আইন, ১৯৯৪\nCompanies Act 1994';
  const match = { snippet: 'কোম্পানি আইন, ১৯৯৪', matchStart: null, matchEnd: null };
  expect(first(text, 'companies')).toMatchObject(match);
  expect(marked(text, 'আইন')).toBe('আইন');
});

test('no more results than asked for, and how many there are', () => {
  const index = indexOf('land', 'land', 'land');
  const { matches, total } = findMatches(index, 'land', 2);
  expect([matches.map(({ sectionId }) => sectionId), total]).toEqual([['0', '1'], 3]);
  expect(findMatches(index, 'land', 0)).toEqual({ matches: [], total: 3 });
});

test('the snippet is the matching text, not the first one', () => {
  const index = prepareSearch([section('s', 'S', 'one thing', 'another matter')]);
  const match = { snippet: 'another matter', matchStart: 8, matchEnd: 14 };
  const place = { path: '/page', sectionId: 's', sectionName: 'S' };
  expect(findMatches(index, 'matter', 1).matches[0]).toEqual({ ...place, ...match });
});

const x = (count: number) => 'x'.repeat(count);
test.each([
  ['has 100 characters', x(100), x(100)],
  ['says that there are more', x(101), `${x(100)}…`],
  ['counts a surrogate pair as one character', `${x(99)}😀😀`, `${x(99)}😀…`],
  ['does not split a letter from its accent', `${x(99)}e\u0301yy`, `${x(99)}…`],
  ['does not split a conjunct', `${x(98)}\u0995\u09CD\u09B7y`, `${x(98)}…`],
  ['is cut all the same where the marks have no end', `x${'\u0301'.repeat(500)}`, `x${'\u0301'.repeat(99)}…`],
])('the snippet %s', (_, text, snippet) => {
  expect(first(text, 'x')?.snippet).toBe(snippet);
});

test.each([
  ["Let's Work Together", 'lets', "Let's"],
  ['জমির নামজারি', 'নামজার', 'নামজারি'],
  ['শিক্ষা ও সংস্কৃতি', 'শিক', 'শিক্ষা'],
  ['ﬁne İzmir “quoted” needle', 'needle', 'needle'],
  ['A ﬁne day', 'fine', 'ﬁne'],
  ['e\u0301te\u0301 ici', 'ete', 'e\u0301te\u0301'],
  ['found by its name', 'section', null],
])('the snippet of %j marks for %j whole characters: %j', (text, query, mark) => {
  expect(marked(text, query)).toBe(mark);
});
