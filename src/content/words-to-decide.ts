import type { DecidedWords } from './types.ts';

/**
 * Doubtful words that stand here because the site's specification names them. The firm rewrites the text and deletes the
 * line, or lets a lawyer confirm it: until then the site is not published. `npm run publish-check` names them.
 */
export const wordsToDecide: readonly DecidedWords[] = [
  {
    at: 'bn/home.ts setApart.items[2].title',
    kind: 'past results',
    words: 'পরীক্ষিত',
    isConfirmed: false,
  },
  {
    at: 'bn/practice-area-text.ts practiceAreaBadges[0].title',
    kind: 'comparing',
    words: 'মানসম্মত',
    isConfirmed: false,
  },
  {
    at: 'bn/practice-area-text.ts practiceAreaBadges[1].title',
    kind: 'comparing',
    words: 'কম খরচ',
    isConfirmed: false,
  },
  {
    at: 'en/home.ts setApart.items[2].title',
    kind: 'past results',
    words: 'Track Record',
    isConfirmed: false,
  },
  {
    at: 'en/practice-area-text.ts practiceAreaBadges[0].title',
    kind: 'comparing',
    words: 'Best',
    isConfirmed: false,
  },
  {
    at: 'en/practice-area-text.ts practiceAreaBadges[1].title',
    kind: 'comparing',
    words: 'Low Cost',
    isConfirmed: false,
  },
];
