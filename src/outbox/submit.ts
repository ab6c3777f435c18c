import { within } from '../lib/within.ts';
import { lastStepTimeoutMs, startAnswerTimer } from './answer-timer.ts';
import { isNetworkClass } from './answer.ts';
import type { Drain, DrainSurroundings } from './drain.ts';
import type { Submission, SubmissionRecord } from './record.ts';
import { isSentDirectly, sendDirectly } from './send-directly.ts';
import type { SubmitOptions, SubmitResult } from './submit-result.ts';

const conflict = 409;

/** Whether an attempt's failure leaves open what became of the submission. */
function isUnanswered({ lastError }: SubmissionRecord): boolean {
  // 409: the server is still at work on this very submission.
  return lastError !== null && (isNetworkClass(lastError.class) || lastError.status === conflict);
}

/**
 * The way of a submission while the visitor looks: written to the device first, then sent, then the truth about it
 * within 8 seconds of the press. If the device cannot keep it, or does not answer, it is sent directly.
 */
export async function submitAttended(
  submission: Submission,
  options: SubmitOptions,
  around: DrainSurroundings,
  drain: Drain,
): Promise<SubmitResult> {
  const startedAt = performance.now();
  const sendWithoutRow = () => sendDirectly(submission, options, around, startedAt);
  if (isSentDirectly(submission.id)) return sendWithoutRow();
  let record: SubmissionRecord;
  try {
    ({ record } = await around.store.add(submission, around.now()));
  } catch {
    return sendWithoutRow();
  }
  if (record.state === 'sent') return { outcome: 'sent', message: record.receipt?.message ?? null };
  around.channel.publish({ type: 'outbox-changed', id: record.id });
  return attend({ record, submission, options, startedAt, sendWithoutRow }, around, drain);
}

interface Attended {
  readonly record: SubmissionRecord;
  readonly submission: Submission;
  readonly options: SubmitOptions;
  readonly startedAt: number;
  readonly sendWithoutRow: () => Promise<SubmitResult>;
}

/** Follows a submission that is on the device. No step on the device holds it up or makes it fail. */
function attend(
  { record: added, submission, options, startedAt, sendWithoutRow }: Attended,
  { store, channel }: DrainSurroundings,
  drain: Drain,
): Promise<SubmitResult> {
  const { id, attempts, state } = added;
  // Somebody may be sending it already (the same values, submitted again): that attempt counts.
  const attemptsBefore = state === 'sending' ? attempts - 1 : attempts;
  return new Promise((resolve) => {
    let over = false;

    const finish = (result: SubmitResult) => {
      if (over) return;
      over = true;
      timer.stop();
      unsubscribe();
      drain.attendants.delete(id);
      options.signal?.removeEventListener('abort', cancel);
      resolve(result);
    };
    /** @returns the row if it could not be removed at once; null while the device does not answer */
    const withdraw = async (running: boolean) => {
      const after = await within(store.withdraw(id, running), lastStepTimeoutMs).catch(() => null);
      channel.publish({ type: 'outbox-changed', id });
      return after;
    };
    /** `own`: what this context's attempt has come to; else what the device says. */
    const judge = async (record: SubmissionRecord | undefined, own: boolean) => {
      if (over) return;
      if (!record) {
        // The site's data was cleared in this moment: what the form holds is all there is.
        finish(options.signal?.aborted ? { outcome: 'cancelled' } : await sendWithoutRow());
      } else if (record.state === 'sent') {
        finish({ outcome: 'sent', message: record.receipt?.message ?? null });
      } else if (record.state === 'discarded') {
        finish({ outcome: 'cancelled' });
      } else if (record.attempts > attemptsBefore && record.state !== 'sending') {
        const unanswered = isUnanswered(record);
        if (!options.signal?.aborted && unanswered && options.unanswered === 'keep') {
          finish({ outcome: 'kept' });
          return;
        }
        // Somebody else may be sending it again: then that attempt counts.
        const after = await withdraw(own);
        if (after && !own) return;
        if (options.signal?.aborted) finish({ outcome: 'cancelled' });
        else finish({ outcome: 'failed', answered: !unanswered, goesOn: false });
      }
    };
    const giveUpWaiting = async () => {
      if (options.unanswered === 'keep') {
        finish({ outcome: 'kept' });
        return;
      }
      const after = await withdraw(true);
      if (after?.state === 'sent') await judge(after, false);
      else
        finish({ outcome: 'failed', answered: false, goesOn: after === null || after?.state === 'sending' });
    };
    const cancel = async () => {
      drain.stopAttempt(id);
      const after = await withdraw(true);
      if (after?.state !== 'sent') finish({ outcome: 'cancelled' });
    };

    const look = async () => {
      try {
        await judge(await store.get(id), false);
      } catch {
        // The device does not answer: the attempt itself, or the timer, tells.
      }
    };

    const unsubscribe = channel.subscribe((message) => {
      if (message.id === id) void look();
    });
    const timer = startAnswerTimer(startedAt, () => void giveUpWaiting());
    const report = (sent: number, total: number) => {
      if (over) return;
      timer.renew();
      options.onProgress?.(sent, total);
    };
    drain.attendants.set(id, {
      claimed: { record: added, body: { id, fields: submission.fields } },
      settled: (record) => judge(record, true),
      progress: options.onProgress && report,
    });
    options.signal?.addEventListener('abort', cancel, { once: true });
    void drain.run({ first: id });
  });
}
