import type { Plugin } from 'vite';

/** Serves the stand-in API from the development server, on the same port as the pages. */
export function standInApi(): Plugin {
  return {
    name: 'stand-in-api',
    apply: 'serve',
    async configureServer(server) {
      if (process.env['VITEST']) return;
      const { createApiMiddleware } = await import('./dev-middleware.ts');
      server.middlewares.use(createApiMiddleware());
    },
  };
}
