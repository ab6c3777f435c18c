import { createHash, randomBytes } from 'node:crypto';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createDownlink } from '../../bench/link/downlink.ts';
import { openLink, type Link } from '../../bench/link/link.ts';
import { createUplink } from '../../bench/link/uplink.ts';

/** A clock that stands until it is told to run, and then jumps from one moment to the next. */
function createVirtualClock() {
  const queue: { readonly time: number; readonly run: () => void }[] = [];
  let time = 0;
  return {
    now: () => time,
    at: (moment: number, run: () => void) => void queue.push({ time: Math.max(moment, time), run }),
    run() {
      for (;;) {
        const next = queue.toSorted((a, b) => a.time - b.time)[0];
        if (!next) return;
        queue.splice(queue.indexOf(next), 1);
        time = next.time;
        next.run();
      }
    },
  };
}

const line = { down: 400_000, up: 400_000, roundTrip: 200 };
/** Milliseconds that so many bytes take on a line, with 40 bytes of headers for each segment of 1 460. */
const onTheLine = (bytes: number, bitsPerSecond: number) =>
  ((bytes + Math.ceil(bytes / 1460) * 40) * 8000) / bitsPerSecond;

/** When the last byte of each of so many transfers arrives. */
function arrivals(sizes: readonly number[], shape: typeof line): number[] {
  const clock = createVirtualClock();
  const downlink = createDownlink(clock);
  downlink.shape(shape);
  const ends = sizes.map(() => 0);
  for (const [index, size] of sizes.entries()) {
    const stream = downlink.open(
      () => {
        ends[index] = clock.now();
      },
      () => undefined,
    );
    stream.push(Buffer.alloc(size));
  }
  clock.run();
  return ends;
}

describe('what comes down a line', () => {
  test('takes its bytes over the bandwidth and half a round trip', () => {
    expect(arrivals([60_000], line)[0]).toBeCloseTo(onTheLine(60_000, 400_000) + 100, 0);
  });

  test('starts slowly: ten segments, then twice as many with each round trip', () => {
    const [end = 0] = arrivals([60_000], { ...line, down: 100_000_000 });
    // 14 600, 29 200 and the rest: three flights.
    expect(end).toBeGreaterThan(500);
    expect(end).toBeLessThan(510);
  });

  test('shares one line among the connections', () => {
    const ends = arrivals([20_000, 20_000, 20_000], line);
    const all = 3 * onTheLine(20_000, 400_000) + 100;
    expect(Math.max(...ends)).toBeCloseTo(all, 0);
    expect(Math.min(...ends)).toBeGreaterThan(all * 0.9);
  });

  test('keeps every byte in order when the limit is lifted on the way', () => {
    const clock = createVirtualClock();
    const downlink = createDownlink(clock);
    const got: Buffer[] = [];
    const stream = downlink.open(
      (bytes) => got.push(bytes),
      () => undefined,
    );
    downlink.shape(line);
    const sent = randomBytes(50_000);
    stream.push(sent);
    clock.at(400, () => downlink.shape(null));
    clock.run();
    expect(Buffer.concat(got).equals(sent)).toBe(true);
    expect(clock.now()).toBeLessThan(onTheLine(50_000, 400_000));
    expect(stream.isEmpty).toBe(true);
  });

  test('is as fast as the machine without a line', () => {
    const clock = createVirtualClock();
    const got: Buffer[] = [];
    const stream = createDownlink(clock).open(
      (bytes) => got.push(bytes),
      () => undefined,
    );
    stream.push(Buffer.from('now'));
    expect(Buffer.concat(got).toString()).toBe('now');
  });
});

test('what goes up waits for the connection to open, and then half a round trip', () => {
  const clock = createVirtualClock();
  const uplink = createUplink(clock);
  uplink.shape(line);
  const got: [string, number][] = [];
  const send = uplink.open((bytes) => got.push([bytes.toString(), clock.now()]));
  send(Buffer.from('a'.repeat(460)));
  send(Buffer.from('b'.repeat(460)));
  clock.run();
  expect(got.map(([text]) => text[0])).toEqual(['a', 'b']);
  expect(got[0]?.[1]).toBeCloseTo(200 + 10 + 100);
  expect(got[1]?.[1]).toBeCloseTo(200 + 20 + 100);
});

describe('the relay', () => {
  const body = randomBytes(300_000);
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

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

  const read = (link: Link, onFirstByte = () => undefined as void) =>
    new Promise<Buffer>((resolve, reject) => {
      get(link.url, { agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.once('data', onFirstByte);
        response.on('data', (bytes: Buffer) => parts.push(bytes));
        response.on('error', reject);
        response.on('end', () => resolve(Buffer.concat(parts)));
      }).on('error', reject);
    });

  test('hands on every byte, also when the limit is lifted on the way', () =>
    withLink(async (link) => {
      link.shape({ down: 800_000, up: 800_000, roundTrip: 20 });
      const both = await Promise.all([read(link, () => link.shape(null)), read(link)]);
      expect(both.map(hash)).toEqual([hash(body), hash(body)]);
      expect(link.moved.down).toBeGreaterThan(600_000);
    }));

  test('refuses when it is cut, and works again when it is mended', () =>
    withLink(async (link) => {
      link.cut(true);
      await expect(read(link)).rejects.toThrow();
      link.cut(false);
      expect(hash(await read(link))).toBe(hash(body));
    }));
});
