import { startServer } from '../../support/start-server.ts';
import { openTlsFront } from '../../support/tls-front.ts';
import type { Host } from './host.ts';

/** The server of `npm start`, behind the front that gives it TLS. */
export const standIn: Host = {
  name: 'stand-in',
  left: [],
  async start({ root, folder }) {
    const server = await startServer({ distDir: root });
    const front = await openTlsFront(server.port, folder);
    return {
      url: `https://localhost:${front.port}`,
      reload: async () => server.useDist(root),
      async close() {
        front.close();
        await server.close();
      },
    };
  },
};
