import { expect, test } from 'vitest';
import { scriptLanguage, splitByScript } from '../../src/lib/script-language.ts';

test.each([
  ['ভ্যাট (VAT) রিটার্ন দাখিল', 'bn'],
  ['Advocate, ঢাকা', 'en'],
  ['<p class="lead"><strong>কর</strong>&nbsp;আইন</p>', 'bn'],
  ['২০২৬', 'bn'],
  ['12 / 2026 – …', undefined],
  ['', undefined],
])('the language of %j is %s', (text, language) => {
  expect(scriptLanguage(text)).toBe(language);
});

test('what is in another script is cut out whole, and nothing is lost', () => {
  const text = 'সার্ভার নেয়নি: Name, e-mail missing. আবার লিখুন';
  const pieces = splitByScript(text, 'en');
  expect(pieces[1]).toBe('Name, e-mail missing');
  expect(pieces.join('')).toBe(text);
  expect(splitByScript('Court of র\u200D্যাব, ১২ দিন, Dhaka', 'bn')[1]).toBe('র\u200D্যাব, ১২ দিন');
});
