import type { Context } from 'hono';
import * as v from 'valibot';
import { noAnswer } from '../connection.ts';
import type { ServerEnv } from './api.ts';
import { parseJsonFields, parseMultipartFields, readBody } from './read-body.ts';
import type { FormFields } from './read-body.ts';
import { tooLarge } from './submission-kinds.ts';
import type { SubmissionKind } from './submission-kinds.ts';

/**
 * Reads the body of a submission and checks it: content type, size, form, fields, in this order.
 * @returns its fields, and their values under the names that the row has, the CV still a file; or the answer to one that
 * is refused or was broken off
 */
export async function readSubmission(
  kind: SubmissionKind,
  context: Context<ServerEnv>,
  bytesPerSecond: number | undefined,
): Promise<Response | { fields: FormFields; values: Record<string, unknown> }> {
  const header = context.req.header('Content-Type') ?? '';
  const contentType = header.split(';', 1)[0]?.trim().toLowerCase();
  const isExpected = contentType === kind.contentType && !context.req.header('Content-Encoding');
  // The body is read also when its type is wrong: a client that is still sending would not see the answer.
  const body = await readBody(context.env.incoming, kind.bodyLimit, bytesPerSecond);
  if (body === 'broken off') return noAnswer();
  const refuse = (status: 400 | 413 | 415 | 422, message: string, errors: Record<string, string> = {}) =>
    context.json({ message, errors }, status);
  if (!isExpected) return refuse(415, `The content type must be ${kind.contentType}.`);
  if (body === 'too large') {
    return refuse(413, `The body is larger than ${kind.bodyLimit} bytes.`, kind.tooLargeErrors);
  }
  const isJson = kind.contentType === 'application/json';
  const fields = isJson ? parseJsonFields(body) : await parseMultipartFields(body, header);
  if (!fields) return refuse(400, `The body is not a well-formed ${kind.contentType} form.`);
  const { values, errors } = checkFields(kind, fields);
  if (!errors) return { fields, values };
  // A file that is too large, and nothing else, has an answer of its own.
  const isOnlyTooLarge = Object.keys(errors).length === 1 && errors['cv'] === tooLarge;
  return refuse(isOnlyTooLarge ? 413 : 422, 'Some fields are not accepted.', errors);
}

/** @returns the values, or the first thing that is wrong with each field */
function checkFields({ schema }: SubmissionKind, fields: FormFields) {
  const names = Object.keys(schema.entries);
  const known = Object.fromEntries(names.map((name) => [name, fields.get(name)]));
  const checked = v.safeParse(schema, known, { abortPipeEarly: true });
  const wrong = checked.success ? {} : (v.flatten(checked.issues).nested ?? {});
  const errors = [
    ...Object.entries(wrong).map(([name, messages]) => [name, messages?.[0] ?? ''] as const),
    ...[...fields.keys()]
      .filter((name) => !names.includes(name))
      .map((name) => [name, 'This field is not known.'] as const),
  ];
  if (checked.success && errors.length === 0) return { values: checked.output };
  return { values: {}, errors: Object.fromEntries(errors) as Record<string, string> };
}
