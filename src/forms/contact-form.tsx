import { useText } from '../ui/use-text.ts';
import {
  contactSchema,
  contactSubmission,
  contactValues,
  emptyContact,
  type ContactValues,
} from './contact-submission.ts';
import { findErrors } from './field-rules.ts';
import { emailInput, nameInput, phoneInput, SelectField, TextAreaField, TextField } from './form-fields.tsx';
import { OutboxFormLayout, TwoColumns } from './form-layout.tsx';
import { FormNotice } from './form-notice.tsx';
import { contactDraft } from './open-forms.ts';
import { useOutboxForm } from './use-outbox-form.ts';

const options = {
  draftName: contactDraft,
  empty: emptyContact,
  validate: (values: ContactValues) => findErrors(contactSchema, values),
  checkOnBlur: false,
  unanswered: 'keep',
  keyValues: (values: ContactValues) => values,
  toSubmission: contactSubmission,
  fromFields: contactValues,
} as const;

/** The contact form. What is written in it survives everything until the server has it. */
export function ContactForm() {
  const { contactForm } = useText('contact');
  const outboxForm = useOutboxForm<ContactValues>({ ...options, messages: contactForm.validation });
  const { name, email, phone, subject, message } = contactForm.fields;
  const field = { form: outboxForm.form, idPrefix: 'contact', required: true } as const;
  return (
    <OutboxFormLayout outboxForm={outboxForm} label={contactForm.heading} text={contactForm}>
      <FormNotice
        outboxForm={outboxForm}
        kind="contact"
        success={contactForm.success}
        failure={contactForm.failure}
      />
      <TwoColumns>
        <TextField {...field} {...name} {...nameInput} name="name" autoComplete="name" />
        <TextField {...field} {...email} {...emailInput} />
        <TextField {...field} {...phone} {...phoneInput} hint={phone.placeholder} autoComplete="tel" />
        <SelectField {...field} {...subject} name="subject" choices={contactForm.subjects} />
      </TwoColumns>
      <TextAreaField {...field} {...message} name="message" />
    </OutboxFormLayout>
  );
}
