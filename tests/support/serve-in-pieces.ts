import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two pieces: enough for a frame. */
const pause = 40;

/**
 * A host of one page and nothing else, which arrives piece by piece, as on a line that stutters.
 * @param html of the page
 * @param cuts where it is cut, as offsets in it
 */
export async function serveInPieces(html: string, cuts: readonly number[]) {
  const server = createServer(async (request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    let from = 0;
    for (const cut of cuts) {
      response.write(html.slice(from, cut));
      from = cut;
      await sleep(pause);
    }
    response.end(html.slice(from));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
