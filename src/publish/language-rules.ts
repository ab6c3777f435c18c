import { languageNames } from '../content/language.ts';
import type { WritingRule } from '../content/types.ts';
import type { Field } from './site-fields.ts';
import type { Fault } from './text-rules.ts';

/** How a language is written, where its folder says so. */
const writing = import.meta.glob<readonly WritingRule[]>('../content/*/writing-rules.ts', {
  eager: true,
  import: 'writingRules',
});

/** Ids, paths and the like. */
const keptNames = new Set('action icon id image link path related sectionId slug to value'.split(' '));

const placesIn = (text: string) => `${(text.match(/\{\w+\}/g) ?? []).sort()}`;
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/** Words of a language that is written in Latin letters may be those of English: 'Contact' is French, too. */
const isLatin = /\p{Script=Latin}/u;

/** What English does not say: an offer to readers of its pages, and a code. */
const hasNoTwin = ({ at, name }: Field) => at.includes('/language-offer') || name === 'openGraphLocale';

/** The texts that one of English and this language has, and the other forgot. */
function forgotten(language: string, fields: readonly Field[]): Fault[] {
  const places = new Set(fields.map(({ at }) => at));
  const files = new Set(fields.map(({ at }) => at.split(' ')[0]));
  return fields.flatMap((field) => {
    const [file = '', place = ''] = field.at.split(' ');
    const isOwn = file.startsWith(`${language}/`);
    if (!isOwn && !file.startsWith('en/')) return [];
    const other = isOwn ? file.replace(`${language}/`, 'en/') : file.replace('en/', `${language}/`);
    const at = `${other} ${place}`;
    return hasNoTwin(field) || !files.has(other) || places.has(at)
      ? []
      : [{ at, text: field.text, says: `the text is missing. Add it, as in src/content/${file}.` }];
  });
}

function faultsIn(language: string, ownName: string, fields: readonly Field[]): Fault[] {
  const english = new Map(fields.map(({ at, text }) => [at, text]));
  const facts = new Set(
    fields.filter(({ at }) => /^(firm-facts|members|slugs)\.ts /.test(at)).map(({ text }) => text),
  );
  const rules = writing[`../content/${language}/writing-rules.ts`] ?? [];
  const faults = fields.flatMap((field) => {
    const { at, name, text } = field;
    const twin = english.get(at.replace(`${language}/`, 'en/'));
    if (!at.startsWith(`${language}/`) || hasNoTwin(field) || twin === undefined) return [];
    const isKept = keptNames.has(name) || facts.has(text);
    const wrong = rules.filter(({ isBroken }) => !isKept && isBroken(text)).map(({ says }) => says);
    if (isKept && text !== twin) wrong.push(`this is no text and stays as in English: ${twin}.`);
    if (placesIn(text) !== placesIn(twin))
      wrong.push(`the places in braces are not the English ones: ${placesIn(twin)}.`);
    if (!isKept && text === twin && hasWords(text) && !isLatin.test(ownName))
      wrong.push('the text is still English.');
    return wrong.map((says) => ({ at, text, says }));
  });
  return [...faults, ...forgotten(language, fields)];
}

/**
 * The texts of other languages that are written wrongly, or do not fit the English ones.
 * @param names the languages of the site by their codes, each with its own name
 */
export function faultsOfLanguages(
  fields: readonly Field[],
  names: Readonly<Record<string, string>> = languageNames,
): Fault[] {
  const others = Object.entries(names).filter(([language]) => language !== 'en');
  return others.flatMap(([language, name]) => {
    const at = `language.ts languageNames.${language}`;
    const says = `the folder src/content/${language} is missing. Add it, or delete this line.`;
    const hasFolder = fields.some((field) => field.at.startsWith(`${language}/`));
    return hasFolder ? faultsIn(language, name, fields) : [{ at, text: name, says }];
  });
}
