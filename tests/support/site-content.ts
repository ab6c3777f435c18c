import { practiceAreas } from '../../src/content/en/practice-areas/index.ts';
import { loadPracticeArea } from '../../src/content/en/practice-areas/load.ts';
import { services } from '../../src/content/en/services/index.ts';
import { loadService } from '../../src/content/en/services/load.ts';

export { contentModules, fields } from '../../src/publish/site-fields.ts';

/** The values that have come before in the list. */
export function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** The practice areas with all their texts. */
export const loadAreaPages = () =>
  Promise.all(practiceAreas.map(async (area) => ({ ...area, ...(await loadPracticeArea(area.slug)) })));

/** The services with all their texts. */
export const loadServicePages = () =>
  Promise.all(services.map(async (service) => ({ ...service, ...(await loadService(service.slug)) })));
