import type { PracticeAreaContent } from '../../types.ts';

export const content = {
  slug: 'real-estate-property-law',
  lead: 'Land in Bangladesh carries a long paper trail: survey records, deeds, mutation orders and tax receipts, which must agree with each other and with possession on the ground. We read that trail under the Transfer of Property Act 1882, the Registration Act 1908 and the State Acquisition and Tenancy Act 1950, explain the risk in plain terms, and see the transaction or the dispute through.',
  imageAlt: 'A land survey map of parcels beside a river, with one measured plot picked out',
  cards: [
    {
      sectionId: 'title-search',
      title: 'Title Search and Vetting',
      icon: 'file-search',
      description: [
        'Comparison of CS, SA, RS and later survey records with the chain of deeds',
        'Searches at the sub-registry for earlier sales, mortgages and other encumbrances',
        'Checks on mutation, land development tax receipts and the current record of rights',
        'Enquiries about vested property, acquisition, khas land and court attachment or injunction',
        'A written opinion stating what was seen, what is missing and what the risk is',
      ],
    },
    {
      sectionId: 'sale-and-registration',
      title: 'Sale, Gift and Registration',
      icon: 'contract',
      description: [
        'Registered agreements for sale (bainanama) with clear payment, default and refund terms',
        'Sale, heba, gift, exchange and partition deeds prepared in the prescribed form',
        'Stamp duty, registration fees and taxes on transfer calculated before the signing date',
        'Attendance at the sub-registry and collection of receipts, certified copies and originals',
        'Handover of possession recorded in writing and followed by an application for mutation',
      ],
    },
    {
      sectionId: 'mutation-and-records',
      title: 'Mutation and Land Records',
      icon: 'pin',
      description: [
        'Mutation (namjari) applications to the Assistant Commissioner (Land) after purchase or inheritance',
        'Separation of holdings (jama kharij) among co-sharers and heirs',
        'Correction of the record of rights before revenue officers, Land Survey Tribunals or civil courts',
        'Land development tax accounts brought up to date and incorrect demands disputed',
        'Reviews and appeals against mutation orders within the time the law allows',
      ],
    },
    {
      sectionId: 'leases-and-tenancies',
      title: 'Leases and Tenancies',
      icon: 'key',
      description: [
        'Commercial and residential leases, registered where the term requires registration',
        'Rent, advance, service charge and repair terms read with the Premises Rent Control Act 1991',
        'Government, RAJUK and industrial plots held on lease, including permission to transfer or mortgage',
        'Notices to quit and recovery of possession through the civil court',
      ],
    },
    {
      sectionId: 'development-and-apartments',
      title: 'Development and Apartment Agreements',
      icon: 'community',
      description: [
        'Agreements between landowners and developers on sharing ratio, timelines and signing money',
        'Powers of attorney under the Power of Attorney Act 2012, limited to what the project needs',
        'Apartment purchase agreements read with the Real Estate Development and Management Act 2010',
        'Approved plans, permissions and developer registration verified before money is paid',
        'Claims for delay, defective work or failure to register the flat or land share',
      ],
    },
    {
      sectionId: 'land-disputes',
      title: 'Land and Property Disputes',
      icon: 'gavel',
      description: [
        'Suits for declaration of title, partition, recovery of possession and permanent injunction',
        'Specific performance of registered agreements for sale under the Specific Relief Act 1877',
        'Pre-emption claims by co-sharers in agricultural and non-agricultural land',
        'Complaints about forged deeds and illegal dispossession under the land offences law of 2023',
        'Objections to acquisition notices and claims for compensation under the 2017 acquisition law',
      ],
    },
  ],
} as const satisfies PracticeAreaContent<'real-estate-property-law'>;
