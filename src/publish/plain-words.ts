import type { Diagnostic } from 'typescript/unstable/sync';

/** What the type of a field means to somebody who fills it in. */
const plainTypes: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  boolean: 'true or false without quotes',
  '`${number}-${number}-${number}`': "a date like '2027-03-09'",
  '`${number}:${number}`': "a time like '09:30'",
  '`+${number}`': "a number like '+8801711223344', in quotes and without spaces",
  '`${number}`': "a number like '8801711223344', in quotes and without spaces",
  Weekday: "a day like 'Sunday', in English",
  PagePath: "the address of a page, like '/team'",
};

/** Where all names stand that a field may have. */
const lists: Readonly<Record<string, string>> = {
  icon: ' (src/content/topic-icons.ts)',
  image: ' (src/content/drawings.ts)',
};

function plainType(type: string, field = ''): string {
  const types = type.split(' | ').filter((each) => each !== 'undefined');
  const names = types.map((each) => each.replace(/^\.\.\. (\d+ more) \.\.\.$/, 'or $1')).join(', ');
  return types.length > 1 ? `one of ${names}${lists[field] ?? ''}` : (plainTypes[names] ?? names);
}

const isMeant = (name = '') => (name ? ` Is '${name}' meant?` : '');

/** A message of the compiler, and the sentence for it. `what` names the field or the entry, in quotes. */
type Translation = readonly [message: RegExp, says: (what: string, ...words: string[]) => string];

const ofTypes: readonly Translation[] = [
  [
    /^Property '"?(.+?)"?' is missing in type/,
    (what, name) => `the field '${name}' of ${what} is missing. Add it.`,
  ],
  [
    /is missing the following properties from type .*: (.+?)\.?$/s,
    (what, names) => `fields of ${what} are missing: ${names}. Add them.`,
  ],
  [
    /does not exist in type .*?(?:Did you mean to write '(.+)'\?)?$/s,
    (what, other) => `there is no field ${what}. Correct its name, or delete it.${isMeant(other)}`,
  ],
  [
    /^Type '(.+)' is not assignable to type '(.+?)'\.(?: Did you mean '"?(.+?)"?'\?)?$/s,
    (what, found = '', wanted = '', other = '') =>
      `${what} must be ${plainType(wanted, /\w+/.exec(what)?.[0])}, not ${plainType(found)}.${isMeant(other)}`,
  ],
  [
    /^Source has (\d+) element\(s\) but target (?:requires|allows only) (\d+)/,
    (what, found, wanted) => `the list ${what} has the length ${found} and must have ${wanted}.`,
  ],
  [/cannot have multiple properties/, (what) => `the field ${what} stands twice. Delete one.`],
  [/^Cannot find name '(.+?)'/, (what, word) => `${what} must be a text in quotes: '${word}' has none.`],
  [/^Cannot find module '(.+?)'/, (_, name) => `the file ${name} is missing. Add it, or delete this line.`],
  [
    /^Property '(.+?)' does not exist/,
    (_, name) => `the entry '${name}' is missing. Add it, or correct its name.`,
  ],
];

/** Mistakes of punctuation, by the compiler's code. */
const ofPunctuation: Readonly<Record<number, string>> = {
  1002: 'a text has no closing quote. Write the quote that it begins with before the comma.',
  1005: 'a comma is missing, or an apostrophe ends the text too early: such a text stands in double quotes.',
  1109: 'the value is missing after the colon.',
  1127: 'this sign cannot stand here. Quotes around a text are straight: \' or ".',
  1312: 'a colon stands behind the name of a field, not an equals sign.',
};

/** Whether a mistake is one of punctuation, also where the compiler goes on behind it. */
export const isOfPunctuation = ({ code }: Diagnostic): boolean => code in ofPunctuation;

/** What the compiler cannot read, in plain words. */
export const saysOfPunctuation = ({ code }: Diagnostic): string =>
  ofPunctuation[code] ??
  'a brace, bracket, quote or comma is missing or too much. Compare with the entry above.';

/** The message that names the cause; those before it say where it shows. */
function causeOf(diagnostic: Diagnostic): Diagnostic {
  const [inner] = diagnostic.messageChain ?? [];
  return inner ? causeOf(inner) : diagnostic;
}

/** The field that an entry lacks, if it is one. */
export const missingField = (diagnostic: Diagnostic): string | undefined =>
  ofTypes[0]?.[0].exec(causeOf(diagnostic).text)?.[1];

/** What does not fit its type, in plain words. @param what names the field or the entry, in quotes */
export function saysOfTypes(diagnostic: Diagnostic, what: string): string {
  const { text } = causeOf(diagnostic);
  for (const [message, says] of ofTypes) {
    const words = message.exec(text);
    if (words) return says(what, ...words.slice(1));
  }
  return `${what} is wrong. The compiler says: ${text}`;
}
