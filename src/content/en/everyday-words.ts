/**
 * What this site says, and what visitors type for it: the search finds the one by the other (lib/search.ts), behind all
 * that has the typed word itself. To add a word, put it behind the site's own, in quotes. Small letters will do, and a
 * word is found with any ending.
 */
export const everydayWords: Readonly<Record<string, readonly string[]>> = {
  advertising: ['ads', 'advertisement'],
  bail: ['jamin'],
  career: ['careers'],
  'company formation': ['startup', 'start-up'],
  court: ['adalat'],
  criminal: ['murder', 'theft'],
  deed: ['dolil'],
  divorce: ['talaq', 'talak'],
  dower: ['denmohor', 'mohrana', 'mahr'],
  inheritance: ['warish'],
  job: ['jobs', 'vacancy', 'vacancies'],
  labour: ['labor'],
  land: ['jomi'],
  'land tax': ['khajna'],
  lawyer: ['attorney', 'barrister', 'solicitor', 'ukil'],
  leases: ['landlord', 'tenant'],
  maintenance: ['alimony', 'khorposh'],
  marriage: ['wedding', 'nikah', 'nikkah', 'biye'],
  mutation: ['namjari', 'kharij'],
  ngo: ['charity', 'charities'],
  suit: ['lawsuit', 'mamla'],
  termination: ['fired', 'sacked'],
  wages: ['salary', 'salaries'],
};
