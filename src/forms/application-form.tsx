import type { FormEvent } from 'react';
import { applicationForm } from '../content/career.ts';
import { outboxText } from '../content/outbox.ts';
import { MantineScope } from '../ui/mantine-scope.tsx';
import { ApplicationNotice } from './application-notice.tsx';
import { applicationSchema, emptyApplication, type ApplicationValues } from './application-schema.ts';
import {
  applicationKeyValues,
  applicationSubmission,
  applicationValues,
  type ApplicationJob,
} from './application-submission.ts';
import { CvField } from './cv-field.tsx';
import { applicationDraft } from './draft-names.ts';
import { check } from './field-rules.ts';
import { SelectField, TextAreaField, TextField } from './form-fields.tsx';
import layout from './form-layout.module.css';
import { FormFoot, PlainButton, SubmitButton, TwoColumns } from './form-layout.tsx';
import { useOpenForm } from './open-forms.ts';
import { SpamTrap } from './spam-trap.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useDraft } from './use-draft.ts';
import { useForm, type Form } from './use-form.ts';
import { useSubmission } from './use-submission.ts';

const validate = (values: ApplicationValues) => check(applicationSchema, values).errors;

export interface ApplicationFormProps {
  /** The job whose page this is; without it the application is an open one. It must not change. */
  readonly jobId?: string | undefined;
  /** What the list says of that job; undefined while it is not in the list. It may come and go. */
  readonly job?: ApplicationJob | undefined;
  /** The types to choose from. */
  readonly jobTypes: readonly { readonly id: string; readonly name: string }[];
}

/** The application form, under a job or by itself. Without an answer it is given back, and kept only if asked to. */
export function ApplicationForm({ jobId, job, jobTypes }: ApplicationFormProps) {
  const [form, attach] = useForm({ empty: emptyApplication, validate, checkOnBlur: true });
  const submission = useSubmission();
  const draftName = applicationDraft(jobId);
  function restore(values: ApplicationValues, submissionId: string | null) {
    form.fill(values);
    // What was sent for a job is not what is sent now, without it.
    const isOfThisJob = jobId === undefined || job !== undefined;
    submission.rememberKey(applicationKeyValues(values, job), isOfThisJob ? submissionId : null);
  }
  const draft = useDraft({ name: draftName, values: form.values, empty: emptyApplication, restore });
  useOpenForm(draftName, {
    isBegun: () => form.isBegun,
    take(fields, submissionId) {
      restore(applicationValues(fields).values, submissionId);
      submission.dismiss();
      form.focus();
    },
  });

  function clear() {
    form.fill(emptyApplication);
    draft.forget();
  }
  function clearByHand() {
    clear();
    form.focus();
  }
  /** What is sent, and what to do once it is: clear the form, unless something was changed meanwhile. */
  function build() {
    const sent = form.values;
    const id = submission.keyOf(applicationKeyValues(sent, job));
    draft.submitted(id);
    return [applicationSubmission(sent, job, id), () => form.isStill(sent) && clear()] as const;
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (submission.busy) return;
    submission.dismiss();
    if (!form.check()) return;
    const [built, done] = build();
    void submission.submit(built, 'ask', done);
  }
  function keep() {
    if (form.check()) void submission.keep(...build());
  }

  return (
    <MantineScope>
      <form
        ref={attach}
        className={layout.form}
        tabIndex={-1}
        noValidate
        onSubmit={submit}
        aria-label={applicationForm.title}
      >
        <SpamTrap />
        <ApplicationNotice
          form={form}
          submission={submission}
          restored={draft.restored}
          draftName={draftName}
          onKeep={keep}
        />
        <ApplicationFields form={form} job={job} jobTypes={jobTypes} />
        <CvField form={form} isLeftOut={draft.leftOut.includes('cv')} />
        {submission.busy && <UploadProgress progress={submission.progress} onCancel={submission.cancel} />}
        <FormFoot note={applicationForm.privacyNote}>
          <SubmitButton
            busy={submission.busy}
            label={applicationForm.submit}
            busyLabel={applicationForm.submitting}
          />
          {form.isBegun && !submission.busy && (
            <PlainButton onClick={clearByHand}>{outboxText.form.clear}</PlainButton>
          )}
        </FormFoot>
      </form>
    </MantineScope>
  );
}

function ApplicationFields({
  form,
  job,
  jobTypes,
}: Pick<ApplicationFormProps, 'job' | 'jobTypes'> & { form: Form<ApplicationValues> }) {
  const { jobType, firstName, lastName, email, phone, coverLetter } = applicationForm.fields;
  const field = { form, idPrefix: 'application', required: true } as const;
  const ownType = job?.jobType;
  // The visitor's own choice stays below, for the case that the job goes.
  const withOwnType = ownType ? { ...form, values: { ...form.values, jobType: ownType.id } } : form;
  const types = ownType && jobTypes.every(({ id }) => id !== ownType.id) ? [...jobTypes, ownType] : jobTypes;
  const choices = types.map(({ id, name }) => ({
    value: id,
    label: name,
    // Of a job with a type of its own, nothing else would be sent.
    disabled: Boolean(ownType) && id !== ownType?.id,
  }));
  return (
    <>
      <SelectField
        {...field}
        form={withOwnType}
        name="jobType"
        {...jobType}
        required="in label"
        choices={choices}
      />
      <TwoColumns>
        <TextField
          {...field}
          {...firstName}
          name="firstName"
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <TextField
          {...field}
          {...lastName}
          name="lastName"
          autoComplete="family-name"
          autoCapitalize="words"
        />
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
        <TextField
          {...field}
          {...phone}
          name="phone"
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </TwoColumns>
      <TextAreaField {...field} {...coverLetter} required={false} name="coverLetter" />
    </>
  );
}
