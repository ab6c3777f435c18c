import { createMiddleware } from 'hono/factory';
import type { ApiOptions, ServerEnv } from './api.ts';

/** At most so many POST requests from one client address in each window. */
export interface RateLimit {
  requests: number;
  /** Milliseconds. */
  window: number;
}

/** Far above what a person sends, also when a waiting list of many submissions goes out at once. */
export const defaultRateLimit: RateLimit = { requests: 120, window: 60_000 };

/** Answers 429 with Retry-After (seconds) once an address has used up its window. */
export function limitRate({ requests, window }: RateLimit, { trustProxy, now = Date.now }: ApiOptions) {
  const windows = new Map<string, { endsAt: number; used: number }>();
  return createMiddleware<ServerEnv>(async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const time = now();
    for (const [address, { endsAt }] of windows) if (endsAt <= time) windows.delete(address);
    // The proxy in front writes the last entry; those before it are what the client says of itself.
    const forwarded = trustProxy
      ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
      : undefined;
    const address = forwarded || (context.env.incoming.socket.remoteAddress ?? '');
    const current = windows.get(address) ?? { endsAt: time + window, used: 0 };
    windows.set(address, current);
    current.used += 1;
    if (current.used <= requests) return next();
    const seconds = Math.max(1, Math.ceil((current.endsAt - time) / 1000));
    const body = { message: 'Too many requests. Please try again later.' };
    return context.json(body, 429, { 'Retry-After': String(seconds) });
  });
}
