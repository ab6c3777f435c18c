import type { ApiOptions } from './api.ts';
import type { SubmissionName } from './calls.ts';
import { cvTooLarge, largestCv } from './cv-file.ts';
import type { FieldErrors } from './field-checker.ts';
import type { FormFields } from './form-fields.ts';
import { listJobTypes, listJobs } from './published-content.ts';
import { checkApplication, checkContactMessage, checkSubscription } from './submission-rules.ts';
import type { Checked } from './submission-rules.ts';
import { storeApplication, storeContactMessage, storeSubscription } from './submissions.ts';
import type { Companion, Receipt } from './submissions.ts';

/** A checked submission that knows how to store itself, and its companion in the same transaction. */
export type Storable = (receipt: Receipt, companion: Companion) => void;

/** What is particular to one kind of submission. */
export interface SubmissionKind {
  name: SubmissionName;
  contentType: 'application/json' | 'multipart/form-data';
  /** Most bytes of a whole body. */
  bodyLimit: number;
  /** The fields to blame for a body over the limit. */
  tooLargeErrors: FieldErrors;
  /** What the answer says when it is stored. */
  message: string;
  check(fields: FormFields): Checked<Storable>;
}

/** A message of ten thousand characters has at most sixty thousand bytes, however they are written. */
const jsonBodyLimit = 100_000;

/** The CV, and room for the other fields and the boundaries around them. */
const multipartBodyLimit = largestCv + 256 * 1024;

/** The three kinds: contact message, newsletter subscription, job application. */
export function createSubmissionKinds({ database, cvFolder }: ApiOptions): SubmissionKind[] {
  return [
    {
      name: 'contacts',
      contentType: 'application/json',
      bodyLimit: jsonBodyLimit,
      tooLargeErrors: {},
      message: 'Message received.',
      check: (fields) =>
        storable(checkContactMessage(fields), (value, receipt, companion) =>
          storeContactMessage(database, receipt, value, companion),
        ),
    },
    {
      name: 'subscribers',
      contentType: 'application/json',
      bodyLimit: jsonBodyLimit,
      tooLargeErrors: {},
      message: 'Subscription received.',
      check: (fields) =>
        storable(checkSubscription(fields), (value, receipt, companion) =>
          storeSubscription(database, receipt, value, companion),
        ),
    },
    {
      name: 'jobs',
      contentType: 'multipart/form-data',
      bodyLimit: multipartBodyLimit,
      tooLargeErrors: cvTooLarge,
      message: 'Application submitted successfully!',
      check: (fields) =>
        storable(
          checkApplication(fields, listJobs(database), listJobTypes(database)),
          (value, receipt, companion) => storeApplication(database, receipt, value, companion, cvFolder),
        ),
    },
  ];
}

function storable<Value>(
  checked: Checked<Value>,
  store: (value: Value, receipt: Receipt, companion: Companion) => void,
): Checked<Storable> {
  if ('errors' in checked) return checked;
  return { value: (receipt, companion) => store(checked.value, receipt, companion) };
}
