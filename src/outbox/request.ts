import type { OutboxConfiguration } from './configuration.ts';
import { textsOf, type SubmissionField, type SubmissionKind } from './record.ts';

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
  submission: { readonly id: string; readonly kind: SubmissionKind },
  fields: readonly SubmissionField[],
  { apiBaseUrl, idempotencyHeader }: OutboxConfiguration,
) {
  const key: Record<string, string> = idempotencyHeader === '' ? {} : { [idempotencyHeader]: submission.id };
  const url = apiBaseUrl + paths[submission.kind];
  if (submission.kind === 'application') return { url, headers: key, body: multipart(fields) };
  return {
    url,
    headers: { 'Content-Type': 'application/json', ...key },
    body: JSON.stringify(textsOf(fields)),
  };
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
