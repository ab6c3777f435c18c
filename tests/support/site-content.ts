import path from 'node:path';
import { practiceAreas } from '../../src/content/en/practice-areas/index.ts';
import { loadPracticeArea } from '../../src/content/en/practice-areas/load.ts';
import { services } from '../../src/content/en/services/index.ts';
import { loadService } from '../../src/content/en/services/load.ts';
/** One text of the site and where it stands. */
export interface Field {
  /** File and field: 'home.ts aboutUs.sectionName'. */
  readonly at: string;
  /** Name of the property alone. */
  readonly name: string;
  readonly text: string;
}

/** Every module of src/content but the types, what is drawn, and what the search alone has, by path. */
export const contentModules = import.meta.glob<Record<string, unknown>>(
  [
    '../../src/content/**/*.ts',
    '!../../src/content/{types,search-index,drawings,topic-icons}.ts',
    '!../../src/content/*/{site,latin-names}.ts',
  ],
  { eager: true },
);

function* textsIn(value: unknown, at: string, name: string): Generator<Field> {
  if (typeof value === 'string') yield { at, name, text: value };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsIn(item, `${at}[${index}]`, name);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, `${at}.${key}`, key);
  }
}

/** Every text of the site. */
export const fields: readonly Field[] = Object.entries(contentModules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => [
    ...textsIn(value, `${path.posix.relative('../../src/content', file)} ${name}`, name),
  ]),
);

/** The places where `wrong` has something to say, each as 'file field: what'. */
export function faults(wrong: (field: Field) => string | false): string[] {
  return fields.flatMap((field) => {
    const what = wrong(field);
    return what === false ? [] : [`${field.at}: ${what}`];
  });
}

/** Names a size that is out of its range; an empty list if it is not. */
export function outside(at: string, size: number, least: number, most: number): string[] {
  return size >= least && size <= most ? [] : [`${at}: ${size}, not ${least} to ${most}`];
}

/** The values that have come before in the list. */
export function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Number of words between spaces. */
export function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** The practice areas with all their texts. */
export const loadAreaPages = () =>
  Promise.all(practiceAreas.map(async (area) => ({ ...area, ...(await loadPracticeArea(area.slug)) })));

/** The services with all their texts. */
export const loadServicePages = () =>
  Promise.all(services.map(async (service) => ({ ...service, ...(await loadService(service.slug)) })));
