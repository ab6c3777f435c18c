import path from 'node:path';
import { accessibilityPage, mainPages } from '../../src/content/pages.ts';
import { practiceAreas } from '../../src/content/practice-areas/index.ts';
import { loadPracticeArea } from '../../src/content/practice-areas/load.ts';
import { howAMatterBegins } from '../../src/content/practice-area-text.ts';
import { services } from '../../src/content/services/index.ts';
import { loadService } from '../../src/content/services/load.ts';
import { teamMembers } from '../../src/content/team.ts';
import type {
  PracticeAreaContent,
  PracticeAreaSummary,
  ServicePage,
  ServiceSummary,
} from '../../src/content/types.ts';

/** One text of the site and where it stands. */
export interface Field {
  /** File and field: 'home.ts aboutUs.sectionName'. */
  readonly at: string;
  /** Name of the property alone. */
  readonly name: string;
  readonly text: string;
}

/** Every module of src/content but the types and the search index, by path. */
export const contentModules = import.meta.glob<Record<string, unknown>>(
  ['../../src/content/**/*.ts', '!../../src/content/{types,search-index}.ts'],
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
export function loadAreaPages(): Promise<(PracticeAreaSummary & PracticeAreaContent)[]> {
  return Promise.all(
    practiceAreas.map(async (area) => ({ ...area, ...(await loadPracticeArea(area.slug)) })),
  );
}

/** The services with all their texts. */
export function loadServicePages(): Promise<(ServiceSummary & ServicePage)[]> {
  return Promise.all(services.map(async (service) => ({ ...service, ...(await loadService(service.slug)) })));
}

/** The anchors of every path, in the order of the content. */
export async function loadAnchors(): Promise<ReadonlyMap<string, readonly string[]>> {
  const anchors = new Map<string, string[]>([...mainPages, accessibilityPage].map(({ path }) => [path, []]));
  for (const exports of Object.values(contentModules)) {
    for (const value of Object.values(exports)) collectAnchors(value, anchors);
  }
  for (const { path, cards } of await loadAreaPages()) {
    anchors.set(path, [...cards.map((card) => card.sectionId), howAMatterBegins.sectionId]);
  }
  for (const { path, points } of await loadServicePages()) {
    anchors.set(
      path,
      points.map((point) => point.sectionId),
    );
  }
  return anchors;
}

/** Takes sections that name their path, and their steps. Members of the team share their section's anchor. */
function collectAnchors(value: unknown, anchors: Map<string, string[]>): void {
  if (value === teamMembers || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collectAnchors(item, anchors);
  } else if ('path' in value && 'sectionId' in value) {
    const steps: { sectionId?: string }[] = 'steps' in value && Array.isArray(value.steps) ? value.steps : [];
    const ids = [String(value.sectionId), ...steps.flatMap((step) => step.sectionId ?? [])];
    anchors.get(String(value.path))?.push(...ids);
  }
}
