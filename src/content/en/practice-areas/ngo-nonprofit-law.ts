import type { PracticeAreaContent } from '../../types.ts';

export const content = {
  slug: 'ngo-nonprofit-law',
  lead: 'Non-profit organisations in Bangladesh may be societies, trusts, companies limited by guarantee or voluntary agencies, and those receiving foreign money also deal with the NGO Affairs Bureau under the Foreign Donations (Voluntary Activities) Regulation Act 2016. We help founders choose a form, obtain approvals, govern well and report correctly, so that funds given for the public good reach the people they were given for.',
  imageAlt: 'A water lily open on the water, with its reflection',
  cards: [
    {
      sectionId: 'formation-registration',
      title: 'Formation and Registration',
      icon: 'certificate',
      description: [
        'Choosing between a society, trust, company limited by guarantee and voluntary agency',
        'Registration under the Societies Registration Act 1860 with RJSC',
        'Licence applications under section 28 of the Companies Act 1994 for non-profit companies',
        'Trust deeds under the Trusts Act 1882, and waqf where a religious endowment is intended',
        'Registration of voluntary social welfare agencies with the Department of Social Services',
      ],
    },
    {
      sectionId: 'foreign-donations',
      title: 'Foreign Donations and NGO Affairs Bureau',
      icon: 'heart',
      description: [
        'Registration and renewal with the NGO Affairs Bureau under the 2016 Act',
        'Project approval and fund release applications in the prescribed forms',
        'Designated bank accounts, local partners and permitted administrative cost',
        'Country offices of international organisations and work permits for their staff',
        'Replies to Bureau queries, inspections and proposed cancellation',
      ],
    },
    {
      sectionId: 'governance-policies',
      title: 'Governance and Policies',
      icon: 'sitemap',
      description: [
        'Constitutions, bye-laws and committee structures that separate governance from management',
        'Elections, annual meetings, minutes and filings of changes in the executive committee',
        'Conflict of interest, procurement, safeguarding and whistle-blowing policies',
        'Advice to trustees and committee members on their personal duties',
      ],
    },
    {
      sectionId: 'grants-and-partnerships',
      title: 'Grants, Projects and Partnerships',
      icon: 'file-text',
      description: [
        'Grant, sub-grant and consortium agreements with donors and local partners',
        'Memoranda of understanding with ministries, local government and research bodies',
        'Consultancy, research, data sharing and publication terms for funded projects',
        'Project closure, asset transfer and return of unspent funds',
      ],
    },
    {
      sectionId: 'staff-and-volunteers',
      title: 'Staff and Volunteers',
      icon: 'users',
      description: [
        'Service rules, project-based employment contracts and agreements with volunteers',
        'Application of the Labour Act to the staff of a non-profit organisation',
        'Provident fund, gratuity and end-of-project payments calculated and documented',
        'Safeguarding complaints received, recorded and decided by a fair internal enquiry',
      ],
    },
    {
      sectionId: 'tax-and-finance',
      title: 'Tax and Financial Compliance',
      icon: 'calculator',
      description: [
        'Exemption, withholding and return obligations under the Income Tax Act 2023',
        'VAT and customs treatment of project purchases and donated goods',
        'Audit by firms eligible under Bureau requirements and follow-up of audit points',
        'Anti-money laundering and counter-terrorist financing duties of non-profit bodies',
        'Microfinance licensing and rules of the Microcredit Regulatory Authority',
      ],
    },
  ],
} as const satisfies PracticeAreaContent<'ngo-nonprofit-law'>;
