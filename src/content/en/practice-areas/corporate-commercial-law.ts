import type { PracticeAreaContent } from '../../types.ts';

export const content = {
  slug: 'corporate-commercial-law',
  lead: 'Businesses in Bangladesh work within the Companies Act 1994, the Contract Act 1872, the foreign exchange rules and the requirements of several regulators. We help founders, family companies and foreign investors to choose a structure, put agreements in writing, keep statutory records in order and deal with the company registry (RJSC), the investment authority (BIDA) and Bangladesh Bank. The aim is simple: decisions that are properly authorised, and papers that say what was agreed.',
  imageAlt: 'Nine slots of rising height, like ledger columns, with one sun behind them',
  cards: [
    {
      sectionId: 'company-formation',
      title: 'Company Formation and Structure',
      icon: 'skyscraper',
      description: [
        'Choosing between private, public and one person companies, partnerships, and branch or liaison offices',
        'Name clearance and incorporation filings with the Registrar of Joint Stock Companies and Firms (RJSC)',
        'Memorandum and articles drafted for the actual business rather than copied from a template',
        'Shareholder agreements on control, funding, transfer of shares and exit',
        'Trade licence, taxpayer identification and VAT registration arranged in the right order after incorporation',
      ],
    },
    {
      sectionId: 'corporate-governance',
      title: 'Governance and Secretarial Work',
      icon: 'sitemap',
      description: [
        'Notices, agendas, minutes and resolutions for board meetings and general meetings',
        'Annual returns, changes of directors, and share allotments and transfers filed with RJSC',
        'Statutory registers kept up to date and reconciled with earlier filings',
        'Advice to directors on duties, conflicts of interest and dealings with related parties',
        'High Court Division applications to rectify the share register or condone a late general meeting',
      ],
    },
    {
      sectionId: 'commercial-contracts',
      title: 'Commercial Contracts',
      icon: 'file-text',
      description: [
        'Supply, distribution, agency, franchise and service agreements under the Contract Act 1872',
        'Sale of goods terms that deal plainly with title, risk, inspection and payment',
        'Confidentiality terms, and restraints checked against section 27 of the Contract Act',
        'Governing law, jurisdiction and arbitration clauses that suit the counterparty and the assets',
        'Stamp duty, authority and execution formalities checked before the agreement is signed',
      ],
    },
    {
      sectionId: 'mergers-acquisitions',
      title: 'Mergers, Acquisitions and Restructuring',
      icon: 'join',
      description: [
        'Legal due diligence on title, licences, borrowings, employment, tax exposure and pending cases',
        'Share and asset purchase agreements with conditions, warranties and clear completion steps',
        'Schemes of arrangement and amalgamation placed before the High Court Division for sanction',
        'Assessment under the Competition Act 2012 where a combination may affect a market',
        'Voluntary winding up, striking off and orderly closure of dormant companies',
      ],
    },
    {
      sectionId: 'foreign-investment',
      title: 'Foreign Investment and Joint Ventures',
      icon: 'world',
      description: [
        'Project registration with the Bangladesh Investment Development Authority (BIDA) or the zone authority concerned',
        'Inward remittance, encashment certificates and issue of shares to non-residents under the Foreign Exchange Regulation Act 1947',
        'Joint venture agreements covering funding, reserved matters, deadlock and technology transfer',
        'Permissions for branch, liaison and representative offices, including renewal and closure',
        'Repatriation of dividends, sale proceeds, royalties and technical fees through authorised dealer banks',
      ],
    },
    {
      sectionId: 'regulatory-compliance',
      title: 'Licensing and Regulatory Compliance',
      icon: 'checklist',
      description: [
        'Import and export registration certificates, sector licences and local authority permissions',
        'Bangladesh Securities and Exchange Commission requirements for public issuers and capital raising',
        'Consumer, competition and product standard duties that affect labelling, sales and promotion',
        'Compliance calendars that name each filing, its due date and the person responsible',
        'Written responses to show-cause notices, information requests and inspections by regulators',
      ],
    },
  ],
} as const satisfies PracticeAreaContent<'corporate-commercial-law'>;
