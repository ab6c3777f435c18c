import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** Where the pictures of the installed site lie. */
export const iconFolder = path.resolve(import.meta.dirname, '../../../public/icons');

/**
 * Writes what a page shows as a PNG of so many colours, at most 256, into the icon folder: it has a third of the bytes
 * that browsers write. The page has the picture's size.
 * @param quality up to 100; below, it has no more colours than that takes
 */
export async function writePicture(page: Page, name: string, colours: number, quality = 100): Promise<void> {
  const shot = await page.screenshot({ omitBackground: true, animations: 'disabled', caret: 'hide' });
  const file = path.join(iconFolder, `${name}.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  const { width, height, size } = await sharp(shot)
    .png({ palette: true, colours, quality, effort: 10, compressionLevel: 9, dither: 0 })
    .toFile(file);
  console.log(`${name}.png  ${width} x ${height}  ${(size / 1000).toFixed(1)} kB`);
}
