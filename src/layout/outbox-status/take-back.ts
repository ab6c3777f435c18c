import { applicationDraft, applicationValues } from '../../forms/application-submission.ts';
import { contactDraft, contactValues } from '../../forms/contact-submission.ts';
import { handBackDraft } from '../../forms/drafts.ts';
import { outbox } from '../../outbox/outbox.ts';
import type { SubmissionRecord } from '../../outbox/record.ts';

/** Where the form stands that a submission was taken back into. */
export type FormPlace =
  | { readonly to: '/contact'; readonly hash: 'contact-form' }
  | { readonly to: '/career'; readonly hash: 'apply' }
  | { readonly to: '/apply/job/$jobId'; readonly params: { readonly jobId: string }; readonly hash: 'apply' };

/**
 * Takes a submission out of the outbox and puts it back into its form, as that form's draft.
 * @returns where the form is; undefined when there was nothing to take back any more
 */
export async function takeBackIntoForm({ id, kind }: SubmissionRecord): Promise<FormPlace | undefined> {
  const result = await outbox().takeBack(id);
  if (result.outcome !== 'taken') return undefined;
  const draft = { submissionId: id, savedAt: Date.now() };
  if (kind === 'contact') {
    await handBackDraft(contactDraft, { ...draft, values: contactValues(result.body.fields) });
    return { to: '/contact', hash: 'contact-form' };
  }
  const { values, jobId } = applicationValues(result.body.fields);
  await handBackDraft(applicationDraft(jobId), { ...draft, values });
  return jobId === undefined
    ? { to: '/career', hash: 'apply' }
    : { to: '/apply/job/$jobId', params: { jobId }, hash: 'apply' };
}
