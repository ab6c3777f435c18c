import { expect, test } from 'vitest';
import { firm } from '../../src/content/en/firm.ts';
import { buildSearchIndex } from '../../src/content/search-index.ts';
import { languages } from '../../src/content/language.ts';
import { officeSectionId } from '../../src/content/slugs.ts';
import { teamMembers } from '../../src/content/en/team.ts';
import { loadAllTexts } from '../../src/content/texts.ts';
import { findMatches, prepareSearch } from '../../src/lib/search.ts';
import { loadAreaPages, loadServicePages, repeated } from '../support/site-content.ts';

const searchIndex = await buildSearchIndex(await loadAllTexts('en'));
const english = prepareSearch(searchIndex);

test('leads to every place once, with texts (that it exists: build/pages.test.ts)', () => {
  const empty = searchIndex.filter(
    ({ searchableContent }) => !searchableContent.every((text) => /\w/.test(text)),
  );
  expect(empty).toEqual([]);
  expect(repeated(searchIndex.map(({ path, sectionId }) => `${path}#${sectionId}`))).toEqual([]);
});

test.each(languages)('in %s every section is found by its own name, with a snippet', async (language) => {
  const sections = prepareSearch(await buildSearchIndex(await loadAllTexts(language)));
  const lost = sections.filter(({ section: { path, sectionId, sectionName } }) => {
    const { matches } = findMatches(sections, sectionName, 200);
    return !matches.find((match) => match.path === path && match.sectionId === sectionId)?.snippet;
  });
  expect(lost).toEqual([]);
});

test.each(languages)(
  'in %s every page of the menus and the foot is the first that its name finds',
  async (language) => {
    const text = await loadAllTexts(language);
    const sections = prepareSearch(await buildSearchIndex(text));
    const site = await text.load('site');
    const { footPages, mainPages, practiceAreas, services, storagePage } = site;
    const pages = [...mainPages, ...footPages, storagePage, ...practiceAreas, ...services];
    const found = pages.map(({ title }) => findMatches(sections, title, 1).matches[0]);
    expect(found.map((match) => [match?.path, match?.sectionId])).toEqual(
      pages.map(({ path }) => [path, '']),
    );
  },
);

test('covers every card, point and section that it should', async () => {
  const [areaPages, servicePages] = await Promise.all([loadAreaPages(), loadServicePages()]);
  const sizes = new Map<string, number>();
  for (const { path } of searchIndex) sizes.set(path, (sizes.get(path) ?? 0) + 1);
  // One more, everywhere: the page itself.
  const others = { '/': 7, '/approach': 4, '/expertise': 2, '/contact': 3, '/career': 2, '/news': 1 };
  expect(Object.fromEntries(sizes)).toMatchObject({
    ...others,
    ...Object.fromEntries(teamMembers.map(({ path }) => [path, 1])),
    ...Object.fromEntries(areaPages.map(({ path, cards }) => [path, cards.length + 1])),
    ...Object.fromEntries(servicePages.map(({ path, points }) => [path, points.length + 1])),
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

test("the beginning of the firm's telephone number leads to the office", () => {
  const [match] = findMatches(english, firm.phone.display.slice(0, 9), 1).matches;
  expect(match).toMatchObject({ path: '/contact', sectionId: officeSectionId });
});
