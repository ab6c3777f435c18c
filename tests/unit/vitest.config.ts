import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  test: {
    name: 'unit',
    root: import.meta.dirname,
    include: ['**/*.test.{ts,tsx}'],
    environment: 'node',
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
