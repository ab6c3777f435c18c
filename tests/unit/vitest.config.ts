import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  test: {
    name: 'unit',
    root: import.meta.dirname,
    include: ['**/*.test.{ts,tsx}'],
    environment: 'node',
    // Vitest leaves one processor free otherwise: of two that is half.
    maxWorkers: 2,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
