import { createListeners } from '../lib/listeners.ts';
import { isNetworkFailure, type Outcome } from './answer.ts';
import { awaitAnswer, type SubmitOptions, type SubmitResult } from './await-answer.ts';
import { attemptDeadline } from './backoff.ts';
import type { OutboxDependencies } from './drain.ts';
import type { Send } from './send.ts';
import { bodySize, type Submission } from './record.ts';

/** Attempts of this context that no row stands for, by the id of their submission. */
const underWay = new Map<string, ReturnType<typeof start>>();

/** Whether a submission is being sent without a row: the same words, submitted again, must not be sent beside it. */
export function isSentDirectly(id: string): boolean {
  return underWay.has(id);
}

/** Those that have arrived, by the same ids. */
const arrived = new Map<string, Extract<SubmitResult, { outcome: 'sent' }>>();

/** What a form is told of a submission that has arrived without a row; undefined of any other. */
export const sentDirectly = (id: string) => arrived.get(id);

/** Ends such an attempt: the submission has a row now. */
export function stopDirectly(id: string): void {
  underWay.get(id)?.stop();
}

/**
 * Sends what the device cannot keep: one attempt, and the truth about it in time. An attempt that takes longer goes on;
 * everybody is told what it has come to.
 */
export function sendDirectly(
  submission: Submission,
  options: SubmitOptions,
  { send, channel }: Pick<OutboxDependencies, 'send' | 'channel'>,
  startedAt: number,
): Promise<SubmitResult> {
  const { id, kind } = submission;
  const attempt = underWay.get(id) ?? start(submission, send);
  return awaitAnswer(options, startedAt, ({ isOver, finish, report }) => {
    const tell = async () => {
      const outcome = await attempt.outcome;
      if (isOver() || options.isShown?.() === false)
        channel.publish(
          outcome.kind === 'sent'
            ? { type: 'outbox-sent', id, kind, attended: false, reply: outcome.message }
            : { type: 'outbox-changed', id },
        );
      finish(resultOf(outcome, options.signal));
    };
    void tell();
    return {
      onSilence: () => finish({ outcome: 'failed', answered: false, goesOn: true }),
      onCancel: attempt.stop,
      onEnd: attempt.progress.add(report),
    };
  });
}

function resultOf(outcome: Outcome, signal: AbortSignal | undefined): SubmitResult {
  if (outcome.kind === 'sent') return { outcome: 'sent', message: outcome.message };
  if (signal?.aborted) return { outcome: 'cancelled' };
  return { outcome: 'failed', answered: !isNetworkFailure(outcome), goesOn: false };
}

function start(submission: Submission, send: Send) {
  const controller = new AbortController();
  const progress = createListeners<[sent: number, total: number]>();
  const outcome = send(submission, submission.fields, {
    deadline: attemptDeadline(bodySize(submission.fields)),
    onProgress: progress.tell,
    signal: controller.signal,
  })
    .then((result) => {
      if (result.kind === 'sent') arrived.set(submission.id, { outcome: 'sent', message: result.message });
      return result;
    })
    .finally(() => underWay.delete(submission.id));
  const attempt = { outcome, progress, stop: () => controller.abort() };
  underWay.set(submission.id, attempt);
  return attempt;
}
