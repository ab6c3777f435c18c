import type { StaticFiles, StoredFile } from './static-files.ts';

/** The encodings that a build leaves beside a file, best first. */
const siblings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

export interface Representation extends StoredFile {
  encoding: 'br' | 'gzip' | null;
  /** Whether another Accept-Encoding could have got another representation. */
  varies: boolean;
}

/**
 * The representation that suits an Accept-Encoding header best (RFC 9110, 12.5.3): the highest quality, and among
 * equals the smaller.
 * @returns null when there is no such file
 */
export function negotiateEncoding(
  files: StaticFiles,
  path: string,
  acceptEncoding: string,
): Representation | null {
  const plain = files.read(path);
  if (!plain) return null;
  const offered = siblings.filter(({ suffix }) => files.has(path + suffix));
  const varies = offered.length > 0;
  const qualities = parseQualities(acceptEncoding);
  const qualityOf = (name: string): number => qualities.get(name) ?? qualities.get('*') ?? 0;
  const best = offered
    .map((offer) => ({ ...offer, quality: qualityOf(offer.encoding) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)[0];
  const plainQuality = qualities.get('identity');
  if (!best || (plainQuality !== undefined && plainQuality > best.quality)) {
    return { ...plain, encoding: null, varies };
  }
  const compressed = files.read(path + best.suffix);
  return compressed
    ? { ...compressed, encoding: best.encoding, varies }
    : { ...plain, encoding: null, varies };
}

function parseQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name !== '') qualities.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  return qualities;
}
