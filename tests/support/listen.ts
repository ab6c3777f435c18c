import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Starts a server on this machine, on a free port unless one is named. @returns the port */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}
