import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Store } from '../store.ts';
import type { Ledger } from '../switches/ledger.ts';
import { addListRoutes } from './lists.ts';
import { defaultRateLimit, limitRate } from './rate-limit.ts';
import type { RateLimit } from './rate-limit.ts';
import { addSubmissionRoutes } from './submissions.ts';
import type { Switches } from '../switches/switches.ts';

export type ServerEnv = { Bindings: HttpBindings };

export interface ApiOptions {
  store: Store;
  /** Test switches that the calls obey; without them every call simply works. */
  switches?: Switches | undefined;
  /** Writes down every call; it grows, so it is for tests only. */
  ledger?: Ledger | undefined;
  /** Origins of other sites that may use the API (CORS). Default: none. */
  allowedOrigins?: readonly string[] | undefined;
  rateLimit?: RateLimit | undefined;
  /** Takes a client's address from X-Forwarded-For. Default: false, because any client can write that header. */
  trustProxy?: boolean | undefined;
  /** Milliseconds since the epoch; a test may bring its own clock. */
  now?: (() => number) | undefined;
}

/** All calls of the API, to be mounted under /api. */
export function createApi(options: ApiOptions): Hono<ServerEnv> {
  const api = new Hono<ServerEnv>({ strict: false });
  api.use(
    cors({
      origin: [...(options.allowedOrigins ?? [])],
      allowMethods: ['GET', 'HEAD', 'POST'],
      allowHeaders: ['Content-Type', 'Idempotency-Key'],
      exposeHeaders: ['Retry-After'],
      maxAge: 600,
    }),
  );
  api.use(apiHeaders);
  api.use(limitRate(options.rateLimit ?? defaultRateLimit, options));
  api.use(refuseOtherSites(options));
  addListRoutes(api, options);
  addSubmissionRoutes(api, options);
  api.all('*', (context) => context.json({ message: 'There is no such call.' }, 404));
  return api;
}

/** A form is sent without asking first, from the page of any site: whoever sends says which. */
function refuseOtherSites({ allowedOrigins = [] }: ApiOptions): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const origin = context.req.header('Origin');
    // Behind a proxy the scheme is another, and the name may be; browsers say by themselves whose page it is.
    const isOwn =
      context.req.header('Sec-Fetch-Site') === 'same-origin' ||
      origin?.replace(/^https?:\/\//u, '') === context.req.header('Host');
    if (context.req.method !== 'POST' || origin === undefined || isOwn || allowedOrigins.includes(origin))
      return next();
    return context.json({ message: 'Other sites may not send this.' }, 403);
  };
}

const apiHeaders: MiddlewareHandler<ServerEnv> = async (context, next) => {
  await next();
  const { headers } = context.res;
  headers.set('X-Content-Type-Options', 'nosniff');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
};
