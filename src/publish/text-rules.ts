import type { Field } from './site-fields.ts';

/** A text that breaks a rule, and what an editor does about it. */
export interface Fault extends Pick<Field, 'at' | 'text'> {
  readonly says: string;
}

/** What the rules have to know of the site. */
export interface Known {
  /** Paths of all pages in English. */
  readonly paths: readonly string[];
  /** The firm's short name in each language, and the texts that may say it. */
  readonly firmNames: readonly string[];
  readonly firmTexts: readonly string[];
  /** Whether a file is there; by its address, such as '/art/hero-team.svg'. */
  readonly hasFile: (address: string) => boolean;
}

interface Rule {
  readonly says: string;
  readonly isBroken: (field: Field, known: Known) => boolean;
}

/** Number of words between spaces. */
const wordCount = (text: string) => text.trim().split(/\s+/).length;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** As they are seen: a Bangla letter and its vowel sign are one. */
const characterCount = (text: string) => [...characters.segment(text)].length;

const places =
  /\{(area|date|day|email|firmName|free|job|months|n|name|pages|phone|reason|sent|size|storage|stored|subject|summary|time|total|used|version|when|whole|year)\}/g;

/** File of a picture by what a text says of it: a name in public/art or an address. */
export const pictureFile = (image: string): string => (image.startsWith('/') ? image : `/art/${image}.svg`);

const isAny = (names: string, { name }: Field) => names.split(' ').includes(name);

/** Rules for the texts of every language. */
const textRules: readonly Rule[] = [
  {
    says: 'the text is empty, or has a space too much. Write it again.',
    isBroken: ({ text }) => text === '' || text !== text.trim() || /\s{2,}|[^\S ]/.test(text),
  },
  {
    says: 'a quote is curly, or a dash is a sign between words. Write straight quotes, a comma or a colon.',
    isBroken: ({ text }) => /[\u2010-\u201F\u2212]| - /.test(text),
  },
  {
    says: 'tags such as <b> and signs such as &amp; are shown as they stand. Write the words alone, and & as it is.',
    isBroken: ({ text }) => /<\/?[a-z][^<]*>|&(?:[a-z]+\d*|#x?[\da-f]+);/i.test(text),
  },
  {
    says: 'no page fills this place in braces. Copy the name of the place from the text that stood here.',
    isBroken: ({ text }) => /[{}]/.test(text.replaceAll(places, '')),
  },
  {
    says: 'an id has small letters, digits and single hyphens, and nothing else.',
    isBroken: (field) => isAny('sectionId slug id', field) && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(field.text),
  },
  {
    says: 'a home screen cuts a short name after 12 characters. Write a shorter one.',
    isBroken: (field) => isAny('shortName', field) && characterCount(field.text) > 12,
  },
  {
    says: 'no page has this address.',
    isBroken: (field, { paths }) => isAny('to link path', field) && !paths.includes(field.text),
  },
  {
    says: "the firm's name is written in firm.ts alone. Write the text without it, so that it stays true.",
    isBroken: ({ text }, { firmNames, firmTexts }) =>
      firmNames.some((name) => text.includes(name)) && !firmTexts.includes(text),
  },
  {
    says: 'the picture is not there. Add the file to public/, or correct its name.',
    isBroken: ({ name, text }, { hasFile }) => name === 'image' && !hasFile(pictureFile(text)),
  },
  {
    says: 'the words for who does not see a picture are a phrase of 4 to 30 words without a full stop.',
    isBroken: ({ name, text }) =>
      name === 'imageAlt' && (wordCount(text) < 4 || wordCount(text) > 30 || text.endsWith('.')),
  },
];

/** The texts of all languages that break a rule. */
export function faultsOfTexts(fields: readonly Field[], known: Known): Fault[] {
  const pictures = new Map<string, string>();
  const items = new Set<string>();
  return fields.flatMap((field) => {
    const broken = textRules.flatMap(({ says, isBroken }) => (isBroken(field, known) ? [says] : []));
    if (field.name === 'imageAlt') {
      const first = pictures.get(field.text);
      if (first) broken.push(`another picture has the same words (${first}).`);
      else pictures.set(field.text, field.at);
    }
    const item = field.at.replace(/\[\d+\]$/, ` ${field.text}`);
    if (items.has(item)) broken.push('the same stands further up in this list. Delete one.');
    if (item !== field.at) items.add(item);
    return broken.map((says) => ({ at: field.at, text: field.text, says }));
  });
}
