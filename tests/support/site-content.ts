import { practiceAreas } from '../../src/content/en/practice-areas/index.ts';
import { loadPracticeArea } from '../../src/content/en/practice-areas/load.ts';
import { services } from '../../src/content/en/services/index.ts';
import { loadService } from '../../src/content/en/services/load.ts';
import { fields, type Field } from '../../src/publish/site-fields.ts';

export { contentModules, fields } from '../../src/publish/site-fields.ts';

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
