import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { encodeIndexedPng } from './indexed-png.ts';

/** Where the pictures of the installed site lie. */
export const iconFolder = path.resolve(import.meta.dirname, '../../../public/icons');

/** Writes what a page shows as a small PNG into the icon folder. `page` keeps its size: that of the picture. */
export async function writePicture(page: Page, name: string, colours = 256): Promise<void> {
  const shot = await page.screenshot({ omitBackground: true, animations: 'disabled', caret: 'hide' });
  const pixels = await page.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const drawing = canvas.getContext('2d');
      drawing?.drawImage(bitmap, 0, 0);
      const data = drawing?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      let text = '';
      for (const value of data) text += String.fromCharCode(value);
      return { width: bitmap.width, height: bitmap.height, text: btoa(text) };
    },
    `data:image/png;base64,${shot.toString('base64')}`,
  );
  const png = encodeIndexedPng({ ...pixels, data: Buffer.from(pixels.text, 'base64') }, colours);
  await writeFile(path.join(iconFolder, `${name}.png`), png);
  console.log(`${name}.png  ${pixels.width} x ${pixels.height}  ${(png.length / 1000).toFixed(1)} kB`);
}
