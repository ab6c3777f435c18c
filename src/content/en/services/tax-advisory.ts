import type { ServicePage } from '../../types.ts';

export const content = {
  slug: 'tax-advisory',
  intro:
    "Tax in Bangladesh is administered under the Income Tax Act 2023, the Value Added Tax and Supplementary Duty Act 2012 and the Customs Act 2023, and the rates and rules change with each Finance Act. We advise before transactions are signed, prepare and review returns with the client's accountants, and represent the taxpayer in audit, appeal and tribunal. We do not assist in concealing income or transactions.",
  points: [
    {
      sectionId: 'registration-and-returns',
      heading: 'Registration and Returns',
      body: 'We arrange taxpayer identification and VAT registration, prepare or review income tax and VAT returns, and keep a calendar of due dates, advance tax instalments and statements that must be filed during the year.',
    },
    {
      sectionId: 'withholding-obligations',
      heading: 'Withholding Obligations',
      body: 'Most tax defaults by businesses concern deduction at source. We map each kind of payment to the deduction that applies, review challans and certificates, and correct mistakes before the period is selected for audit.',
    },
    {
      sectionId: 'transaction-advice',
      heading: 'Transaction Advice',
      body: 'Share transfers, property sales, gifts, reorganisations, royalties and payments to non-residents have different tax results. We set out the options in writing, with the assumptions stated, before the documents are drafted.',
    },
    {
      sectionId: 'cross-border-tax',
      heading: 'Cross-border Tax',
      body: 'We advise on residence, permanent establishment, double taxation agreements, transfer pricing records and tax certificates for remittance, and work with advisers in the other country so that both sides take a consistent position.',
    },
    {
      sectionId: 'audit-and-assessment',
      heading: 'Audit and Assessment',
      body: 'When a notice arrives, we check jurisdiction, limitation and the questions asked, collect records with your accountant, prepare a reasoned reply and attend hearings, keeping copies and acknowledgements of everything that is filed.',
    },
    {
      sectionId: 'appeals-and-tribunals',
      heading: 'Appeals and Tribunals',
      body: 'We file first appeals, appeals to the Taxes Appellate Tribunal or the Customs, Excise and VAT Appellate Tribunal, references and writ petitions, after explaining the deposit, cost and likely time of each route.',
    },
    {
      sectionId: 'alternative-dispute-resolution',
      heading: 'Alternative Dispute Resolution',
      body: 'The revenue laws allow many disputes to be settled with a facilitator. We assess whether the case is suitable, prepare the application and calculations, and record the agreement so that the matter is closed properly.',
    },
  ],
  related: ['banking-finance-tax-law', 'corporate-commercial-law', 'ngo-nonprofit-law'],
} as const satisfies ServicePage<'tax-advisory'>;
