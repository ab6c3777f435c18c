import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiOptions } from '../server/api/api.ts';
import { createApp } from '../server/app.ts';
import { createListener, serverOptions } from '../server/listener.ts';
import type { WriteLine } from '../server/log.ts';
import { createStaticHost } from '../server/static/static-host.ts';
import { openStore } from '../server/store.ts';
import { createLedger } from '../server/switches/ledger.ts';
import { createSwitches } from '../server/switches/switches.ts';
import { listen } from './listen.ts';

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
export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** Starts the stand-in server for a test, on a free port of this machine, with all switches at hand. */
export async function startServer(options: StartServerOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-server-'));
  const store = openStore(options.dataDir ?? folder);
  const switches = createSwitches();
  const ledger = createLedger(options.now);
  const staticHost = options.distDir === undefined ? undefined : createStaticHost(options.distDir);
  const rateLimit = { requests: 100_000, window: 60_000 };
  const app = createApp({ rateLimit, ...options, store, switches, ledger, staticHost });
  const server = createServer(serverOptions, createListener(app, options.writeLine));
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const port = await listen(server);
  return {
    /** `http://localhost:{port}`: a name that browsers trust like https, so that service workers run. */
    url: `http://localhost:${port}`,
    port,
    switches,
    ledger,
    store,
    submissions: store.submissions,
    /** Serves another build from now on. */
    useDist(next: string): void {
      if (!staticHost) throw new Error('The server was started without a site.');
      staticHost.useFolder(next);
    },
    /** The network is gone: cuts every connection and refuses new ones. */
    stop,
    /** The network is back if it was gone, on the same port, with everything stored still there. */
    async restart(): Promise<void> {
      if (!server.listening) await listen(server, port);
    },
    /** Ends the server and removes its files. */
    async close(): Promise<void> {
      switches.release('cut');
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
