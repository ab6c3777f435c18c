import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minify, type MinifyOptions } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };
import type { Plugin } from 'vite';

const compressible = /\.(html|js|css|svg|json|webmanifest|xml|txt|vcf)$/;

/** Writes `{file}.br` (best by default) and `{file}.gz` beside every text file of a folder that has none. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      if (existsSync(`${file}.br`)) return;
      const raw = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(raw, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(raw, { level: 9 }));
    }),
  );
}

const terserOptions: MinifyOptions = { module: true, compress: { passes: 3 } };

/**
 * Has Chromium compile all functions of a file in the background while it loads, not one by one on the main thread when
 * they are called first (https://v8.dev/blog/explicit-compile-hints). Other browsers take it for a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';
/** In characters. Smaller files have few functions, and the hint its own 20 bytes. */
const worthHint = 10_000;

/**
 * Has Terser go over what Vite's own minifier has written, 1.2 kB (brotli) less on every page, and puts the compile hint
 * before every large file.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Files are named by their content before this: what is done here must tell in the names, too.
    augmentChunkHash: () => JSON.stringify([terser.version, terserOptions, compileHint, worthHint]),
    generateBundle: {
      // Vite puts its loader of style sheets in front, and Chromium looks for the hint in the first line.
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle).filter((file) => file.type === 'chunk')) {
          const { code = chunk.code } = await minify(chunk.code, terserOptions);
          chunk.code = code.length > worthHint ? compileHint + code : code;
        }
      },
    },
  };
}

/** Takes out of the route table, which every page loads, what the prerenderer alone reads. */
export function trimRouteTable(): Plugin {
  return {
    name: 'trim-route-table',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/app\/router\.tsx$/ },
      handler: (code) => code.replaceAll(/\b(?:(?:lateParts|lists): \[[^\]]*\]|longText: `[^`]*`),?/g, ''),
    },
  };
}
