import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { firm } from '../../src/content/firm.ts';
import { mainPages, notFoundPage, applyPage } from '../../src/content/pages.ts';
import { loadPracticeArea, practiceAreas } from '../../src/content/practice-areas/index.ts';
import { howAMatterBegins } from '../../src/content/practice-area-text.ts';
import { buildSearchIndex } from '../../src/content/search-index.ts';
import { loadService, services } from '../../src/content/services/index.ts';
import { practiceAreaSlugs, serviceSlugs } from '../../src/content/slugs.ts';
import { teamMembers, teamSections } from '../../src/content/team.ts';
import type { PracticeAreaContent, PracticeAreaSummary, SearchEntry } from '../../src/content/types.ts';
import type { ServicePage, ServiceSummary } from '../../src/content/types.ts';

/*
 * Every check collects what is wrong as 'file field: what', so that a failure names the place to mend.
 */

const root = path.resolve(import.meta.dirname, '../..');
const contentFolder = path.join(root, 'src/content');
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/content/**/*.ts', '!../../src/content/{types,search-index}.ts'],
  { eager: true },
);

interface Field {
  /** 'home.ts aboutUs.sectionName' */
  readonly at: string;
  /** Name of the property alone. */
  readonly name: string;
  readonly text: string;
}

function* textsIn(value: unknown, at: string, name: string): Generator<Field> {
  if (typeof value === 'string') yield { at, name, text: value };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsIn(item, `${at}[${index}]`, name);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, `${at}.${key}`, key);
  }
}

const fields: Field[] = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => [
    ...textsIn(value, `${path.relative('../../src/content', file)} ${name}`, name),
  ]),
);

/** The places where `wrong` has something to say. */
function faults(wrong: (field: Field) => string | false): string[] {
  return fields.flatMap((field) => {
    const what = wrong(field);
    return what === false ? [] : [`${field.at}: ${what}`];
  });
}

const wordCount = (text: string) => text.trim().split(/\s+/).length;

/** What is outside of a range, named. */
function outside(at: string, size: number, least: number, most: number): string[] {
  return size >= least && size <= most ? [] : [`${at}: ${size}, not ${least} to ${most}`];
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

type AreaPage = PracticeAreaSummary & PracticeAreaContent;
type Service = ServiceSummary & ServicePage;
let areaPages: AreaPage[];
let servicePages: Service[];
let searchIndex: readonly SearchEntry[];
/** The anchors of each path. */
const anchors = new Map<string, string[]>();

beforeAll(async () => {
  areaPages = await Promise.all(
    practiceAreas.map(async (area) => ({ ...area, ...(await loadPracticeArea(area.slug)) })),
  );
  servicePages = await Promise.all(
    services.map(async (service) => ({ ...service, ...(await loadService(service.slug)) })),
  );
  searchIndex = await buildSearchIndex();
  for (const { path } of mainPages) anchors.set(path, []);
  for (const exports of Object.values(modules)) {
    for (const value of Object.values(exports)) collectAnchors(value);
  }
  for (const { path, cards } of areaPages) {
    anchors.set(path, [...cards.map((card) => card.sectionId), howAMatterBegins.sectionId]);
  }
  for (const { path, points } of servicePages)
    anchors.set(
      path,
      points.map((point) => point.sectionId),
    );
});

/** Sections that name their path, and the steps within them. Members of the team share their section's anchor. */
function collectAnchors(value: unknown): void {
  if (value === teamMembers || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collectAnchors(item);
  } else if ('path' in value && 'sectionId' in value) {
    const steps = 'steps' in value && Array.isArray(value.steps) ? value.steps : [];
    anchors
      .get(String(value.path))
      ?.push(
        String(value.sectionId),
        ...steps.flatMap((step: { sectionId?: string }) => step.sectionId ?? []),
      );
  }
}

describe('every text', () => {
  test('is found by this test', () => {
    expect(fields.length).toBeGreaterThan(1200);
    const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    expect(Object.keys(modules).length).toBe(files.length - 2);
  });

  test('is not empty and has no stray spaces', () => {
    expect(
      faults(
        ({ text }) =>
          (text === '' || text !== text.trim() || /\s{2,}|[^\S ]/.test(text)) && JSON.stringify(text),
      ),
    ).toEqual([]);
  });

  test('has straight quotes and no dashes as punctuation', () => {
    expect(faults(({ text }) => /[\u2013\u2014\u2018\u2019\u201C\u201D]| - /.test(text) && text)).toEqual([]);
  });

  test('praises nobody', () => {
    const praise =
      /\b(best|leading|top|premier|number one|guarantee[sd]? (?:success|win)|award[- ]winning|unparalleled|world[- ]class|renowned)\b/i;
    expect(faults(({ text }) => text !== 'Best Quality Support' && praise.test(text) && text)).toEqual([]);
  });

  test('asks only for values that the pages know', () => {
    const known = new Set(['date', 'day', 'firmName', 'n', 'name', 'time', 'total', 'year']);
    const strange = ({ text }: Field) =>
      text.match(/\{(\w*)\}/g)?.find((place) => !known.has(place.slice(1, -1)));
    expect(
      faults(
        (field) => strange(field) ?? (/[{}]/.test(field.text.replaceAll(/\{\w+\}/g, '')) && 'stray brace'),
      ),
    ).toEqual([]);
  });
});

test("the firm's name stands in firm.ts and nowhere else", () => {
  const name = firm.shortName.toLowerCase();
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css|html)$/.test(file))
    .map((file) => `src/${file}`);
  const named = [...files, 'index.html', 'vite.config.ts'].filter(
    (file) =>
      existsSync(path.join(root, file)) &&
      readFileSync(path.join(root, file), 'utf8').toLowerCase().includes(name),
  );
  expect(named).toEqual(['src/content/firm.ts']);
});

