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

/** What is still read, and thrown away, of a body over the limit, so that its sender gets to see the answer. */
const discardLimit = 64 * 1024 * 1024;

/**
 * Reads a request's body into memory.
 * @param limit most bytes accepted
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
      if (size > discardLimit || size >= (fault.cutAfterBytes ?? Infinity)) {
        incoming.socket.destroy();
        return { kind: 'broken off' };
      }
      if (size <= limit) chunks.push(chunk);
      else chunks.length = 0;
      if (fault.bytesPerSecond) await sleep((chunk.length / fault.bytesPerSecond) * 1000);
    }
  } catch {
    return { kind: 'broken off' };
  }
  return size > limit ? { kind: 'too large' } : { kind: 'complete', bytes: Buffer.concat(chunks) };
}
