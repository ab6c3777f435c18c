import type { ServicePage } from '../../types.ts';

export const content = {
  slug: 'pro-bono',
  intro:
    'Access to a lawyer should not depend only on money. Within the limits of our time, we take a number of matters without fee each year for people who cannot pay and whose case has merit, and we refer others to the government legal aid offices set up under the Legal Aid Services Act 2000. Pro bono clients receive the same confidentiality, care and honest advice as any other client. We cannot accept every request.',
  points: [
    {
      sectionId: 'who-may-ask',
      heading: 'Who May Ask',
      body: 'People with little income, workers who are owed wages, survivors of violence, persons in custody without a lawyer, and small community groups may write to us. We ask for basic facts about means and about the case.',
    },
    {
      sectionId: 'how-we-decide',
      heading: 'How We Decide',
      body: 'A lawyer reviews each request for merit, urgency, conflict of interest and our capacity, and replies with a clear yes or no. If we cannot act, we try to name another office that may be able to help.',
    },
    {
      sectionId: 'legal-aid-referral',
      heading: 'Legal Aid Referral',
      body: 'District legal aid committees provide lawyers, advice and mediation at public expense to eligible persons. We explain the eligibility rules, help to complete the form, and direct applicants to the legal aid office of the district.',
    },
    {
      sectionId: 'family-and-safety-matters',
      heading: 'Family and Safety Matters',
      body: 'We assist with maintenance, dower, custody and protection from domestic violence for those who cannot afford a lawyer, working with shelters, hospitals and support organisations where safety comes before litigation.',
    },
    {
      sectionId: 'workers-and-wages',
      heading: 'Workers and Wages',
      body: 'Workers with unpaid wages, injury compensation or maternity benefit claims receive advice on time limits, help with the grievance notice, and representation before the Labour Court in the matters that we accept.',
    },
    {
      sectionId: 'custody-and-bail',
      heading: 'Custody and Bail',
      body: 'We accept a small number of bail and jail appeal matters for persons held for long periods in lesser offences, after contact with the family and a review of the case papers.',
    },
    {
      sectionId: 'legal-awareness',
      heading: 'Legal Awareness',
      body: "Our lawyers hold free talks and publish short guides on land records, marriage registration, cheques, online safety and workers' rights, in Bangla and English, so that people can avoid disputes before they begin.",
    },
  ],
  related: ['family-law', 'criminal-law-defense', 'employment-labor-law'],
} as const satisfies ServicePage<'pro-bono'>;
