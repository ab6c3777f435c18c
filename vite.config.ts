import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firm } from './src/content/firm.ts';
import { keptList } from './src/prerender/build/kept-list.ts';
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
        // Pages are kept in parts (kept/); the styles of every page lie in each of them.
        globPatterns: ['**/*.{js,css,woff2,svg}', 'kept/*.json'],
        globIgnores: ['sw.js', 'assets/*/site.css', 'icons/**'],
        manifestTransforms: [keptList('dist', console.info)],
      },
      manifest: {
        id: '/',
        name: firm.name,
        short_name: firm.shortName,
        description: firm.description,
        lang: 'en',
        dir: 'ltr',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#f6f5ef',
        theme_color: '#0e281f',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
    standInApi(),
  ],
  test: { projects: ['tests/unit', 'tests/build', 'tests/browser'] },
});
