import { staticPaths } from '../build/site-files.ts';

/** Every route of the table: the static pages, a job's application form and an unknown address. */
export const everyAddress: readonly string[] = [...staticPaths, '/apply/job/101', '/there-is-no-such-page'];

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
