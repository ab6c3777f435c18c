import * as v from 'valibot';
import type { Texts } from '../content/texts.ts';
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

/** The messages of its rules, by their keys. */
export function applicationMessages({ validation, fields }: Texts['career']['applicationForm']) {
  return { ...validation, cvUnreadable: fields.cv.unreadable };
}

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
