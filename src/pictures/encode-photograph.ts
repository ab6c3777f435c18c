import sharp from 'sharp';
import { photographAddress, photographWidths } from '../lib/photographs.ts';

/** A small AVIF has about 10 kB, a large one 35 kB. More effort saves a tenth and takes four times as long. */
const formats = { avif: { quality: 50, effort: 2 }, webp: { quality: 75 } } as const;

/** What the encoded files depend on besides the photograph. */
export const photographRecipe = JSON.stringify({ photographWidths, formats, versions: sharp.versions });

/**
 * Encodes a photograph in every width and format: upright, four by five from the upper edge, without metadata.
 * @param hash see photographAddress
 * @returns files by their addresses
 */
export async function encodePhotograph(memberId: string, hash: string, content: Buffer) {
  const files = new Map<string, Buffer>();
  for (const size of ['small', 'large'] as const) {
    const width = photographWidths[size];
    const scaled = sharp(content)
      .autoOrient()
      .resize(width, width * 1.25, { position: 'top' });
    for (const format of ['avif', 'webp'] as const) {
      const encoded = await scaled.clone().toFormat(format, formats[format]).toBuffer();
      files.set(photographAddress(memberId, hash, size, format), encoded);
    }
  }
  return files;
}
