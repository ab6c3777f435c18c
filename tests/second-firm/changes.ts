import { members, teamSectionIds } from '../../src/content/members.ts';
import { practiceAreaSlugs } from '../../src/content/slugs.ts';

const keptAreas = new Set<string>([
  'corporate-commercial-law',
  'real-estate-property-law',
  'litigation-dispute-resolution',
  'employment-labor-law',
  'admiralty-maritime-law',
]);
const keptSections = new Set<string>(['advisors', 'managing-director']);

/** The people of the second firm by the ids of those whose words they have. */
export const people: Readonly<Record<string, string>> = {
  'farhana-yasmin-siddiqua': 'mosaddeque-hossain-chowdhury',
  'kamruzzaman-sikder': 'u-shwe-prue-marma',
  'nasrin-sultana-haider': 'tasnim-rahman',
};

/** Practice areas, services, people and sections of the sample firm that the second firm does not have. */
export const removed: readonly string[] = [
  ...practiceAreaSlugs.filter((slug) => !keptAreas.has(slug)),
  'property-land-vetting',
  ...members.flatMap(({ id }) => (id in people ? [] : id)),
  ...teamSectionIds.filter((id) => !keptSections.has(id)),
];

/** Its palette: the greens of the sample as indigo, equally light. */
const indigo: Readonly<Record<string, string>> = {
  '#c0ddd1': '#d1d5ee',
  '#9fc7b8': '#b9bcde',
  '#7bac9a': '#9b9fc8',
  '#598f7c': '#7d82ac',
  '#3e7361': '#62668f',
  '#285748': '#494c6f',
  '#1a3e33': '#343650',
  '#0e281f': '#202235',
  '#10221d': '#1d1d2b',
  '#152b25': '#262536',
  '#0a1a15': '#151622',
  '#10241f': '#1f1f2e',
  '#e9ece3': '#e3ecf2',
  '#a0afa9': '#a9abb8',
  '#2c443c': '#3c3e51',
  '#7d8e88': '#888998',
  '#0b1d18': '#181926',
  '#081e18': '#191929',
  '#061611': '#11121e',
  '#0a1d18': '#181826',
  '#12332a': '#2b2b43',
  '#b5c6bd': '#bdc2d1',
};

/** What the second firm says otherwise, wherever it stands in src/content. */
export const replaced: Readonly<Record<string, string>> = {
  ...people,
  ...indigo,
  'Farhana Yasmin Siddiqua': 'Barrister Abul Kalam Muhammad Mosaddeque Hossain Chowdhury',
  'ফারহানা ইয়াসমিন সিদ্দিকা': 'ব্যারিস্টার আবুল কালাম মুহাম্মদ মোসাদ্দেক হোসেন চৌধুরী',
  'Kamruzzaman Sikder': 'U Shwe Prue Marma',
  'কামরুজ্জামান সিকদার': 'উ শোয়ে প্রু মারমা',
  // A name that begins with another one, with signs that code has a meaning for.
  'Nasrin Sultana Haider': "U Shwe Prue Marma (O\\'Neil)",
  'নাসরিন সুলতানা হায়দার': "উ শোয়ে প্রু মারমা (ও\\'নীল)",
  "@example.com',\n": "@mahananda-law.com.bd',\n",
  '+880 1200-000': '+880 1711-000',
  "['criminal-law-defense']": "['admiralty-maritime-law']",
  'Proven Track Record': 'Careful Preparation',
  'Best Quality Support': 'Two Lawyers a File',
  'Low Cost': 'Fees in Writing',
  'পরীক্ষিত কাজের ধারা': 'যত্নে প্রস্তুতি',
  'মানসম্মত সহায়তা': 'প্রতি নথিতে দুজন আইনজীবী',
  "title: 'কম খরচ'": "title: 'লিখিত ফি'",
  '    placeholder: true,\n': '',
  "undefined = '/property-land-vetting'": 'undefined = undefined',
};
