import { useText } from '../ui/use-text.ts';
import { useLangOf } from '../ui/words.tsx';
import {
  applicationKeyValues,
  applicationSchema,
  applicationSubmission,
  applicationValues,
  emptyApplication,
  type ApplicationJob,
  type ApplicationValues,
} from './application-submission.ts';
import { CvField } from './cv-field.tsx';
import { findErrors } from './field-rules.ts';
import { BannerActions } from './form-banner.tsx';
import { emailInput, nameInput, phoneInput, SelectField, TextAreaField, TextField } from './form-fields.tsx';
import { OutboxFormLayout, TwoColumns } from './form-layout.tsx';
import { FormNotice } from './form-notice.tsx';
import { applicationDraft } from './open-forms.ts';
import { UploadProgress } from './upload-progress.tsx';
import type { Form } from './use-form.ts';
import { useOutboxForm } from './use-outbox-form.ts';

interface ApplicationFormProps {
  /** The job whose page this is; without it the application is an open one. It must not change. */
  readonly jobId?: string | undefined;
  /** What is known of that job; undefined when the list has no such job. It may come and go. */
  readonly job?: ApplicationJob | undefined;
  /** The types to choose from. */
  readonly jobTypes: readonly { readonly id: string; readonly name: string }[];
}

/** The application form, under a job or by itself. Without an answer it is given back, and kept only if asked to. */
export function ApplicationForm({ jobId, job, jobTypes }: ApplicationFormProps) {
  const { applicationForm } = useText('career');
  const { outboxText } = useText('outbox');
  const outboxForm = useOutboxForm<ApplicationValues>({
    draftName: applicationDraft(jobId),
    empty: emptyApplication,
    validate: (values) => findErrors(applicationSchema, values),
    messages: applicationForm.validation,
    checkOnBlur: true,
    unanswered: 'ask',
    keyValues: (values) => applicationKeyValues(values, job),
    toSubmission: (values, id) => applicationSubmission(values, job, id),
    fromFields: (fields) => applicationValues(fields).values,
    // What was sent for a job is not what is sent now, without it.
    keyStillCounts: jobId === undefined || job !== undefined,
  });
  const { form, submission, draft } = outboxForm;
  const { notice } = submission;
  return (
    <OutboxFormLayout outboxForm={outboxForm} label={applicationForm.title} text={applicationForm}>
      <FormNotice
        outboxForm={outboxForm}
        kind="application"
        success={(notice?.outcome === 'sent' && notice.message) || applicationForm.success}
        failure={applicationForm.failure}
      >
        <p>{applicationForm.failureHint}</p>
        {notice?.outcome === 'failed' && notice.goesOn && <p>{outboxText.form.stillSending}</p>}
        {notice?.outcome === 'failed' && !notice.answered && form.isBegun && (
          <>
            <BannerActions>
              <button type="button" data-early-press="" onClick={outboxForm.keep}>
                {outboxText.form.keepApplication}
              </button>
            </BannerActions>
            <p>{outboxText.form.keepApplicationNote}</p>
          </>
        )}
      </FormNotice>
      <ApplicationFields form={form} job={job} jobTypes={jobTypes} />
      <CvField form={form} isLeftOut={draft.leftOut.includes('cv')} />
      {submission.busy && <UploadProgress {...submission} />}
    </OutboxFormLayout>
  );
}

function ApplicationFields({
  form,
  job,
  jobTypes,
}: Pick<ApplicationFormProps, 'job' | 'jobTypes'> & { form: Form<ApplicationValues> }) {
  const { jobType, firstName, lastName, email, phone, coverLetter } =
    useText('career').applicationForm.fields;
  const langOf = useLangOf();
  const field = { form, idPrefix: 'application', required: true } as const;
  const ownType = job?.jobType;
  // The visitor's own choice stays below, for the case that the job goes.
  const withOwnType = ownType ? { ...form, values: { ...form.values, jobType: ownType.id } } : form;
  const ofType = { ...field, form: withOwnType, required: 'in label' } as const;
  // Of a job with a type of its own, nothing else would be sent.
  const types = ownType ? [ownType] : jobTypes;
  const choices = types.map(({ id, name }) => ({ value: id, label: name, lang: langOf(name) }));
  return (
    <>
      <SelectField {...ofType} {...jobType} name="jobType" choices={choices} />
      <TwoColumns>
        <TextField {...field} {...firstName} {...nameInput} name="firstName" autoComplete="given-name" />
        <TextField {...field} {...lastName} {...nameInput} name="lastName" autoComplete="family-name" />
        <TextField {...field} {...email} {...emailInput} />
        <TextField {...field} {...phone} {...phoneInput} autoComplete="tel-national" />
      </TwoColumns>
      <TextAreaField {...field} {...coverLetter} required={false} name="coverLetter" />
    </>
  );
}
