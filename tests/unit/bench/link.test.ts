import { randomBytes } from 'node:crypto';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openLink, type Link } from '../../bench/link.ts';

const body = randomBytes(40_000);
const line = { down: 400_000, up: 400_000, roundTrip: 100 };
/** Milliseconds that the bytes of the body and the headers of their segments take on the line. */
const onTheLine = (40_000 * (1500 / 1460) * 8000) / line.down;
/** What a busy machine may add, in milliseconds. */
const busy = 1000;

async function withLink(use: (link: Link) => Promise<void>): Promise<void> {
  const server = createServer((_, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const link = await openLink((server.address() as AddressInfo).port);
  try {
    await use(link);
  } finally {
    await link.close();
    server.closeAllConnections();
    server.close();
  }
}

/** One request on a connection of its own: what came, and when its first and last byte did. */
function transfer({ port }: Link) {
  const start = performance.now();
  return new Promise<{ bytes: Buffer; first: number; last: number }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent: false }, (response) => {
      const first = performance.now() - start;
      const parts: Buffer[] = [];
      response.on('data', (bytes: Buffer) => parts.push(bytes));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ bytes: Buffer.concat(parts), first, last: performance.now() - start }),
      );
    }).on('error', reject);
  });
}

test('takes a round trip to connect, one to ask, and the time of the bytes', () =>
  withLink(async (link) => {
    link.shape(line);
    const { bytes, first, last } = await transfer(link);
    expect(bytes.equals(body)).toBe(true);
    expect(first).toBeGreaterThan(2 * line.roundTrip - 5);
    expect(first).toBeLessThan(2 * line.roundTrip + busy);
    expect(last).toBeGreaterThan((2 * line.roundTrip + onTheLine) * 0.95);
    expect(last).toBeLessThan(2 * line.roundTrip + onTheLine + busy);
  }));

test('starts slowly: ten segments, then twice as many with each round trip', () =>
  withLink(async (link) => {
    link.shape({ ...line, down: 100_000_000 });
    // 14 600 bytes, then the rest in a second flight.
    expect((await transfer(link)).last).toBeGreaterThan(3 * line.roundTrip - 5);
  }));

test('shares one line among the connections', () =>
  withLink(async (link) => {
    link.shape(line);
    const all = await Promise.all([transfer(link), transfer(link)]);
    expect(Math.min(...all.map(({ last }) => last))).toBeGreaterThan(onTheLine * 1.8);
  }));

test('refuses when it is cut, and works again when it is mended', () =>
  withLink(async (link) => {
    link.cut(true);
    await expect(transfer(link)).rejects.toThrow(/socket hang up|ECONNRESET/);
    link.cut(false);
    expect((await transfer(link)).bytes.equals(body)).toBe(true);
  }));
