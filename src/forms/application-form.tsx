import { useMemo, type FormEvent } from 'react';
import { applicationForm } from '../content/career.ts';
import { outboxText } from '../content/outbox.ts';
import { MantineScope } from '../ui/mantine-scope.tsx';
import { ApplicationNotice } from './application-notice.tsx';
import { applicationSchema, emptyApplication, type ApplicationValues } from './application-schema.ts';
import {
  applicationDraft,
  applicationKeyValues,
  applicationSubmission,
  type ApplicationJob,
} from './application-submission.ts';
import { CvField } from './cv-field.tsx';
import { check } from './field-rules.ts';
import { SelectField, TextAreaField, TextField } from './form-fields.tsx';
import layout from './form-layout.module.css';
import { FormFoot, PlainButton, SubmitButton, TwoColumns } from './form-layout.tsx';
import { SpamTrap } from './spam-trap.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useDraft } from './use-draft.ts';
import { useForm, type Form } from './use-form.ts';
import { useSubmission } from './use-submission.ts';

const fieldNames = Object.keys(emptyApplication) as (keyof ApplicationValues)[];
const validate = (values: ApplicationValues) => check(applicationSchema, values).errors;

export interface ApplicationFormProps {
  /** The job that is applied for; without it the application is an open one. */
  readonly job?: ApplicationJob;
  /** The types to choose from. */
  readonly jobTypes: readonly { readonly id: string; readonly name: string }[];
}

/** The application form, under a job or by itself. Without an answer it is given back, and kept only if asked to. */
export function ApplicationForm({ job, jobTypes }: ApplicationFormProps) {
  const ownType = job?.jobType?.id ?? '';
  const empty = useMemo(() => ({ ...emptyApplication, jobType: ownType }), [ownType]);
  const [form, attach] = useForm({ empty, validate, checkOnBlur: true });
  const submission = useSubmission();
  const draft = useDraft({
    name: applicationDraft(job?.id),
    values: form.values,
    empty,
    restore(values, submissionId) {
      form.fill(values);
      submission.rememberKey(applicationKeyValues(values), submissionId);
      submission.dismiss();
    },
  });

  function clear() {
    form.fill(empty);
    draft.forget();
  }
  function build() {
    const id = submission.keyOf(applicationKeyValues(form.values));
    draft.submitted(id);
    return applicationSubmission(form.values, job, id);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!submission.busy && form.check()) void submission.submit(build(), 'ask', clear);
  }
  function keep() {
    if (form.check()) void submission.keep(build(), clear);
  }

  const isFilled = fieldNames.some((name) => form.values[name] !== empty[name]);
  return (
    <MantineScope>
      <form
        ref={attach}
        className={layout.form}
        noValidate
        onSubmit={submit}
        aria-label={applicationForm.title}
      >
        <SpamTrap />
        <ApplicationNotice
          form={form}
          submission={submission}
          draft={draft}
          onKeep={keep}
          isFilled={isFilled}
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
          {isFilled && !submission.busy && <PlainButton onClick={clear}>{outboxText.form.clear}</PlainButton>}
        </FormFoot>
      </form>
    </MantineScope>
  );
}

function ApplicationFields({
  form,
  job,
  jobTypes,
}: ApplicationFormProps & { job: ApplicationJob | undefined; form: Form<ApplicationValues> }) {
  const { jobType, firstName, lastName, email, phone, coverLetter } = applicationForm.fields;
  const field = { form, idPrefix: 'application' } as const;
  const ownType = job?.jobType;
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
        name="jobType"
        label={
          <>
            {jobType.label} <span className={layout.mark}>{applicationForm.requiredMark}</span>
          </>
        }
        placeholder={jobType.placeholder}
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
      <TextAreaField {...field} {...coverLetter} name="coverLetter" />
    </>
  );
}
