import type { ServicePage } from '../../types.ts';

export const content = {
  slug: 'corporate-legal-solution',
  intro:
    'Many companies in Bangladesh need a lawyer every week but do not need a full legal department. Under this service we act as outside counsel: one contact person, agreed response times, a fixed scope and a regular report. We learn the business, keep its documents in order, review contracts before they are signed, and bring in a colleague who knows the field when a matter needs particular experience.',
  points: [
    {
      sectionId: 'retained-counsel',
      heading: 'Retained Counsel',
      body: 'A named lawyer answers day-to-day questions by phone, e-mail or meeting during office hours. Scope, response times and the monthly fee are agreed in writing, and either side may end the arrangement on notice.',
    },
    {
      sectionId: 'contract-review-and-drafting',
      heading: 'Contract Review and Drafting',
      body: 'We review customer, supplier, lease, distribution and service contracts, mark the clauses that matter, propose wording that the other side can accept, and build a set of templates in Bangla and English for routine use.',
    },
    {
      sectionId: 'board-and-shareholder-support',
      heading: 'Board and Shareholder Support',
      body: 'We prepare notices, agendas, resolutions and minutes, attend meetings on request, and advise directors on authority, disclosure of interest and related party dealings, so that decisions stand up if they are examined later.',
    },
    {
      sectionId: 'compliance-calendar',
      heading: 'Compliance Calendar',
      body: 'Licences, returns, renewals and inspections are placed on one calendar with dates and responsible persons. We send reminders, check the papers before filing, and report any default together with the practical way to cure it.',
    },
    {
      sectionId: 'transactions-and-due-diligence',
      heading: 'Transactions and Due Diligence',
      body: 'For investments, loans, acquisitions and joint ventures we carry out due diligence, draft or review the agreements, coordinate with accountants and banks, and keep a closing list so that each condition is met and recorded.',
    },
    {
      sectionId: 'disputes-and-recovery',
      heading: 'Disputes and Recovery',
      body: 'We send demand notices, reply to claims, try negotiated settlement, and manage litigation or arbitration when it cannot be avoided, with a short assessment of merit, cost, time and enforcement before each important step.',
    },
    {
      sectionId: 'training-and-briefings',
      heading: 'Training and Briefings',
      body: "Short sessions for managers explain contract signing authority, workplace discipline, data handling, tax deduction and dealing with officials, with examples drawn from the company's own work, and notes that staff can keep.",
    },
  ],
  related: ['corporate-commercial-law', 'employment-labor-law', 'litigation-dispute-resolution'],
} as const satisfies ServicePage<'corporate-legal-solution'>;
