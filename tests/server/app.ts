import { Hono } from 'hono';
import { createApi } from './api/api.ts';
import type { ApiOptions, ServerEnv } from './api/api.ts';
import { noteCause } from './log.ts';
import { serveSamplePicture } from './sample-pictures.ts';
import type { StaticHost } from './static/static-host.ts';

export interface AppOptions extends ApiOptions {
  /** Serves the built site; without it the app is the API alone. */
  staticHost?: StaticHost | undefined;
}

/** The stand-in for the firm's API and host: what it answers, and where each part stands. */
export function createApp(options: AppOptions): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>({ strict: false });
  app.route('/api', createApi(options));
  app.get('/sample/:name', serveSamplePicture);
  if (options.staticHost) app.all('*', options.staticHost.handler);
  app.onError((error, context) => {
    noteCause(context.env.incoming, error);
    return context.json({ message: 'The server has failed.' }, 500);
  });
  return app;
}
