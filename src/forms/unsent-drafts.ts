import { outbox } from '../outbox/outbox.ts';
import type { SubmissionRecord } from '../outbox/record.ts';
import { loadDrafts, type StoredDraft } from './drafts.ts';

/**
 * The drafts of a form, the latest first, but for those whose submission has arrived, or was thrown away. One whose
 * submission is on its way is left alone: should another tab take that back, the draft is all there is. The same holds
 * of an attempt that nobody wants any more, whose row goes when it fails. Undefined when the device does not answer.
 */
export async function loadUnsentDrafts<Values extends object>(
  name: string,
): Promise<StoredDraft<Values>[] | undefined> {
  const drafts = await loadDrafts<Values>(name);
  if (!drafts || drafts.every(({ submissionId }) => submissionId === null)) return drafts;
  const records = await outbox()
    .list()
    .catch(() => []);
  const isTakenCareOf = ({ state, ifNotSent }: SubmissionRecord) =>
    state !== 'refused' && (state !== 'sending' || ifNotSent === 'retry');
  return drafts.filter(
    ({ submissionId }) => !records.some((row) => row.id === submissionId && isTakenCareOf(row)),
  );
}
