import { teamMembers } from '../../src/content/en/team.ts';
import { staticPaths } from '../build/site-files.ts';
import { fullMember } from './full-member.ts';

/** The page of somebody of whom everything is known, and that of somebody who has the least. */
const memberPages = [fullMember, teamMembers.find(({ mail, phone }) => !mail && !phone)].map(
  (member) => `/team/${member?.id}`,
);

/** Every route of the table: the static pages, two members, a job's application form and an unknown address. */
export const everyAddress: readonly string[] = [
  ...staticPaths,
  ...memberPages,
  '/apply/job/101',
  '/there-is-no-such-page',
];

/** One page of each template. */
export const templates = [
  '/',
  '/approach',
  '/expertise',
  '/team',
  '/career',
  '/news',
  '/advertisement',
  '/contact',
  '/accessibility',
  '/privacy',
  '/family-law',
  '/company-formation',
  '/apply/job/101',
  '/there-is-no-such-page',
] as const;
