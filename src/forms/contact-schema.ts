import * as v from 'valibot';
import { contactForm } from '../content/contact.ts';
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
