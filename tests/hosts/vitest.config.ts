import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  test: {
    name: 'hosts',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: '../support/fresh-build.ts',
    // Two files would install the same packages at once.
    fileParallelism: false,
    testTimeout: 60_000,
    // The first start of Cloudflare's runtime installs it.
    hookTimeout: 240_000,
  },
});
