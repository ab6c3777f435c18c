import { expect, test } from 'vitest';
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

test.each(leftToTheFirm)('words that the firm has to decide about: $kind: "$words" in $at', (text) => {
  expect(doubtfulTexts).toContainEqual(text);
});

test('words that the firm has to decide about: there are no others', () => {
  expect(doubtfulTexts).toEqual(leftToTheFirm);
});

test.each([
  ['The leading firm of Dhaka', 'comparing'],
  ['We guarantee success', 'promising'],
  ['Over 500 cases won', 'past results'],
  ['What clients think of us', 'testimonials'],
  ['A company limited by guarantee', undefined],
  ['A person at the top of a flight of steps', undefined],
])('words that the firm has to decide about: %s: %s', (text, kind) => {
  expect(doubtsAbout(text)[0]?.kind).toBe(kind);
});
