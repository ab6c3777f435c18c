import type { Plugin } from 'vite';
import { members } from '../content/members.ts';
import { encodePhotograph } from './encode-photograph.ts';
import { findPortraits, portraitFolder } from './portrait-files.ts';

const moduleName = 'virtual:portraits';
const memberIds = new Set<string>(members.map(({ id }) => id));

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
      for (const { memberId, name, hash, content, isDrawing } of found.portraits) {
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
