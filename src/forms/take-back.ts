import { contactFormSectionId } from '../content/slugs.ts';
import { outbox, type Outbox } from '../outbox/outbox.ts';
import type { SubmissionRecord } from '../outbox/record.ts';
import { applicationValues } from './application-submission.ts';
import { applicationDraft, contactDraft, whenFormShown } from './open-forms.ts';

/** The form that a submission came from: the name of its draft, and its place on the site. */
export type FormOfOrigin = NonNullable<Awaited<ReturnType<typeof formOfOrigin>>>;

/** Finds the form of a submission. Undefined when its words are not on this device any more. */
export async function formOfOrigin({ id, kind }: Pick<SubmissionRecord, 'id' | 'kind'>) {
  const body = await outbox().read(id);
  if (!body) return undefined;
  if (kind === 'contact')
    return { draft: contactDraft, place: { to: '/contact', hash: contactFormSectionId } } as const;
  const { jobId } = applicationValues(body.fields);
  const place =
    jobId === undefined
      ? ({ to: '/career', hash: 'apply' } as const)
      : ({ to: '/apply/job/$jobId', params: { jobId }, hash: 'apply' } as const);
  return { draft: applicationDraft(jobId), place };
}

/**
 * Takes a submission out of the outbox and puts it into its form, in the place of what that form holds, as soon as the
 * form is shown. Rejects when storage is out of reach.
 */
export async function takeBackInto(draft: string, id: string): ReturnType<Outbox['takeBack']> {
  const form = await whenFormShown(draft);
  const body = await outbox().read(id);
  return body ? form.current.take(body.fields, id) : outbox().takeBack(id);
}
