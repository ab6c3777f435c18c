import type { PracticeAreaContent } from '../../types.ts';

export const content = {
  slug: 'banking-finance-tax-law',
  lead: 'Finance work joins the Bank Companies Act 1991, Bangladesh Bank circulars, the foreign exchange rules and revenue law. We document loans and security, advise on regulatory limits, pursue or defend recovery, and handle income tax, VAT and customs matters through assessment, appeal and tribunal. Advice is given with the accounts open in front of us, so that the law and the figures agree.',
  imageAlt: 'Fifteen moons filling up row by row',
  cards: [
    {
      sectionId: 'loan-and-security',
      title: 'Loan and Security Documents',
      icon: 'certificate',
      description: [
        'Facility agreements, sanction terms and syndicated loan documents for lenders and borrowers',
        'Mortgages, hypothecation, pledges and guarantees, with registration and filing of charges at RJSC',
        'Security over movable property under the secured transactions law of 2023',
        'Title vetting of mortgaged land and irrevocable powers of attorney to sell',
        'Islamic finance documents that reflect the underlying trade, lease or partnership',
      ],
    },
    {
      sectionId: 'financial-regulation',
      title: 'Banking and Financial Regulation',
      icon: 'bank',
      description: [
        'Bank Companies Act 1991 and circulars on directors, exposure limits and loan classification',
        'Licensing of finance companies, mobile financial services and payment service providers',
        'Anti-money laundering duties and reporting to the Bangladesh Financial Intelligence Unit',
        'Insurance matters under the Insurance Act 2010 before the regulator and the courts',
        'Responses to inspection reports, show-cause notices and penalty proceedings',
      ],
    },
    {
      sectionId: 'loan-recovery',
      title: 'Loan Recovery and Restructuring',
      icon: 'sync',
      description: [
        'Sale of security, suit and execution under the Artha Rin Adalat Ain 2003',
        'Cheque dishonour complaints run alongside civil recovery where the facts support both',
        'Rescheduling, restructuring and exit proposals made under current Bangladesh Bank policy',
        'Mediation as provided in the Artha Rin Adalat Ain, before or after the decree',
        'Rights of guarantors, third-party mortgagors and bidders, including challenges to auctions',
      ],
    },
    {
      sectionId: 'foreign-exchange',
      title: 'Foreign Exchange',
      icon: 'exchange',
      description: [
        'Foreign Exchange Regulation Act 1947 and Bangladesh Bank guidelines on inward and outward payments',
        'Foreign loans and supplier credit, with the approvals and reporting they require',
        'Export proceeds, letters of credit and bank guarantees in cross-border trade',
        'Accounts, investment and property income of non-resident Bangladeshis',
      ],
    },
    {
      sectionId: 'income-tax',
      title: 'Income Tax',
      icon: 'receipt',
      description: [
        'Company and individual returns, withholding and advance tax under the Income Tax Act 2023',
        'Representation at audit, hearing, first appeal and the Taxes Appellate Tribunal',
        'Alternative dispute resolution with the tax authority and references to the High Court Division',
        'Double taxation agreements, permanent establishment and transfer pricing questions',
        'Tax consequences considered before a transaction, gift or reorganisation is signed',
      ],
    },
    {
      sectionId: 'vat-and-customs',
      title: 'VAT and Customs',
      icon: 'calculator',
      description: [
        'Registration, invoices, rebates and returns under the VAT and Supplementary Duty Act 2012',
        'Valuation, classification, bond and release of goods under the Customs Act 2023',
        'Replies to audit observations, demand notices and penalty proceedings',
        'Appeals to the Commissioner (Appeals) and the Customs, Excise and VAT Appellate Tribunal',
      ],
    },
  ],
} as const satisfies PracticeAreaContent<'banking-finance-tax-law'>;
