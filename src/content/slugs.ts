/**
 * The pages that come from data, in the order in which they are listed. Routes, links, search, sitemap,
 * prerendering and the precache all follow from these two lists. Each has one entry at least.
 */
export const practiceAreaSlugs = [
  'corporate-commercial-law',
  'real-estate-property-law',
  'litigation-dispute-resolution',
  'family-law',
  'banking-finance-tax-law',
  'employment-labor-law',
  'immigration-citizenship',
  'ip-law',
  'criminal-law-defense',
  'environmental-energy-law',
  'construction-infrastructure-law',
  'admiralty-maritime-law',
  'ngo-nonprofit-law',
  'cybersecurity-it-law',
] as const satisfies SomeSlugs;

export const serviceSlugs = [
  'property-land-vetting',
  'real-estate-development',
  'company-formation',
  'corporate-legal-solution',
  'employer-labour',
  'tax-advisory',
  'banking-and-finance',
  'intellectual-property',
  'pro-bono',
  'dispute-resolution',
] as const satisfies SomeSlugs;

type SomeSlugs = readonly [string, ...string[]];
export type PracticeAreaSlug = (typeof practiceAreaSlugs)[number];
export type ServiceSlug = (typeof serviceSlugs)[number];

/** Where 'My Property' in the header leads; undefined leaves it out. */
export const myPropertyPath: `/${PracticeAreaSlug | ServiceSlug}` | undefined = '/property-land-vetting';

/** Paths of the pages with a template of their own, in the order of the menu. */
export const mainPagePaths = [
  '/',
  '/approach',
  '/expertise',
  '/team',
  '/career',
  '/news',
  '/advertisement',
  '/contact',
] as const;

export type MainPagePath = (typeof mainPagePaths)[number];

/** Paths of the statements that the foot of every page leads to. */
export const footPagePaths = ['/accessibility', '/privacy'] as const;

export type FootPagePath = (typeof footPagePaths)[number];

/** Sections of the contact page: the one with address, map and hours, and the form. */
export const officeSectionId = 'contact-info';
export const contactFormSectionId = 'contact-form';

/** Anchor of the telephone number on the contact page: an installed site's shortcut leads there. */
export const callId = 'call';

/** Anchor of the form on the page of a job that is no longer listed. */
export const applicationFormId = 'application-form';
