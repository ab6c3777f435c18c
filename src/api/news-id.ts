/** Latin letters of a title that the id keeps: enough to recognise it in an address. */
const readableLength = 60;

/** FNV-1a, 32 bits, over UTF-16 units (http://www.isthe.com/chongo/tech/comp/fnv/). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/**
 * The id of a news item in addresses (`/news#…`): Latin words of its title and a hash of title and date. Other scripts
 * would be percent-encoded at nine characters a letter, so they keep the hash alone.
 */
export function newsId(title: string, date: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'\u2019]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, readableLength)
    .replaceAll(/^-+|-+$/g, '');
  return `${words || 'news'}-${hash(`${title}\n${date}`).toString(36)}`;
}
