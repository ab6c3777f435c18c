import { cvProblem } from './cv-file.ts';
import { createFieldChecker, emailPattern, longestEmail } from './field-checker.ts';
import type { FieldErrors, TextRule } from './field-checker.ts';
import type { FormFields, UploadedFile } from './form-fields.ts';
import type { Job, JobType } from './published-content.ts';

export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

export interface Subscription {
  email: string;
}

export interface Application {
  /** null for an open application. */
  jobId: number | null;
  jobTypeId: number | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  coverLetter: string;
  cv: UploadedFile;
}

export type Checked<Value> = { value: Value } | { errors: FieldErrors };

const longestName = 200;
const longestMessage = 10_000;
const longestCoverLetter = 20_000;

const subjects = /^(?:inquiry|support|feedback)$/u;

function emailRule(required: string): TextRule {
  return { max: longestEmail, required, patterns: [[emailPattern, 'Invalid email address.']] };
}

export function checkContactMessage(fields: FormFields): Checked<ContactMessage> {
  const check = createFieldChecker(fields);
  const value = {
    name: check.text('name', { max: longestName, required: 'Name is required.' }),
    email: check.text('email', emailRule('Email is required.')),
    phone: check.text('phone', {
      max: 100,
      required: 'Phone number is required.',
      patterns: [[/^\d{10,15}$/u, 'Invalid phone number.']],
    }),
    subject: check.text('subject', {
      max: 100,
      required: 'Subject is required.',
      patterns: [[subjects, 'Subject must be inquiry, support or feedback.']],
    }),
    message: check.text('message', {
      max: longestMessage,
      required: 'Message is required.',
      multiline: true,
    }),
  };
  const errors = check.errors();
  return errors ? { errors } : { value };
}

export function checkSubscription(fields: FormFields): Checked<Subscription> {
  const check = createFieldChecker(fields);
  const value = { email: check.text('email', emailRule('Email is required.')) };
  const errors = check.errors();
  return errors ? { errors } : { value };
}

/**
 * @param jobs the openings that can be applied for
 * @param jobTypes the types that can be chosen
 */
export function checkApplication(
  fields: FormFields,
  jobs: readonly Job[],
  jobTypes: readonly JobType[],
): Checked<Application> {
  const check = createFieldChecker(fields);
  const jobId = check.text('job_id', { max: 100 });
  const jobTypeId = check.text('job_type', { max: 100 });
  const job = jobs.find(({ id }) => String(id) === jobId);
  const jobType = jobTypes.find(({ id }) => String(id) === jobTypeId);
  if (fields.has('job_id') && !job) check.reject('job_id', 'This job opening does not exist.');
  if (jobTypeId !== '' && !jobType) check.reject('job_type', 'This job type does not exist.');
  if (job?.job_type && job.job_type.id !== jobType?.id) {
    check.reject('job_type', 'The job type is not that of the job opening.');
  }
  const applicant = {
    firstName: check.text('first_name', { max: longestName, required: 'First name is required.' }),
    lastName: check.text('last_name', { max: longestName, required: 'Last name is required.' }),
    email: check.text('email', emailRule('Please enter your email.')),
    phone: check.text('phone', {
      max: 100,
      required: 'Phone number is required.',
      patterns: [
        [/^01/u, 'Phone number must start with 01.'],
        [/^\d*$/u, 'Phone number must contain only numbers.'],
        [/^\d{11}$/u, 'Phone number must be exactly 11 digits.'],
      ],
    }),
    coverLetter: check.text('cover_letter', { max: longestCoverLetter, multiline: true }),
  };
  const cv = check.file('cv', 'CV is required.');
  const problem = cv && cvProblem(cv);
  if (problem) check.reject('cv', problem);
  const errors = check.errors();
  if (errors || !cv) return { errors: errors ?? {} };
  return { value: { jobId: job?.id ?? null, jobTypeId: jobType?.id ?? null, ...applicant, cv } };
}
