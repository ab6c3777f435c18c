import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { floorHtml, floorWorker } from './floor-page.ts';
import { floorPages } from './floor-pages.ts';

/** Writes a file and its compressed copies, as the build does for the site. */
function writeCompressed(file: string, text: string): void {
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

/**
 * Writes the floor: the physical limit of what the same words and drawings need.
 * @param folder is emptied first
 * @param withWorker false: no script at all; true: a worker of three lines that keeps every page
 */
export async function writeFloor(folder: string, withWorker: boolean): Promise<void> {
  const pages = await floorPages();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const page of pages)
    writeCompressed(path.join(folder, `${page.path}.html`), floorHtml(page, withWorker));
  const paths = pages.map((page) => page.path);
  if (withWorker) writeCompressed(path.join(folder, 'sw.js'), floorWorker(paths));
}
