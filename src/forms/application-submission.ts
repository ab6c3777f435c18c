import * as v from 'valibot';
import { outboxText } from '../content/outbox.ts';
import { checksumOf } from '../lib/checksum.ts';
import type { Submission, SubmissionField } from '../outbox/record.ts';
import { applicationSchema, emptyApplication, type ApplicationValues } from './application-schema.ts';

/** What an application form needs to know of the job it stands under. */
export interface ApplicationJob {
  readonly id: string;
  readonly title: string;
  /** Null when the job has none: then the applicant chooses. */
  readonly jobType: { readonly id: string; readonly name: string } | null;
}

/** What is sent for valid values: the job's own type if it has one, else the chosen one. */
export function applicationSubmission(
  values: ApplicationValues,
  job: ApplicationJob | undefined,
  id: string,
): Submission {
  const sent = v.parse(applicationSchema, values);
  const { summary } = outboxText;
  const texts: readonly (readonly [string, string])[] = [
    ...(job ? [['job_id', job.id] as const] : []),
    ['job_type', job?.jobType?.id ?? sent.jobType],
    ['first_name', sent.firstName],
    ['last_name', sent.lastName],
    ['email', sent.email],
    ['phone', sent.phone],
    ['cover_letter', sent.coverLetter],
  ];
  const fields: SubmissionField[] = texts.map(([name, text]) => ({ name, text }));
  if (sent.cv) {
    const { name, type, bytes } = sent.cv;
    fields.push({ name: 'cv', file: { name, type, bytes } });
  }
  return {
    id,
    kind: 'application',
    summary: job ? summary.application.replace('{job}', job.title) : summary.openApplication,
    fields,
  };
}

/** What tells one submission from another: values, a file by its name and its content, and the job. */
export function applicationKeyValues(
  { cv, jobType, ...texts }: ApplicationValues,
  job: ApplicationJob | undefined,
): object {
  return {
    ...texts,
    job: job?.id ?? null,
    jobType: job?.jobType?.id ?? jobType,
    cv: cv && [cv.name, checksumOf(new Uint8Array(cv.bytes))],
  };
}

/** The form's values of something that was to be sent, and the job it was for. */
export function applicationValues(fields: readonly SubmissionField[]): {
  readonly values: ApplicationValues;
  readonly jobId: string | undefined;
} {
  const textOf = (name: string) => {
    const field = fields.find((candidate) => candidate.name === name);
    return field && 'text' in field ? field.text : undefined;
  };
  const cv = fields.find((field) => field.name === 'cv');
  return {
    jobId: textOf('job_id'),
    values: {
      ...emptyApplication,
      jobType: textOf('job_type') ?? '',
      firstName: textOf('first_name') ?? '',
      lastName: textOf('last_name') ?? '',
      email: textOf('email') ?? '',
      phone: textOf('phone') ?? '',
      coverLetter: textOf('cover_letter') ?? '',
      cv: cv && 'file' in cv ? { ...cv.file, size: cv.file.bytes.byteLength, isPdf: true } : null,
    },
  };
}
