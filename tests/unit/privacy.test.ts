import { expect, test } from 'vitest';
import { maxAge } from '../../src/api/stored-cache.ts';
import { languages } from '../../src/content/language.ts';
import { loadAllTexts } from '../../src/content/texts.ts';
import { consentLifetime } from '../../src/device/consent.ts';
import { draftLifetime } from '../../src/forms/drafts.ts';
import { formatsOf } from '../../src/lib/formats.ts';

const hour = 60 * 60 * 1000;

test.each(languages)('the privacy page in %s says how long the device keeps what', async (language) => {
  const text = await loadAllTexts(language);
  const { parts } = (await text.load('privacy')).privacyStatement;
  const said = JSON.stringify(parts).match(/\p{Nd}+/gu);
  const { digits } = formatsOf((await text.load('site')).listText);
  const numbers = [draftLifetime / (24 * hour), maxAge / (24 * hour), consentLifetime / hour];
  expect(said).toEqual(expect.arrayContaining(numbers.map((number) => digits(number))));
});
