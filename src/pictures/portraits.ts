import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { members } from '../content/members.ts';
import { photographAddress, photographWidths } from '../lib/photographs.ts';
import { findPortraits, portraitFolder } from './portrait-files.ts';

const moduleName = 'virtual:portraits';
const memberIds = new Set<string>(members.map(({ id }) => id));

/** A small AVIF has about 10 kB, a large one 35 kB. More effort saves a tenth and takes four times as long. */
const formats = { avif: { quality: 50, effort: 2 }, webp: { quality: 75 } } as const;

/** Eight characters that change with a portrait and with what the build makes of it. */
function hashOf(content: Buffer): string {
  const recipe = JSON.stringify({ photographWidths, formats, versions: sharp.versions });
  return createHash('sha256').update(content).update(recipe).digest('base64url').slice(0, 8);
}

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

/**
 * Provides `virtual:portraits` (src/vite-env.d.ts): who has a portrait. The build emits photographs in small files, and
 * drawings as they are. In development the originals are shown; a new one needs a restart.
 */
export function portraits(): Plugin {
  return {
    name: 'portraits',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const { root } = this.environment.config;
      const isBuild = this.environment.mode === 'build';
      const isClient = this.environment.name === 'client';
      const found = await findPortraits(root, memberIds);
      if (isClient) for (const { file, says } of found.warnings) this.warn(`${file} ${says}`);
      const drawings: Record<string, string> = {};
      const photographs: Record<string, string> = {};
      const emit = (address: string, source: Uint8Array) => {
        if (isBuild && isClient) this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      };
      for (const { memberId, name, content, isDrawing } of found.portraits) {
        const hash = hashOf(content);
        if (!isBuild) drawings[memberId] = `/${portraitFolder}/${name}`;
        else if (isDrawing) emit((drawings[memberId] = `/assets/${memberId}-${hash}.svg`), content);
        else {
          photographs[memberId] = hash;
          if (!isClient) continue;
          for (const [address, file] of await encodePhotograph(memberId, hash, content)) emit(address, file);
        }
      }
      return `export const drawings = ${JSON.stringify(drawings)}, photographs = ${JSON.stringify(photographs)};`;
    },
  };
}
