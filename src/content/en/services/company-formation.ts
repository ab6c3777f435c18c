import type { ServicePage } from '../../types.ts';

export const content = {
  slug: 'company-formation',
  intro:
    'The Registrar of Joint Stock Companies and Firms (RJSC) keeps the public record of companies, partnerships, societies and trade organisations. A filing made late or made wrongly can block a bank loan, a share sale or a licence years afterwards. We incorporate new entities, correct old records and look after recurring filings, and we explain to owners and directors what they are signing and which duties follow from it.',
  points: [
    {
      sectionId: 'choosing-the-right-entity',
      heading: 'Choosing the Right Entity',
      body: 'We compare private limited, public limited and one person companies, partnerships, sole proprietorships and foreign company branches by liability, tax, ownership limits, reporting and future fund-raising, and recommend one in writing with reasons.',
    },
    {
      sectionId: 'name-clearance-and-incorporation',
      heading: 'Name Clearance and Incorporation',
      body: 'We search and clear the name, prepare the memorandum, articles and prescribed forms, arrange stamp duty and fees, submit through the RJSC online system, and follow the application until the certificate of incorporation is issued.',
    },
    {
      sectionId: 'after-incorporation',
      heading: 'After Incorporation',
      body: 'A new company needs a bank account, trade licence, taxpayer identification, VAT registration where applicable, statutory registers, share certificates and first board resolutions. We supply a dated checklist and complete the items that you assign to us.',
    },
    {
      sectionId: 'foreign-shareholding',
      heading: 'Foreign Shareholding',
      body: 'For non-resident owners we deal with the temporary account, inward remittance and encashment certificate, reporting of the share issue through an authorised dealer bank, registration with BIDA, and board papers signed abroad.',
    },
    {
      sectionId: 'annual-and-event-based-filings',
      heading: 'Annual and Event-based Filings',
      body: 'We prepare annual returns, balance sheet filings, changes of directors, address, capital and articles, and share transfers, and keep a compliance calendar so that general meetings and filings are held within time.',
    },
    {
      sectionId: 'charges-and-searches',
      heading: 'Charges and Searches',
      body: 'Mortgages and other charges created by a company must be registered within the statutory period. We file, modify and satisfy charges, and provide search reports on companies for lenders, buyers and business partners.',
    },
    {
      sectionId: 'record-correction-and-default',
      heading: 'Record Correction and Default',
      body: 'Where meetings or filings were missed, or the register is wrong, we reconstruct the record, regularise late filings with RJSC and, when the law requires it, apply to the company bench of the High Court Division.',
    },
    {
      sectionId: 'closure-and-conversion',
      heading: 'Closure and Conversion',
      body: 'We advise on voluntary winding up, striking off, conversion between company types, and closure of branch or liaison offices, including notices, clearance of liabilities, tax matters and the final entries on the register.',
    },
  ],
  related: ['corporate-commercial-law', 'ngo-nonprofit-law', 'banking-finance-tax-law'],
} as const satisfies ServicePage<'company-formation'>;
