import type { PracticeAreaContent } from '../../types.ts';

export const content = {
  slug: 'cybersecurity-it-law',
  lead: 'Digital business in Bangladesh is regulated by several laws that change often: the ICT Act 2006, current cyber security and data protection legislation, telecom law administered by the regulator (BTRC), consumer law and Bangladesh Bank payment rules. We help companies to contract, launch and respond to incidents, and help individuals who face online abuse or a digital complaint. We check the law in force on the day, because it moves.',
  imageAlt: 'A keyhole of light in a lattice of small dots',
  cards: [
    {
      sectionId: 'data-protection',
      title: 'Data Protection and Privacy',
      icon: 'shield-lock',
      description: [
        'Data maps, privacy notices and consent wording in Bangla and English',
        'Processor, cloud and cross-border transfer terms under the data rules in force',
        "Employee, health, financial and children's data handled with additional care",
        'Requests from public authorities answered lawfully and no further than required',
      ],
    },
    {
      sectionId: 'cyber-incidents',
      title: 'Cyber Incidents and Offences',
      icon: 'alert-triangle',
      description: [
        'First-day legal steps after hacking, fraud, ransom demands or leaked data',
        'Preservation of logs, devices and messages so that evidence remains admissible',
        'Complaints and defence under current cyber security legislation before the Cyber Tribunal',
        'Harassment, blackmail and impersonation online, with removal requests to platforms',
        'Notices to customers, regulators, banks and insurers where the law requires',
      ],
    },
    {
      sectionId: 'software-contracts',
      title: 'Software and IT Contracts',
      icon: 'code',
      description: [
        'Software development, licence, maintenance and service level agreements',
        'Ownership of source code, open source use and escrow arrangements',
        'Outsourcing and freelance export terms, with foreign exchange and tax treatment',
        'Disputes about acceptance, delay, defects and failed implementation of systems',
      ],
    },
    {
      sectionId: 'ecommerce',
      title: 'E-commerce and Consumer Rules',
      icon: 'cart',
      description: [
        'Trade licence, digital business identification and marketplace policy requirements',
        'Terms of sale, delivery, refund and complaint handling for online shops',
        'Duties under the Consumer Rights Protection Act 2009 and fair pricing rules',
        'Advertising, influencer and promotional campaign terms that do not mislead consumers',
        'Agreements between marketplaces, sellers, couriers and payment gateways',
      ],
    },
    {
      sectionId: 'digital-payments',
      title: 'Digital Payments and Fintech',
      icon: 'mobile',
      description: [
        'Bangladesh Bank licensing of payment service providers and payment system operators',
        'Mobile financial services, agent banking and wallet agreements',
        'Electronic know-your-customer checks and anti-money laundering controls for online accounts',
        'Lending, crowdfunding and digital asset ideas tested against present restrictions',
      ],
    },
    {
      sectionId: 'telecom-licensing',
      title: 'Telecom and Internet Licensing',
      icon: 'antenna',
      description: [
        'Licences and permits from BTRC for internet, data centre and telecom services',
        'Interconnection, tower sharing, bandwidth and content agreements between licensed operators',
        'Type approval and import permission for wireless equipment',
        'Show-cause notices, penalties and appeals from regulatory decisions',
      ],
    },
    {
      sectionId: 'electronic-signatures',
      title: 'Electronic Records and Signatures',
      icon: 'fingerprint',
      description: [
        'Validity of electronic records and signatures under the ICT Act 2006',
        'Certifying authority services and signing workflows for companies',
        'Documents that still need paper, stamp or registration identified in advance',
        'Electronic evidence prepared for court under the Evidence Act 1872 as amended',
      ],
    },
  ],
} as const satisfies PracticeAreaContent<'cybersecurity-it-law'>;
