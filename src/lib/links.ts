/** A place on the map: degrees north and east, and the zoom step of web maps. */
type MapPlace = Readonly<Record<'latitude' | 'longitude' | 'zoom', number>>;

/** Percent-encodes a text for an address. Half a surrogate pair, which cannot be encoded, becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Telephone link (RFC 3966). The number may be written for reading: only its digits and a leading plus remain. */
export function telHref(number: string): string {
  const plus = number.trimStart().startsWith('+') ? '+' : '';
  return `tel:${plus}${number.replaceAll(/\D/g, '')}`;
}

/** Opens a WhatsApp chat with a message begun. The number is international, digits only, without plus or leading zeros. */
export function whatsappHref(number: string, message: string): string {
  const digits = number.replaceAll(/\D/g, '').replace(/^0+/, '');
  return `https://wa.me/${digits}?text=${encode(message)}`;
}

/** E-mail link (RFC 6068), with spaces as %20 and line breaks as CRLF. */
export function mailtoHref(
  email: string,
  fields: { readonly subject?: string; readonly body?: string } = {},
): string {
  const query = Object.entries(fields)
    .filter(([, text]) => text !== undefined && text !== '')
    .map(([name, text]) => `${name}=${encode(text.replaceAll(/\r\n|\r|\n/g, '\r\n'))}`)
    .join('&');
  return `mailto:${encode(email).replaceAll('%40', '@')}${query && `?${query}`}`;
}

/**
 * Address of the contact card of a person or the firm (content/contact-cards.ts): the file name is the download's.
 * @param name a member's id, for two may have one name; the firm's name in Latin letters
 * @param root that of the pages in the card's language
 */
export function contactCardAddress(name: string, root = '/'): string {
  const fileName = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return `/contact-cards${root === '/' ? '' : root}/${fileName.replaceAll(/^-|-$/g, '')}.vcf`;
}

/** Address of the picture that networks and messengers show beside a link to a page: '/cards/family-law.png'. */
export function socialCardAddress(path: string): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1)}.png`;
}

/** Address on this site where a job is read and applied for. */
export function jobAddress(jobId: string): string {
  return `/apply/job/${encode(jobId)}`;
}

/** Link to a place on Google Maps (the documented 'Maps URLs', which open the app where there is one). */
export function mapHref({ latitude, longitude }: MapPlace): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
}

/** Address of a map frame with a pin. Google's form without an API key: undocumented, but long in wide use. */
export function mapEmbedHref({ latitude, longitude, zoom }: MapPlace): string {
  return `https://www.google.com/maps?q=${latitude}%2C${longitude}&z=${zoom}&output=embed`;
}
