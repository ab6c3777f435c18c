import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A slow connection: bits a second down and up, milliseconds there and back. */
export interface Line {
  readonly down: number;
  readonly up: number;
  readonly roundTrip: number;
}

/** What phones of visitors have between towns, and in town. */
export const lines = {
  '400 kbit/s': { down: 400_000, up: 400_000, roundTrip: 400 },
  '1.6 Mbit/s': { down: 1_600_000, up: 750_000, roundTrip: 150 },
} as const satisfies Readonly<Record<string, Line>>;

export type LineName = keyof typeof lines;

/** A relay between browser and server that is as slow as a phone's connection. */
export interface Link {
  readonly port: number;
  /** `http://127.0.0.1:{port}`: what the browser opens in place of the server. */
  readonly url: string;
  /** Bytes that have come down, and when the last byte moved either way (performance.now()). */
  readonly moved: { down: number; lastAt: number };
  /** From now on this line; null: as fast as the machine. */
  shape(line: Line | null): void;
  /** Cuts the connection (no byte moves, new connections are closed), or mends it. */
  cut(isCut: boolean): void;
  close(): Promise<void>;
}

/** Bytes of content in a TCP segment, and of the headers before it. */
const segment = 1460;
const headers = 40;
/** Bytes that a connection may have under way unanswered: ten segments at first (RFC 6928), and at most. */
const firstWindow = 10 * segment;
const largestWindow = 256 * 1024;
/** Bytes that may wait for the line before the server is asked to pause. */
const mostWaiting = 512 * 1024;

interface Connection {
  readonly client: Socket;
  readonly upstream: Socket;
  waiting: Buffer;
  readonly underway: Buffer[];
  unanswered: number;
  window: number;
  hasEnded: boolean;
}

/** A timer is not finer than a millisecond: what is nearer is done at the next turn. */
function at(time: number, run: () => void): void {
  const delay = time - performance.now();
  if (delay <= 0.5) setImmediate(run);
  else setTimeout(run, delay);
}

/**
 * Opens a link to a server of this machine. It models what the browser's own throttling leaves out: a round trip to
 * open a connection, slow start, one downlink for all connections, and the traffic of the service worker, which the
 * browser's switch does not slow. Not modelled: DNS, loss, jitter.
 */
export async function openLink(targetPort: number): Promise<Link> {
  const connections = new Set<Connection>();
  const moved = { down: 0, lastAt: 0 };
  let line: Line | null = null;
  let isCut = false;
  let downFreeAt = 0;
  let upFreeAt = 0;
  let turn = 0;
  let timer: NodeJS.Timeout | null = null;

  function deliver(connection: Connection, bytes: Buffer): void {
    moved.down += bytes.length;
    moved.lastAt = performance.now();
    if (!connection.client.destroyed) connection.client.write(bytes);
  }
  function flow({ client, upstream, waiting, underway, hasEnded }: Connection): void {
    if (waiting.length > mostWaiting) upstream.pause();
    else upstream.resume();
    if (hasEnded && waiting.length === 0 && underway.length === 0) client.end();
  }
  /** Segments leave one after the other at the line's speed, taken from the connections in turn. */
  function pump(): void {
    timer = null;
    for (;;) {
      if (!line) break;
      const ready = [...connections].filter(
        (each) => each.waiting.length > 0 && each.unanswered < each.window,
      );
      const connection = ready[turn % Math.max(1, ready.length)];
      if (!connection) return;
      const now = performance.now();
      if (downFreeAt > now + 2) {
        timer = setTimeout(pump, downFreeAt - now);
        return;
      }
      turn += 1;
      sendSegment(connection, line);
    }
    // The limit was lifted: what waits goes, but never ahead of what is still on the line.
    for (const connection of connections) {
      if (connection.underway.length > 0 || connection.waiting.length === 0) continue;
      const bytes = connection.waiting;
      connection.waiting = Buffer.alloc(0);
      deliver(connection, bytes);
      flow(connection);
    }
  }
  function sendSegment(connection: Connection, { down, roundTrip }: Line): void {
    const piece = connection.waiting.subarray(0, segment);
    connection.waiting = connection.waiting.subarray(segment);
    downFreeAt = Math.max(downFreeAt, performance.now()) + ((piece.length + headers) * 8000) / down;
    const arrival = downFreeAt + roundTrip / 2;
    connection.unanswered += piece.length;
    connection.underway.push(piece);
    flow(connection);
    at(arrival, () => {
      // Timers of the same moment may fire in any order: bytes keep theirs.
      const next = connection.underway.shift();
      if (next) deliver(connection, next);
      flow(connection);
      if (!line) wake();
      at(arrival + roundTrip / 2, () => {
        connection.unanswered -= piece.length;
        connection.window = Math.min(largestWindow, connection.window + piece.length);
        wake();
      });
    });
  }
  const wake = (): void => {
    if (!timer) pump();
  };

  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(targetPort, '127.0.0.1');
    for (const socket of [client, upstream]) socket.setNoDelay(true);
    const connection: Connection = {
      client,
      upstream,
      waiting: Buffer.alloc(0),
      underway: [],
      unanswered: 0,
      window: firstWindow,
      hasEnded: false,
    };
    connections.add(connection);
    const openAt = performance.now() + (line?.roundTrip ?? 0);
    const rising: Buffer[] = [];
    let lastArrival = 0;
    client.on('data', (bytes) => {
      moved.lastAt = performance.now();
      rising.push(bytes);
      if (line) {
        upFreeAt =
          Math.max(performance.now(), openAt, upFreeAt) + ((bytes.length + headers) * 8000) / line.up;
        lastArrival = Math.max(lastArrival, upFreeAt + line.roundTrip / 2);
      }
      at(lastArrival, () => {
        const next = rising.shift();
        if (next && upstream.writable) upstream.write(next);
      });
    });
    upstream.on('data', (bytes) => {
      connection.waiting = Buffer.concat([connection.waiting, bytes]);
      flow(connection);
      wake();
    });
    upstream.on('end', () => {
      connection.hasEnded = true;
      flow(connection);
    });
    const drop = (): void => {
      connections.delete(connection);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', drop);
    client.on('close', drop);
  });

  const dropAll = (): void => {
    for (const { client } of connections) client.destroy();
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    moved,
    shape(next) {
      line = next;
      downFreeAt = 0;
      upFreeAt = 0;
      wake();
    },
    cut(next) {
      isCut = next;
      if (next) dropAll();
    },
    close() {
      dropAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
