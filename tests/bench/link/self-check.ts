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

interface Verdict {
  readonly isRight: boolean;
  readonly sentence: string;
}

function judge({ first, last }: { readonly first: number; readonly last: number }): Verdict {
  const opening = 2 * line.roundTrip;
  // Milliseconds that the bytes and the headers of their segments take on the line.
  const onTheLine = (size * (1500 / 1460) * 8000) / line.down;
  return {
    sentence: `The link gave the first byte after ${Math.round(first)} ms (${opening} expected) and ${size / 1000} kB after ${Math.round(last)} ms (${Math.round(opening + onTheLine)} expected).`,
    isRight:
      first > opening - 10 &&
      first < opening + patience &&
      last > opening + onTheLine * 0.95 &&
      last < opening + onTheLine * 1.2 + patience,
  };
}

/**
 * Sends a file through the link before anything is measured with it, again when the machine was too busy.
 * @returns a sentence about what was seen
 * @throws when the link is faster than it should be, or much slower, three times
 */
export async function checkLink(): Promise<string> {
  let verdict = judge(await transfer());
  for (let attempt = 1; attempt < 3 && !verdict.isRight; attempt += 1) verdict = judge(await transfer());
  if (!verdict.isRight) throw new Error(`${verdict.sentence} Nothing can be measured with it.`);
  return verdict.sentence;
}
