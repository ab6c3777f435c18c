import { createServer, request } from 'node:http';
import { listen } from '../support/listen.ts';

/** The server of a port under an address of its own, which cuts off requests for these paths until it is mended. */
export async function startDeadSpot(port: number, lost: RegExp) {
  let isMended = false;
  const server = createServer((asked, answer) => {
    const { url = '', method, headers } = asked;
    if (!isMended && lost.test(url)) {
      asked.socket.destroy();
      return;
    }
    const passedOn = request({ host: '127.0.0.1', port, path: url, method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.on('error', () => answer.destroy()).pipe(answer);
    });
    asked.pipe(passedOn.on('error', () => answer.destroy()));
  });
  return {
    url: `http://localhost:${await listen(server)}`,
    mend(): void {
      isMended = true;
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
