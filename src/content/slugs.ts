/**
 * The pages that come from data, in the order in which they are listed. Routes, links, search, sitemap,
 * prerendering and the precache all follow from these two lists.
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
] as const;

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
] as const;

export type PracticeAreaSlug = (typeof practiceAreaSlugs)[number];
export type ServiceSlug = (typeof serviceSlugs)[number];

/** Paths of the pages with a template of their own, in the order of the menu (pages.ts). */
export type MainPagePath =
  | '/'
  | '/approach'
  | '/expertise'
  | '/team'
  | '/career'
  | '/news'
  | '/advertisement'
  | '/contact';
