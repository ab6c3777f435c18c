import { expect, test } from 'vitest';
import { fields } from '../support/site-content.ts';

/** The texts of a language by their place: 'home.ts aboutUs.sectionName'. */
function textsOf(language: string): ReadonlyMap<string, string> {
  const folder = `${language}/`;
  const own = fields.filter(({ at }) => at.startsWith(folder));
  return new Map(own.map(({ at, text }) => [at.slice(folder.length), text]));
}

const moduleOf = (place: string) => place.split(' ')[0] ?? '';
const nameOf = (place: string) => /(\w+)(?:\[\d+\])*$/.exec(place)?.[1] ?? '';

/** What Bangla alone has, and what is a code. */
const bangla = new Map(
  [...textsOf('bn')].filter(([place]) => !/^language-offer|openGraphLocale$/.test(place)),
);
const twins = new Set([...bangla.keys()].map(moduleOf));
const english = new Map(
  [...textsOf('en')].filter(([place]) => twins.has(moduleOf(place)) && !place.endsWith('openGraphLocale')),
);

/** Ids, paths and the like, and what src/content says once for all languages. */
const keptNames = new Set('action icon id image link path related sectionId slug to value'.split(' '));
const facts = new Set(
  fields.filter(({ at }) => /^(firm-facts|members|slugs)\.ts /.test(at)).map(({ text }) => text),
);
const isKept = (place: string, text: string) => keptNames.has(nameOf(place)) || facts.has(text);

/** Entries in the menus of browsers that have no Bangla, or that many see in English. */
const latinWords = [
  'Share',
  'Add to Home Screen',
  'Add to Home screen',
  'Add app to Home screen',
  'Install',
  'Save and share',
  'File',
  'Add to Dock',
];

const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const withoutPlaces = (text: string) => text.replaceAll(/\{\w+\}/g, '');
/** Where a text has Latin words, each stands in brackets or in quotes of its own. */
const withoutLatinWords = (text: string) =>
  latinWords.reduce((rest, word) => rest.replaceAll(`(${word})`, '').replaceAll(`"${word}"`, ''), text);

const rules: readonly { readonly says: string; readonly isBroken: (text: string) => boolean }[] = [
  { says: 'is not in Unicode NFC', isBroken: (text) => text !== text.normalize('NFC') },
  { says: 'has digits that are not Bangla', isBroken: (text) => /\d/.test(withoutPlaces(text)) },
  {
    says: 'has Latin letters',
    isBroken: (text) => /\p{Script=Latin}/u.test(withoutLatinWords(withoutPlaces(text))),
  },
  { says: 'has a dash or a curly quote', isBroken: (text) => /[\u2010-\u201F\u2212]| - /.test(text) },
  { says: 'has stray spaces', isBroken: (text) => text !== text.trim() || /\s{2,}|\s[।,;:?!]/.test(text) },
  // Short forms of names keep theirs.
  { says: 'ends a sentence with a full stop', isBroken: (text) => /(?<!\.|মো)\.(?:\s|$)/.test(text) },
];

const rulesBrokenBy = (text: string) => rules.flatMap(({ says, isBroken }) => (isBroken(text) ? [says] : []));

test('every module in Bangla has a twin in English, and each of their texts', () => {
  expect(twins.size).toBeGreaterThan(18);
  expect([...bangla.keys()].sort()).toEqual([...english.keys()].sort());
});

test('a text in Bangla has the places to fill in of the English one', () => {
  const wrong = [...bangla].filter(
    ([place, text]) => `${placesIn(text)}` !== `${placesIn(english.get(place) ?? '')}`,
  );
  expect(wrong).toEqual([]);
});

test('what is no text is the same in both languages', () => {
  const wrong = [...bangla].filter(([place, text]) => isKept(place, text) && text !== english.get(place));
  expect(wrong).toEqual([]);
});

test('no text in Bangla was left in English', () => {
  const hasWords = (text: string) => /\p{L}/u.test(withoutPlaces(text));
  const wrong = [...bangla].filter(
    ([place, text]) => !isKept(place, text) && hasWords(text) && text === english.get(place),
  );
  expect(wrong).toEqual([]);
});

test('a text in Bangla is written as all of them are', () => {
  const words = [...bangla].filter(([place, text]) => !isKept(place, text));
  expect(words.length).toBeGreaterThan(500);
  expect(
    words.flatMap(([place, text]) => rulesBrokenBy(text).map((says) => `${place} ${says}: ${text}`)),
  ).toEqual([]);
});

test('a text that breaks a rule is seen', () => {
  const wrong = [
    'সম\u09DF', // য় as one character
    'প্রায় 5 মেগাবাইট',
    'PDF দিন',
    'Share চাপুন',
    'মেনু – তিনটি বিন্দু',
    'সে বলল ‘না’',
    'দুটি  ফাঁক',
    'শেষ ।',
    'শেষ.',
  ];
  expect(wrong.filter((text) => rulesBrokenBy(text).length !== 1)).toEqual([]);
  const right = ['শেয়ার (Share) চাপুন।'.normalize('NFC'), '{n}টি ফল', 'আসছে...', 'আইনজীবী-মক্কেল সম্পর্ক।'];
  expect(right.flatMap(rulesBrokenBy)).toEqual([]);
});
