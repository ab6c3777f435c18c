import * as v from 'valibot';
import type { Job } from '../api/jobs.ts';
import { checksumOf } from '../lib/checksum.ts';
import { textsOf, type Submission, type SubmissionField } from '../outbox/record.ts';
import type { CvFile } from './cv-file.ts';
import { emailAddress, phoneDigits, requiredText } from './field-rules.ts';

/** Largest CV in bytes: 5 MB. */
export const largestCv = 5 * 1024 * 1024;

/** The application form: its rules in their order, each with the key of its message. The output is what is sent. */
export const applicationSchema = v.object({
  jobType: v.string(),
  firstName: requiredText('firstNameRequired'),
  lastName: requiredText('lastNameRequired'),
  email: emailAddress('emailRequired', 'emailInvalid'),
  phone: v.pipe(
    phoneDigits('phoneRequired'),
    v.startsWith('01', 'phoneStart'),
    v.regex(/^\d*$/, 'phoneDigits'),
    v.length(11, 'phoneLength'),
  ),
  coverLetter: v.pipe(v.string(), v.trim()),
  cv: v.pipe(
    v.custom<CvFile | null>((value) => value === null || typeof value === 'object'),
    v.check((file) => file !== null, 'cvRequired'),
    v.check((file) => file?.isUnreadable !== true, 'cvUnreadable'),
    v.check((file) => file?.isPdf === true, 'cvType'),
    v.check((file) => (file?.size ?? 0) <= largestCv, 'cvSize'),
  ),
});

export type ApplicationValues = v.InferInput<typeof applicationSchema>;

export const emptyApplication: ApplicationValues = {
  jobType: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  coverLetter: '',
  cv: null,
};

/** What an application form needs to know of the job it stands under: the id alone while the list cannot be had. */
export type ApplicationJob = Pick<Job, 'id'> & Partial<Pick<Job, 'title' | 'jobType'>>;

/** The texts under the names with which they travel, in their order, and the form's own. */
const textNames = [
  ['job_type', 'jobType'],
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['cover_letter', 'coverLetter'],
] as const;

/** What is sent for valid values: the job's own type if it has one, else the chosen one. */
export function applicationSubmission(
  values: ApplicationValues,
  job: ApplicationJob | undefined,
  id: string,
): Submission {
  const sent = v.parse(applicationSchema, values);
  const texts = { ...sent, jobType: job?.jobType?.id ?? sent.jobType };
  const fields: SubmissionField[] = textNames.map(([name, own]) => ({ name, text: texts[own] }));
  if (job) fields.unshift({ name: 'job_id', text: job.id });
  if (sent.cv) {
    const { name, type, bytes } = sent.cv;
    fields.push({ name: 'cv', file: { name, type, bytes } });
  }
  return { id, kind: 'application', ...(job?.title !== undefined && { about: job.title }), fields };
}

/** What tells one submission from another: values, a file by its name and its content, and the job. */
export function applicationKeyValues({ cv, ...texts }: ApplicationValues, job?: ApplicationJob): object {
  const file = cv && [cv.name, checksumOf(new Uint8Array(cv.bytes))];
  return { ...texts, job: job?.id ?? null, jobType: job?.jobType?.id ?? texts.jobType, cv: file };
}

/** The form's values of something that was to be sent, and the job it was for. */
export function applicationValues(fields: readonly SubmissionField[]) {
  const { job_id: jobId, ...texts } = textsOf(fields);
  const cv = fields.find((field) => field.name === 'cv');
  const values: ApplicationValues = {
    ...emptyApplication,
    ...Object.fromEntries(textNames.map(([name, own]) => [own, texts[name] ?? ''])),
    cv: cv && 'file' in cv ? { ...cv.file, size: cv.file.bytes.byteLength, isPdf: true } : null,
  };
  return { values, jobId };
}
