import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { createApi } from './api/api.ts';
import type { ApiOptions, ServerEnv } from './api/api.ts';
import type { Configuration } from './configuration.ts';
import { noteCause } from './log.ts';
import type { StaticHost } from './static/static-host.ts';
import { openStore } from './store.ts';

export interface AppOptions extends ApiOptions {
  /** Serves the built site; without it the app is the API alone. */
  staticHost?: StaticHost | undefined;
}

/**
 * The pictures of the sample advertisements, from the folder `sample`. They belong to the API's data, not to the site, and
 * lie below its path: a host passes on nothing else.
 */
const samplePictures = serveStatic<ServerEnv>({
  root: fileURLToPath(new URL('.', import.meta.url)),
  rewriteRequestPath: (path) => path.replace(/^\/api/u, ''),
});

const pictureHeaders: MiddlewareHandler<ServerEnv> = async (context, next) => {
  await next();
  context.header('Cache-Control', 'public, max-age=86400');
  // A site on another origin may show them, and its worker may ask for them with CORS.
  context.header('Access-Control-Allow-Origin', '*');
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  context.header('X-Content-Type-Options', 'nosniff');
};

/** The stand-in for the firm's API and host: what it answers, and where each part stands. */
export function createApp(options: AppOptions): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>({ strict: false });
  app.get('/api/sample/*', pictureHeaders, samplePictures, (context) =>
    context.text('There is no such picture.', 404),
  );
  app.route('/api', createApi(options));
  if (options.staticHost) app.all('*', options.staticHost.handler);
  app.onError((error, context) => {
    noteCause(context.env.incoming, error);
    return context.json({ message: 'The server has failed.' }, 500);
  });
  return app;
}

/** The app as `npm start` and `npm run dev` have it, with its data in a folder. */
export function openApp({ dataDir, ...options }: Configuration, staticHost?: StaticHost): Hono<ServerEnv> {
  return createApp({ ...options, store: openStore(dataDir), staticHost });
}
