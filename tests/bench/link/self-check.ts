import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openLink } from './link.ts';

const size = 40_000;
const line = { down: 400_000, up: 400_000, roundTrip: 200 };
/** What a busy machine may add, in milliseconds. */
const patience = 400;

/** Milliseconds to the first byte and to the last of a transfer through the link on a slow line. */
async function transfer(): Promise<{ readonly first: number; readonly last: number }> {
  const server = createServer((_, response) => response.end(Buffer.alloc(size, 'x')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const link = await openLink((server.address() as AddressInfo).port);
  link.shape(line);
  const start = performance.now();
  try {
    return await new Promise((resolve, reject) => {
      get(link.url, (response) => {
        const first = performance.now() - start;
        response.on('data', () => undefined);
        response.on('end', () => resolve({ first, last: performance.now() - start }));
      }).on('error', reject);
    });
  } finally {
    await link.close();
    server.closeAllConnections();
    server.close();
  }
}

/**
 * Sends a file through the link before anything is measured with it.
 * @returns a sentence about what was seen
 * @throws when the link is faster than it should be, or much slower
 */
export async function checkLink(): Promise<string> {
  const { first, last } = await transfer();
  const opening = 2 * line.roundTrip;
  // Milliseconds that the bytes and the headers of their segments take on the line.
  const onTheLine = (size * (1500 / 1460) * 8000) / line.down;
  const sentence = `The link gave the first byte after ${Math.round(first)} ms (${opening} expected) and ${size / 1000} kB after ${Math.round(last)} ms (${Math.round(opening + onTheLine)} expected).`;
  const isRight =
    first > opening - 10 &&
    first < opening + patience &&
    last > opening + onTheLine * 0.95 &&
    last < opening + onTheLine * 1.2 + patience;
  if (!isRight) throw new Error(`${sentence} Nothing can be measured with it.`);
  return sentence;
}
