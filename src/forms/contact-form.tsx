import type { FormEvent } from 'react';
import { contactForm } from '../content/contact.ts';
import { outboxText } from '../content/outbox.ts';
import { outbox } from '../outbox/outbox.ts';
import { MantineScope } from '../ui/mantine-scope.tsx';
import { contactSchema, emptyContact, type ContactValues } from './contact-schema.ts';
import { contactDraft, contactSubmission, contactValues } from './contact-submission.ts';
import { DraftNotice } from './draft-notice.tsx';
import { check } from './field-rules.ts';
import { FormBanner } from './form-banner.tsx';
import { SelectField, TextAreaField, TextField } from './form-fields.tsx';
import { FormFoot, PlainButton, SubmitButton, TwoColumns } from './form-layout.tsx';
import layout from './form-layout.module.css';
import { KeptBanner } from './kept-banner.tsx';
import { SpamTrap } from './spam-trap.tsx';
import { useDraft, type DraftControl } from './use-draft.ts';
import { useForm, type Form } from './use-form.ts';
import { useSubmission, type SubmissionControl } from './use-submission.ts';

const validate = (values: ContactValues) => check(contactSchema, values).errors;

/** The contact form. What is written in it survives everything until the server has it. */
export function ContactForm() {
  const [form, attach] = useForm({ empty: emptyContact, validate, checkOnBlur: false });
  const submission = useSubmission();
  const draft = useDraft({
    name: contactDraft,
    values: form.values,
    empty: emptyContact,
    restore(values, submissionId) {
      form.fill(values);
      submission.rememberKey(values, submissionId);
      submission.dismiss();
    },
  });
  function clear() {
    form.fill(emptyContact);
    draft.forget();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (submission.busy || !form.check()) return;
    const id = submission.keyOf(form.values);
    draft.submitted(id);
    void submission.submit(contactSubmission(form.values, id), 'keep', clear);
  }

  const isFilled = Object.values(form.values).some((value) => value !== '');
  return (
    <MantineScope>
      <form
        ref={attach}
        className={layout.form}
        noValidate
        onSubmit={submit}
        aria-label={contactForm.heading}
      >
        <SpamTrap />
        <ContactNotice form={form} submission={submission} draft={draft} />
        <ContactFields form={form} />
        <FormFoot note={contactForm.privacyNote}>
          <SubmitButton
            busy={submission.busy}
            label={contactForm.submit}
            busyLabel={contactForm.submitting}
          />
          {isFilled && !submission.busy && <PlainButton onClick={clear}>{outboxText.form.clear}</PlainButton>}
        </FormFoot>
      </form>
    </MantineScope>
  );
}

function ContactFields({ form }: { form: Form<ContactValues> }) {
  const { name, email, phone, subject, message } = contactForm.fields;
  const field = { form, idPrefix: 'contact' } as const;
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
  draft,
}: {
  form: Form<ContactValues>;
  submission: SubmissionControl;
  draft: DraftControl;
}) {
  const { notice } = submission;
  async function takeBack(id: string) {
    const result = await outbox().takeBack(id);
    if (result.outcome === 'taken') {
      const values = contactValues(result.body.fields);
      form.fill(values);
      submission.rememberKey(values, id);
    }
    submission.dismiss(result.outcome === 'already sent' ? { kind: 'sent', message: null } : null);
  }
  if (notice?.kind === 'sent') return <FormBanner tone="sent" text={contactForm.success} />;
  if (notice?.kind === 'failed') return <FormBanner tone="failed" text={contactForm.failure} />;
  if (notice?.kind === 'kept') {
    return <KeptBanner kind="contact" notice={notice} onTakeBack={() => void takeBack(notice.id)} />;
  }
  return <DraftNotice draft={draft} />;
}
