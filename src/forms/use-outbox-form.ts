import type { FormEvent, FormHTMLAttributes, RefCallback } from 'react';
import type { Submission, SubmissionField } from '../outbox/record.ts';
import type { SubmitOptions } from '../outbox/await-answer.ts';
import { useOpenForm } from './open-forms.ts';
import { useDraft, type DraftControl } from './use-draft.ts';
import { useForm, type Form, type FormOptions } from './use-form.ts';
import { useSubmission, type SubmissionControl } from './use-submission.ts';

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

export interface OutboxForm<Values> {
  readonly form: Form<Values>;
  readonly submission: SubmissionControl;
  readonly draft: DraftControl;
  readonly draftName: string;
  /** For the form's element. */
  readonly attributes: FormHTMLAttributes<HTMLFormElement> & { readonly ref: RefCallback<HTMLFormElement> };
  /** Keeps what stands in it in the outbox, to be sent by itself. */
  keep(): void;
  /** Empties it because the visitor wants that. */
  clear(): void;
}

/** A form whose values survive everything until the server has them: fields, draft, and the way through the outbox. */
export function useOutboxForm<Values extends object>(options: OutboxFormOptions<Values>): OutboxForm<Values> {
  const { draftName, empty, keyValues, keyStillCounts = true } = options;
  const [form, ref] = useForm(options);
  const submission = useSubmission();
  function restore(values: Values, submissionId: string | null) {
    form.fill(values);
    submission.rememberKey(keyValues(values), keyStillCounts ? submissionId : null);
  }
  const draft = useDraft({ name: draftName, values: form.values, empty, restore });
  useOpenForm(draftName, {
    isBegun: () => form.isBegun,
    take(fields, submissionId) {
      draft.replaced();
      restore(options.fromFields(fields), submissionId);
      submission.dismiss();
      form.focus();
    },
  });

  function reset() {
    form.fill(empty);
    draft.forget();
  }
  /** What is sent, and what to do once it is: empty the form, unless something was changed meanwhile. */
  function build() {
    const sent = form.values;
    const id = submission.keyOf(keyValues(sent));
    draft.submitted(id);
    return [options.toSubmission(sent, id), () => form.isStill(sent) && reset()] as const;
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
    attributes: { ref, tabIndex: -1, noValidate: true, onSubmit: submit },
    keep: () => form.check() && void submission.keep(...build()),
    clear() {
      reset();
      form.focus();
    },
  };
}
