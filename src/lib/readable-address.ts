/** A web address as one reads it out: without https, decoded where that is possible. */
export function readableAddress(href: string): string {
  const short = href.replace(/^https?:\/\//, '').replace(/\/$/, '');
  try {
    return decodeURI(short).replaceAll('%2C', ',');
  } catch {
    // A stray per cent sign.
    return short;
  }
}
