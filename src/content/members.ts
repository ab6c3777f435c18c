import type { MemberFacts } from './types.ts';

/*
 * Sample people: every name, description and contact detail here and in en/team.ts and bn/team.ts is invented; any
 * likeness to a real person is accidental. Telephone numbers use the prefix 012, which to our knowledge is not
 * allotted to any operator, and e-mail addresses the reserved domain example.com. Replace the members before the site
 * is published, and put their portraits into photos/, named by their ids. Nobody with `placeholder` is published.
 *
 * Here stands what is the same in every language. What is said of a member stands under the same id in en/team.ts and
 * bn/team.ts: a member who is missing in one of them does not compile.
 */

/** The sections of the team page, in its order. */
export const teamSectionIds = [
  'chief-advisor',
  'advisors',
  'managing-director',
  'administrator',
  'associate-legal-analysts',
  'supporting-staff',
] as const;

/** Everyone, in the order of the page. */
export const members = [
  {
    sectionId: 'chief-advisor',
    id: 'shamsul-karim-majumder',
    latinName: 'Shamsul Karim Majumder',
    practiceAreas: ['real-estate-property-law', 'litigation-dispute-resolution'],
    placeholder: true,
    mail: 'chief.advisor@example.com',
    phone: '+880 1200-000 100',
  },
  {
    sectionId: 'advisors',
    id: 'farhana-yasmin-siddiqua',
    latinName: 'Farhana Yasmin Siddiqua',
    practiceAreas: ['corporate-commercial-law'],
    placeholder: true,
    mail: 'farhana.siddiqua@example.com',
    phone: '+880 1200-000 101',
  },
  {
    sectionId: 'advisors',
    id: 'rezaul-haque-bhuiyan',
    latinName: 'Rezaul Haque Bhuiyan',
    practiceAreas: ['real-estate-property-law'],
    placeholder: true,
    mail: 'rezaul.bhuiyan@example.com',
  },
  {
    sectionId: 'advisors',
    id: 'dipankar-roy-sarker',
    latinName: 'Dipankar Roy Sarker',
    practiceAreas: ['litigation-dispute-resolution'],
    placeholder: true,
    mail: 'dipankar.sarker@example.com',
    phone: '+880 1200-000 103',
  },
  {
    sectionId: 'advisors',
    id: 'nusrat-jahan-moushumi',
    latinName: 'Nusrat Jahan Moushumi',
    practiceAreas: ['family-law'],
    placeholder: true,
    mail: 'nusrat.moushumi@example.com',
  },
  {
    sectionId: 'advisors',
    id: 'tanvir-mahtab-quader',
    latinName: 'Tanvir Mahtab Quader',
    practiceAreas: ['banking-finance-tax-law'],
    placeholder: true,
    mail: 'tanvir.quader@example.com',
    phone: '+880 1200-000 105',
  },
  {
    sectionId: 'advisors',
    id: 'anisur-rahman-talukder',
    latinName: 'Anisur Rahman Talukder',
    practiceAreas: ['banking-finance-tax-law'],
    placeholder: true,
    phone: '+880 1200-000 106',
  },
  {
    sectionId: 'advisors',
    id: 'sharmin-akter-laboni',
    latinName: 'Sharmin Akter Laboni',
    practiceAreas: ['employment-labor-law'],
    placeholder: true,
    mail: 'sharmin.laboni@example.com',
  },
  {
    sectionId: 'advisors',
    id: 'ayesha-tabassum-rumi',
    latinName: 'Ayesha Tabassum Rumi',
    practiceAreas: ['immigration-citizenship'],
    placeholder: true,
    mail: 'ayesha.rumi@example.com',
  },
  {
    sectionId: 'advisors',
    id: 'sabrina-mehjabin-haque',
    latinName: 'Sabrina Mehjabin Haque',
    practiceAreas: ['ip-law'],
    placeholder: true,
    mail: 'sabrina.haque@example.com',
    phone: '+880 1200-000 109',
  },
  {
    sectionId: 'advisors',
    id: 'kamruzzaman-sikder',
    latinName: 'Kamruzzaman Sikder',
    practiceAreas: ['criminal-law-defense'],
    placeholder: true,
    phone: '+880 1200-000 110',
  },
  {
    sectionId: 'advisors',
    id: 'mitali-chakma',
    latinName: 'Mitali Chakma',
    practiceAreas: ['environmental-energy-law'],
    placeholder: true,
    mail: 'mitali.chakma@example.com',
  },
  {
    sectionId: 'advisors',
    id: 'anthony-rozario-gomes',
    latinName: 'Anthony Rozario Gomes',
    practiceAreas: ['construction-infrastructure-law'],
    placeholder: true,
    mail: 'anthony.gomes@example.com',
  },
  {
    sectionId: 'advisors',
    id: 'golam-mortuza-patwary',
    latinName: 'Golam Mortuza Patwary',
    practiceAreas: ['admiralty-maritime-law'],
    placeholder: true,
    phone: '+880 1200-000 113',
  },
  {
    sectionId: 'advisors',
    id: 'rowshan-ara-khatun',
    latinName: 'Rowshan Ara Khatun',
    practiceAreas: ['ngo-nonprofit-law'],
    placeholder: true,
    mail: 'rowshan.khatun@example.com',
  },
  {
    sectionId: 'advisors',
    id: 'zubair-hasnat-chowdhury',
    latinName: 'Zubair Hasnat Chowdhury',
    practiceAreas: ['ip-law', 'cybersecurity-it-law'],
    placeholder: true,
    mail: 'zubair.chowdhury@example.com',
    phone: '+880 1200-000 115',
  },
  {
    sectionId: 'managing-director',
    id: 'nasrin-sultana-haider',
    latinName: 'Nasrin Sultana Haider',
    practiceAreas: ['corporate-commercial-law', 'litigation-dispute-resolution'],
    placeholder: true,
    mail: 'managing.director@example.com',
    phone: '+880 1200-000 200',
  },
  {
    sectionId: 'administrator',
    id: 'abul-hasnat-molla',
    latinName: 'Abul Hasnat Molla',
    placeholder: true,
    mail: 'office@example.com',
    phone: '+880 1200-000 201',
  },
  {
    sectionId: 'associate-legal-analysts',
    id: 'tahmid-rahman-shuvo',
    latinName: 'Tahmid Rahman Shuvo',
    placeholder: true,
    mail: 'tahmid.shuvo@example.com',
  },
  {
    sectionId: 'associate-legal-analysts',
    id: 'jannatul-ferdous-oishee',
    latinName: 'Jannatul Ferdous Oishee',
    placeholder: true,
    mail: 'jannatul.oishee@example.com',
  },
  {
    sectionId: 'associate-legal-analysts',
    id: 'pritom-saha',
    latinName: 'Pritom Saha',
    placeholder: true,
  },
  {
    sectionId: 'supporting-staff',
    id: 'rokeya-begum',
    latinName: 'Rokeya Begum',
    placeholder: true,
    mail: 'frontdesk@example.com',
    phone: '+880 1200-000 301',
  },
  {
    sectionId: 'supporting-staff',
    id: 'md-jewel-mia',
    latinName: 'Md. Jewel Mia',
    placeholder: true,
  },
  {
    sectionId: 'supporting-staff',
    id: 'swapan-chandra-sutradhar',
    latinName: 'Swapan Chandra Sutradhar',
    placeholder: true,
  },
] as const satisfies readonly MemberFacts<(typeof teamSectionIds)[number]>[];
