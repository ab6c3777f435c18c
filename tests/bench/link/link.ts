import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Line } from '../lines.ts';
import { realClock } from './clock.ts';
import { createDownlink } from './downlink.ts';
import { createUplink } from './uplink.ts';

/** Bytes that may wait for the line before the server is asked to pause. */
const mostWaiting = 512 * 1024;
const host = '127.0.0.1';

/** A relay between browser and server that is as slow as a phone's connection. */
export interface Link {
  /** `http://127.0.0.1:{port}`: what the browser opens in place of the server. */
  readonly url: string;
  readonly port: number;
  /** Bytes of content that have come down, and when the last byte moved (performance.now()). */
  readonly moved: { down: number; lastAt: number };
  /** From now on this line; null: as fast as the machine. */
  shape(line: Line | null): void;
  /** Cuts the connection (no byte moves, new connections are closed), or mends it. */
  cut(isCut: boolean): void;
  close(): Promise<void>;
}

/**
 * Opens a link to a server of this machine. It models what the browser's own throttling leaves out: a round trip to
 * open a connection, slow start, one line for all connections, and the traffic of the service worker, which the
 * browser's switch does not slow. Not modelled: TLS and DNS, loss, jitter, HTTP/2.
 */
export async function openLink(targetPort: number): Promise<Link> {
  const downlink = createDownlink(realClock);
  const uplink = createUplink(realClock);
  const moved = { down: 0, lastAt: 0 };
  const sockets = new Set<Socket>();
  let isCut = false;

  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(targetPort, host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
    }
    join(client, upstream);
  });

  function join(client: Socket, upstream: Socket): void {
    let hasEnded = false;
    const changed = (): void => {
      if (down.waiting > mostWaiting || client.writableNeedDrain) upstream.pause();
      else upstream.resume();
      if (hasEnded && down.isEmpty) client.end();
    };
    const down = downlink.open((bytes) => {
      moved.down += bytes.length;
      moved.lastAt = performance.now();
      client.write(bytes);
    }, changed);
    const sendUp = uplink.open((bytes) => {
      moved.lastAt = performance.now();
      if (upstream.writable) upstream.write(bytes);
    });
    const drop = (): void => {
      down.close();
      for (const socket of [client, upstream]) {
        sockets.delete(socket);
        socket.destroy();
      }
    };
    client.on('data', sendUp);
    client.on('drain', changed);
    client.on('error', drop);
    client.on('close', drop);
    upstream.on('data', (bytes) => {
      down.push(bytes);
      changed();
    });
    upstream.on('end', () => {
      hasEnded = true;
      changed();
    });
    upstream.on('error', drop);
  }

  const dropAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    port,
    moved,
    shape(line) {
      downlink.shape(line);
      uplink.shape(line);
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
