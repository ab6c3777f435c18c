import type { PracticeAreaContent } from '../../types.ts';

export const content = {
  slug: 'construction-infrastructure-law',
  lead: 'A construction project succeeds on approvals, money and records. We advise owners, contractors, consultants and lenders on building permission and the Bangladesh National Building Code (BNBC) 2020, on contracts and guarantees, on tenders under the Public Procurement Act 2006 and on public-private partnerships. When time or cost changes, we help to give the correct notice on the correct day, which often decides the claim.',
  imageAlt: 'A half-built brick wall around a great circular opening, with scaffolding and a crane',
  cards: [
    {
      sectionId: 'building-approvals',
      title: 'Building Approvals',
      icon: 'skyscraper',
      description: [
        'Land use clearance, plan approval and occupancy certificates from RAJUK or the local authority',
        'Duties of owner, designer and contractor under BNBC 2020',
        'Fire service, civil aviation, environment and utility clearances sequenced with the design',
        'Notices for deviation, demolition orders and lawful ways to regularise',
      ],
    },
    {
      sectionId: 'construction-contracts',
      title: 'Construction Contracts',
      icon: 'contract',
      description: [
        'FIDIC-based, turnkey, design-build and measured contracts reviewed for the real allocation of risk',
        'Subcontract, consultancy and supervision agreements that match the main contract',
        'Advance payment guarantees, performance security, retention and insurance',
        'Variation, extension of time and delay damages under the Contract Act 1872',
        'Taking over, defects liability and final account procedures',
      ],
    },
    {
      sectionId: 'public-procurement',
      title: 'Public Procurement',
      icon: 'clipboard',
      description: [
        'Tender documents reviewed under the Public Procurement Act 2006 and the current Rules',
        'Joint venture agreements, eligibility and qualification papers for e-GP submission',
        'Complaints to the procuring entity and appeals to the review panel within time',
        'Debarment proceedings and writ petitions against unlawful award decisions',
      ],
    },
    {
      sectionId: 'ppp-infrastructure',
      title: 'PPP and Infrastructure Projects',
      icon: 'bridge',
      description: [
        'Concession and project agreements under the Bangladesh Public-Private Partnership Act 2015',
        'Roads, bridges, ports, water supply, economic zones and logistics facilities',
        'Land acquisition, resettlement and utility relocation issues that affect the programme',
        'Lender requirements, direct agreements and security over project assets',
      ],
    },
    {
      sectionId: 'claims-and-disputes',
      title: 'Claims and Disputes',
      icon: 'scale',
      description: [
        'Notices of claim, contemporary records and entitlement analysis during the works',
        'Dispute boards, adjudication and amicable settlement steps in the contract',
        'Arbitration under the Arbitration Act 2001, domestic or international',
        'Injunctions on bank guarantees considered only where fraud or special equities can be shown',
      ],
    },
    {
      sectionId: 'site-safety-labour',
      title: 'Site Safety and Labour',
      icon: 'helmet',
      description: [
        'Labour Act duties towards site workers, including those supplied by contractors',
        'Accident response, statutory notices and compensation for injury or death',
        'Damage to neighbouring buildings, with surveys before and after the work',
        'Insurance terms checked against contract and site conditions',
      ],
    },
  ],
} as const satisfies PracticeAreaContent<'construction-infrastructure-law'>;
