import { expect, test } from 'vitest';
import { everydayWords as banglaWords } from '../../../src/content/bn/everyday-words.ts';
import { latinNames } from '../../../src/content/bn/latin-names.ts';
import { everydayWords } from '../../../src/content/en/everyday-words.ts';
import { buildSearchIndex } from '../../../src/content/search-index.ts';
import { loadAllTexts } from '../../../src/content/texts.ts';
import { findMatches, prepareSearch, prepareWords } from '../../../src/lib/search.ts';

const english = prepareSearch(await buildSearchIndex(await loadAllTexts('en')));
const index = await buildSearchIndex(await loadAllTexts('bn'));
const bangla = prepareSearch(index);

test('a term of a practice area leads to its section', () => {
  const place = { path: '/real-estate-property-law', sectionId: 'mutation-and-records' };
  expect(findMatches(english, 'mutation', 1).matches[0]).toMatchObject(place);
});

test.each([
  ['companies act', '/corporate-commercial-law', 'কোম্পানি আইন, ১৯৯৪'],
  ['RJSC', '/corporate-commercial-law', '(আরজেএসসি)'],
  ['tax advisory', '/tax-advisory', ''],
  ['নামজারী', '/real-estate-property-law', 'নামজারি'],
])('%j leads from a page in Bangla to %s', (query, path, words) => {
  const [match] = findMatches(bangla, query, 1).matches;
  expect(match?.path).toBe(path);
  expect(match?.snippet).toContain(words);
});

test('a Latin name stands beside a name that the pages in Bangla have', () => {
  const texts = index.flatMap((entry) => entry.searchableContent);
  const found = new Set(texts.flatMap((text) => text.split('\n').slice(1)));
  expect(Object.values(latinNames).filter((name) => !found.has(name))).toEqual([]);
});

test.each([
  [everydayWords, english],
  [banglaWords, bangla],
])('each everyday word finds all that has a word of the site', (words, sections) => {
  const prepared = prepareWords(words);
  const placesOf = (query: string, everyday = prepared) =>
    findMatches(sections, query, 300, everyday).matches.map(({ path, sectionId }) => `${path}#${sectionId}`);
  for (const [siteWord, typed] of Object.entries(words)) {
    const places = placesOf(siteWord, []);
    expect(places, siteWord).not.toEqual([]);
    for (const word of typed) expect(placesOf(word), word).toEqual(expect.arrayContaining(places));
  }
});
