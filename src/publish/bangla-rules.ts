import type { Field } from './site-fields.ts';
import type { Fault } from './text-rules.ts';

/** Ids, paths and the like. */
const keptNames = new Set('action icon id image link path related sectionId slug to value'.split(' '));

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

const placesIn = (text: string) => `${(text.match(/\{\w+\}/g) ?? []).sort()}`;
const withoutPlaces = (text: string) => text.replaceAll(/\{\w+\}/g, '');
/** Where a text has Latin words, each stands in brackets or in quotes of its own. */
const withoutLatinWords = (text: string) =>
  latinWords.reduce((rest, word) => rest.replaceAll(`(${word})`, '').replaceAll(`"${word}"`, ''), text);

const rules: readonly { readonly says: string; readonly isBroken: (text: string) => boolean }[] = [
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

/** What is wrong with the writing of a text in Bangla. */
export const rulesBrokenBy = (text: string): string[] =>
  rules.flatMap(({ says, isBroken }) => (isBroken(text) ? [says] : []));

/** What Bangla says and English does not: an offer to readers of English pages, and a code. */
const hasNoTwin = ({ at, name }: Field) => at.startsWith('bn/language-offer') || name === 'openGraphLocale';

/** The texts that one language has and the other forgot. */
function forgotten(fields: readonly Field[]): Fault[] {
  const places = new Set(fields.map(({ at }) => at));
  const files = new Set(fields.map(({ at }) => at.split(' ')[0]));
  return fields.flatMap((field) => {
    const [file = '', place = ''] = field.at.split(' ');
    const other = file.startsWith('en/') ? file.replace('en/', 'bn/') : file.replace('bn/', 'en/');
    const at = `${other} ${place}`;
    return hasNoTwin(field) || !files.has(other) || places.has(at)
      ? []
      : [{ at, text: field.text, says: `the text is missing. Add it, as in src/content/${file}.` }];
  });
}

/** The texts in Bangla that are written wrongly, or do not fit the English ones. */
export function faultsOfBangla(fields: readonly Field[]): Fault[] {
  const english = new Map(fields.map(({ at, text }) => [at, text]));
  const facts = new Set(
    fields.filter(({ at }) => /^(firm-facts|members|slugs)\.ts /.test(at)).map(({ text }) => text),
  );
  const faults = fields.flatMap((field) => {
    const { at, name, text } = field;
    const twin = english.get(at.replace('bn/', 'en/'));
    if (!at.startsWith('bn/') || hasNoTwin(field) || twin === undefined) return [];
    const isKept = keptNames.has(name) || facts.has(text);
    const wrong = isKept ? [] : rulesBrokenBy(text);
    if (isKept && text !== twin) wrong.push(`this is no text and stays as in English: ${twin}.`);
    if (placesIn(text) !== placesIn(twin))
      wrong.push(`the places in braces are not the English ones: ${placesIn(twin)}.`);
    if (!isKept && text === twin && /\p{L}/u.test(withoutPlaces(text)))
      wrong.push('the text is still English.');
    return wrong.map((says) => ({ at, text, says }));
  });
  return [...faults, ...forgotten(fields)];
}
