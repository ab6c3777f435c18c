import { expect, test } from 'vitest';
import { firm as banglaFirm } from '../../../src/content/bn/firm.ts';
import { listText } from '../../../src/content/bn/list-text.ts';
import { teamMembers } from '../../../src/content/bn/team.ts';
import { firm } from '../../../src/content/en/firm.ts';
import { buildSearchIndex } from '../../../src/content/search-index.ts';
import { loadAllTexts } from '../../../src/content/texts.ts';
import { formatsOf } from '../../../src/lib/formats.ts';
import { findMatches, prepareSearch } from '../../../src/lib/search.ts';

const bangla = prepareSearch(await buildSearchIndex(await loadAllTexts('bn')));

test.each([
  [teamMembers[0]?.latinName ?? '', teamMembers[0]?.path ?? '', teamMembers[0]?.name ?? ''],
  [firm.shortName, '/', banglaFirm.shortName],
])('%j leads from a page in Bangla to %s, and is shown in Bangla', (query, path, words) => {
  const [match] = findMatches(bangla, query, 1).matches;
  expect(match?.path).toBe(path);
  expect(match?.snippet).toContain(words);
  expect(match?.snippet).not.toMatch(/\p{Script=Latin}/u);
});

test('numbers are shown in the digits of the language, and found in both', () => {
  const shown = bangla.flatMap(({ section }) => section.searchableContent.map((text) => text.split('\n')[0]));
  expect(shown.filter((text) => /\d/.test(text ?? '') && text !== firm.email)).toEqual([]);
  for (const query of [firm.phone.tel, formatsOf(listText).digits(firm.phone.tel)])
    expect(findMatches(bangla, query, 1).matches[0]).toMatchObject({ path: '/contact', matchStart: 0 });
});
