import { namedMembers, type WordsOfMembers } from '../member-words.ts';
import type { TeamMember } from '../types.ts';

/** What each member is. Pages of practice areas show no more of their people, so the texts stand in team.ts. */
const words: WordsOfMembers<Pick<TeamMember, 'designation'>> = {
  'shamsul-karim-majumder': { designation: 'Chief Advisor; Advocate, Supreme Court of Bangladesh' },
  'farhana-yasmin-siddiqua': { designation: 'Advisor, Corporate and Commercial Law' },
  'rezaul-haque-bhuiyan': { designation: 'Advisor, Land and Property Law' },
  'dipankar-roy-sarker': { designation: 'Advisor, Civil Litigation; Advocate, Supreme Court of Bangladesh' },
  'nusrat-jahan-moushumi': { designation: 'Advisor, Family Law' },
  'tanvir-mahtab-quader': { designation: 'Advisor, Banking and Finance' },
  'anisur-rahman-talukder': { designation: 'Advisor, Income Tax and VAT' },
  'sharmin-akter-laboni': { designation: 'Advisor, Labour and Employment' },
  'ayesha-tabassum-rumi': { designation: 'Advisor, Immigration and Citizenship' },
  'sabrina-mehjabin-haque': { designation: 'Advisor, Intellectual Property' },
  'kamruzzaman-sikder': { designation: 'Advisor, Criminal Law; Advocate, Supreme Court of Bangladesh' },
  'mitali-chakma': { designation: 'Advisor, Environment and Energy' },
  'anthony-rozario-gomes': { designation: 'Advisor, Construction and Procurement' },
  'golam-mortuza-patwary': { designation: 'Advisor, Admiralty and Shipping' },
  'rowshan-ara-khatun': { designation: 'Advisor, NGO and Non-Profit Law' },
  'zubair-hasnat-chowdhury': { designation: 'Advisor, Technology and Cyber Law' },
  'nasrin-sultana-haider': { designation: 'Managing Director; Advocate, Supreme Court of Bangladesh' },
  'abul-hasnat-molla': { designation: 'Administrator' },
  'tahmid-rahman-shuvo': { designation: 'Associate Legal Analyst' },
  'jannatul-ferdous-oishee': { designation: 'Associate Legal Analyst' },
  'pritom-saha': { designation: 'Associate Legal Analyst' },
  'rokeya-begum': { designation: 'Front Desk and Client Care' },
  'md-jewel-mia': { designation: 'Court Clerk' },
  'swapan-chandra-sutradhar': { designation: 'Office and Records Assistant' },
};

/** Everyone, in the order of the team page. */
export const people = namedMembers(words);

export const peopleText = {
  /** Heading on the page of a practice area. */
  inThisArea: 'People who work in this area',
} as const;
