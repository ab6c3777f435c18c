import { practiceAreaSlugs } from '../../slugs.ts';
import type { PracticeAreaSlug } from '../../slugs.ts';
import type { PracticeAreaSummary } from '../../types.ts';

/** What lists and links show of the practice areas. The rest stands in a module for each page. */
const summaries = {
  'corporate-commercial-law': {
    title: 'Corporate & Commercial Law Services',
    icon: 'skyscraper',
    summary:
      'Company, contract, investment and regulatory advice for businesses in Bangladesh under the Companies Act 1994 and related laws.',
  },
  'real-estate-property-law': {
    title: 'Real Estate & Property Law Services',
    icon: 'property',
    summary:
      'Title checks, registration, mutation, leases and land disputes in Bangladesh, from the first search to delivery of possession.',
  },
  'litigation-dispute-resolution': {
    title: 'Litigation & Dispute Resolution',
    icon: 'scale',
    summary:
      'Civil, commercial, writ and arbitration work before courts and tribunals in Bangladesh, with settlement considered at every stage.',
  },
  'family-law': {
    title: 'Family Law & Personal Legal Services',
    icon: 'users',
    summary:
      'Confidential advice on marriage, divorce, maintenance, custody, inheritance and personal documents under the laws of Bangladesh.',
  },
  'banking-finance-tax-law': {
    title: 'Banking, Finance & Tax Law Services',
    icon: 'bank',
    summary:
      'Lending, security, recovery, foreign exchange, income tax, VAT and customs advice for banks, borrowers and businesses.',
  },
  'employment-labor-law': {
    title: 'Employment & Labor Law Services',
    icon: 'briefcase',
    summary:
      'Contracts, policies, discipline, factory compliance and Labour Court work under the Bangladesh Labour Act 2006 and EPZ law.',
  },
  'immigration-citizenship': {
    title: 'Immigration & Citizenship Services',
    icon: 'plane',
    summary:
      'Visas, work permits, dual nationality and citizenship advice for foreign nationals and for Bangladeshis living abroad.',
  },
  'ip-law': {
    title: 'Intellectual Property (IP) Law',
    icon: 'trademark',
    summary:
      'Trademark, patent, design, copyright and enforcement work before DPDT, the Copyright Office and the courts of Bangladesh.',
  },
  'criminal-law-defense': {
    title: 'Criminal Law & Defense',
    icon: 'gavel',
    summary:
      'Defence, bail, complaints, appeals and white-collar advice under the Code of Criminal Procedure 1898 and special laws.',
  },
  'environmental-energy-law': {
    title: 'Environmental & Energy Law',
    icon: 'leaf',
    summary:
      'Clearances, compliance, power and renewable projects, and environmental disputes under the Environment Conservation Act 1995.',
  },
  'construction-infrastructure-law': {
    title: 'Construction & Infrastructure Law',
    icon: 'crane',
    summary:
      'Approvals, construction contracts, public procurement, PPP projects and claims for owners, contractors and consultants.',
  },
  'admiralty-maritime-law': {
    title: 'Admiralty & Maritime Law',
    icon: 'anchor',
    summary:
      'Ship arrest, cargo claims, charterparties, ports, crew and ship recycling matters under the Admiralty Court Act 2000.',
  },
  'ngo-nonprofit-law': {
    title: 'NGO & Non-Profit Legal Services',
    icon: 'handshake',
    summary:
      'Formation, NGO Affairs Bureau approvals, governance, tax and staff matters for charities, societies, trusts and foundations.',
  },
  'cybersecurity-it-law': {
    title: 'Cybersecurity, IT & E-commerce Law',
    icon: 'shield-lock',
    summary:
      'Data protection, cyber incidents, software contracts, online business, fintech and telecom licensing advice in Bangladesh.',
  },
} as const satisfies { readonly [Slug in PracticeAreaSlug]: Omit<PracticeAreaSummary, 'slug' | 'path'> };

export type PracticeAreaSummaries = typeof summaries;

/** Title, path, icon and summary of one practice area. */
export function practiceAreaSummary(slug: PracticeAreaSlug): PracticeAreaSummary {
  return { slug, path: `/${slug}`, ...summaries[slug] };
}

/** Every practice area, in the order of the slugs. */
export const practiceAreas: readonly PracticeAreaSummary[] = practiceAreaSlugs.map(practiceAreaSummary);
