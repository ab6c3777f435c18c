import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';

/** At most so many POST requests from one client address in each window. */
export interface RateLimit {
  requests: number;
  /** Milliseconds. */
  window: number;
}

/** Far above what a person sends, also when a waiting list of many submissions goes out at once. */
export const defaultRateLimit: RateLimit = { requests: 120, window: 60_000 };

interface RateLimitOptions {
  /** Whether a client's address is what the proxy in front wrote last into X-Forwarded-For. Default: false. */
  trustProxy?: boolean | undefined;
  now?: (() => number) | undefined;
}

/** Answers 429 with Retry-After (seconds) once an address has used up its window. */
export function limitRate({ requests, window }: RateLimit, options: RateLimitOptions = {}) {
  const { trustProxy = false, now = Date.now } = options;
  const windows = new Map<string, { endsAt: number; used: number }>();
  return createMiddleware<{ Bindings: HttpBindings }>(async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const time = now();
    for (const [address, { endsAt }] of windows) if (endsAt <= time) windows.delete(address);
    // The entries before the last one are what the client says of itself.
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
