import { Hono } from 'hono';
import { createApi } from './api/api.ts';
import type { ApiOptions, ServerEnv } from './api/api.ts';
import { createLedger } from './switches/ledger.ts';
import { noteCause } from './log.ts';
import { serveSamplePicture } from './sample-pictures.ts';
import type { StaticHost } from './static/static-host.ts';
import { createSwitchRoutes } from './switches/switch-routes.ts';
import { createSwitches } from './switches/switches.ts';

export interface AppOptions extends ApiOptions {
  /** Serves the built site; without it the app is the API alone. */
  staticHost?: StaticHost | undefined;
  /** Makes switches and ledger reachable over HTTP, for tests in another process. Default: false. */
  switchesOverHttp?: boolean | undefined;
}

/** The stand-in for the firm's API and host: what it answers, and where each part stands. */
export function createApp(options: AppOptions): Hono<ServerEnv> {
  const { database, staticHost, switchesOverHttp = false } = options;
  const switches = options.switches ?? (switchesOverHttp ? createSwitches() : undefined);
  const ledger = options.ledger ?? (switchesOverHttp ? createLedger() : undefined);

  const app = new Hono<ServerEnv>({ strict: false });
  app.route('/api', createApi({ ...options, switches, ledger }));
  app.get('/sample/:name', serveSamplePicture);
  if (switchesOverHttp && switches && ledger) {
    app.route('/', createSwitchRoutes(switches, ledger, database));
  }
  if (staticHost) app.all('*', staticHost.handler);
  app.onError((error, context) => {
    noteCause(context.env.incoming, error);
    return context.json({ message: 'The server has failed.' }, 500);
  });
  return app;
}
