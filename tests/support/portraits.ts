import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { portraitFolder } from '../../src/pictures/portrait-files.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Every portrait in the sources at `root`, and whose it is. */
export function portraitFiles(root = project) {
  const folder = path.join(root, portraitFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map((name) => ({ memberId: path.parse(name).name, file: path.join(folder, name) }));
}

/** A JPEG of blurred noise: it takes about as many bytes as a face. Sizes in pixels. */
export function photograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const spots = sharp({ create: { width: 80, height: 100, channels: 3, background: '#888', noise } });
  return spots.resize(width, height, { fit: 'fill' }).jpeg().toBuffer();
}
