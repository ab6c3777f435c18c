import { expect, test } from 'vitest';
import { latinNames } from '../../../../src/content/bn/latin-names.ts';
import { buildSearchIndex } from '../../../../src/content/search-index.ts';
import { loadAllTexts } from '../../../../src/content/texts.ts';
import { findMatches, prepareSearch } from '../../../../src/lib/search.ts';

const index = await buildSearchIndex(await loadAllTexts('bn'));
const bangla = prepareSearch(index);

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
