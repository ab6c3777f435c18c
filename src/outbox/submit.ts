import { within } from '../lib/within.ts';
import { isNetworkClass } from './answer.ts';
import { awaitAnswer, lastStepTimeoutMs, type SubmitOptions, type SubmitResult } from './await-answer.ts';
import type { Drain, OutboxDependencies } from './drain.ts';
import { isEnded, type Submission, type SubmissionRecord } from './record.ts';
import { isSentDirectly, sendDirectly, sentDirectly } from './send-directly.ts';
import { promised } from './transitions.ts';

const conflict = 409;

/** Whether an attempt's failure leaves open what became of the submission. */
function isUnanswered({ lastError }: SubmissionRecord): boolean {
  // 409: the server is still at work on this very submission.
  return lastError !== null && (isNetworkClass(lastError.class) || lastError.status === conflict);
}

/**
 * The way of a submission while the visitor looks: written to the device first, then sent, then the truth about it
 * within 8 seconds of the press, or of an upload's last progress. If the device cannot keep it, or does not answer, it is
 * sent directly.
 */
export async function submitAndWait(
  submission: Submission,
  options: SubmitOptions,
  dependencies: OutboxDependencies,
  drain: Drain,
): Promise<SubmitResult> {
  const { store, channel, now } = dependencies;
  const { startedAt = performance.now() } = options;
  /** @param id that of the row that stood for it, under which the server may know it */
  const sendWithoutRow = (id = submission.id) => {
    // Never beside an attempt of its own.
    drain.stopAttempt(id);
    return sendDirectly({ ...submission, id }, options, dependencies, startedAt);
  };
  const arrived = sentDirectly(submission.id);
  if (arrived) return arrived;
  if (isSentDirectly(submission.id)) return sendWithoutRow();
  const isCancelled = () => options.signal?.aborted === true;
  const row = await store.add(submission, now(), false).catch(() => undefined);
  if (!row) return isCancelled() ? { outcome: 'cancelled' } : sendWithoutRow();
  const added = row.record;
  if (added.state === 'sent') return { outcome: 'sent', message: added.receipt?.message ?? null };
  const { id, attempts, state } = added;
  channel.publish({ type: 'outbox-changed', id });
  // An attempt that hangs is ended, or the next submission would wait behind it.
  const isGivenUp = drain.stopAttempt(drain.silentId) && drain.silentId === id;
  drain.silentId = undefined;
  // Somebody may be sending it already (the same values, submitted again): that attempt counts, unless it was given up.
  const attemptsBefore = state === 'sending' && !isGivenUp ? attempts - 1 : attempts;
  const isUnseen = () => options.isShown?.() === false;
  const inTime = <Value>(step: Promise<Value>) => within(step, lastStepTimeoutMs).catch(() => null);
  /**
   * Takes the row back, unless it was promised, before or meanwhile: then only the visitor can.
   * @returns the row if it could not be removed at once; null while the device does not answer
   */
  const withdraw = async (running: boolean) => {
    const after = await inTime(store.withdraw(id, running, now(), isCancelled()));
    channel.publish({ type: 'outbox-changed', id });
    return after;
  };
  const cancel = () => {
    drain.stopAttempt(id);
    return withdraw(true);
  };
  // Cancelled while it was written.
  if (isCancelled() && (await cancel())?.state !== 'sent') return { outcome: 'cancelled' };
  // No step on the device holds the form up or makes it fail.
  return awaitAnswer(options, startedAt, ({ isOver, finish, report }) => {
    let isDirect = false;
    /** `own`: what this context's attempt has come to; else what the device says. */
    const judge = async (record: SubmissionRecord | undefined, own: boolean) => {
      if (isOver()) return;
      if (!record) {
        // The site's data was cleared in this moment: what the form holds is all there is.
        isDirect = true;
        // If the visitor has ended it in another tab, that news is on its way.
        await new Promise((resolve) => setTimeout(resolve, lastStepTimeoutMs));
        if (!isOver()) finish(isCancelled() ? { outcome: 'cancelled' } : await sendWithoutRow(id));
      } else if (record.state === 'sent') {
        finish({ outcome: 'sent', message: record.receipt?.message ?? null });
      } else if (isEnded(record)) {
        finish({ outcome: 'cancelled' });
      } else if (record.attempts > attemptsBefore && record.state !== 'sending') {
        const unanswered = isUnanswered(record);
        if (!isCancelled() && (isUnseen() || (unanswered && options.unanswered === 'keep'))) {
          await keep();
          return;
        }
        // Somebody else may be sending it again: then that attempt counts.
        const after = await withdraw(own);
        if (after && !own && after.state !== record.state) return;
        if (isCancelled()) finish({ outcome: 'cancelled' });
        else finish({ outcome: 'failed', answered: !unanswered, goesOn: after?.state === 'sending' });
      }
    };
    /** Says that it is kept. The row remembers that: the failure of another form does not withdraw it then. */
    const keep = async () => {
      const at = now();
      const after = await inTime(store.change(id, (record) => promised(record, at)));
      if (after === undefined || after?.state === 'sent' || isEnded(after ?? undefined))
        await judge(after ?? undefined, false);
      else if (!isCancelled()) finish({ outcome: 'kept' });
    };
    const unsubscribe = channel.subscribe((message) => {
      if (message.id !== id) return;
      if (message.type === 'outbox-changed' && message.ended) {
        finish({ outcome: 'cancelled' });
        return;
      }
      // If the device does not answer, the attempt itself or the time tells.
      store.get(id).then(
        (record) => judge(record, false),
        () => undefined,
      );
    });
    drain.observers.set(id, {
      claimed: { record: added, body: { id, fields: submission.fields } },
      settled: (record) => judge(record, true),
      isShown: () => !isUnseen(),
      progress: report,
    });
    void drain.run({ first: id });
    return {
      async onSilence() {
        // Then it has a time-out of its own, and nothing is on the device.
        if (isDirect) return;
        if (options.unanswered === 'keep' || isUnseen()) {
          await keep();
          return;
        }
        const after = await withdraw(true);
        if (after?.state === 'sent') {
          await judge(after, false);
          return;
        }
        const goesOn = after === null || after?.state === 'sending';
        if (goesOn) drain.silentId = id;
        finish({ outcome: 'failed', answered: false, goesOn });
      },
      async onCancel() {
        const after = await cancel();
        if (after?.state !== 'sent') finish({ outcome: 'cancelled' });
      },
      onEnd() {
        unsubscribe();
        drain.observers.delete(id);
      },
    };
  });
}
