import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openLink, type Link } from '../../bench/link.ts';
import { listen } from '../../support/listen.ts';

const body = randomBytes(40_000);
const line = { down: 400_000, up: 400_000, roundTrip: 100 };
/** Milliseconds that the bytes of the body and the headers of their segments take on the line. */
const onTheLine = (40_000 * (1500 / 1460) * 8000) / line.down;
/** What a busy machine may add, in milliseconds. */
const busy = 1000;

/** A link to a server that answers with the body. */
async function linkForTest(): Promise<Link> {
  const server = createServer((_, response) => response.end(body));
  const link = await openLink(await listen(server));
  onTestFinished(async () => {
    await link.close();
    server.closeAllConnections();
    server.close();
  });
  return link;
}

/** One request on a connection of its own: what came, and when its first and last byte did. */
async function transfer({ port }: Link) {
  const start = performance.now();
  const asked = get({ host: '127.0.0.1', port, agent: false });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const first = performance.now() - start;
  return { first, bytes: await buffer(response), last: performance.now() - start };
}

test('takes a round trip to connect, one to ask, and the time of the bytes', async () => {
  const link = await linkForTest();
  link.shape(line);
  const { bytes, first, last } = await transfer(link);
  expect(bytes.equals(body)).toBe(true);
  expect(first).toBeGreaterThan(2 * line.roundTrip - 5);
  expect(first).toBeLessThan(2 * line.roundTrip + busy);
  expect(last).toBeGreaterThan((2 * line.roundTrip + onTheLine) * 0.95);
  expect(last).toBeLessThan(2 * line.roundTrip + onTheLine + busy);
});

test('starts slowly: ten segments, then twice as many with each round trip', async () => {
  const link = await linkForTest();
  link.shape({ ...line, down: 100_000_000 });
  // 14 600 bytes, then the rest in a second flight.
  expect((await transfer(link)).last).toBeGreaterThan(3 * line.roundTrip - 5);
});

test('shares one line among the connections', async () => {
  const link = await linkForTest();
  link.shape(line);
  const all = await Promise.all([transfer(link), transfer(link)]);
  expect(Math.min(...all.map(({ last }) => last))).toBeGreaterThan(onTheLine * 1.8);
});

test('refuses when it is cut, and works again when it is given a line', async () => {
  const link = await linkForTest();
  link.cut();
  await expect(transfer(link)).rejects.toThrow(/socket hang up|ECONNRESET/);
  link.shape(null);
  expect((await transfer(link)).bytes.equals(body)).toBe(true);
});
