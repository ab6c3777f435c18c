import * as v from 'valibot';
import type { SubmissionName } from './calls.ts';
import { isUploadedFile } from './read-body.ts';
import type { UploadedFile } from './read-body.ts';

/** RFC 5321, 4.5.3.1.3: a path of 256 octets with its two angle brackets. */
const longestEmail = 254;
const longestName = 200;

/** 5 MB. */
const largestCv = 5 * 1024 * 1024;
export const tooLarge = 'File size exceeds 5MB.';

/** A PDF says so within its first 1024 bytes. */
const hasPdfHeader = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 1024)).toString('latin1').includes('%PDF-');

/**
 * A text field.
 * @param max longest accepted, in characters (code points)
 * @param required said when the field is missing or empty; without it the field may be left out
 */
function text(max: number, required?: string, { multiline = false } = {}) {
  return v.optional(
    v.pipe(
      v.string('This field must be text.'),
      v.check((value) => required === undefined || value.trim() !== '', required),
      v.check((value) => [...value].length <= max, `At most ${max} characters are accepted.`),
      // Databases of real APIs cut a text at its first NUL, or refuse it.
      v.check((value) => !value.includes('\0'), 'This field contains a character that cannot be stored.'),
      v.check((value) => multiline || !/[\n\r]/u.test(value), 'This field must be a single line.'),
    ),
    '',
  );
}

const email = (required: string) =>
  v.pipe(
    text(longestEmail, required),
    // Text, @, domain, dot, at least two letters, or a domain of another script as browsers write it. Linear in the length.
    v.regex(/^[^\s@]+@[^\s@]+\.(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+)$/iu, 'Invalid email address.'),
  );

const contactSchema = v.object({
  name: text(longestName, 'Name is required.'),
  email: email('Email is required.'),
  phone: v.pipe(text(100, 'Phone number is required.'), v.regex(/^\d{10,15}$/u, 'Invalid phone number.')),
  subject: v.pipe(
    text(100, 'Subject is required.'),
    v.regex(/^(?:inquiry|support|feedback)$/u, 'Subject must be inquiry, support or feedback.'),
  ),
  message: text(10_000, 'Message is required.', { multiline: true }),
});

/** An application may have waited on a device: its opening or job type may be closed or unknown by now. */
const applicationSchema = v.pipe(
  v.object({
    job_id: text(100),
    job_type: text(100),
    first_name: text(longestName, 'First name is required.'),
    last_name: text(longestName, 'Last name is required.'),
    email: email('Please enter your email.'),
    phone: v.pipe(
      text(100, 'Phone number is required.'),
      v.regex(/^01/u, 'Phone number must start with 01.'),
      v.regex(/^\d*$/u, 'Phone number must contain only numbers.'),
      v.regex(/^\d{11}$/u, 'Phone number must be exactly 11 digits.'),
    ),
    cover_letter: text(20_000, undefined, { multiline: true }),
    cv: v.pipe(
      v.custom<UploadedFile>(isUploadedFile, ({ input }) =>
        input === undefined ? 'CV is required.' : 'This field must be a file.',
      ),
      v.check(
        ({ type, bytes }) => type === 'application/pdf' && hasPdfHeader(bytes),
        'Only PDF files are allowed.',
      ),
      v.check(({ bytes }) => bytes.length <= largestCv, tooLarge),
    ),
  }),
  // Under the names that the row has.
  v.transform(({ job_id, job_type, ...applicant }) => ({
    job_id: job_id || null,
    job_type_id: job_type || null,
    ...applicant,
  })),
);

/** What is particular to one kind of submission. */
export interface SubmissionKind {
  name: SubmissionName;
  contentType: 'application/json' | 'multipart/form-data';
  /** Most bytes of a whole body. */
  bodyLimit: number;
  /** What a body over the limit is told, by field: nothing but a CV can be that large in an application. */
  tooLargeErrors: Record<string, string>;
  /** What the answer says when it is stored. */
  message: string;
  schema: v.GenericSchema<unknown, Record<string, unknown>> & { readonly entries: object };
}

/** A message of ten thousand characters has at most sixty thousand bytes, however they are written. */
const json = { contentType: 'application/json', bodyLimit: 100_000, tooLargeErrors: {} } as const;

export const submissionKinds: readonly SubmissionKind[] = [
  {
    ...json,
    name: 'contacts',
    message: 'Message received.',
    schema: contactSchema,
  },
  {
    ...json,
    name: 'subscribers',
    message: 'Subscription received.',
    schema: v.object({ email: email('Email is required.') }),
  },
  {
    name: 'jobs',
    contentType: 'multipart/form-data',
    // The CV, and room for the other fields and the boundaries around them.
    bodyLimit: largestCv + 256 * 1024,
    tooLargeErrors: { cv: tooLarge },
    message: 'Application submitted successfully!',
    schema: applicationSchema,
  },
];
