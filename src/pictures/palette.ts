import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { palette, schemesOf, type ColourName } from '../content/palette.ts';

const sheet = 'virtual:palette.css';
const names = Object.keys(palette) as ColourName[];

/** Custom properties of the colours that change with the scheme or on paper. */
function styleSheet(): string {
  const changing = names.filter((name) => typeof palette[name] !== 'string');
  const rule = (value: (name: ColourName) => string | undefined) =>
    `:root{${changing.map((name) => (value(name) ? `--${name}:${value(name)};` : '')).join('')}}`;
  const light = rule((name) => schemesOf(name)[0]);
  const dark = rule((name) => (schemesOf(name)[1] === schemesOf(name)[0] ? undefined : schemesOf(name)[1]));
  const paper = rule((name) => schemesOf(name)[2]);
  return `${light}@media (prefers-color-scheme:dark){${dark}}@media print{${paper}}`;
}

/** Writes the value of each colour that is the same in all schemes in the place of its name, `var(--ink8)`. */
export function withColours(text: string): string {
  return text.replaceAll(/var\(--([\w-]+)\)/g, (reference, name: string) => {
    const colour: unknown = palette[name as ColourName];
    return typeof colour === 'string' ? colour : reference;
  });
}

/**
 * A drawing with its colours: as a file of its own it has no style sheet that knows them.
 * @param address from the root of the site: '/art/hero-team.svg'
 */
export async function readDrawing(publicFolder: string, address: string): Promise<string> {
  const svg = withColours(await readFile(path.join(publicFolder, address), 'utf8'));
  const unknown = /var\([^)]*\)/.exec(svg)?.[0];
  if (unknown) throw new Error(`${address}: ${unknown} is no colour of one value in src/content/palette.ts`);
  return svg;
}

/** Brings the colours of src/content/palette.ts into styles, components and drawings. */
export function paletteColours(): Plugin {
  let publicFolder: string;
  return {
    name: 'palette',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved: ({ publicDir }) => void (publicFolder = publicDir),
    resolveId: (id) => (id === sheet ? `\0${sheet}` : undefined),
    load: (id) => (id === `\0${sheet}` ? styleSheet() : undefined),
    transform: {
      filter: { id: /\/src\/.*\.(?:css|tsx)(?:\?|$)/ },
      handler: (code) => ({ code: withColours(code), map: null }),
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const files = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => /^(?:art|icons)[\\/].*\.svg$/.test(name))) {
        const fileName = file.replaceAll(path.sep, '/');
        this.emitFile({ type: 'asset', fileName, source: await readDrawing(publicFolder, `/${fileName}`) });
      }
    },
  };
}
