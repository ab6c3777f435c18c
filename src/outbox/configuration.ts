/** Where submissions go. Both are settings of the build (see the README). */
export interface OutboxConfiguration {
  /** Address of the API, with a slash at the end: a path of this site, or a whole address. */
  readonly apiBaseUrl: string;
  /** Header that carries the idempotency key; empty: the key is left out, for an API that does not allow it. */
  readonly idempotencyHeader: string;
}

/** The configuration of this build: VITE_API_BASE_URL (default /api/), VITE_IDEMPOTENCY_HEADER (Idempotency-Key). */
export function readConfiguration(environment: ImportMetaEnv = import.meta.env): OutboxConfiguration {
  const base = textOf(environment['VITE_API_BASE_URL']) ?? '/api/';
  return {
    apiBaseUrl: base.endsWith('/') ? base : `${base}/`,
    idempotencyHeader: textOf(environment['VITE_IDEMPOTENCY_HEADER'], true) ?? 'Idempotency-Key',
  };
}

function textOf(value: unknown, mayBeEmpty = false): string | undefined {
  return typeof value === 'string' && (mayBeEmpty || value !== '') ? value : undefined;
}
