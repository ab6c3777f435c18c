import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { listen } from '../support/listen.ts';

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
export type Link = Awaited<ReturnType<typeof openLink>>;

/** Bytes of content in a TCP segment, and of the headers before it. */
const segment = 1460;
const headers = 40;
/** Bytes that a connection may have under way unanswered: ten segments at first (RFC 6928), and at most. */
const firstWindow = 10 * segment;
const largestWindow = 256 * 1024;
/** Milliseconds that a segment may wait for its turn in the line itself: a timer that is late costs no capacity. */
const slack = 25;

const until = (time: number): Promise<void> =>
  new Promise((resolve) => {
    const delay = time - performance.now();
    if (delay <= 0.5) setImmediate(resolve);
    else setTimeout(resolve, delay);
  });

/**
 * Opens a link to a server of this machine. It models what the browser's own throttling leaves out: a round trip to
 * open a connection, slow start, one line for all connections, and the traffic of the service worker, which the
 * browser's switch does not slow. Not modelled: DNS, loss, jitter.
 */
export async function openLink(targetPort: number) {
  const clients = new Set<Socket>();
  const moved = { lastAt: 0 };
  let line: Line | null = null;
  let isCut = false;
  /** When the line is free for the next segment of each direction. */
  let freeAt = { down: 0, up: 0 };

  /** Carries bytes one way, segment by segment; connections take turns, for each waits until its segment has left. */
  async function carry(from: Socket, to: Socket, way: 'down' | 'up', openAt: number): Promise<void> {
    let window = firstWindow;
    let unanswered = 0;
    const answers: Promise<void>[] = [];
    let delivered = Promise.resolve();
    /** Pieces arrive in their order, whatever the timers do. */
    async function deliver(piece: Buffer, before: Promise<void>, arrival: number): Promise<void> {
      await Promise.all([before, until(arrival)]);
      moved.lastAt = performance.now();
      if (to.writable) to.write(piece);
    }
    async function answer({ length }: Buffer, time: number): Promise<void> {
      await until(time);
      unanswered -= length;
      window = Math.min(largestWindow, window + length);
    }
    for await (const chunk of from as AsyncIterable<Buffer>) {
      moved.lastAt = performance.now();
      for (let start = 0; start < chunk.length;) {
        if (line && unanswered >= window) {
          await answers.shift();
          continue;
        }
        if (!line) {
          delivered = deliver(chunk.subarray(start), delivered, 0);
          break;
        }
        const piece = chunk.subarray(start, start + segment);
        start += piece.length;
        freeAt[way] =
          Math.max(freeAt[way], openAt, performance.now()) + ((piece.length + headers) * 8000) / line[way];
        const arrival = freeAt[way] + line.roundTrip / 2;
        delivered = deliver(piece, delivered, arrival);
        unanswered += piece.length;
        answers.push(answer(piece, arrival + line.roundTrip / 2));
        await until(freeAt[way] - slack);
      }
    }
    await delivered;
    to.end();
  }

  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(targetPort, '127.0.0.1');
    clients.add(client);
    const drop = (): void => {
      clients.delete(client);
      client.destroy();
      upstream.destroy();
    };
    client.on('close', drop);
    for (const socket of [client, upstream]) socket.setNoDelay(true).on('error', drop);
    const openAt = performance.now() + (line?.roundTrip ?? 0);
    carry(client, upstream, 'up', openAt).catch(drop);
    carry(upstream, client, 'down', openAt).catch(drop);
  });

  const dropAll = (): void => {
    for (const client of clients) client.destroy();
  };
  const port = await listen(server);
  return {
    port,
    /** What the browser opens in place of the server. */
    url: `http://127.0.0.1:${port}`,
    /** When the last byte moved either way (performance.now()). */
    moved,
    /** From now on this line, also when it was cut; null: as fast as the machine. */
    shape(next: Line | null): void {
      isCut = false;
      line = next;
      freeAt = { down: 0, up: 0 };
    },
    /** No byte moves and new connections are closed, until the link is given a line. */
    cut(): void {
      isCut = true;
      dropAll();
    },
    close(): Promise<void> {
      dropAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
