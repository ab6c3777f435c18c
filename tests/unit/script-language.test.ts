import { expect, test } from 'vitest';
import { isMostlyIn, languagesBeside, splitByScript } from '../../src/lib/script-language.ts';

test.each([
  ['ভ্যাট (VAT) রিটার্ন দাখিল', 'bn'],
  ['Advocate at the ঢাকা office', 'en'],
  ['<p class="lead"><strong>কর</strong>&nbsp;আইন</p>', 'bn'],
  ['২০২৬', 'bn'],
  ['12 / 2026 – …', undefined],
  ['', undefined],
])('the language of %j is %s', (text, language) => {
  expect((['bn', 'en'] as const).filter((name) => isMostlyIn(name, text))).toEqual(
    language ? [language] : [],
  );
});

test.each(['<', '<a', '<!--', '1', '1 ', '&', 'a ', 'ক '])('100 kB of %j are told in no time', (text) => {
  const long = text.repeat(100_000 / text.length);
  const start = performance.now();
  for (const language of ['bn', 'en']) {
    isMostlyIn(language, long);
    expect(splitByScript(long, language).join('')).toBe(long);
  }
  expect(performance.now() - start).toBeLessThan(500);
});

test('a page tells the languages of other scripts than its own, also where its own is not known', () => {
  expect(languagesBeside('en')).toContain('bn');
  expect(languagesBeside('en')).not.toContain('en');
  expect(languagesBeside('bn')).toContain('en');
  expect(languagesBeside('xx')).toEqual(expect.arrayContaining(['bn', 'en']));
});

test('what is in another script is cut out whole, and nothing is lost', () => {
  const text = 'সার্ভার নেয়নি: 2 faults, section 138. আবার লিখুন';
  const pieces = splitByScript(text, 'en');
  expect(pieces[1]).toBe('2 faults, section 138');
  expect(pieces.join('')).toBe(text);
  expect(splitByScript('Court of র\u200D্যাব, ১২ দিন, Dhaka', 'bn')[1]).toBe('র\u200D্যাব, ১২ দিন');
});
