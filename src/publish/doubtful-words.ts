import type { DoubtfulWords } from '../content/types.ts';

/*
 * What the canons of the Bangladesh Bar Council (Canons of Professional Conduct and Etiquette, 1969, chapter I: no
 * soliciting by advertisement) make a firm think twice about: words that compare or promise, past results, and the
 * praise of clients.
 */
const doubtful = import.meta.glob<DoubtfulWords>('../content/*/doubtful-words.ts', {
  eager: true,
  import: 'doubtfulWords',
});

/** What is doubtful about a text, if anything: a text of one language may have words of another. */
export function doubtsAbout(text: string): { readonly kind: string; readonly words: string }[] {
  return Object.values(doubtful)
    .flatMap((kinds) => Object.entries(kinds))
    .flatMap(([kind, pattern]) => {
      const words = pattern.exec(text)?.[0];
      return words === undefined ? [] : [{ kind, words }];
    });
}
