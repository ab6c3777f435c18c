import { expect, test } from 'vitest';
import { languages } from '../../../src/content/language.ts';
import { buildSearchIndex } from '../../../src/content/search-index.ts';
import { loadAllTexts } from '../../../src/content/texts.ts';
import { findMatches, prepareSearch, prepareWords } from '../../../src/lib/search.ts';

test('a term of a practice area leads to its section', async () => {
  const english = prepareSearch(await buildSearchIndex(await loadAllTexts('en')));
  const place = { path: '/real-estate-property-law', sectionId: 'mutation-and-records' };
  expect(findMatches(english, 'mutation', 1).matches[0]).toMatchObject(place);
});

test.each(languages)('in %s each everyday word finds all that has a word of the site', async (language) => {
  const text = await loadAllTexts(language);
  const sections = prepareSearch(await buildSearchIndex(text));
  const { everydayWords } = await text.load('everyday-words');
  const prepared = prepareWords(everydayWords);
  const placesOf = (query: string, everyday = prepared) =>
    findMatches(sections, query, 300, everyday).matches.map(({ path, sectionId }) => `${path}#${sectionId}`);
  for (const [siteWord, typed] of Object.entries(everydayWords)) {
    const places = placesOf(siteWord, []);
    expect(places, siteWord).not.toEqual([]);
    for (const word of typed) expect(placesOf(word), word).toEqual(expect.arrayContaining(places));
  }
});
