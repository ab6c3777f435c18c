import type { ServicePage } from '../../types.ts';

export const content = {
  slug: 'dispute-resolution',
  intro:
    'A court case is one way of resolving a dispute, and often not the quickest. Bangladeshi law encourages mediation in civil suits, family cases, loan recovery and revenue matters, and the Arbitration Act 2001 gives parties a private alternative. We help parties to choose a process, prepare for it properly and record the result in a form that can be enforced. Where a party needs the protection of a court, we say so at once.',
  points: [
    {
      sectionId: 'choosing-the-process',
      heading: 'Choosing the Process',
      body: 'We compare negotiation, mediation, arbitration and litigation for your dispute by cost, time, privacy, available remedies and enforcement, and recommend a path in writing before you commit yourself to any of them.',
    },
    {
      sectionId: 'negotiation-and-settlement',
      heading: 'Negotiation and Settlement',
      body: 'A settlement offer is strongest when it is based on evidence. We prepare the facts, the figures and a realistic range, conduct without-prejudice talks, and draft terms with dates, security and consequences of default.',
    },
    {
      sectionId: 'mediation',
      heading: 'Mediation',
      body: 'We represent parties in court-connected, legal aid and private mediation, prepare a short position paper, help the client to identify real interests, and make sure that any agreement is complete, voluntary and properly signed.',
    },
    {
      sectionId: 'arbitration-clauses',
      heading: 'Arbitration Clauses',
      body: 'Many disputes are made worse by a careless clause. We draft arbitration agreements that state the seat, law, language, number and appointment of arbitrators, and the institution and rules where the parties want them.',
    },
    {
      sectionId: 'arbitration-proceedings',
      heading: 'Arbitration Proceedings',
      body: 'We act in ad hoc and institutional arbitration, including cases administered by the Bangladesh International Arbitration Centre (BIAC), from the notice and constitution of the tribunal to pleadings, witnesses, hearing and award.',
    },
    {
      sectionId: 'court-assistance-and-enforcement',
      heading: 'Court Assistance and Enforcement',
      body: 'We apply to court for interim measures, appointment of arbitrators, setting aside and enforcement. Foreign awards are dealt with under the recognition provisions of the Arbitration Act 2001 and the New York Convention.',
    },
    {
      sectionId: 'family-and-community-mediation',
      heading: 'Family and Community Mediation',
      body: 'Inheritance, partition, marriage and neighbour disputes often involve people who must go on living near each other. We arrange structured meetings with a neutral mediator and turn the result into a registered deed where needed.',
    },
  ],
  related: ['litigation-dispute-resolution', 'corporate-commercial-law', 'family-law'],
} as const satisfies ServicePage<'dispute-resolution'>;
