import { beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityPage,
  applyPage,
  mainPages,
  notFoundPage,
  storagePage,
} from '../../../src/content/pages.ts';
import { practiceAreas } from '../../../src/content/practice-areas/index.ts';
import { services } from '../../../src/content/services/index.ts';
import { teamMembers, teamSections } from '../../../src/content/team.ts';
import { loadAreaPages, loadServicePages, outside, repeated, wordCount } from '../../support/site-content.ts';

let areaPages: Awaited<ReturnType<typeof loadAreaPages>>;
let servicePages: Awaited<ReturnType<typeof loadServicePages>>;
beforeAll(async () => {
  [areaPages, servicePages] = await Promise.all([loadAreaPages(), loadServicePages()]);
});

describe('practice areas', () => {
  test('fourteen pages of 5 to 7 cards: 91 cards and 400 lines in all', () => {
    expect(areaPages).toHaveLength(14);
    expect(areaPages.flatMap(({ slug, cards }) => outside(`${slug}.ts cards`, cards.length, 5, 7))).toEqual(
      [],
    );
    const cards = areaPages.flatMap((page) => page.cards);
    expect([cards.length, cards.flatMap((card) => card.description).length]).toEqual([91, 400]);
  });

  test('leads, summaries and lines have their lengths, and no line comes twice', () => {
    const wrong = areaPages.flatMap(({ slug, lead, summary, cards }) => [
      ...outside(`${slug}.ts lead, words`, wordCount(lead), 50, 80),
      ...outside(`practice-areas/index.ts ${slug} summary, characters`, summary.length, 60, 155),
      ...(summary.endsWith('.') ? [] : [`practice-areas/index.ts ${slug} summary: no full stop`]),
      ...cards.flatMap(({ sectionId, description }) => [
        ...outside(`${slug}.ts ${sectionId}, lines`, description.length, 4, 6),
        ...description.flatMap((line) => [
          ...outside(`${slug}.ts ${sectionId} '${line}', words`, wordCount(line), 8, 18),
          ...(line.endsWith('.') ? [`${slug}.ts ${sectionId} '${line}': full stop`] : []),
        ]),
      ]),
    ]);
    expect(wrong).toEqual([]);
    expect(repeated(areaPages.flatMap((page) => page.cards.flatMap((card) => card.description)))).toEqual([]);
  });
});

describe('services', () => {
  test('ten pages of 6 to 8 points: 71 in all', () => {
    expect(servicePages).toHaveLength(10);
    expect(
      servicePages.flatMap(({ slug, points }) => outside(`${slug}.ts points`, points.length, 6, 8)),
    ).toEqual([]);
    expect(servicePages.flatMap((page) => page.points)).toHaveLength(71);
  });

  test('intros, summaries and bodies have their lengths', () => {
    const wrong = servicePages.flatMap(({ slug, intro, summary, points, related }) => [
      ...outside(`${slug}.ts intro, words`, wordCount(intro), 60, 90),
      ...outside(`services/index.ts ${slug} summary, characters`, summary.length, 60, 155),
      ...points.flatMap(({ sectionId, body }) =>
        outside(`${slug}.ts ${sectionId} body, words`, wordCount(body), 25, 45),
      ),
      ...outside(`${slug}.ts related`, new Set(related).size, 1, related.length),
    ]);
    expect(wrong).toEqual([]);
  });
});

describe('team', () => {
  test('has the sizes of its sections and members of its sections only', () => {
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
  });

  test('ids and e-mail addresses are unique, portraits carry the id', () => {
    expect(repeated(teamMembers.map((member) => member.id))).toEqual([]);
    expect(repeated(teamMembers.flatMap((member) => member.mail ?? []))).toEqual([]);
    expect(
      teamMembers
        .filter(({ id, image }) => image !== `/team/${id}.svg`)
        .map(({ id }) => `team.ts ${id} image`),
    ).toEqual([]);
  });

  test('descriptions have their length, addresses and numbers their form', () => {
    const wrong = teamMembers.flatMap(({ id, description = '', mail, phone }) => [
      ...outside(`team.ts ${id} description, words`, wordCount(description), 40, 70),
      ...(mail === undefined || /^[a-z.]+@example\.com$/.test(mail) ? [] : [`team.ts ${id} mail: ${mail}`]),
      ...(phone === undefined || /^\+880 1200-000 \d{3}$/.test(phone)
        ? []
        : [`team.ts ${id} phone: ${phone}`]),
    ]);
    expect(wrong).toEqual([]);
  });
});

test('pages have titles of their own and descriptions of 30 to 155 characters', () => {
  const pages = [...mainPages, accessibilityPage, notFoundPage, applyPage, storagePage];
  expect(
    pages.flatMap(({ title, description }) =>
      outside(`pages.ts ${title} description`, description.length, 30, 155),
    ),
  ).toEqual([]);
  const all = [
    ...pages.map(({ title }) => title),
    ...practiceAreas.map(({ title }) => title),
    ...services.map(({ title }) => title),
  ];
  expect(repeated(all)).toEqual([]);
});
