import type { PracticeAreaContent } from '../../types.ts';

export const content = {
  slug: 'immigration-citizenship',
  lead: 'Entry, work and residence in Bangladesh involve several offices at once: the Department of Immigration and Passports, the Ministry of Home Affairs, the Special Branch, and the investment authority (BIDA) or another sponsoring body. We plan applications so that each step supports the next, keep a record of status and renewal dates, and advise Bangladeshis living abroad on nationality, family documents and property at home.',
  imageAlt: 'Arches one behind another, opening on a sun over the sea',
  cards: [
    {
      sectionId: 'work-permits',
      title: 'Work Permits',
      icon: 'briefcase',
      description: [
        'Visa recommendation and work permit applications to the investment (BIDA), export zone (BEPZA) or economic zone (BEZA) authority',
        'Employer papers: board resolution, organogram, advertisement and evidence of inward remittance',
        'Security clearance followed up with the Ministry of Home Affairs',
        'Extension, change of employer and cancellation of the permit on departure',
        'Income tax registration and returns that match the declared salary',
      ],
    },
    {
      sectionId: 'visas-extensions',
      title: 'Visas and Extensions',
      icon: 'arrival',
      description: [
        'Business, employment, investor, student and family visa categories explained before application',
        'Extension and change of category at the Department of Immigration and Passports',
        'No Visa Required (NVR) endorsement for persons of Bangladeshi origin and their families',
        'Refusal, overstay and entry restriction: representations and, where justified, judicial review',
      ],
    },
    {
      sectionId: 'investor-residence',
      title: 'Investor and Permanent Residence',
      icon: 'property',
      description: [
        'Eligibility for permanent residence through investment under current government policy',
        'Evidence of investment, tax payment and source of funds prepared for review',
        'Company, bank and property steps timed with the immigration application',
        'Conditions of residence, renewal and reporting explained in writing',
      ],
    },
    {
      sectionId: 'citizenship',
      title: 'Citizenship and Naturalisation',
      icon: 'certificate',
      description: [
        'Advice under the Citizenship Act 1951 and the Citizenship (Temporary Provisions) Order 1972',
        'Citizenship by birth, descent, marriage and naturalisation, with the evidence each route requires',
        'Children born abroad: birth registration and proof of descent through either parent',
        'Renunciation, resumption and disputed citizenship, including questions of statelessness',
      ],
    },
    {
      sectionId: 'dual-nationality',
      title: 'Dual Nationality',
      icon: 'id',
      description: [
        'Dual nationality certificate applications in Dhaka or through Bangladesh missions',
        'Whether a certificate is needed at all, given the country of second nationality',
        'Effect of a second nationality on public office, inheritance, land and passports',
        'Affidavits and supporting papers prepared in the form the ministry accepts',
      ],
    },
    {
      sectionId: 'bangladeshis-abroad',
      title: 'Services for Bangladeshis Abroad',
      icon: 'world',
      description: [
        'Powers of attorney executed abroad and stamped for use under the Power of Attorney Act 2012',
        'Supervision of land records, tenants and tax while the owner is away',
        'Marriage, divorce and succession matters with a foreign element',
        'Apostille, attestation and certified translation of documents for use in another country',
      ],
    },
    {
      sectionId: 'compliance-and-detention',
      title: 'Status Problems and Detention',
      icon: 'lock-open',
      description: [
        'Allegations under the Foreigners Act 1946 and advice on regularising status',
        'Bail, release and consular contact for persons held on immigration grounds',
        'Challenges to unlawful travel restrictions on citizens under Article 36 of the Constitution',
        'Complaints about recruitment fraud under the Overseas Employment and Migrants Act 2013',
      ],
    },
  ],
} as const satisfies PracticeAreaContent<'immigration-citizenship'>;
