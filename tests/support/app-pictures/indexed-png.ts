import { crc32, deflateSync } from 'node:zlib';
import { reduceColours, type Colour } from './palette.ts';

/** Pixels row by row, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Width and height in pixels, 8 bits a pixel, colours from a palette; no filter, no interlacing. */
function header({ width, height }: Pixels): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, 3, 0, 0, 0], 8);
  return bytes;
}

function colourAt({ data }: Pixels, pixel: number): Colour {
  const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
  // What cannot be seen has no colour: one entry of the palette is enough for it.
  return opacity === 0 ? 0 : ((red << 24) | (green << 16) | (blue << 8) | opacity) >>> 0;
}

/**
 * Writes a PNG with at most `size` colours (2 to 256), which is a third of what browsers write.
 * Format: https://www.w3.org/TR/png-3/
 */
export function encodeIndexedPng(pixels: Pixels, size = 256): Buffer {
  const { width, height } = pixels;
  const colours = Array.from({ length: width * height }, (_, pixel) => colourAt(pixels, pixel));
  const counts = new Map<Colour, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const reduced = reduceColours(counts, size);
  // Transparent ones first, so that the list of opacities is short.
  const palette = [...new Set(reduced.values())].sort((one, other) => (one & 255) - (other & 255));
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const rows = Buffer.alloc(height * (width + 1));
  for (const [pixel, colour] of colours.entries()) {
    const place = places.get(reduced.get(colour) ?? 0) ?? 0;
    rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = place;
  }
  const opacities = palette.map((colour) => colour & 255).filter((opacity) => opacity < 255);
  return Buffer.concat([
    signature,
    chunk('IHDR', header(pixels)),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255])),
    ),
    ...(opacities.length > 0 ? [chunk('tRNS', Buffer.from(opacities))] : []),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
