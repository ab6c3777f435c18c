import type { Context } from 'hono';
import type { ServerEnv } from './api.ts';
import { isOnlyTooLarge } from './cv-file.ts';
import type { FieldErrors } from './field-checker.ts';
import { parseJsonFields, parseMultipartFields } from './form-fields.ts';
import type { FormFields } from './form-fields.ts';
import { readBody } from './request-body.ts';
import type { UploadFault } from './request-body.ts';
import type { Storable, SubmissionKind } from './submission-kinds.ts';

export type ReadSubmission =
  | { kind: 'good'; bodyBytes: number; fields: FormFields; store: Storable }
  | {
      kind: 'refused';
      /** null when the body was not read whole. */
      bodyBytes: number | null;
      status: 400 | 413 | 415 | 422;
      body: { message: string; errors: FieldErrors };
    }
  | { kind: 'broken off' };

/** Reads the body of a submission and checks it: content type, size, form, fields, in this order. */
export async function readSubmission(
  kind: SubmissionKind,
  context: Context<ServerEnv>,
  fault: UploadFault,
): Promise<ReadSubmission> {
  const header = context.req.header('Content-Type') ?? '';
  const contentType = header.split(';', 1)[0]?.trim().toLowerCase();
  const isExpected = contentType === kind.contentType && !context.req.header('Content-Encoding');
  // The body is read also when its type is wrong: a client that is still sending would not see the answer.
  const body = await readBody(context.env.incoming, kind.bodyLimit, fault);
  if (body.kind === 'broken off') return body;
  const bodyBytes = body.kind === 'complete' ? body.bytes.length : null;
  const refuse = (
    status: 400 | 413 | 415 | 422,
    message: string,
    errors: FieldErrors = {},
  ): ReadSubmission => ({
    kind: 'refused',
    bodyBytes,
    status,
    body: { message, errors },
  });
  if (!isExpected) return refuse(415, `The content type must be ${kind.contentType}.`);
  if (body.kind === 'too large') {
    return refuse(413, `The body is larger than ${kind.bodyLimit} bytes.`, kind.tooLargeErrors);
  }
  const fields =
    kind.contentType === 'application/json'
      ? parseJsonFields(body.bytes)
      : await parseMultipartFields(body.bytes, header);
  if (!fields) return refuse(400, `The body is not a well-formed ${kind.contentType} form.`);
  const checked = kind.check(fields);
  if ('errors' in checked) {
    const status = isOnlyTooLarge(checked.errors) ? 413 : 422;
    return refuse(status, 'Some fields are not accepted.', checked.errors);
  }
  return { kind: 'good', bodyBytes: body.bytes.length, fields, store: checked.value };
}
