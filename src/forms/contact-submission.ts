import * as v from 'valibot';
import { contactForm } from '../content/en/contact.ts';
import { outboxText } from '../content/en/outbox.ts';
import { textsOf, type Submission, type SubmissionField } from '../outbox/record.ts';
import { emailAddress, phoneDigits, requiredText } from './field-rules.ts';

const messages = contactForm.validation;

/** The contact form: its rules in their order, with the message of each. The output is what is sent. */
export const contactSchema = v.object({
  name: requiredText(messages.nameRequired),
  email: emailAddress(messages.emailRequired, messages.emailInvalid),
  phone: v.pipe(phoneDigits(messages.phoneRequired), v.regex(/^\d{10,15}$/, messages.phoneInvalid)),
  subject: requiredText(messages.subjectRequired),
  message: requiredText(messages.messageRequired),
});

export type ContactValues = v.InferInput<typeof contactSchema>;

export const emptyContact: ContactValues = { name: '', email: '', phone: '', subject: '', message: '' };

/** What is sent for valid values. */
export function contactSubmission(values: ContactValues, id: string): Submission {
  const sent = v.parse(contactSchema, values);
  const subject = contactForm.subjects.find(({ value }) => value === sent.subject)?.label ?? '';
  return {
    id,
    kind: 'contact',
    summary: outboxText.summary.contact.replace('{subject}', subject),
    fields: Object.entries(sent).map(([name, text]) => ({ name, text })),
  };
}

/** The form's values of something that was to be sent. */
export function contactValues(fields: readonly SubmissionField[]): ContactValues {
  return { ...emptyContact, ...textsOf(fields) };
}
