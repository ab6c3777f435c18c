import { describe, expect, test } from 'vitest';
import { doubtfulTexts, doubtsAbout } from '../support/firm-words.ts';

/**
 * Doubtful words that stay because the site's specification names them, for the firm to decide about before it
 * publishes. A text that is not here fails; one that is gone does, too. `npm run words` prints the list.
 */
const leftToTheFirm = [
  { at: 'home.ts setApart.items[2].title', kind: 'past results', words: 'Track Record' },
  { at: 'practice-area-text.ts practiceAreaBadges[0].title', kind: 'comparing', words: 'Best' },
  { at: 'practice-area-text.ts practiceAreaBadges[1].title', kind: 'comparing', words: 'Low Cost' },
] as const;

describe('words that the firm has to decide about', () => {
  test.each(leftToTheFirm)('$kind: "$words" in $at', (text) => {
    expect(doubtfulTexts).toContainEqual(text);
  });

  test('there are no others', () => {
    expect(doubtfulTexts).toEqual(leftToTheFirm);
  });

  test('are recognised', () => {
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
});