describe('names and places', () => {
  test('section ids, slugs and ids are kebab case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
    expect(
      faults(({ name, text }) => ['sectionId', 'slug', 'id'].includes(name) && !kebab.test(text) && text),
    ).toEqual([]);
    expect([...practiceAreaSlugs, ...serviceSlugs].filter((slug) => !kebab.test(slug))).toEqual([]);
  });

  test('section ids are unique on their page', () => {
    expect([...anchors].flatMap(([path, ids]) => repeated(ids).map((id) => `${path}#${id}`))).toEqual([]);
  });

  test('paths are unique, and every link leads to one of them', () => {
    const paths = [...mainPages, ...practiceAreas, ...services].map((page) => page.path as string);
    expect(paths).toHaveLength(32);
    expect(repeated(paths)).toEqual([]);
    expect(
      faults(({ name, text }) => ['to', 'link', 'path'].includes(name) && !paths.includes(text) && text),
    ).toEqual([]);
  });

  test('pages, practice areas and services come in the order of their slugs', () => {
    expect(practiceAreas.map((area) => area.path)).toEqual(practiceAreaSlugs.map((slug) => `/${slug}`));
    expect(services.map((service) => service.path)).toEqual(serviceSlugs.map((slug) => `/${slug}`));
    expect(areaPages.map((page) => page.slug)).toEqual(practiceAreaSlugs);
    expect(servicePages.map((page) => page.slug)).toEqual(serviceSlugs);
  });
});

describe('pictures', () => {
  const publicFolder = path.join(root, 'public');

  test('every drawing and portrait is there', () => {
    const file = (text: string) => (text.startsWith('/') ? text : `/art/${text}.svg`);
    expect(
      faults(
        ({ name, text }) =>
          name === 'image' && !existsSync(path.join(publicFolder, file(text))) && file(text),
      ),
    ).toEqual([]);
    const pages = [
      ...practiceAreaSlugs.map((slug) => `practice-${slug}`),
      ...serviceSlugs.map((slug) => `service-${slug}`),
      'avatar-default',
    ];
    expect(pages.filter((name) => !existsSync(path.join(publicFolder, file(name))))).toEqual([]);
  });

  test('the alternative text of a picture is a phrase that belongs to that picture', () => {
    const phrases = new Map<string, string>();
    expect(
      faults(({ at, name, text }) => {
        if (name !== 'imageAlt') return false;
        const [first] = [phrases.get(text) ?? at];
        phrases.set(text, first);
        if (first !== at) return `the same as ${first}`;
        return (wordCount(text) < 4 || wordCount(text) > 30 || text.endsWith('.')) && text;
      }),
    ).toEqual([]);
    expect(phrases.size).toBe(14 + 4 + 2 + 6);
  });
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
  const pages = [...mainPages, notFoundPage, applyPage];
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

describe('search index', () => {
  test('leads only to anchors that exist, each once, with texts', () => {
    const wrong = searchIndex.flatMap(({ path, sectionId, sectionName, searchableContent }) => [
      ...(anchors.get(path)?.includes(sectionId) ? [] : [`${path}#${sectionId}: no such anchor`]),
      ...(sectionName === '' ? [`${path}#${sectionId}: no name`] : []),
      ...(searchableContent.length > 0 && searchableContent.every((text) => /\w/.test(text))
        ? []
        : [`${path}#${sectionId}: empty text`]),
    ]);
    expect(wrong).toEqual([]);
    expect(repeated(searchIndex.map(({ path, sectionId }) => `${path}#${sectionId}`))).toEqual([]);
  });

  test('covers every card, point and section that it should', () => {
    const count = (path: string) => searchIndex.filter((entry) => entry.path === path).length;
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
});
