import * as v from 'valibot';
import { textsOf, type Submission, type SubmissionField } from '../outbox/record.ts';
import { emailAddress, phoneDigits, requiredText } from './field-rules.ts';

/** The contact form: its rules in their order, each with the key of its message. The output is what is sent. */
export const contactSchema = v.object({
  name: requiredText('nameRequired'),
  email: emailAddress('emailRequired', 'emailInvalid'),
  phone: v.pipe(phoneDigits('phoneRequired'), v.regex(/^\d{10,15}$/, 'phoneInvalid')),
  subject: requiredText('subjectRequired'),
  message: requiredText('messageRequired'),
});

export type ContactValues = v.InferInput<typeof contactSchema>;

export const emptyContact: ContactValues = { name: '', email: '', phone: '', subject: '', message: '' };

/** What is sent for valid values. */
export function contactSubmission(values: ContactValues, id: string): Submission {
  const sent = v.parse(contactSchema, values);
  const fields = Object.entries(sent).map(([name, text]) => ({ name, text }));
  return { id, kind: 'contact', about: sent.subject, fields };
}

/** The form's values of something that was to be sent. */
export function contactValues(fields: readonly SubmissionField[]): ContactValues {
  return { ...emptyContact, ...textsOf(fields) };
}
