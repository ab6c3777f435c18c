import { firmFacts } from '../firm-facts.ts';
import { firmIn } from '../firm-words.ts';
import type { Firm } from '../types.ts';

export const firm: Firm = firmIn({
  name: firmFacts.latinName,
  shortName: 'Mahananda',
  descriptor: 'Barristers, Advocates and Notaries Public',
  tagline: 'Two cities, one file',
  description:
    'Mahananda Rahman, Chowdhury & Associates advise shipping companies, families and employers in Chattogram and Dhaka.',
  phone: { display: '+880 2-4400 0000' },
  whatsapp: { display: '+880 1711-000 000', message: 'Good day, I would like to see a lawyer.' },
  consultationSubject: 'Request for an appointment',
  offices: {
    chattogram: {
      name: 'Chattogram office',
      lines: ['Third floor, Karnaphuli Trade Centre, 4 Court Hill Road', 'Chattogram 4000, Bangladesh'],
      street: 'Third floor, Karnaphuli Trade Centre, 4 Court Hill Road',
      locality: 'Chattogram',
      country: 'Bangladesh',
    },
    dhaka: {
      name: 'Dhaka office',
      lines: ['House 8, Lake Road', 'Dhanmondi, Dhaka 1205, Bangladesh'],
      street: 'House 8, Lake Road, Dhanmondi',
      locality: 'Dhaka',
      country: 'Bangladesh',
    },
  },
  hours: {
    text: 'Sunday to Thursday, half past nine to five',
    short: 'Sun-Thu, 9:30 am-5 pm',
    closures: { 'new-year': 'Bengali New Year' },
  },
  social: { youtube: 'YouTube' },
  languages: ['Bangla', 'English', 'Hindi'],
});
