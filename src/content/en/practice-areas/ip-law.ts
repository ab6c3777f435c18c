import type { PracticeAreaContent } from '../../types.ts';

export const content = {
  slug: 'ip-law',
  lead: 'Intellectual property rights are territorial, and in Bangladesh most of them begin with a filing. We search, file and maintain rights under the Trademarks Act 2009, the Patents Act 2023, the Industrial Designs Act 2023 and the Copyright Act 2023, prepare the agreements through which those rights are used, and act when they are copied. We also advise when a right is not worth the cost of filing.',
  imageAlt: 'A great pen nib cut out of a wall, signing with a line of light',
  cards: [
    {
      sectionId: 'trademarks',
      title: 'Trademarks',
      icon: 'trademark',
      description: [
        'Availability searches and advice on distinctiveness before a brand is launched',
        'Applications to the Department of Patents, Industrial Designs and Trademarks (DPDT), one for each class',
        'Examination replies, publication in the journal, opposition and hearing before the Registrar',
        'Renewal, assignment, change of name or address and entry of registered users',
        'Rectification and removal of marks that were wrongly entered or are not used',
      ],
    },
    {
      sectionId: 'patents',
      title: 'Patents',
      icon: 'bulb',
      description: [
        'Patentability and freedom to operate advice before money is spent on manufacture',
        'Specifications and claims prepared with technical experts and filed at DPDT',
        'Priority claims under the Paris Convention and instructions from foreign attorneys',
        'Maintenance fees, assignment, licensing and opposition or revocation proceedings',
      ],
    },
    {
      sectionId: 'industrial-designs',
      title: 'Industrial Designs',
      icon: 'palette',
      description: [
        'Registration of new shape, pattern or ornament under the Industrial Designs Act 2023',
        'Filing before display or sale, so that novelty is not lost',
        'Drawings and statements that show clearly what is claimed as new',
        'Renewal, licensing and action against copied product appearance',
      ],
    },
    {
      sectionId: 'copyright',
      title: 'Copyright and Creative Works',
      icon: 'copyright',
      description: [
        'Registration at the Copyright Office for literary, artistic, musical, film and software works',
        'Publishing, recording, production and commissioning agreements for authors and producers',
        'Ownership of works made by employees, contractors and joint authors',
        'Removal requests to online platforms and action against unlicensed copies',
      ],
    },
    {
      sectionId: 'licensing-technology',
      title: 'Licensing, Franchise and Technology',
      icon: 'contract',
      description: [
        'Licence, franchise, know-how and software agreements with clear scope, term and territory',
        'Royalty and technical fee terms checked against BIDA and Bangladesh Bank requirements',
        'Confidential information protected by contract and by practical access controls',
        'Intellectual property schedules and warranties in company sale and investment documents',
      ],
    },
    {
      sectionId: 'geographical-indications',
      title: 'Geographical Indications',
      icon: 'pin',
      description: [
        'Applications under the Geographical Indication of Goods (Registration and Protection) Act 2013',
        'Producer association papers, product specification and proof of link with the place',
        'Enrolment of authorised users and rules for quality control',
        'Objection to misleading use of a registered place name',
      ],
    },
    {
      sectionId: 'enforcement',
      title: 'Enforcement and Anti-counterfeiting',
      icon: 'shield-check',
      description: [
        'Cease and desist letters sent only after use and evidence have been verified',
        'Infringement and passing-off suits before the competent District Court, with interim injunction',
        'Criminal complaints, search and seizure through the police and magistrates',
        'Customs measures against infringing imports and complaints about conflicting domain names',
      ],
    },
  ],
} as const satisfies PracticeAreaContent<'ip-law'>;
