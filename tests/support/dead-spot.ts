import { createServer, request } from 'node:http';
import { listen } from './listen.ts';

/**
 * The server of a port under an address of its own. Until it is mended it cuts off requests for paths that are `lost`, and
 * answers to those that are `stuck` stop before their end. Where it `spreads`, all is lost from the first such request on.
 * To `silent` ones there never is an answer, and to `failing` ones that of a host whose server is down.
 */
export async function startDeadSpot(
  port: number,
  { lost = /^$/, stuck = /^$/, silent = /^$/, failing = /^$/, spreads = false },
) {
  const paths: string[] = [];
  let isDead = false;
  let losses = 0;
  const mending = new AbortController();
  const { signal } = mending;
  const server = createServer((asked, answer) => {
    const { url = '', method, headers } = asked;
    paths.push(url);
    if (silent.test(url)) return;
    if (failing.test(url)) {
      answer.writeHead(502).end();
      return;
    }
    if (!signal.aborted && (isDead || lost.test(url))) {
      isDead = spreads;
      losses += 1;
      asked.socket.destroy();
      return;
    }
    const passedOn = request({ host: '127.0.0.1', port, path: url, method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.on('error', () => answer.destroy());
      if (signal.aborted || !stuck.test(url)) {
        got.pipe(answer);
        return;
      }
      got.once('data', (start: Buffer) => {
        got.pause();
        const end = start.length * 0.8;
        answer.write(start.subarray(0, end));
        signal.addEventListener('abort', () => {
          answer.write(start.subarray(end));
          got.pipe(answer);
        });
      });
    });
    asked.pipe(passedOn.on('error', () => answer.destroy()));
  });
  return {
    /** How many requests were lost so far. */
    losses: () => losses,
    /** Paths that were asked for so far. */
    paths: () => [...paths],
    url: `http://localhost:${await listen(server)}`,
    mend(): void {
      mending.abort();
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
