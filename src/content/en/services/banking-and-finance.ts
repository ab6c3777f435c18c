import type { ServicePage } from '../../types.ts';

export const content = {
  slug: 'banking-and-finance',
  intro:
    'Credit depends on documents that work when they are needed. We prepare and review loan and security papers, vet the property offered as security, and advise on Bangladesh Bank circulars and foreign exchange rules. When a loan fails, we act for lenders, borrowers or guarantors in rescheduling, mediation and proceedings under the Artha Rin Adalat Ain 2003, and we tell clients plainly what recovery is likely to cost and how long it may take.',
  points: [
    {
      sectionId: 'loan-documentation',
      heading: 'Loan Documentation',
      body: 'We draft and review sanction letters, facility agreements, promissory notes, guarantees and syndication documents, and check that corporate borrowers have passed the resolutions and hold the powers that the transaction requires.',
    },
    {
      sectionId: 'security-and-mortgage-vetting',
      heading: 'Security and Mortgage Vetting',
      body: 'Land and flats offered as security are vetted for title, possession and valuation consistency. We prepare mortgage deeds, powers of attorney, hypothecation and pledge documents, and register charges with RJSC and the sub-registry.',
    },
    {
      sectionId: 'regulatory-advice',
      heading: 'Regulatory Advice',
      body: 'We advise banks, finance companies and payment service providers on licensing, directors, exposure limits, loan classification, consumer complaints and anti-money laundering duties, and help to prepare replies to Bangladesh Bank inspection reports.',
    },
    {
      sectionId: 'foreign-exchange-and-trade-finance',
      heading: 'Foreign Exchange and Trade Finance',
      body: 'We advise on foreign loans, deferred payment imports, export proceeds, guarantees, royalty and service payments and non-resident accounts under the Foreign Exchange Regulation Act 1947 and the guidelines issued under it.',
    },
    {
      sectionId: 'recovery-for-lenders',
      heading: 'Recovery for Lenders',
      body: 'We serve notices, assist with the sale of mortgaged property as the Artha Rin Adalat Ain requires, file suits and execution cases, and pursue cheque complaints where the facts independently support them.',
    },
    {
      sectionId: 'defence-and-restructuring-for-borrowers',
      heading: 'Defence and Restructuring for Borrowers',
      body: 'Borrowers and guarantors are helped to check the account statement, interest and notices, propose rescheduling or exit under current policy, negotiate release of security, and defend proceedings where the claim is wrong.',
    },
    {
      sectionId: 'islamic-and-structured-finance',
      heading: 'Islamic and Structured Finance',
      body: 'We document murabaha, bai-muajjal, ijara and musharaka facilities, lease finance, bonds and other structured products, and compare the legal form with the tax, stamp and registration results of each structure.',
    },
  ],
  related: ['banking-finance-tax-law', 'litigation-dispute-resolution', 'real-estate-property-law'],
} as const satisfies ServicePage<'banking-and-finance'>;
