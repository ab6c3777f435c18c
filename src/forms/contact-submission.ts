import * as v from 'valibot';
import { contactForm } from '../content/contact.ts';
import { outboxText } from '../content/outbox.ts';
import type { Submission, SubmissionField } from '../outbox/record.ts';
import { contactSchema, emptyContact, type ContactValues } from './contact-schema.ts';

/** What is sent for valid values. */
export function contactSubmission(values: ContactValues, id: string): Submission {
  const sent = v.parse(contactSchema, values);
  const subject = contactForm.subjects.find(({ value }) => value === sent.subject)?.label ?? '';
  return {
    id,
    kind: 'contact',
    summary: outboxText.summary.contact.replace('{subject}', subject),
    fields: [
      { name: 'name', text: sent.name },
      { name: 'email', text: sent.email },
      { name: 'phone', text: sent.phone },
      { name: 'subject', text: sent.subject },
      { name: 'message', text: sent.message },
    ],
  };
}

/** The form's values of something that was to be sent. */
export function contactValues(fields: readonly SubmissionField[]): ContactValues {
  const texts = fields.flatMap((field) => ('text' in field ? [[field.name, field.text] as const] : []));
  return { ...emptyContact, ...Object.fromEntries(texts) };
}
