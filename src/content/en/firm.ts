import { firmFacts } from '../firm-facts.ts';
import { firmIn } from '../firm-words.ts';
import type { Firm } from '../types.ts';

/*
 * Sample identity, part two: the words in English. What is the same in every language stands in ../firm-facts.ts.
 * Replace every value in both files to make the site yours.
 *
 * The name is invented (hijaltala: the shade under a hijal tree, where a village meets to talk).
 */
export const firm: Firm = firmIn({
  name: firmFacts.latinName,
  shortName: 'Hijaltala',
  descriptor: 'Advocates and Legal Consultants',
  tagline: 'Clear advice, given early',
  description:
    'Hijaltala Chambers is a law firm in Dhaka advising individuals, families and businesses on the law of Bangladesh.',
  phone: { display: '+880 1200-000 000' },
  whatsapp: { display: '+880 1200-000 001', message: 'Hello, I would like to make an appointment.' },
  consultationSubject: 'Consultation Request',
  offices: {
    dhaka: {
      name: 'Head office',
      lines: ['Level 5, Sample House', '12 Example Road', 'Dhaka 1000, Bangladesh'],
      street: 'Level 5, Sample House, 12 Example Road',
      locality: 'Dhaka',
      country: 'Bangladesh',
    },
  },
  hours: {
    text: 'Saturday to Thursday, 10 am to 6 pm',
    short: 'Sat-Thu, 10 am-6 pm',
    closures: {
      'victory-day': 'Victory Day',
      'eid-ul-fitr': 'Eid ul-Fitr',
    },
  },
  social: { facebook: 'Facebook', youtube: 'YouTube', instagram: 'Instagram' },
  languages: ['English', 'Bangla'],
});
