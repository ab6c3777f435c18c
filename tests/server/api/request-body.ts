import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a test makes the upload slow or breaks it. */
export interface UploadFault {
  /** The server reads no faster than this. */
  bytesPerSecond?: number;
  /** The connection is cut once this many bytes have arrived. */
  cutAfterBytes?: number;
}

export type BodyOutcome =
  | { kind: 'complete'; bytes: Buffer }
  | { kind: 'too large' }
  /** The client went away, or a test cut the line, before the body was whole. */
  | { kind: 'broken off' };

/**
 * Reads a request's body into memory.
 * @param limit most bytes accepted. Past it reading ends, and the caller answers at once; the HTTP adapter throws away
 * what arrives within half a second, so that the sender gets to see that answer, and then closes the connection.
 */
export async function readBody(
  incoming: IncomingMessage,
  limit: number,
  fault: UploadFault = {},
): Promise<BodyOutcome> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size >= (fault.cutAfterBytes ?? Infinity)) {
        incoming.socket.destroy();
        return { kind: 'broken off' };
      }
      if (size > limit) return { kind: 'too large' };
      chunks.push(chunk);
      if (fault.bytesPerSecond) await sleep((chunk.length / fault.bytesPerSecond) * 1000);
    }
  } catch {
    return { kind: 'broken off' };
  }
  return { kind: 'complete', bytes: Buffer.concat(chunks) };
}
