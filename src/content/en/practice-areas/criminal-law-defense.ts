import type { PracticeAreaContent } from '../../types.ts';

export const content = {
  slug: 'criminal-law-defense',
  lead: 'A criminal allegation affects liberty, work and family from the first day. We advise suspects, accused persons, complainants and companies under the Code of Criminal Procedure 1898, the Penal Code 1860 and special statutes. We rely on the safeguards in Articles 33 and 35 of the Constitution, test the evidence carefully, and explain each stage before it arrives. No lawyer can promise a result, and we do not.',
  imageAlt: 'Light falling through a barred window on to a dark floor',
  cards: [
    {
      sectionId: 'arrest-and-bail',
      title: 'Arrest, Remand and Bail',
      icon: 'lock-open',
      description: [
        'Advice on arrest, the right to counsel and protection against self-incrimination',
        'Objections to remand and bail applications before Magistrate and Sessions Courts',
        'Anticipatory and regular bail applications to the High Court Division',
        'Arrest and remand safeguards laid down by the Code and by the Supreme Court',
        'Sureties, bail bonds and release orders followed through to the jail gate',
      ],
    },
    {
      sectionId: 'trial-defence',
      title: 'Trial Defence',
      icon: 'gavel',
      description: [
        'Scrutiny of the first information report, police report, seizure list and recorded statements',
        'Discharge applications under sections 241A and 265C of the Code of Criminal Procedure',
        'Cross-examination, defence evidence and written argument prepared from a clear theory of the case',
        'Digital and forensic evidence examined under the Evidence Act 1872 as amended',
        'Compounding, probation and mitigation raised where the law and facts permit',
      ],
    },
    {
      sectionId: 'victims-and-complainants',
      title: 'Victims and Complainants',
      icon: 'heart',
      description: [
        'General diary entries, first information reports and complaint petitions drafted from verified facts',
        'Protest (naraji) petitions against incomplete or one-sided investigation reports',
        'Assistance to the public prosecutor with documents, witnesses and case history',
        'Compensation, recovery of property and applications for protection of witnesses',
      ],
    },
    {
      sectionId: 'white-collar',
      title: 'White-collar and Financial Crime',
      icon: 'report',
      description: [
        'Anti-Corruption Commission enquiries, notices and statements of assets',
        'Freezing, attachment and confiscation under the Money Laundering Prevention Act 2012',
        'Criminal breach of trust, cheating and forgery allegations arising from business disputes',
        'Internal investigation, preservation of documents and interviews of employees',
      ],
    },
    {
      sectionId: 'appeals-and-quashment',
      title: 'Appeals, Revision and Quashment',
      icon: 'back',
      description: [
        'Criminal appeals and revisions before Sessions Courts and the High Court Division',
        'Applications under section 561A to quash proceedings that abuse the process of court',
        'Suspension of sentence and bail while an appeal is pending',
        'Jail appeals, death reference hearings and petitions for leave to appeal',
      ],
    },
    {
      sectionId: 'special-tribunals',
      title: 'Special Laws and Tribunals',
      icon: 'shield',
      description: [
        'Cyber offences and digital evidence before the Cyber Tribunal',
        'Cases under the Narcotics Control Act 2018 and the Special Powers Act 1974',
        'Trials before the Women and Children Repression Prevention Tribunal',
        'Children in conflict with the law under the Children Act 2013',
        'Appeals from orders of mobile courts and executive magistrates',
      ],
    },
  ],
} as const satisfies PracticeAreaContent<'criminal-law-defense'>;
