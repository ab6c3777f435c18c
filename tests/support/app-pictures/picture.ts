import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Where the pictures of the installed site lie. */
export const iconFolder = path.resolve(import.meta.dirname, '../../../public/icons');

/** Pixels row by row, each a number of four bytes: red, the lowest, green, blue, opacity. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colours: readonly number[];
}

const channels = (colour: number) => [0, 8, 16, 24].map((shift) => (colour >>> shift) & 255);

/** Position of the colour in the palette that differs least. */
function nearest(palette: readonly number[][], colour: number): number {
  const wanted = channels(colour);
  const distances = palette.map((entry) =>
    entry.reduce((sum, value, channel) => sum + (value - (wanted[channel] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Uint8Array): Buffer {
  const frame = Buffer.alloc(data.length + 12);
  frame.writeUInt32BE(data.length, 0);
  frame.write(type, 4, 'latin1');
  frame.set(data, 8);
  frame.writeUInt32BE(crc32(frame.subarray(4, -4)), data.length + 8);
  return frame;
}

/**
 * A PNG (https://www.w3.org/TR/png-3/) of the `size` colours that most pixels have, at most 256; every other becomes the
 * nearest of them. It has a third of the bytes that browsers write.
 */
function encodePng({ width, height, colours }: Pixels, size: number): Buffer {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byUse = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  const palette = byUse.slice(0, size).map(channels);
  const places = new Map(byUse.map((colour) => [colour, nearest(palette, colour)]));
  const rows = Buffer.alloc(height * (width + 1));
  for (const [pixel, colour] of colours.entries())
    rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = places.get(colour) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, colours from a palette; no filter, no interlacing.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((entry) => entry.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map(([, , , opacity = 255]) => opacity))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Writes what a page shows as a PNG of so many colours into the icon folder; the page has the picture's size. */
export async function writePicture(page: Page, name: string, colours: number): Promise<void> {
  const shot = await page.screenshot({ omitBackground: true, animations: 'disabled', caret: 'hide' });
  const pixels = await page.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const { width, height } = bitmap;
      const drawing = new OffscreenCanvas(width, height).getContext('2d');
      drawing?.drawImage(bitmap, 0, 0);
      const { buffer } = drawing?.getImageData(0, 0, width, height).data ?? new Uint8Array();
      return { width, height, colours: [...new Uint32Array(buffer)] };
    },
    `data:image/png;base64,${shot.toString('base64')}`,
  );
  const png = encodePng(pixels, colours);
  await writeFile(path.join(iconFolder, `${name}.png`), png);
  console.log(`${name}.png  ${pixels.width} x ${pixels.height}  ${(png.length / 1000).toFixed(1)} kB`);
}
