import { apiBaseAddress } from '../lib/api-address.ts';

/** Where submissions go. Both are settings of the build (see the README). */
export interface OutboxConfiguration {
  /** Address of the API, with a slash at the end: a path of this site, or a whole address. */
  readonly apiBaseUrl: string;
  /** Header that carries the idempotency key; empty: the key is left out, for an API that does not allow it. */
  readonly idempotencyHeader: string;
}

/**
 * The configuration of this build: VITE_API_BASE_URL (default /api/) and VITE_IDEMPOTENCY_HEADER. The header is
 * Idempotency-Key by default; for an API on another origin, which would refuse a header that it does not know of,
 * it is left out unless it is asked for.
 * @param siteOrigin the origin of this site, such as 'https://example.com'
 */
export function readConfiguration(
  environment: ImportMetaEnv = import.meta.env,
  siteOrigin: string = globalThis.location.origin,
): OutboxConfiguration {
  const apiBaseUrl = apiBaseAddress(environment);
  const isOwn = new URL(apiBaseUrl, siteOrigin).origin === siteOrigin;
  const header: unknown = environment['VITE_IDEMPOTENCY_HEADER'];
  return {
    apiBaseUrl,
    idempotencyHeader: typeof header === 'string' ? header : isOwn ? 'Idempotency-Key' : '',
  };
}
