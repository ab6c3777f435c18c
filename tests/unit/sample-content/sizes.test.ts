import { expect, test } from 'vitest';
import { mainPages, footPages, applyPage, notFoundPage, storagePage } from '../../../src/content/en/pages.ts';
import { practiceAreas } from '../../../src/content/en/practice-areas/index.ts';
import { services } from '../../../src/content/en/services/index.ts';
import { teamMembers, teamSections } from '../../../src/content/en/team.ts';
import { practiceAreaSlugs } from '../../../src/content/slugs.ts';
import { topicIcons } from '../../../src/content/topic-icons.ts';
import { fields, loadAreaPages, loadServicePages, repeated } from '../../support/site-content.ts';

/** Names a size that is out of its range; an empty list if it is not. */
function outside(at: string, size: number, least: number, most: number): string[] {
  return size >= least && size <= most ? [] : [`${at}: ${size}, not ${least} to ${most}`];
}

test('every practice area has cards with lines, every service points, and none comes twice', async () => {
  const [areaPages, servicePages] = await Promise.all([loadAreaPages(), loadServicePages()]);
  const cards = areaPages.flatMap((page) => page.cards);
  expect([areaPages.length, servicePages.length]).toEqual([14, 10]);
  expect(areaPages.flatMap((page) => outside(`${page.slug}.ts cards`, page.cards.length, 5, 7))).toEqual([]);
  expect(servicePages.flatMap(({ slug, points }) => outside(`${slug}.ts`, points.length, 6, 8))).toEqual([]);
  expect(cards.flatMap((card) => outside(card.sectionId, card.description.length, 4, 6))).toEqual([]);
  expect(repeated(cards.flatMap((card) => card.description))).toEqual([]);
});

test('the team has the sizes of its sections; ids and addresses are unique', () => {
  const sizes = teamSections.map(({ sectionId, sectionName }) => [
    sectionName,
    teamMembers.filter((member) => member.sectionId === sectionId).length,
  ]);
  expect(Object.fromEntries(sizes)).toEqual({
    'Chief Advisor': 1,
    Advisors: 15,
    'Managing Director': 1,
    Administrator: 1,
    'Associate Legal Analysts': 3,
    'Supporting Staff': 3,
  });
  expect(teamMembers).toHaveLength(24);
  expect(repeated(teamMembers.flatMap(({ id, mail }) => [id, mail ?? []].flat()))).toEqual([]);
  // Numbers and addresses that belong to nobody.
  const strange = ({ mail = 'a@example.com', phone = '+880 1200-000 000' }) =>
    !/^[a-z.]+@example\.com$/.test(mail) || !/^\+880 1200-000 \d{3}$/.test(phone);
  expect(teamMembers.filter(strange)).toEqual([]);
  const worked = new Set(teamMembers.flatMap((member) => member.practiceAreas ?? []));
  expect(practiceAreaSlugs.filter((slug) => !worked.has(slug))).toEqual([]);
});

test('pages have titles of their own and descriptions of 30 to 155 characters', () => {
  const pages = [...mainPages, ...footPages, notFoundPage, applyPage, storagePage];
  const wrong = [
    ...pages.flatMap((page) => outside(page.title, page.description.length, 30, 155)),
    ...[...practiceAreas, ...services].flatMap((page) => outside(page.title, page.summary.length, 60, 155)),
    ...teamMembers.flatMap((member) => outside(member.id, member.summary.length, 30, 155)),
  ];
  expect(wrong).toEqual([]);
  expect(repeated([...pages, ...practiceAreas, ...services].map(({ title }) => title))).toEqual([]);
});

test('no icon is drawn for nothing', () => {
  const used = new Set(fields.filter(({ name }) => name === 'icon').map(({ text }) => text));
  expect(Object.keys(topicIcons).filter((name) => !used.has(name))).toEqual([]);
});
