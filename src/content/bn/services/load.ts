import type { ServiceSlug } from '../../slugs.ts';
import type { ServicePage } from '../../types.ts';

const modules: { readonly [Slug in ServiceSlug]: () => Promise<{ readonly content: ServicePage<Slug> }> } = {
  'property-land-vetting': () => import('./property-land-vetting.ts'),
  'real-estate-development': () => import('./real-estate-development.ts'),
  'company-formation': () => import('./company-formation.ts'),
  'corporate-legal-solution': () => import('./corporate-legal-solution.ts'),
  'employer-labour': () => import('./employer-labour.ts'),
  'tax-advisory': () => import('./tax-advisory.ts'),
  'banking-and-finance': () => import('./banking-and-finance.ts'),
  'intellectual-property': () => import('./intellectual-property.ts'),
  'pro-bono': () => import('./pro-bono.ts'),
  'dispute-resolution': () => import('./dispute-resolution.ts'),
};

/** Fetches the text of one page; a chunk of its own in the browser. Rejects when the chunk cannot be had. */
export async function loadService(slug: ServiceSlug): Promise<ServicePage> {
  return (await modules[slug]()).content;
}
