import { isNetworkClass } from './answer.ts';
import { attemptDeadline } from './backoff.ts';
import type { Drain, DrainSurroundings } from './drain.ts';
import { bodySize, type Submission, type SubmissionRecord } from './record.ts';

/** How a form wants its submission to be treated. */
export interface SubmitOptions {
  /** What happens without an answer: it is kept and sent by itself, or given back to the visitor to decide. */
  readonly unanswered: 'keep' | 'ask';
  /** Told how much of the body has left. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
  /** The visitor has changed their mind. */
  readonly signal?: AbortSignal | undefined;
}

export type SubmitResult =
  /** The server has it. `message` is what it said. */
  | { readonly outcome: 'sent'; readonly message: string | null }
  /** On this device; it will be sent by itself. */
  | { readonly outcome: 'kept' }
  /**
   * Not sent, and not kept. `answered`: the server said no. `goesOn`: the attempt still runs, and may yet succeed;
   * if it does not, nothing is left of it.
   */
  | { readonly outcome: 'failed'; readonly answered: boolean; readonly goesOn: boolean }
  | { readonly outcome: 'cancelled' };

/** How long a visitor waits for a sign of life, in milliseconds. */
export const patience = 8000;

const conflict = 409;

/** Whether an attempt's failure leaves open what became of the submission. */
function isUnanswered({ lastError }: SubmissionRecord): boolean {
  // 409: the server is still at work on this very submission.
  return lastError !== null && (isNetworkClass(lastError.class) || lastError.status === conflict);
}

/**
 * The way of a submission while the visitor looks: written to the device first, then sent, then the truth about it
 * within 8 seconds. If the device cannot keep it, it is sent directly.
 */
export async function submitAttended(
  submission: Submission,
  options: SubmitOptions,
  around: DrainSurroundings,
  drain: Drain,
): Promise<SubmitResult> {
  let added: { record: SubmissionRecord; existed: boolean };
  try {
    added = await around.store.add(submission, around.now());
  } catch {
    return sendDirectly(submission, options, around);
  }
  const { record } = added;
  if (record.state === 'sent') return { outcome: 'sent', message: record.receipt?.message ?? null };
  around.channel.publish({ type: 'outbox-changed', id: record.id });
  return attend(record, submission, options, around, drain);
}

function attend(
  { id, attempts, state }: SubmissionRecord,
  submission: Submission,
  options: SubmitOptions,
  around: DrainSurroundings,
  drain: Drain,
): Promise<SubmitResult> {
  const { store, channel } = around;
  // Somebody may be sending it already (the same values, submitted again): that attempt counts.
  const attemptsBefore = state === 'sending' ? attempts - 1 : attempts;
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;

    const finish = (result: SubmitResult) => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      unsubscribe();
      drain.attendants.delete(id);
      options.signal?.removeEventListener('abort', cancel);
      resolve(result);
    };
    /** Removes the row unless it is on its way or has arrived. @returns whether it is removed */
    const withdraw = async () => {
      const after = await store.change(id, (row) =>
        row.state === 'waiting' || row.state === 'refused' ? 'remove' : undefined,
      );
      channel.publish({ type: 'outbox-changed', id });
      return after === undefined;
    };
    const judge = async (record: SubmissionRecord | undefined) => {
      if (over) return;
      if (!record) {
        if (options.signal?.aborted) finish({ outcome: 'cancelled' });
        // The site's data was cleared in this moment: what the form holds is all there is.
        else finish(await sendDirectly(submission, options, around));
        return;
      }
      if (record.state === 'sent') {
        finish({ outcome: 'sent', message: record.receipt?.message ?? null });
      } else if (record.state === 'discarded') {
        finish({ outcome: 'cancelled' });
      } else if (record.attempts > attemptsBefore && record.state !== 'sending') {
        const unanswered = isUnanswered(record);
        if (options.signal?.aborted) {
          if (await withdraw()) finish({ outcome: 'cancelled' });
        } else if (unanswered && options.unanswered === 'keep') finish({ outcome: 'kept' });
        else if (await withdraw()) finish({ outcome: 'failed', answered: !unanswered, goesOn: false });
      }
    };
    const lookAgain = () => store.get(id).then(judge, () => undefined);
    const losePatience = async () => {
      if (over) return;
      if (options.unanswered === 'keep') {
        finish({ outcome: 'kept' });
        return;
      }
      try {
        const after = await store.change(id, (row) => {
          if (row.state === 'sending') return { ...row, ifNotSent: 'withdraw' };
          return row.state === 'waiting' ? 'remove' : undefined;
        });
        if (after?.state === 'sent') await judge(after);
        else finish({ outcome: 'failed', answered: false, goesOn: after?.state === 'sending' });
      } catch {
        finish({ outcome: 'failed', answered: false, goesOn: true });
      }
    };
    const waitOn = () => {
      clearTimeout(timer);
      timer = setTimeout(losePatience, patience);
    };
    const cancel = async () => {
      drain.stopAttempt(id);
      const after = await store
        .change(id, (row) => {
          if (row.state === 'sending') return { ...row, ifNotSent: 'withdraw' };
          return row.state === 'waiting' ? 'remove' : undefined;
        })
        .catch(() => undefined);
      if (after?.state !== 'sent') finish({ outcome: 'cancelled' });
    };

    const unsubscribe = channel.subscribe((message) => {
      if (message.id === id) void lookAgain();
    });
    drain.attendants.set(id, {
      settled: judge,
      progress: options.onProgress && ((sent, total) => report(sent, total)),
    });
    const report = (sent: number, total: number) => {
      if (over) return;
      waitOn();
      options.onProgress?.(sent, total);
    };
    options.signal?.addEventListener('abort', cancel, { once: true });
    waitOn();
    void drain.run({ first: id });
  });
}

/** Without a place to keep it: one attempt, and the truth about it. */
async function sendDirectly(
  submission: Submission,
  { onProgress, signal }: SubmitOptions,
  { send, configuration }: DrainSurroundings,
): Promise<SubmitResult> {
  const outcome = await send(submission, submission.fields, {
    configuration,
    deadline: attemptDeadline(bodySize(submission.fields)),
    onProgress,
    signal,
  });
  if (outcome.kind === 'sent') return { outcome: 'sent', message: outcome.message };
  if (signal?.aborted) return { outcome: 'cancelled' };
  const answered = outcome.kind !== 'retry' || !isNetworkClass(outcome.class);
  return { outcome: 'failed', answered, goesOn: false };
}
