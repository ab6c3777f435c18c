import type { ServicePage } from '../../types.ts';

export const content = {
  slug: 'real-estate-development',
  intro:
    'A development project binds a landowner, a developer, a lender and many flat buyers for several years. The Real Estate Development and Management Act 2010, the building rules and the registration law set out what each must do. We act for one side in a project and never for both, prepare agreements that can survive a delay or a change in price, and help each stage reach registration and handover.',
  points: [
    {
      sectionId: 'land-assembly-and-due-diligence',
      heading: 'Land Assembly and Due Diligence',
      body: 'We examine title for every plot in the proposed site, settle access, boundary and co-owner questions, and prepare a consolidated report that a board, lender or joint venture partner can rely on before committing funds.',
    },
    {
      sectionId: 'landowner-and-developer-agreements',
      heading: 'Landowner and Developer Agreements',
      body: 'Sharing ratio, signing money, rent during construction, specification, completion date, force majeure and default are written clearly. The accompanying power of attorney is limited to the project and can be ended in the events stated.',
    },
    {
      sectionId: 'developer-registration-and-approvals',
      heading: 'Developer Registration and Approvals',
      body: 'We assist developers with registration under the 2010 Act, land use clearance and plan approval from RAJUK or another authority, and the fire, aviation, environment and utility clearances that the design requires.',
    },
    {
      sectionId: 'prospectus-and-apartment-sale-documents',
      heading: 'Prospectus and Apartment Sale Documents',
      body: 'Brochures, allotment letters and sale agreements should say the same thing as the approved plan. We prepare standard documents that comply with the 2010 Act and explain payment, delay, cancellation and refund terms to buyers.',
    },
    {
      sectionId: 'project-finance',
      heading: 'Project Finance',
      body: 'Loan terms, mortgages, charges and buyer instalment accounts are arranged so that the lender is secured and flats can still be released to buyers as they pay. We coordinate partial redemption at the registration stage.',
    },
    {
      sectionId: 'handover-and-owners-association',
      heading: "Handover and Owners' Association",
      body: "At completion we prepare transfer deeds for flats and undivided land, mutation papers, and the rules of the owners' association, so that common areas, service charges and maintenance are managed by agreement from the first day.",
    },
    {
      sectionId: 'project-disputes',
      heading: 'Project Disputes',
      body: 'We advise on delay, change of specification, defective work, stalled projects and failure to register, using negotiation, the arbitration procedure in the 2010 Act or the courts, and keeping the completion of the building in view.',
    },
  ],
  related: ['real-estate-property-law', 'construction-infrastructure-law', 'banking-finance-tax-law'],
} as const satisfies ServicePage<'real-estate-development'>;
