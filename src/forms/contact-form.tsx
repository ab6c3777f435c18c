import type { FormEvent } from 'react';
import { contactForm } from '../content/contact.ts';
import { outboxText } from '../content/outbox.ts';
import { MantineScope } from '../ui/mantine-scope.tsx';
import { contactSchema, emptyContact, type ContactValues } from './contact-schema.ts';
import { contactSubmission, contactValues } from './contact-submission.ts';
import { contactDraft } from './draft-names.ts';
import { check } from './field-rules.ts';
import { FormBanner } from './form-banner.tsx';
import { SelectField, TextAreaField, TextField } from './form-fields.tsx';
import { FormFoot, PlainButton, SubmitButton, TwoColumns } from './form-layout.tsx';
import layout from './form-layout.module.css';
import { KeptBanner } from './kept-banner.tsx';
import { useOpenForm } from './open-forms.ts';
import { SpamTrap } from './spam-trap.tsx';
import { useDraft } from './use-draft.ts';
import { useForm, type Form } from './use-form.ts';
import { useSubmission, type SubmissionControl } from './use-submission.ts';

const validate = (values: ContactValues) => check(contactSchema, values).errors;

/** The contact form. What is written in it survives everything until the server has it. */
export function ContactForm() {
  const [form, attach] = useForm({ empty: emptyContact, validate, checkOnBlur: false });
  const submission = useSubmission();
  function restore(values: ContactValues, submissionId: string | null) {
    form.fill(values);
    submission.rememberKey(values, submissionId);
  }
  const draft = useDraft({ name: contactDraft, values: form.values, empty: emptyContact, restore });
  useOpenForm(contactDraft, {
    isBegun: () => form.isBegun,
    take(fields, submissionId) {
      restore(contactValues(fields), submissionId);
      submission.dismiss();
      form.focus();
    },
  });

  function clear() {
    form.fill(emptyContact);
    draft.forget();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (submission.busy) return;
    submission.dismiss();
    if (!form.check()) return;
    const sent = form.values;
    const id = submission.keyOf(sent);
    draft.submitted(id);
    void submission.submit(contactSubmission(sent, id), 'keep', () => form.isStill(sent) && clear());
  }
  function clearByHand() {
    clear();
    form.focus();
  }

  return (
    <MantineScope>
      <form
        ref={attach}
        className={layout.form}
        tabIndex={-1}
        noValidate
        onSubmit={submit}
        aria-label={contactForm.heading}
      >
        <SpamTrap />
        <ContactNotice form={form} submission={submission} restored={draft.restored} />
        <ContactFields form={form} />
        <FormFoot note={contactForm.privacyNote}>
          <SubmitButton
            busy={submission.busy}
            label={contactForm.submit}
            busyLabel={contactForm.submitting}
          />
          {form.isBegun && !submission.busy && (
            <PlainButton onClick={clearByHand}>{outboxText.form.clear}</PlainButton>
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

function ContactNotice({
  form,
  submission,
  restored,
}: {
  form: Form<ContactValues>;
  submission: SubmissionControl;
  restored: boolean;
}) {
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
          draft={contactDraft}
          isBegun={form.isBegun}
        />
      );
    default:
      return restored && notice === undefined ? (
        <FormBanner tone="note" text={outboxText.form.draftRestored} takesFocus={false} />
      ) : null;
  }
}
