import { beforeAll, expect, test } from 'vitest';
import { firm } from '../../src/content/en/firm.ts';
import { buildSearchIndex } from '../../src/content/search-index.ts';
import { teamMembers } from '../../src/content/en/team.ts';
import type { SearchEntry } from '../../src/content/types.ts';
import { loadAreaPages, loadServicePages, outside, repeated } from '../support/site-content.ts';

let searchIndex: readonly SearchEntry[];
beforeAll(async () => {
  searchIndex = await buildSearchIndex();
});

function count(path: string): number {
  return searchIndex.filter((entry) => entry.path === path).length;
}

test('leads to every place once, with texts (that it exists: build/pages.test.ts)', () => {
  const wrong = searchIndex.flatMap(({ path, sectionId, sectionName, searchableContent }) => [
    ...(sectionName === '' ? [`${path}#${sectionId}: no name`] : []),
    ...(searchableContent.length > 0 && searchableContent.every((text) => /\w/.test(text))
      ? []
      : [`${path}#${sectionId}: empty text`]),
  ]);
  expect(wrong).toEqual([]);
  expect(repeated(searchIndex.map(({ path, sectionId }) => `${path}#${sectionId}`))).toEqual([]);
});

test('covers every card, point and section that it should', async () => {
  const [areaPages, servicePages] = await Promise.all([loadAreaPages(), loadServicePages()]);
  const wrong = [
    ...areaPages.flatMap(({ path, cards }) => outside(path, count(path), cards.length, cards.length)),
    ...servicePages.flatMap(({ path, points }) => outside(path, count(path), points.length, points.length)),
    ...outside('/', count('/'), 6, 6),
    ...outside('/approach', count('/approach'), 3, 3),
    ...outside('/expertise', count('/expertise'), 1, 1),
    ...outside('/team', count('/team'), 6, 6),
    ...outside('/contact', count('/contact'), 2, 2),
    ...outside('/career', count('/career'), 1, 1),
  ];
  expect(wrong).toEqual([]);
});

test("has the firm's address, telephone number and e-mail address, and every member of the team", () => {
  const texts = searchIndex.flatMap((entry) => entry.searchableContent).join('\n');
  const wanted = [
    ...firm.address.lines,
    firm.phone.display,
    firm.email,
    ...teamMembers.map((member) => member.name),
  ];
  expect(wanted.filter((text) => !texts.includes(text))).toEqual([]);
});
