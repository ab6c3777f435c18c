import type { PracticeAreaContent } from '../../types.ts';

export const content = {
  slug: 'family-law',
  lead: 'Family questions in Bangladesh are answered partly by statute and partly by the personal law of each community. We advise Muslim, Hindu, Christian, Buddhist and mixed-faith families with discretion, explain rights before positions harden, and use agreement, mediation or the courts established under the Family Courts Act 2023 as the situation requires. The welfare of children guides every step that we recommend.',
  imageAlt: 'Circles nested one inside another, all resting on the same waterline',
  cards: [
    {
      sectionId: 'marriage-registration',
      title: 'Marriage and Registration',
      icon: 'rings',
      description: [
        'Kabinnama terms, dower and the delegated right of divorce explained before signing',
        'Registration under the Muslim Marriages and Divorces (Registration) Act 1974',
        'Formalities and certificates under the Hindu Marriage Registration Act 2012 and the Christian Marriage Act 1872',
        'Advice on the Special Marriage Act 1872 and the limits of its use',
        'Certified copies, translation and attestation of marriage documents for use abroad',
      ],
    },
    {
      sectionId: 'divorce-separation',
      title: 'Divorce and Separation',
      icon: 'split',
      description: [
        'Talaq, delegated divorce and mutual divorce, with notice under the Muslim Family Laws Ordinance 1961',
        'Suits by wives under the Dissolution of Muslim Marriages Act 1939',
        'Proceedings for Christian spouses under the Divorce Act 1869',
        'Separate residence and maintenance claims by Hindu married women under the Act of 1946',
        'Written settlements on dower, property and children that avoid a contested case',
      ],
    },
    {
      sectionId: 'maintenance-dower',
      title: 'Maintenance and Dower',
      icon: 'taka',
      description: [
        'Recovery of prompt and deferred dower before the Family Court',
        'Maintenance for wives and children, with income and expenses set out by evidence',
        "Claims under the Parents' Maintenance Act 2013, with family settlement tried first",
        'Execution of family decrees by instalments, attachment or other lawful means',
      ],
    },
    {
      sectionId: 'custody-guardianship',
      title: 'Custody and Guardianship',
      icon: 'child',
      description: [
        'Custody and visitation suits in which the welfare of the child is the main question',
        'Appointment of guardians under the Guardians and Wards Act 1890',
        'Court permission to sell, lease or mortgage the property of a minor',
        'Travel consent, relocation and removal of children across borders',
        'Guardianship arrangements where personal law does not recognise adoption',
      ],
    },
    {
      sectionId: 'inheritance-succession',
      title: 'Inheritance and Succession',
      icon: 'hierarchy',
      description: [
        'Shares of heirs calculated under the applicable personal law and set out in writing',
        'Succession certificates for bank deposits, shares and other debts under the Succession Act 1925',
        'Wills, probate and letters of administration where the law requires them',
        'Registered partition deeds (bantannama) among heirs, followed by mutation of each share',
        'Heba, gift and waqf planning during the lifetime of the owner',
      ],
    },
    {
      sectionId: 'protection-from-violence',
      title: 'Protection from Violence and Dowry',
      icon: 'shield-check',
      description: [
        'Protection and residence orders under the Domestic Violence (Prevention and Protection) Act 2010',
        'Complaints under the Dowry Prohibition Act 2018 and the law on violence against women and children',
        'Safety planning and referral to shelters, crisis centres and legal aid offices',
        'Advice to persons against whom a complaint has been made, with respect for due process',
      ],
    },
    {
      sectionId: 'personal-documents',
      title: 'Personal Documents',
      icon: 'id',
      description: [
        'Affidavits and declarations for correction of name, age or parentage in official records',
        'Birth registration, national identity card and passport corrections with supporting papers',
        'General and special powers of attorney, including those executed outside Bangladesh',
        'Notarial certificates, certified translation and attestation for education, employment or visa use',
      ],
    },
  ],
} as const satisfies PracticeAreaContent<'family-law'>;
