import { apiBaseAddress } from '../lib/api-address.ts';

export type OutboxConfiguration = ReturnType<typeof readConfiguration>;

/**
 * Where submissions go, by the settings of this build: VITE_API_BASE_URL (default /api/) and VITE_IDEMPOTENCY_HEADER,
 * the header that carries the idempotency key. It is Idempotency-Key by default; for an API on another origin, which
 * would refuse a header that it does not know of, it is empty unless it is asked for: then the key is left out.
 * @param siteOrigin the origin of this site, such as 'https://example.com'
 */
export function readConfiguration(
  environment: ImportMetaEnv = import.meta.env,
  siteOrigin: string = globalThis.location.origin,
) {
  const apiBaseUrl = apiBaseAddress(environment);
  const isOwn = new URL(apiBaseUrl, siteOrigin).origin === siteOrigin;
  const header: unknown = environment['VITE_IDEMPOTENCY_HEADER'];
  return {
    apiBaseUrl,
    idempotencyHeader: typeof header === 'string' ? header : isOwn ? 'Idempotency-Key' : '',
  };
}
