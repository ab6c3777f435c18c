import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  test: {
    name: 'browser',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: '../support/fresh-build.ts',
    // A browser and a server for every file: two at a time is what a small machine bears.
    maxWorkers: 2,
    // Loading all modules anew for each file would take a second of each.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // How long something may take decides nothing here; a busy machine gets the time it needs.
    expect: { poll: { timeout: 15_000 } },
  },
});
