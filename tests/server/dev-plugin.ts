import { fileURLToPath } from 'node:url';
import type { Connect, Plugin } from 'vite';
import { openApp } from './app.ts';
import { readConfiguration } from './configuration.ts';
import { pathOf } from './connection.ts';
import { createListener } from './listener.ts';

/** Serves the stand-in API from the development server, on the same port as the pages. */
export function standInApi(): Plugin {
  return {
    name: 'stand-in-api',
    apply: 'serve',
    configureServer(server) {
      if (!process.env['VITEST']) server.middlewares.use(createApiMiddleware());
    },
  };
}

/**
 * Answers what is under /api/ and passes on everything else. It keeps its data where `npm start` keeps it,
 * and obeys the same environment variables (configuration.ts).
 */
function createApiMiddleware(): Connect.NextHandleFunction {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const listener = createListener(openApp(readConfiguration(process.env, root)));
  return (incoming, outgoing, next) => {
    if (pathOf(incoming).startsWith('/api/')) listener(incoming, outgoing);
    else next();
  };
}
