import { expect, test } from 'vitest';
import { faultsOfBangla, rulesBrokenBy } from '../../src/publish/bangla-rules.ts';
import { fields } from '../support/site-content.ts';

/** The texts of a language by their place: 'home.ts aboutUs.sectionName'; without what Bangla alone has, and codes. */
function placesOf(language: string): string[] {
  const own = fields.flatMap(({ at }) =>
    at.startsWith(`${language}/`) ? [at.slice(language.length + 1)] : [],
  );
  return own.filter((place) => !/^(?:language-offer|latin-names)|openGraphLocale$/.test(place)).sort();
}

const moduleOf = (place: string) => place.split(' ')[0] ?? '';

test('every module in Bangla has a twin in English, and each of their texts', () => {
  const bangla = placesOf('bn');
  const twins = new Set(bangla.map(moduleOf));
  expect(twins.size).toBeGreaterThan(18);
  expect(bangla).toEqual(placesOf('en').filter((place) => twins.has(moduleOf(place))));
});

const field = (at: string, text: string) => ({ at, name: /\w+$/.exec(at)?.[0] ?? '', text });

test.each([
  ['title', 'আইন {n}', 'Law {name}', 'the places in braces'],
  ['image', 'hero-teams', 'hero-team', 'stays as in English: hero-team.'],
  ['title', 'PDF', 'PDF', 'the text is still English.'],
  ['title', 'আইন 5', 'Law 5', 'a digit is not Bangla.'],
])('%s in Bangla: "%s" for "%s" is told: %s', (name, bangla, english, says) => {
  const pair = [field(`en/home.ts hero.${name}`, english), field(`bn/home.ts hero.${name}`, bangla)];
  expect(
    faultsOfBangla(pair)
      .map((fault) => `${fault.at}: ${fault.says}`)
      .join('\n'),
  ).toContain(says);
});

test('a text that one language forgot is told, and one that both lack is not', () => {
  const fields = ['en/a.ts a.x', 'en/a.ts a.y', 'bn/a.ts a.x', 'bn/a.ts a.z', 'en/b.ts b'];
  expect(faultsOfBangla(fields.map((at) => field(at, '')))).toEqual([
    { at: 'bn/a.ts a.y', text: '', says: 'the text is missing. Add it, as in src/content/en/a.ts.' },
    { at: 'en/a.ts a.z', text: '', says: 'the text is missing. Add it, as in src/content/bn/a.ts.' },
  ]);
});

test('a text that breaks a rule is seen', () => {
  const wrong = [
    'সম\u09DF', // য় as one character
    'প্রায় 5 মেগাবাইট',
    'PDF দিন',
    'Share চাপুন',
    'শেষ ।',
    'শেষ.',
  ];
  expect(wrong.filter((text) => rulesBrokenBy(text).length !== 1)).toEqual([]);
  const right = ['শেয়ার (Share) চাপুন।'.normalize('NFC'), '{n}টি ফল', 'আসছে...', 'আইনজীবী-মক্কেল সম্পর্ক।'];
  expect(right.flatMap(rulesBrokenBy)).toEqual([]);
});
