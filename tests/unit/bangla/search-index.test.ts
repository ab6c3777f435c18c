import { expect, test } from 'vitest';
import { firm as banglaFirm } from '../../../src/content/bn/firm.ts';
import { teamMembers } from '../../../src/content/bn/team.ts';
import { firm } from '../../../src/content/en/firm.ts';
import { buildSearchIndex } from '../../../src/content/search-index.ts';
import { loadAllTexts } from '../../../src/content/texts.ts';
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
