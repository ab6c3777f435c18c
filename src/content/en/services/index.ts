import { serviceSlugs } from '../../slugs.ts';
import type { ServiceSlug } from '../../slugs.ts';
import type { ServiceSummary } from '../../types.ts';

/** What lists and links show of the services. The rest stands in a module for each page. */
const summaries = {
  'property-land-vetting': {
    title: 'Property/Land Vetting & Documentation',
    summary:
      'Title search, vetting opinion, deed drafting, registration and mutation for land and flats anywhere in Bangladesh.',
  },
  'real-estate-development': {
    title: 'Real Estate Development Services',
    summary:
      'Legal support for landowners, developers and apartment buyers, from the joint venture deed to handover of flats.',
  },
  'company-formation': {
    title: 'Company Formation and RJSC Related Services',
    summary:
      'Incorporation, annual returns, share transfers, charges and other filings with RJSC for local and foreign owners.',
  },
  'corporate-legal-solution': {
    title: 'Corporate Legal Solutions',
    summary:
      'Ongoing legal support for companies: contracts, governance, compliance, disputes and transactions in one arrangement.',
  },
  'employer-labour': {
    title: 'Employer & Labour Related Solutions',
    summary:
      'Labour law compliance, contracts, discipline, payments and Labour Court representation for employers and workers.',
  },
  'tax-advisory': {
    title: 'Tax Advisory & Compliance',
    summary:
      'Income tax, VAT and customs advice, returns, audits, appeals and tribunal work for companies and individuals.',
  },
  'banking-and-finance': {
    title: 'Banking & Finance Services',
    summary:
      'Loan documents, security, foreign exchange, regulatory advice and recovery for lenders, borrowers and guarantors.',
  },
  'intellectual-property': {
    title: 'Intellectual Property Services',
    summary:
      'Search, filing, renewal, licensing and enforcement of trademarks, patents, designs and copyright in Bangladesh.',
  },
  'pro-bono': {
    title: 'Additional Pro Bono Services',
    summary:
      'Free legal help in suitable cases for people who cannot pay, together with legal awareness and legal aid referrals.',
  },
  'dispute-resolution': {
    title: 'Dispute Resolution Service (Mediation & Arbitration)',
    summary:
      'Mediation, arbitration and negotiated settlement of commercial, property, family and workplace disputes.',
  },
} as const satisfies { readonly [Slug in ServiceSlug]: Omit<ServiceSummary, 'slug' | 'path'> };

export type ServiceSummaries = typeof summaries;

/** Title, path, icon and summary of one service. */
export function serviceSummary(slug: ServiceSlug): ServiceSummary {
  return { slug, path: `/${slug}`, ...summaries[slug] };
}

/** Every service, in the order of the slugs. */
export const services: readonly ServiceSummary[] = serviceSlugs.map(serviceSummary);
