import { contactForm } from '../content/contact.ts';
import { outboxText } from '../content/outbox.ts';
import { MantineScope } from '../ui/mantine-scope.tsx';
import { contactSchema, emptyContact, type ContactValues } from './contact-schema.ts';
import { contactSubmission, contactValues } from './contact-submission.ts';
import { contactDraft } from './draft-names.ts';
import { DraftNotice } from './draft-notice.tsx';
import { check } from './field-rules.ts';
import { FormBanner } from './form-banner.tsx';
import { SelectField, TextAreaField, TextField } from './form-fields.tsx';
import { FormFoot, PlainButton, SubmitButton, TwoColumns } from './form-layout.tsx';
import layout from './form-layout.module.css';
import { KeptBanner } from './kept-banner.tsx';
import { SpamTrap } from './spam-trap.tsx';
import type { Form } from './use-form.ts';
import { useOutboxForm, type OutboxForm } from './use-outbox-form.ts';

const options = {
  draftName: contactDraft,
  empty: emptyContact,
  validate: (values: ContactValues) => check(contactSchema, values).errors,
  checkOnBlur: false,
  unanswered: 'keep',
  keyValues: (values: ContactValues) => values,
  toSubmission: contactSubmission,
  fromFields: contactValues,
} as const;

/** The contact form. What is written in it survives everything until the server has it. */
export function ContactForm() {
  const outboxForm = useOutboxForm<ContactValues>(options);
  const { form, submission } = outboxForm;
  return (
    <MantineScope>
      <form className={layout.form} aria-label={contactForm.heading} {...outboxForm.attributes}>
        <SpamTrap />
        <ContactNotice {...outboxForm} />
        <ContactFields form={form} />
        <FormFoot note={contactForm.privacyNote}>
          <SubmitButton
            busy={submission.busy}
            label={contactForm.submit}
            busyLabel={contactForm.submitting}
          />
          {form.isBegun && !submission.busy && (
            <PlainButton onClick={outboxForm.clear}>{outboxText.form.clear}</PlainButton>
          )}
        </FormFoot>
      </form>
    </MantineScope>
  );
}

function ContactFields({ form }: { form: Form<ContactValues> }) {
  const { name, email, phone, subject, message } = contactForm.fields;
  const field = { form, idPrefix: 'contact', required: true } as const;
  return (
    <>
      <TwoColumns>
        <TextField {...field} {...name} name="name" autoComplete="name" autoCapitalize="words" />
        <TextField
          {...field}
          {...email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...field} {...phone} name="phone" type="tel" inputMode="tel" autoComplete="tel" />
        <SelectField {...field} {...subject} name="subject" choices={contactForm.subjects} />
      </TwoColumns>
      <TextAreaField {...field} {...message} name="message" />
    </>
  );
}

function ContactNotice({ form, submission, draft, draftName }: OutboxForm<ContactValues>) {
  const { notice } = submission;
  switch (notice?.kind) {
    case 'sent':
      return <FormBanner tone="sent" text={contactForm.success} />;
    case 'failed':
      return <FormBanner tone="failed" text={contactForm.failure} />;
    case 'kept':
      return (
        <KeptBanner
          kind="contact"
          notice={notice}
          submission={submission}
          draft={draftName}
          isBegun={form.isBegun}
        />
      );
    default:
      return <DraftNotice draft={draft} />;
  }
}
