import { expect, test } from 'vitest';
import { firm } from '../../src/content/en/firm.ts';
import { buildSearchIndex } from '../../src/content/search-index.ts';
import { teamMembers } from '../../src/content/en/team.ts';
import { loadAllTexts } from '../../src/content/texts.ts';
import { loadAreaPages, loadServicePages, repeated } from '../support/site-content.ts';

const searchIndex = await buildSearchIndex(await loadAllTexts('en'));

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
  const sizes = new Map<string, number>();
  for (const { path } of searchIndex) sizes.set(path, (sizes.get(path) ?? 0) + 1);
  const others = { '/': 6, '/approach': 3, '/expertise': 1, '/contact': 2, '/career': 1 };
  expect(Object.fromEntries(sizes)).toMatchObject({
    ...others,
    ...Object.fromEntries(teamMembers.map(({ path }) => [path, 1])),
    ...Object.fromEntries(areaPages.map(({ path, cards }) => [path, cards.length])),
    ...Object.fromEntries(servicePages.map(({ path, points }) => [path, points.length])),
  });
});

test("has the firm's addresses, telephone number and e-mail address, and every member of the team", () => {
  const texts = searchIndex.flatMap((entry) => entry.searchableContent).join('\n');
  const { offices, phone, email } = firm;
  const wanted = [
    ...offices.flatMap(({ lines }) => lines),
    phone.display,
    email,
    ...teamMembers.map(({ name }) => name),
  ];
  expect(wanted.filter((text) => !texts.includes(text))).toEqual([]);
});
