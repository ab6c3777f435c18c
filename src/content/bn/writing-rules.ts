import type { WritingRule } from '../types.ts';

/** Entries in the menus of browsers that have no Bangla, or that many see in English. */
const latinWords = [
  'Share',
  'Add to Home Screen',
  'Add to Home screen',
  'Add app to Home screen',
  'Install',
  'Save and share',
  'File',
  'Add to Dock',
];

const withoutPlaces = (text: string) => text.replaceAll(/\{\w+\}/g, '');
/** Where a text has Latin words, each stands in brackets or in quotes of its own. */
const withoutLatinWords = (text: string) =>
  latinWords.reduce((rest, word) => rest.replaceAll(`(${word})`, '').replaceAll(`"${word}"`, ''), text);

/** How Bangla is written here; content-check tells which text is not. */
export const writingRules: readonly WritingRule[] = [
  { says: 'the text is not in Unicode NFC.', isBroken: (text) => text !== text.normalize('NFC') },
  { says: 'a digit is not Bangla.', isBroken: (text) => /\d/.test(withoutPlaces(text)) },
  {
    says: 'there are Latin letters.',
    isBroken: (text) => /\p{Script=Latin}/u.test(withoutLatinWords(withoutPlaces(text))),
  },
  { says: 'there is a space before a sign.', isBroken: (text) => /\S\s[।,;:?!]/.test(text) },
  // Short forms of names keep theirs.
  {
    says: 'a sentence ends with a full stop, not with a dari.',
    isBroken: (text) => /(?<!\.|মো)\.(?:\s|$)/.test(text),
  },
];
