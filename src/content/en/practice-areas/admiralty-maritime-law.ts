import type { PracticeAreaContent } from '../../types.ts';

export const content = {
  slug: 'admiralty-maritime-law',
  lead: 'Most of the foreign trade of Bangladesh moves by sea, and maritime claims are often urgent. The High Court Division sits as the Admiralty Court under the Admiralty Court Act 2000 and can arrest a ship in Bangladeshi waters. We act for owners, charterers, cargo interests, insurers, banks, crew and yards, and work with surveyors and foreign correspondents so that evidence is secured before the vessel sails.',
  imageAlt: 'A wooden sailing boat seen through a porthole at sunset',
  cards: [
    {
      sectionId: 'ship-arrest',
      title: 'Ship Arrest and Release',
      icon: 'anchor',
      description: [
        'Admiralty suits in rem and in personam before the High Court Division',
        'Urgent arrest applications supported by verified claim documents and vessel particulars',
        'Release against bank guarantee or other security acceptable to the court or parties',
        'Judicial sale, priority of claims and distribution of proceeds',
        'Defence of owners, including claims that an arrest was wrongful',
      ],
    },
    {
      sectionId: 'cargo-and-carriage',
      title: 'Cargo and Carriage',
      icon: 'package',
      description: [
        'Short landing, damage, contamination and misdelivery claims under bills of lading',
        'Notice and limitation checked at once under the carriage of goods by sea law',
        'Joint surveys, sampling and tally records arranged at the port',
        'Marine insurance claims, subrogation and recovery against the carrier',
      ],
    },
    {
      sectionId: 'charterparties',
      title: 'Charterparties and Sale',
      icon: 'ship',
      description: [
        'Voyage and time charter disputes on laytime, demurrage, hire and off-hire',
        'Bunker, agency and necessaries claims against vessel or charterer',
        'Memoranda of agreement for sale and purchase of second-hand tonnage',
        'Arbitration clauses, foreign awards and security for claims abroad',
      ],
    },
    {
      sectionId: 'registration-finance',
      title: 'Ship Registration and Finance',
      icon: 'certificate',
      description: [
        'Registration, transfer, mortgage and deletion of ships with the Department of Shipping',
        'Loan, mortgage and assignment documents for lenders and owners',
        'Flag protection and waiver questions for cargo reserved to Bangladeshi ships',
        'Inland vessels: survey, registration, route permission and transfer of ownership',
      ],
    },
    {
      sectionId: 'ports-and-logistics',
      title: 'Ports, Customs and Logistics',
      icon: 'container',
      description: [
        'Charges, delay and damage disputes at Chattogram, Mongla and Payra ports',
        'Freight forwarder, inland container depot and clearing agent agreements',
        'Detention, demurrage and auction of uncleared goods, with customs proceedings',
        'Licences and contracts of terminal, stevedoring and ship handling operators',
      ],
    },
    {
      sectionId: 'casualty-and-crew',
      title: 'Casualty and Crew',
      icon: 'lifebuoy',
      description: [
        'Collision, grounding, fire, wreck removal and pollution response in Bangladeshi waters',
        'Salvage and towage agreements, salvage security and claims for reward',
        'Crew wages, repatriation, injury and death claims of seafarers and their families',
        'Formal investigations and proceedings before the Marine Court',
      ],
    },
    {
      sectionId: 'ship-recycling',
      title: 'Ship Recycling',
      icon: 'recycle',
      description: [
        'Yard compliance under the Bangladesh Ship Recycling Act 2018 and the Hong Kong Convention',
        'Sale terms, letters of credit and delivery conditions for vessels bought for recycling',
        'Import, beaching and cutting permissions coordinated with environment and safety clearances',
        'Worker safety, hazardous material inventory and accident claims',
      ],
    },
  ],
} as const satisfies PracticeAreaContent<'admiralty-maritime-law'>;
