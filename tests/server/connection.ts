import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** Closes the connection under a request. @returns what the handler answers then: nothing is written */
export function cutConnection({ incoming }: HttpBindings): Response {
  incoming.socket.destroy();
  return noAnswer();
}

/** For a handler whose client is gone. A new object each time: middleware writes into an answer's headers. */
export function noAnswer(): Response {
  return new Response(null, { headers: new Headers(RESPONSE_ALREADY_SENT.headers) });
}

/** The path as it was asked for, without the query (which may hold what a visitor typed). */
export function pathOf(incoming: IncomingMessage): string {
  return (incoming.url ?? '').split('?', 1)[0] ?? '';
}
