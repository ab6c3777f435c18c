import type { PracticeAreaSlug } from '../../slugs.ts';
import type { PracticeAreaContent } from '../../types.ts';

const modules: {
  readonly [Slug in PracticeAreaSlug]: () => Promise<{ readonly content: PracticeAreaContent<Slug> }>;
} = {
  'corporate-commercial-law': () => import('./corporate-commercial-law.ts'),
  'real-estate-property-law': () => import('./real-estate-property-law.ts'),
  'litigation-dispute-resolution': () => import('./litigation-dispute-resolution.ts'),
  'family-law': () => import('./family-law.ts'),
  'banking-finance-tax-law': () => import('./banking-finance-tax-law.ts'),
  'employment-labor-law': () => import('./employment-labor-law.ts'),
  'immigration-citizenship': () => import('./immigration-citizenship.ts'),
  'ip-law': () => import('./ip-law.ts'),
  'criminal-law-defense': () => import('./criminal-law-defense.ts'),
  'environmental-energy-law': () => import('./environmental-energy-law.ts'),
  'construction-infrastructure-law': () => import('./construction-infrastructure-law.ts'),
  'admiralty-maritime-law': () => import('./admiralty-maritime-law.ts'),
  'ngo-nonprofit-law': () => import('./ngo-nonprofit-law.ts'),
  'cybersecurity-it-law': () => import('./cybersecurity-it-law.ts'),
};

/** Fetches the text of one page; a chunk of its own in the browser. Rejects when the chunk cannot be had. */
export async function loadPracticeArea(slug: PracticeAreaSlug): Promise<PracticeAreaContent> {
  return (await modules[slug]()).content;
}
