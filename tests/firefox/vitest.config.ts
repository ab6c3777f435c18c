import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  test: {
    name: 'firefox',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: '../support/fresh-build.ts',
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
