import { expect, test } from 'vitest';
import { writingRules } from '../../../src/content/bn/writing-rules.ts';
import { doubtsAbout } from '../../../src/publish/doubtful-words.ts';
import { faultsOfLanguages } from '../../../src/publish/language-rules.ts';

const brokenBy = (text: string) =>
  writingRules.flatMap(({ says, isBroken }) => (isBroken(text) ? [says] : []));

test('a text that breaks a rule is seen', () => {
  const wrong = [
    'সম\u09DF', // য় as one character
    'প্রায় 5 মেগাবাইট',
    'PDF দিন',
    'Share চাপুন',
    'শেষ ।',
    'শেষ.',
  ];
  expect(wrong.filter((text) => brokenBy(text).length !== 1)).toEqual([]);
  const right = ['শেয়ার (Share) চাপুন।'.normalize('NFC'), '{n}টি ফল', 'আসছে...', 'আইনজীবী-মক্কেল সম্পর্ক।'];
  expect(right.flatMap(brokenBy)).toEqual([]);
});

test('it is told with its place', () => {
  const field = { name: 'title', text: 'আইন 5' };
  const fields = [
    { ...field, at: 'en/home.ts hero.title', text: 'Law 5' },
    { ...field, at: 'bn/home.ts hero.title' },
  ];
  expect(faultsOfLanguages(fields, { en: 'English', bn: 'বাংলা' })).toEqual([
    { at: 'bn/home.ts hero.title', text: 'আইন 5', says: 'a digit is not Bangla.' },
  ]);
});

test('words that the canons are against are known in Bangla, too', () => {
  const wrong = ['সেরা আইনজীবী', '১০০% সাফল্যের নিশ্চয়তা', 'শতভাগ জয়', 'সবচেয়ে সস্তা', 'কম খরচ', 'সন্তুষ্ট মক্কেল'];
  expect(wrong.filter((text) => doubtsAbout(text.normalize('NFC')).length === 0)).toEqual([]);
  const right = ['ফলের নিশ্চয়তা নয়', 'গ্যারান্টি দ্বারা সীমিতদায় কোম্পানি', 'কম খরচের পথ', 'পরীক্ষার ফল'];
  expect(right.flatMap((text) => doubtsAbout(text.normalize('NFC')))).toEqual([]);
});
