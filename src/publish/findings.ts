import type { DecidedWords, FirmFacts, MemberFacts } from '../content/types.ts';
import { doubtsAbout } from './doubtful-words.ts';
import type { Field } from './site-fields.ts';

/** What is judged before a site is published. */
export interface SiteContent {
  /** Value of SITE_URL; empty when it is not set. */
  readonly address: string;
  readonly facts: FirmFacts;
  readonly members: readonly MemberFacts[];
  readonly fields: readonly Field[];
  readonly decided: readonly DecidedWords[];
}

/** Domains that RFC 2606 and RFC 6761 keep for examples: nobody can own one. */
const reserved = /(?:^|[@./])example\.(?:com|net|org)|\.(?:example|test|invalid|localhost)(?=$|[/:?#\s])/i;

/** Whether an e-mail, web or social address is below a reserved domain, or a made-up name that ends like one. */
const isReserved = (address: string): boolean => reserved.test(address);

/**
 * Why the site cannot be published at an address, in a sentence; undefined when it can.
 * @param address value of SITE_URL: scheme and host, for the site stands at the root of its host
 */
export function faultOfAddress(address: string): string | undefined {
  if (address === '')
    return "SITE_URL is not set: give the build the site's address, https://www.firm.com.bd.";
  if (!URL.canParse(address)) return `SITE_URL is no address: ${address}.`;
  const { protocol, origin, hostname } = new URL(address);
  if (protocol !== 'https:') return `SITE_URL is not https: ${address}.`;
  if (origin !== address) return `SITE_URL has more than scheme and host: ${address}, not ${origin}.`;
  if (isReserved(`.${hostname}`)) return `SITE_URL has a reserved domain: ${address}.`;
  return undefined;
}

const phoneFields = new Set(['phone', 'tel', 'number', 'display']);

/** Only the digits, those of Bangla as ASCII. */
const digitsOf = (text: string) =>
  text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6)).replaceAll(/\D/g, '');

/** An address below a reserved domain. Those that show in an empty field how an address looks may stay. */
function reservedAddress({ name, text }: Field): string | undefined {
  const isAddress = /@|:\/\//.test(text) && name !== 'placeholder' && name !== 'baseUrl';
  return isAddress && isReserved(text) ? text : undefined;
}

function sampleNumber({ name, text }: Field): string | undefined {
  const digits = digitsOf(text);
  return phoneFields.has(name) && /^(?:880|0)?12\d{8}$/.test(digits) ? `+${digits}` : undefined;
}

/** The places where `wrong` finds something, 'file field: what'. What stands in several files is named where it stands first. */
function placesIn(fields: readonly Field[], wrong: (field: Field) => string | undefined): string[] {
  const places = new Map<string, string>();
  for (const field of fields) {
    const what = wrong(field);
    if (what !== undefined && !places.has(what)) places.set(what, `${field.at}: ${what}`);
  }
  return [...places.values()];
}

/** The texts with doubtful words that no lawyer has confirmed. */
function doubtfulTexts({ fields, decided }: SiteContent): string[] {
  const isConfirmed = (at: string, words: string) =>
    decided.some((each) => each.isConfirmed && each.at === at && each.words === words);
  return fields.flatMap(({ at, text }) =>
    doubtsAbout(text).flatMap(({ kind, words }) =>
      isConfirmed(at, words) ? [] : [`${at}: "${words}" (${kind})`],
    ),
  );
}

/**
 * Why a site must not be published: one sentence a kind, each with its places, a line each. Empty when nothing is in the way.
 */
export function publishFindings(content: SiteContent): string[] {
  const { address, facts, members, fields } = content;
  // What is said once for all languages comes first: it is there that it has to be changed.
  const sorted = fields.toSorted(
    (one, other) => Number(one.at.includes('/')) - Number(other.at.includes('/')),
  );
  const kinds: readonly (readonly [sentence: string, places: readonly string[]])[] = [
    [
      'The firm is the sample: replace its name, address and words, then delete the line.',
      facts.placeholder ? [`firm-facts.ts firmFacts.placeholder: ${facts.latinName}`] : [],
    ],
    [
      'These people are invented: replace them, and what is said of them.',
      members.flatMap(({ placeholder, latinName }, index) =>
        placeholder ? [`members.ts members[${index}].placeholder: ${latinName}`] : [],
      ),
    ],
    ['Addresses of a reserved domain reach nobody.', placesIn(sorted, reservedAddress)],
    [
      'Social addresses are placeholders.',
      facts.social.flatMap(({ id, placeholder }, index) =>
        placeholder ? [`firm-facts.ts firmFacts.social[${index}].placeholder: ${id}`] : [],
      ),
    ],
    ['Telephone numbers with the prefix 012 belong to nobody.', placesIn(sorted, sampleNumber)],
    [
      'An office stands on no exact place of the map.',
      facts.offices.flatMap(({ geo }, index) =>
        geo.approximate
          ? [`firm-facts.ts firmFacts.offices[${index}].geo.approximate: ${geo.latitude}, ${geo.longitude}`]
          : [],
      ),
    ],
    ['Addresses are not https.', placesIn(sorted, ({ text }) => /\bhttp:\/\/\S+/i.exec(text)?.[0])],
    [
      "The Bar Council's canons are against these words: rewrite them, or confirm them in src/content/words-to-decide.ts.",
      doubtfulTexts(content),
    ],
  ];
  const fault = faultOfAddress(address);
  return [
    ...(fault === undefined ? [] : [fault]),
    ...kinds.flatMap(([sentence, places]) => (places.length > 0 ? [[sentence, ...places].join('\n  ')] : [])),
  ];
}
