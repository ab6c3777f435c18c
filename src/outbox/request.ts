import { apiBaseAddress } from '../lib/api-address.ts';
import { textsOf, type SubmissionField, type SubmissionKind } from './record.ts';

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

/** One HTTP request, ready to go. */
export type OutboxRequest = ReturnType<typeof buildRequest>;

const paths: Readonly<Record<SubmissionKind, string>> = {
  contact: 'contacts/',
  newsletter: 'subscribers/',
  application: 'jobs/',
};

/**
 * Builds the request of a submission anew, as every attempt does: JSON, or multipart for an application. The order
 * of the fields is kept.
 */
export function buildRequest(
  { id, kind }: { readonly id: string; readonly kind: SubmissionKind },
  fields: readonly SubmissionField[],
  { apiBaseUrl, idempotencyHeader }: ReturnType<typeof readConfiguration>,
) {
  const key: Record<string, string> = idempotencyHeader === '' ? {} : { [idempotencyHeader]: id };
  const url = apiBaseUrl + paths[kind];
  if (kind === 'application') return { url, headers: key, body: multipart(fields) };
  const headers = { 'Content-Type': 'application/json', ...key };
  return { url, headers, body: JSON.stringify(textsOf(fields)) };
}

function multipart(fields: readonly SubmissionField[]): FormData {
  const form = new FormData();
  for (const field of fields) {
    if ('text' in field) form.append(field.name, field.text);
    else {
      const { name, type, bytes } = field.file;
      form.append(field.name, new File([bytes], name, { type }));
    }
  }
  return form;
}
