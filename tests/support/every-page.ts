import { practiceAreas } from '../../src/content/en/practice-areas/index.ts';
import { loadPracticeArea } from '../../src/content/en/practice-areas/load.ts';
import {
  footPagePaths,
  mainPagePaths,
  practiceAreaSlugs,
  serviceSlugs,
  type PracticeAreaSlug,
} from '../../src/content/slugs.ts';
import { teamMembers } from '../../src/content/en/team.ts';
import { staticPaths } from '../build/site-files.ts';
import { fullMember } from './full-member.ts';

/** A page out of a list of slugs: the one before which this share of the list stands. */
const pageAt = (slugs: readonly string[], share: number) => `/${slugs[Math.floor(slugs.length * share)]}`;

/** Two pages of each list that stand somewhere in its midst. */
export const areaPath = pageAt(practiceAreaSlugs, 0.25);
export const otherAreaPath = pageAt(practiceAreaSlugs, 0.5);
export const servicePath = pageAt(serviceSlugs, 0.25);
export const otherServicePath = pageAt(serviceSlugs, 0.5);

/** Title of the first practice area, and the anchors of its cards in their order. */
export const areaTitle = practiceAreas.find(({ path }) => path === areaPath)?.title ?? '';
export const areaSections = (await loadPracticeArea(areaPath.slice(1) as PracticeAreaSlug)).cards.map(
  ({ sectionId }) => sectionId,
);

/** The page of somebody of whom everything is known, and that of somebody who has the least. */
const quiet = teamMembers.find(({ mail, phone }) => !mail && !phone);
const memberPages = [fullMember, ...(quiet ? [quiet] : [])].map(({ id }) => `/team/${id}`);

/** Every route of the table: the static pages, one or two members, a job's application form and an unknown address. */
export const everyAddress: readonly string[] = [
  ...staticPaths,
  ...memberPages,
  '/apply/job/101',
  '/there-is-no-such-page',
];

/** One page of each template. */
export const templates: readonly string[] = [
  ...mainPagePaths,
  ...footPagePaths,
  areaPath,
  servicePath,
  '/apply/job/101',
  '/there-is-no-such-page',
];
