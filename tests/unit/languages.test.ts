import { expect, test } from 'vitest';
import { faultsOfLanguages } from '../../src/publish/language-rules.ts';

const thai = { en: 'English', th: 'ไทย' };
const field = (at: string, text = '') => ({ at, name: /\w+$/.exec(at)?.[0] ?? '', text });

test.each([
  ['title', 'Law {name}', 'กฎหมาย {n}', ['the places in braces are not the English ones: {name}.'], thai],
  ['image', 'hero-team', 'hero-teams', ['this is no text and stays as in English: hero-team.'], thai],
  ['title', 'PDF', 'PDF', ['the text is still English.'], thai],
  ['title', 'PDF', 'PDF', [], { ...thai, th: 'In Latin letters' }],
  ['title', 'Law {n}', 'กฎหมาย {n}', [], thai],
  ['image', 'hero-team', 'hero-team', [], thai],
])('of another language, %s "%s" as "%s" is told: %j', (name, english, translated, says, names) => {
  const at = `th/home.ts hero.${name}`;
  const pair = [field(`en/home.ts hero.${name}`, english), field(at, translated)];
  expect(faultsOfLanguages(pair, names)).toEqual(says.map((each) => ({ at, text: translated, says: each })));
});

test('a text that one language forgot is told, and one that both lack is not', () => {
  const places = ['en/a.ts a.x', 'en/a.ts a.y', 'th/a.ts a.x', 'th/a.ts a.z', 'en/b.ts b'];
  const fields = places.map((at) => field(at));
  expect(faultsOfLanguages(fields, thai)).toEqual([
    { at: 'th/a.ts a.y', text: '', says: 'the text is missing. Add it, as in src/content/en/a.ts.' },
    { at: 'en/a.ts a.z', text: '', says: 'the text is missing. Add it, as in src/content/th/a.ts.' },
  ]);
});

test('a language without its folder is told', () => {
  const says = 'the folder src/content/th is missing. Add it, or delete this line.';
  const at = 'language.ts languageNames.th';
  expect(faultsOfLanguages([field('en/a.ts a.x')], thai)).toEqual([{ at, text: 'ไทย', says }]);
});
