import * as v from 'valibot';
import { applicationForm } from '../content/en/career.ts';
import type { CvFile } from './cv-file.ts';
import { emailAddress, phoneDigits, requiredText } from './field-rules.ts';

const messages = applicationForm.validation;

/** Largest CV in bytes: 5 MB. */
export const largestCv = 5 * 1024 * 1024;

/** The application form: its rules in their order, with the message of each. The output is what is sent. */
export const applicationSchema = v.object({
  jobType: v.string(),
  firstName: requiredText(messages.firstNameRequired),
  lastName: requiredText(messages.lastNameRequired),
  email: emailAddress(messages.emailRequired, messages.emailInvalid),
  phone: v.pipe(
    phoneDigits(messages.phoneRequired),
    v.startsWith('01', messages.phoneStart),
    v.regex(/^\d*$/, messages.phoneDigits),
    v.length(11, messages.phoneLength),
  ),
  coverLetter: v.pipe(v.string(), v.trim()),
  cv: v.pipe(
    v.custom<CvFile | null>((value) => value === null || typeof value === 'object'),
    v.check((file) => file !== null, messages.cvRequired),
    v.check((file) => file?.isUnreadable !== true, applicationForm.fields.cv.unreadable),
    v.check((file) => file?.isPdf === true, messages.cvType),
    v.check((file) => (file?.size ?? 0) <= largestCv, messages.cvSize),
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
