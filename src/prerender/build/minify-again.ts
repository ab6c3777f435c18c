import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Vite's own minifier leaves 1.2 kB (brotli) on every page that Terser still finds in what it has written. */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const chunk of chunks) {
        const { code = chunk.code } = await minify(chunk.code, { module: true, compress: { passes: 3 } });
        chunk.code = code;
      }
    },
  };
}
