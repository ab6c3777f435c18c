import { expect, test } from 'vitest';
import { languages } from '../../src/content/language.ts';
import { loadAllTexts } from '../../src/content/texts.ts';
import { faultsOfLanguages } from '../../src/publish/language-rules.ts';
import { fields } from '../support/site-content.ts';

/** The texts of a language by their place: 'home.ts aboutUs.sectionName'; without what is not in English, and codes. */
function placesOf(language: string): string[] {
  const own = fields.flatMap(({ at }) =>
    at.startsWith(`${language}/`) ? [at.slice(language.length + 1)] : [],
  );
  return own.filter((place) => !/^(?:language-offer|latin-names)|openGraphLocale$/.test(place)).sort();
}

const moduleOf = (place: string) => place.split(' ')[0] ?? '';

test.each(languages)('every module in %s has a twin in English, and each of their texts', (language) => {
  const places = placesOf(language);
  const twins = new Set(places.map(moduleOf));
  expect(twins.size).toBeGreaterThan(18);
  expect(places).toEqual(placesOf('en').filter((place) => twins.has(moduleOf(place))));
});

test.each(languages)('the words in %s say in what language they are', async (language) => {
  expect((await loadAllTexts(language)).language).toBe(language);
});

const field = (at: string, text: string) => ({ at, name: /\w+$/.exec(at)?.[0] ?? '', text });
const thai = { en: 'English', th: 'ไทย' };
const told = (name: string, [english, translated]: readonly [string, string], names: object = thai) =>
  faultsOfLanguages(
    [field(`en/home.ts hero.${name}`, english), field(`th/home.ts hero.${name}`, translated)],
    {
      ...names,
    },
  ).map(({ at, says }) => `${at}: ${says}`);

test.each([
  ['title', 'Law {name}', 'กฎหมาย {n}', 'the places in braces are not the English ones: {name}.'],
  ['image', 'hero-team', 'hero-teams', 'this is no text and stays as in English: hero-team.'],
  ['title', 'PDF', 'PDF', 'the text is still English.'],
])('of another language, %s "%s" as "%s" is told: %s', (name, english, translated, says) => {
  expect(told(name, [english, translated])).toEqual([`th/home.ts hero.${name}: ${says}`]);
});

test('the same word is no fault of a language in Latin letters, nor are places and ids that fit', () => {
  expect(told('title', ['Contact', 'Contact'], { th: 'Français' })).toEqual([]);
  expect(told('title', ['Law {n}', 'กฎหมาย {n}'])).toEqual([]);
  expect(told('image', ['hero-team', 'hero-team'])).toEqual([]);
});

test('a text that one language forgot is told, and one that both lack is not', () => {
  const fields = ['en/a.ts a.x', 'en/a.ts a.y', 'th/a.ts a.x', 'th/a.ts a.z', 'en/b.ts b'];
  expect(
    faultsOfLanguages(
      fields.map((at) => field(at, '')),
      thai,
    ),
  ).toEqual([
    { at: 'th/a.ts a.y', text: '', says: 'the text is missing. Add it, as in src/content/en/a.ts.' },
    { at: 'en/a.ts a.z', text: '', says: 'the text is missing. Add it, as in src/content/th/a.ts.' },
  ]);
});

test('a language without its folder is told', () => {
  expect(faultsOfLanguages(fields, { en: 'English', th: 'ไทย' })).toEqual([
    {
      at: 'language.ts languageNames.th',
      text: 'ไทย',
      says: 'the folder src/content/th is missing. Add it, or delete this line.',
    },
  ]);
});
