import type { PracticeAreaContent } from '../../types.ts';

export const content = {
  slug: 'litigation-dispute-resolution',
  lead: 'A dispute should be understood before it is fought. We look first at evidence, limitation, cost and enforcement, and then advise whether to negotiate, mediate, arbitrate or sue. Our lawyers conduct cases under the Code of Civil Procedure 1908 and special statutes, from trial courts and tribunals to the High Court Division and the Appellate Division of the Supreme Court, and report to the client after each hearing.',
  imageAlt: 'A circle split into two halves that have slipped apart, and a slot of light between them',
  cards: [
    {
      sectionId: 'civil-suits-appeals',
      title: 'Civil Suits and Appeals',
      icon: 'gavel',
      description: [
        'Opinion before suit on cause of action, limitation, court fees and the correct forum',
        'Plaints, written statements and interlocutory applications under the Code of Civil Procedure 1908',
        'Temporary injunction, receiver and attachment before judgment where the facts justify them',
        'First appeals, civil revisions and petitions for leave to appeal to the Appellate Division',
        'Execution of decrees against property, bank accounts and guarantors',
      ],
    },
    {
      sectionId: 'money-recovery',
      title: 'Debt and Money Recovery',
      icon: 'banknote',
      description: [
        'Suits under the Artha Rin Adalat Ain 2003 for lenders, and defence of borrowers and guarantors',
        'Cheque dishonour complaints and defence under section 138 of the Negotiable Instruments Act 1881',
        'Money suits on invoices, private loans, guarantees and settlement of accounts',
        'Insolvency proceedings under the Bankruptcy Act 1997 and winding up of companies unable to pay',
        'Repayment schedules negotiated and recorded in a form that can be enforced',
      ],
    },
    {
      sectionId: 'writ-public-law',
      title: 'Writ and Public Law',
      icon: 'monument',
      description: [
        'Judicial review under Article 102 of the Constitution against unlawful public decisions',
        'Challenges to licences refused, tenders cancelled, land taken or revenue wrongly demanded',
        'Service matters before the Administrative Tribunal and the Administrative Appellate Tribunal',
        'Interim orders, hearing of the rule and compliance with directions of the High Court Division',
      ],
    },
    {
      sectionId: 'arbitration',
      title: 'Arbitration',
      icon: 'scale',
      description: [
        'Arbitration agreements and references under the Arbitration Act 2001',
        'Ad hoc proceedings and cases under the rules of the Bangladesh International Arbitration Centre (BIAC)',
        'Appointment of arbitrators, interim measures and other assistance from the court',
        'Applications to set aside awards, and enforcement of domestic and foreign awards',
        'Work with foreign counsel where the seat or the assets are outside Bangladesh',
      ],
    },
    {
      sectionId: 'mediation-settlement',
      title: 'Mediation and Settlement',
      icon: 'handshake',
      description: [
        'Court-connected mediation under section 89A of the Code of Civil Procedure',
        'Mediation through government legal aid offices where the law requires it before a case',
        'Private mediation and without-prejudice meetings before or during proceedings',
        'Settlement deeds and compromise decrees drafted so that each promise can be enforced',
      ],
    },
    {
      sectionId: 'company-disputes',
      title: 'Company and Shareholder Disputes',
      icon: 'users',
      description: [
        'Minority protection petitions under section 233 of the Companies Act 1994',
        'Disputes over board control, general meetings, share registers and bank mandates',
        'Rectification of the register of members before the company bench of the High Court Division',
        'Buy-out terms and valuation negotiated alongside the court proceedings',
      ],
    },
  ],
} as const satisfies PracticeAreaContent<'litigation-dispute-resolution'>;
