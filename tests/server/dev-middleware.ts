import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { openApp } from './app.ts';
import { readConfiguration } from './configuration.ts';
import { pathOf } from './connection.ts';
import { createListener } from './listener.ts';

/** Middleware in the manner of connect, as Vite's dev server takes it. */
export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/**
 * The stand-in API for `npm run dev`: answers what is under /api/ and /sample/ and passes on everything else. It keeps
 * its data where `npm start` keeps it, and obeys the same environment variables (configuration.ts).
 */
export function createApiMiddleware(): Middleware {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const listener = createListener(openApp(readConfiguration(process.env, root)));
  const ours = /^\/(?:api|sample)\//u;
  return (incoming, outgoing, next) => {
    if (ours.test(pathOf(incoming))) listener(incoming, outgoing);
    else next();
  };
}
