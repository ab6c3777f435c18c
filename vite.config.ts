import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appManifest } from './src/prerender/build/app-manifest.ts';
import { listCleanAddresses } from './src/prerender/build/clean-addresses.ts';
import { prerender } from './src/prerender/build/plugin.ts';
import { standInApi } from './tests/server/dev-plugin.ts';

export default defineConfig({
  plugins: [
    react(),
    prerender(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,vcf}', 'version.json'],
        globIgnores: ['sw.js', 'icons/screenshot-*', 'cards/*'],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [listCleanAddresses],
      },
      manifest: appManifest,
    }),
    standInApi(),
  ],
  test: { projects: ['tests/unit', 'tests/build', 'tests/browser', 'tests/firefox'] },
});
