import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiOptions } from '../server/api/api.ts';
import { createApp } from '../server/app.ts';
import { createListener } from '../server/listener.ts';
import type { WriteLine } from '../server/log.ts';
import { createStaticHost } from '../server/static/static-host.ts';
import { openStore, type Store } from '../server/store.ts';
import { createLedger, type Ledger } from '../server/switches/ledger.ts';
import { createSwitches, type Switches } from '../server/switches/switches.ts';

export interface StartServerOptions extends Pick<
  ApiOptions,
  'allowedOrigins' | 'rateLimit' | 'trustProxy' | 'now'
> {
  /** The built site; without it the server is the API alone. */
  distDir?: string;
  /** Where its data are; by default a folder that is removed at the end. */
  dataDir?: string;
  /** Gets a line for every failed request. */
  writeLine?: WriteLine;
}

/** A running stand-in server and the handles that tests need. */
export interface TestServer {
  /** `http://localhost:{port}`: a name that browsers trust like https, so that service workers run. */
  url: string;
  port: number;
  switches: Switches;
  ledger: Ledger;
  store: Store;
  submissions: Store['submissions'];
  /** Serves another build from now on. */
  useDist(folder: string): void;
  /** The network is gone: cuts every connection and refuses new ones. */
  stop(): Promise<void>;
  /** The network is back, on the same port, with everything stored still there. */
  restart(): Promise<void>;
  /** Ends the server and removes its files. */
  close(): Promise<void>;
}

/** Starts the stand-in server for a test: on a free port of this machine, with all switches at hand. */
export async function startServer(options: StartServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-server-'));
  const store = openStore(options.dataDir ?? folder);
  const switches = createSwitches();
  const ledger = createLedger(options.now);
  const staticHost = options.distDir === undefined ? undefined : createStaticHost(options.distDir);
  const app = createApp({
    ...options,
    store,
    switches,
    ledger,
    staticHost,
    rateLimit: options.rateLimit ?? { requests: 100_000, window: 60_000 },
  });
  const server = createServer(createListener(app, options.writeLine));
  const listen = async (wanted: number): Promise<void> => {
    server.listen(wanted, '127.0.0.1');
    await once(server, 'listening');
  };
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    port,
    switches,
    ledger,
    store,
    submissions: store.submissions,
    useDist(next) {
      if (!staticHost) throw new Error('The server was started without a site.');
      staticHost.useFolder(next);
    },
    stop,
    restart: () => listen(port),
    async close() {
      switches.release('cut');
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
