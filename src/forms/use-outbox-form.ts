import { useEffect, useRef, type FormEvent } from 'react';
import type { SubmitOptions } from '../outbox/await-answer.ts';
import { outbox } from '../outbox/outbox.ts';
import { newSubmissionId, type Submission, type SubmissionField } from '../outbox/record.ts';
import { removeDraft } from './drafts.ts';
import { useOpenForm } from './open-forms.ts';
import { useDraft } from './use-draft.ts';
import { useForm, type FormOptions } from './use-form.ts';
import { useSubmission } from './use-submission.ts';
import { waitingListNeeded } from './waiting-list.ts';

interface OutboxFormOptions<Values> extends FormOptions<Values> {
  /** Name of its draft; it must not change. */
  readonly draftName: string;
  readonly unanswered: SubmitOptions['unanswered'];
  /** What tells one submission of the form from another. */
  readonly keyValues: (values: Values) => object;
  readonly toSubmission: (values: Values, id: string) => Submission;
  readonly fromFields: (fields: readonly SubmissionField[]) => Values;
  /** False when an earlier submission of the same values was not sent for the same purpose. */
  readonly keyStillCounts?: boolean;
}

export type OutboxForm<Values extends object> = ReturnType<typeof useOutboxForm<Values>>;

/** A form whose values survive everything until the server has them: fields, draft, and the way through the outbox. */
export function useOutboxForm<Values extends object>(options: OutboxFormOptions<Values>) {
  const { draftName, empty, keyValues, keyStillCounts = true } = options;
  const [form, ref] = useForm(options);
  const submission = useSubmission(form.isShown);
  // Now, for when something waits there may be no connection.
  useEffect(() => waitingListNeeded.set(true), []);
  // The last try: the same values again carry the same key, until they are done with.
  const last = useRef<{ readonly values: string; readonly id: string } | null>(null);
  const textOf = (values: Values) => JSON.stringify(keyValues(values));
  const knownKey = (values: Values) =>
    last.current && last.current.values === textOf(values) ? last.current.id : null;

  function restore(values: Values, submissionId: string | null) {
    form.fill(values);
    const id = keyStillCounts ? submissionId : null;
    last.current = id === null ? null : { values: textOf(values), id };
  }
  const draft = useDraft({ name: draftName, values: form.values, empty, restore, knownKey });
  useOpenForm(draftName, {
    isBegun: form.isBegun,
    async take(fields, submissionId) {
      const values = options.fromFields(fields);
      const kept = await draft.keepBeside(values, submissionId);
      // Rejected, it may still go, at a later try (outbox/store.ts): then the draft is all there is.
      const outcome = await outbox().takeBack(submissionId);
      if (outcome !== 'taken') {
        void removeDraft(kept.draft);
        return outcome;
      }
      draft.replacedBy(kept);
      restore(values, submissionId);
      submission.dismiss();
      form.focus();
      return outcome;
    },
  });

  function reset() {
    form.fill(empty);
    draft.forget();
  }
  /** What is sent, and what to do then: empty the form, unless something was changed meanwhile. */
  function build() {
    const sent = form.values;
    const id = knownKey(sent) ?? newSubmissionId();
    last.current = { values: textOf(sent), id };
    draft.submitted();
    const done = () => {
      if (last.current?.id === id) last.current = null;
      if (form.isStill(sent)) reset();
    };
    return [options.toSubmission(sent, id), done] as const;
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (submission.busy) return;
    submission.dismiss();
    if (!form.check()) return;
    const [built, done] = build();
    void submission.submit(built, options.unanswered, done);
  }

  return {
    form,
    submission,
    draft,
    draftName,
    /** For the form's element. */
    attributes: { ref, tabIndex: -1, noValidate: true, onSubmit: submit, 'data-draft': draftName },
    /** Keeps what stands in it in the outbox, to be sent by itself. */
    keep: () => !submission.busy && form.check() && void submission.keep(...build()),
    /** Empties it because the visitor wants that. */
    clear() {
      reset();
      form.focus();
    },
  };
}
