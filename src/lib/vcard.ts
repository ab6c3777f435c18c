/** What a contact card says. Everything but the name may be missing. */
export interface ContactCard {
  /** A person's, or an organisation's where there is no person. */
  readonly name: string;
  /** The name in Latin letters: as a nickname, which address books show below the name and find. */
  readonly latinName?: string;
  readonly isOrganisation?: boolean;
  readonly organisation?: string | undefined;
  readonly title?: string | undefined;
  /** E.164, or written for reading. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly addresses?: readonly {
    readonly street: string;
    readonly locality: string;
    readonly postalCode: string;
    readonly country: string;
  }[];
  readonly url?: string | undefined;
  readonly note?: string | undefined;
}

/** Escapes what separates values and lines (RFC 2426, section 4). */
function escape(text = ''): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Folds a line after 75 bytes, never within a character (RFC 2425, section 5.8.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let folded = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > 75) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

/** 'Given Names' and 'Family', as far as a written name tells: its last word is taken for the family name. */
function structuredName(name: string): string {
  const words = name.split(/\s+/);
  const family = words.length > 1 ? (words.pop() ?? '') : '';
  return `${escape(family)};${escape(words.join(' '))};;;`;
}

/** A contact as a vCard 3.0 (RFC 2426), which every telephone understands, in UTF-8 with CRLF. */
export function writeVCard(card: ContactCard): string {
  const { name, latinName, isOrganisation, addresses = [] } = card;
  const lines: readonly (readonly [name: string, value: string | undefined])[] = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['N', isOrganisation ? `${escape(name)};;;;` : structuredName(name)],
    ['FN', escape(name)],
    ['NICKNAME', latinName === name ? '' : escape(latinName)],
    ['ORG', escape(isOrganisation ? name : card.organisation)],
    // Apple's address book then shows it as a company.
    ['X-ABShowAs', isOrganisation ? 'COMPANY' : ''],
    ['TITLE', escape(card.title)],
    ['TEL;TYPE=WORK,VOICE', card.phone?.replaceAll(/[^+\d]/g, '')],
    ['EMAIL;TYPE=WORK,INTERNET', escape(card.email)],
    ...addresses.map(({ street, locality, postalCode, country }) => {
      const [place, code] = [`${escape(street)};${escape(locality)}`, escape(postalCode)];
      return ['ADR;TYPE=WORK', `;;${place};;${code};${escape(country)}`] as const;
    }),
    ['URL', card.url],
    ['NOTE', escape(card.note)],
    ['END', 'VCARD'],
  ];
  return lines
    .filter(([, value]) => value)
    .map(([property, value]) => `${fold(`${property}:${value}`)}\r\n`)
    .join('');
}
