import type { ServicePage } from '../../types.ts';

export const content = {
  slug: 'property-land-vetting',
  intro:
    'Before money changes hands, a buyer should know who owns the land, how they came to own it, and what could defeat that ownership later. We collect the survey records, deeds, mutation papers and tax receipts, compare them with each other and with possession on the site, and give a written opinion. If you decide to go ahead, we prepare the documents, attend registration and complete the mutation in your name.',
  points: [
    {
      sectionId: 'collection-of-records',
      heading: 'Collection of Records',
      body: 'We list the papers that your plot or flat needs, obtain certified copies of khatians, mouza maps and deeds from the record room and the sub-registry, and tell you which papers the seller must produce.',
    },
    {
      sectionId: 'chain-of-title',
      heading: 'Chain of Title',
      body: 'Each transfer is traced from the early survey records to the present owner. Gaps, unregistered transfers, inheritance shares and powers of attorney are marked, so that you can see exactly where the title is strong and where it is weak.',
    },
    {
      sectionId: 'encumbrance-and-litigation-checks',
      heading: 'Encumbrance and Litigation Checks',
      body: 'We look for earlier sales, mortgages, pending suits, injunctions, acquisition proceedings, vested property entries and khas land claims, using the offices and registers open to search, and we record honestly what could not be searched.',
    },
    {
      sectionId: 'site-and-possession-review',
      heading: 'Site and Possession Review',
      body: 'Paper title and actual possession should match. With a surveyor where needed, we compare the boundaries and plot numbers with the mouza map, and ask neighbours and occupiers the questions that records cannot answer.',
    },
    {
      sectionId: 'written-vetting-opinion',
      heading: 'Written Vetting Opinion',
      body: 'You receive a signed opinion in plain language that lists the documents examined, the risks found, the steps that would cure them, and our view on whether to proceed, proceed with conditions, or stop.',
    },
    {
      sectionId: 'deeds-and-registration',
      heading: 'Deeds and Registration',
      body: 'We draft the agreement for sale, sale deed, heba or other instrument in the form prescribed under the Registration Act 1908, calculate duty, fees and taxes in advance, and attend the sub-registry with the parties.',
    },
    {
      sectionId: 'mutation-and-land-tax',
      heading: 'Mutation and Land Tax',
      body: 'After registration we apply for mutation (namjari) with the Assistant Commissioner (Land), answer any objection, collect the new khatian and payment receipt, and bring the land development tax account up to date in your name.',
    },
  ],
  related: ['real-estate-property-law', 'banking-finance-tax-law', 'family-law'],
} as const satisfies ServicePage<'property-land-vetting'>;
