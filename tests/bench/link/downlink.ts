import type { Line } from '../lines.ts';
import { createByteQueue } from './byte-queue.ts';
import type { Clock } from './clock.ts';

/** Bytes of content in a segment of TCP over Ethernet, and the bytes of the headers before it. */
const segment = 1460;
export const headerBytes = 40;
/** Bytes that a connection may have under way unanswered: ten segments at first (RFC 6928), and at most. */
const firstWindow = 10 * segment;
const largestWindow = 256 * 1024;
/** How far ahead segments are handed out, in milliseconds. */
const lead = 2;

/** What comes down one connection. */
interface DownStream {
  push(bytes: Buffer): void;
  /** Bytes that were pushed and have not been sent yet. */
  readonly waiting: number;
  /** Whether everything that was pushed has been delivered. */
  readonly isEmpty: boolean;
  /** The connection is gone: what waits is dropped. */
  close(): void;
}

/** The downward half of a slow line, which all connections share. */
export interface Downlink {
  /** From now on this line; null: as fast as the machine. */
  shape(line: Line | null): void;
  /** @param deliver gets the bytes in their order @param changed is called when less waits than before */
  open(deliver: (bytes: Buffer) => void, changed: () => void): DownStream;
}

interface Stream {
  readonly queue: ReturnType<typeof createByteQueue>;
  /** Pieces on the line, in their order. */
  readonly underway: Buffer[];
  unanswered: number;
  window: number;
  readonly deliver: (bytes: Buffer) => void;
  readonly changed: () => void;
}

/**
 * Segments leave one after the other at the line's speed, taken from the connections in turn; each connection starts
 * slowly and may send twice as much with every round trip, as TCP does. Nothing is lost and nothing jitters.
 */
export function createDownlink(clock: Clock): Downlink {
  const streams = new Set<Stream>();
  let line: Line | null = null;
  let freeAt = 0;
  let turn = 0;
  let isWaiting = false;

  function wake(): void {
    if (isWaiting) return;
    if (line === null) {
      for (const stream of streams) flush(stream);
      return;
    }
    let hasSent = true;
    while (hasSent) hasSent = sendNext(line);
  }

  /** @returns false when nothing may go now */
  function sendNext(current: Line): boolean {
    const ready = [...streams].filter((each) => each.queue.length > 0 && each.unanswered < each.window);
    const stream = ready[turn % Math.max(1, ready.length)];
    if (!stream) return false;
    if (freeAt > clock.now() + lead) {
      isWaiting = true;
      clock.at(freeAt, () => {
        isWaiting = false;
        wake();
      });
      return false;
    }
    turn += 1;
    send(stream, current);
    return true;
  }

  function send(stream: Stream, { down, roundTrip }: Line): void {
    const piece = stream.queue.take(segment);
    freeAt = Math.max(freeAt, clock.now()) + ((piece.length + headerBytes) * 8000) / down;
    const arrival = freeAt + roundTrip / 2;
    stream.unanswered += piece.length;
    stream.underway.push(piece);
    clock.at(arrival, () => {
      // Timers of the same moment may fire in any order: bytes keep theirs.
      const next = stream.underway.shift();
      if (next && streams.has(stream)) stream.deliver(next);
      stream.changed();
      clock.at(arrival + roundTrip / 2, () => {
        stream.unanswered -= piece.length;
        stream.window = Math.min(largestWindow, stream.window + piece.length);
        wake();
      });
    });
    stream.changed();
  }

  /** The limit was lifted: what waits goes, but never ahead of what is still on the line. */
  function flush(stream: Stream): void {
    if (stream.underway.length > 0 || stream.queue.length === 0) return;
    stream.deliver(stream.queue.take(stream.queue.length));
    stream.changed();
  }

  return {
    shape(next) {
      line = next;
      freeAt = 0;
      wake();
    },
    open(deliver, changed) {
      const queue = createByteQueue();
      const stream: Stream = { queue, underway: [], unanswered: 0, window: firstWindow, deliver, changed };
      streams.add(stream);
      return {
        push(bytes) {
          queue.push(bytes);
          wake();
        },
        get waiting() {
          return queue.length;
        },
        get isEmpty() {
          return queue.length === 0 && stream.underway.length === 0;
        },
        close: () => void streams.delete(stream),
      };
    },
  };
}
