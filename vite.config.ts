import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { className } from './src/prerender/build/file-names.ts';
import { paletteColours } from './src/pictures/palette.ts';
import { limitPhotographs } from './src/pictures/limit-photographs.ts';
import { portraits } from './src/pictures/portraits.ts';
import { askAgainForStyles, importAtOnce } from './src/prerender/build/page-files.ts';
import { prerender } from './src/prerender/build/plugin.ts';
import { minifyAgain, trimRouteTable } from './src/prerender/build/small-files.ts';
import { precacheManifest } from './src/prerender/build/precache-manifest.ts';
import { standInApi } from './tests/server/dev-plugin.ts';

export default defineConfig({
  plugins: [
    react(),
    portraits(),
    importAtOnce(),
    askAgainForStyles(),
    minifyAgain(),
    trimRouteTable(),
    paletteColours(),
    prerender(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      injectManifest: {
        // The copies of the pages for the cache, and of photographs those of cards; the system keeps the icons when the site is installed.
        globPatterns: [
          '{**/*.{js,css,woff2,svg,vcf,webmanifest},assets/*-320-*.avif}',
          'offline/**/*.html',
          'search-index/**/*.json',
          'version.json',
        ],
        globIgnores: ['sw.js'],
        manifestTransforms: [limitPhotographs, precacheManifest('dist', 'dist-prerender')],
      },
      // One for each language: src/prerender/app-manifest.ts.
      manifest: false,
    }),
    standInApi(),
  ],
  // The oldest supported browsers stand in package.json, under "browserslist". Most of a build's time is for writing the
  // pages, of which no warning is needed.
  build: { target: browserslistToEsbuild(), rolldownOptions: { checks: { bundlerTimings: false } } },
  resolve: {
    alias: {
      // Its own choice is written for browsers that cannot run the rest of the site, and twice as large.
      'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
      // React's own hook, not the copy for React 17 that the router's store asks for.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
    // The bundler orders modules by their paths: a copy of the project whose packages are linked builds the same files.
    preserveSymlinks: true,
  },
  // Vite's own list, which this one replaces, and the data of the stand-in server: submissions, CVs.
  server: {
    fs: {
      deny: [
        '.env',
        '.env.*',
        '*.{crt,pem,key,p12,pfx,cer,der}',
        '.npmrc',
        '.yarnrc.yml',
        '**/.git/**',
        '**/.data/**',
      ],
    },
  },
  css: { modules: { generateScopedName: className } },
  test: { projects: ['tests/unit', 'tests/build', 'tests/browser', 'tests/engines', 'tests/hosts'] },
});
