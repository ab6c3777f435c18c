import { expect, test } from 'vitest';
import { maxAge } from '../../src/api/stored-cache.ts';
import { listText as inBangla } from '../../src/content/bn/list-text.ts';
import { privacyStatement as bangla } from '../../src/content/bn/privacy.ts';
import { listText as inEnglish } from '../../src/content/en/list-text.ts';
import { privacyStatement as english } from '../../src/content/en/privacy.ts';
import { consentLifetime } from '../../src/device/consent.ts';
import { draftLifetime } from '../../src/forms/drafts.ts';
import { formatsOf } from '../../src/lib/formats.ts';

const hour = 60 * 60 * 1000;

test.each([
  ['English', english, inEnglish],
  ['Bangla', bangla, inBangla],
] as const)('the privacy page in %s says how long the device keeps what', (_, { parts }, words) => {
  const { digits } = formatsOf(words);
  const numbers = [draftLifetime / (24 * hour), maxAge / (24 * hour), consentLifetime / hour];
  expect(parts[2].paragraphs[0].match(/\p{Nd}+/gu)).toEqual(numbers.map((number) => digits(number)));
});
