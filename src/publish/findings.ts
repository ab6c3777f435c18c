import type { DecidedWords, FirmFacts, MemberFacts } from '../content/types.ts';
import { doubtsAbout } from './doubtful-words.ts';
import type { Field } from './site-fields.ts';
import type { Obstacle } from './obstacle.ts';

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
const reserved =
  /(?:^|[\s@./])example\.(?:com|net|org)\b|(?:^|[\w-])\.(?:example|test|invalid|localhost)(?=$|[/:?#\s.,;)।])/i;

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
  if (origin !== address) return `SITE_URL is to be written ${origin}, not ${address}.`;
  if (isReserved(`.${hostname}`)) return `SITE_URL has a reserved domain: ${address}.`;
  return undefined;
}

type Place = Omit<Obstacle, 'says'>;

const phoneFields = new Set(['phone', 'tel', 'number', 'display']);

/** Only the digits, those of Bangla as ASCII. */
export const digitsOf = (text: string) =>
  text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6)).replaceAll(/\D/g, '');

/** An address below a reserved domain. Those that show in an empty field how an address looks may stay. */
function reservedAddress({ name, text }: Field): string | undefined {
  const isShown = name !== 'placeholder' && name !== 'baseUrl';
  return isShown && isReserved(text) ? text : undefined;
}

function sampleNumber({ name, text }: Field): string | undefined {
  const digits = digitsOf(text);
  return phoneFields.has(name) && /^(?:880|0)?12\d{8}$/.test(digits) ? `+${digits}` : undefined;
}

/** The places where `wrong` finds something. What stands in several files is named where it stands first. */
function placesIn(fields: readonly Field[], wrong: (field: Field) => string | undefined): Place[] {
  const places = new Map<string, Place>();
  for (const field of fields) {
    const text = wrong(field);
    if (text !== undefined && !places.has(text)) places.set(text, { at: field.at, text });
  }
  return [...places.values()];
}

/** The texts with doubtful words that no lawyer has confirmed. */
function doubtfulTexts({ fields, decided }: SiteContent): Place[] {
  const isConfirmed = (at: string, words: string) =>
    decided.some((each) => each.isConfirmed && each.at === at && each.words === words);
  return fields.flatMap(({ at, text }) =>
    doubtsAbout(text).flatMap(({ kind, words }) =>
      isConfirmed(at, words) ? [] : [{ at, text: words, shown: `${at}: "${words}" (${kind})` }],
    ),
  );
}

/** What is in the way of publishing a site. */
export function obstaclesOf(content: SiteContent): Obstacle[] {
  const { address, facts, members, fields } = content;
  // What is said once for all languages comes first: it is there that it has to be changed.
  const sorted = fields.toSorted(
    (one, other) => Number(one.at.includes('/')) - Number(other.at.includes('/')),
  );
  const kinds: readonly (readonly [says: string, places: readonly Place[]])[] = [
    [
      'The firm is the sample: replace its name, address and words, then delete the line.',
      facts.placeholder ? [{ at: 'firm-facts.ts firmFacts.placeholder', text: facts.latinName }] : [],
    ],
    [
      'These people are invented: replace them, and what is said of them.',
      members.flatMap(({ placeholder, latinName: text }, index) =>
        placeholder ? [{ at: `members.ts members[${index}].placeholder`, text }] : [],
      ),
    ],
    ['Addresses of a reserved domain reach nobody.', placesIn(sorted, reservedAddress)],
    [
      'Social addresses are placeholders.',
      facts.social.flatMap(({ id: text, placeholder }, index) =>
        placeholder ? [{ at: `firm-facts.ts firmFacts.social[${index}].placeholder`, text }] : [],
      ),
    ],
    ['Telephone numbers with the prefix 012 belong to nobody.', placesIn(sorted, sampleNumber)],
    [
      'An office stands on no exact place of the map.',
      facts.offices.flatMap(({ geo: { approximate, latitude, longitude } }, index) => {
        const at = `firm-facts.ts firmFacts.offices[${index}].geo.approximate`;
        return approximate ? [{ at, text: `${latitude}, ${longitude}` }] : [];
      }),
    ],
    ['Addresses are not https.', placesIn(sorted, ({ text }) => /\bhttp:\/\/\S+/i.exec(text)?.[0])],
    [
      "The Bar Council's canons are against these words: rewrite them, or confirm them in src/content/words-to-decide.ts.",
      doubtfulTexts(content),
    ],
  ];
  const says = faultOfAddress(address);
  return [
    ...(says === undefined ? [] : [{ at: 'site-url.ts siteUrl', text: address, says, shown: '' }]),
    ...kinds.flatMap(([says, places]) => places.map((place) => ({ ...place, says }))),
  ];
}
