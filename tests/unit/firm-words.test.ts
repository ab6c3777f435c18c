import { expect, test } from 'vitest';
import { languages } from '../../src/content/language.ts';
import { wordsToDecide } from '../../src/content/words-to-decide.ts';
import { doubtsAbout } from '../../src/publish/doubtful-words.ts';
import { fields } from '../support/site-content.ts';

const doubtfulTexts = fields.flatMap(({ at, text }) => doubtsAbout(text).map((doubt) => ({ at, ...doubt })));
/** A text that is not here fails; one that is gone does, too, but with its whole language. */
const leftToTheFirm = wordsToDecide.flatMap(({ at, kind, words }) =>
  languages.some((language) => at.startsWith(`${language}/`)) ? [{ at, kind, words }] : [],
);

test('the firm has to decide about the doubtful words that are listed, and there are no others', () => {
  expect(doubtfulTexts).toEqual(leftToTheFirm);
});

test('doubtful words are recognised', () => {
  const wrong = [
    'The leading firm of Dhaka',
    'We are the most experienced chambers',
    'Experts in land law',
    'We guarantee success',
    'A success rate of nine in ten',
    'Over 500 cases won',
    'Testimonials',
    'What clients think of us',
    'The lowest cost in town',
    'No win, no fee',
  ];
  expect(wrong.filter((text) => doubtsAbout(text).length === 0)).toEqual([]);
  const right = [
    'A company limited by guarantee',
    'Release against bank guarantee',
    'Writ petitions against unlawful award decisions',
    'We do not promise outcomes.',
    'A person at the top of a flight of steps',
    'Your message has been sent successfully!',
  ];
  expect(right.flatMap(doubtsAbout)).toEqual([]);
});
