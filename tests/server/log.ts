import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from './connection.ts';

export type WriteLine = (line: string) => void;

const longestText = 200;

const causes = new WeakMap<IncomingMessage, string>();

/** Remembers what a handler threw, so that the request's line in the log says it. */
export function noteCause(incoming: IncomingMessage, error: Error): void {
  causes.set(incoming, ` ${plain(`${error.name}: ${error.message}`, /[^\x20-\x7e]/gu)}`);
}

function plain(text: string, unwelcome: RegExp): string {
  return text.replace(unwelcome, '?').slice(0, longestText);
}

/**
 * Writes one line for a request that failed (status 400 or higher, or broken off): time, method, path, status,
 * milliseconds, and the cause when the server itself failed. Never the query, a header or a body: those may hold what
 * a visitor typed.
 */
export function logFailure(incoming: IncomingMessage, outgoing: ServerResponse, write: WriteLine): void {
  const start = performance.now();
  outgoing.once('close', () => {
    const status = outgoing.writableFinished ? outgoing.statusCode : 'broken off';
    if (typeof status === 'number' && status < 400) return;
    const path = plain(pathOf(incoming), /[^\x21-\x7e]/gu);
    const time = `${Math.round(performance.now() - start)} ms`;
    const cause = causes.get(incoming) ?? '';
    write(`${new Date().toISOString()} ${incoming.method} ${path} ${status} ${time}${cause}`);
  });
}
