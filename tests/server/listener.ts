import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ServerEnv } from './api/api.ts';
import { logFailure } from './log.ts';
import type { WriteLine } from './log.ts';

/** How long a connection without a request stays open: as long as nginx keeps it, in milliseconds. */
export const serverOptions = { keepAliveTimeout: 75_000 } as const;

/** The app as a listener for node:http. With writeLine, failed requests are logged. */
export function createListener(app: Hono<ServerEnv>, writeLine?: WriteLine) {
  // The app runs inside test runners and the dev server: their global Request and Response stay what they are.
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (writeLine) logFailure(incoming, outgoing, writeLine);
    void answer(incoming, outgoing);
  };
}
