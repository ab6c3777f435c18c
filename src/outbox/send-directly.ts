import { startAnswerTimer } from './answer-timer.ts';
import { isNetworkClass, type Outcome } from './answer.ts';
import { attemptDeadline } from './backoff.ts';
import type { DrainSurroundings } from './drain.ts';
import { bodySize, type Submission } from './record.ts';
import type { SubmitOptions, SubmitResult } from './submit-result.ts';

interface DirectAttempt {
  readonly outcome: Promise<Outcome>;
  readonly stop: () => void;
  /** Told how much of the body has left. */
  readonly listeners: Set<(sent: number, total: number) => void>;
}

/** Attempts of this context that no row stands for, by the id of their submission. */
const underWay = new Map<string, DirectAttempt>();

/** Whether a submission is being sent without a row: the same words, submitted again, must not be sent beside it. */
export function isSentDirectly(id: string): boolean {
  return underWay.has(id);
}

/**
 * Sends what the device cannot keep: one attempt, and the truth about it in time. An attempt that takes longer goes on;
 * when it succeeds after all, everybody is told.
 */
export function sendDirectly(
  submission: Submission,
  { onProgress, signal }: SubmitOptions,
  around: DrainSurroundings,
  startedAt: number,
): Promise<SubmitResult> {
  const { id, kind } = submission;
  const attempt = underWay.get(id) ?? start(submission, onProgress !== undefined, around);
  return new Promise((resolve) => {
    let isOver = false;
    const finish = (result: SubmitResult) => {
      isOver = true;
      timer.stop();
      attempt.listeners.delete(report);
      signal?.removeEventListener('abort', attempt.stop);
      resolve(result);
    };
    const timer = startAnswerTimer(startedAt, () =>
      finish({ outcome: 'failed', answered: false, goesOn: true }),
    );
    const report = (sent: number, total: number) => {
      timer.renew();
      onProgress?.(sent, total);
    };
    attempt.listeners.add(report);
    signal?.addEventListener('abort', attempt.stop, { once: true });
    void follow();

    async function follow() {
      const outcome = await attempt.outcome;
      if (!isOver) finish(resultOf(outcome, signal));
      else if (outcome.kind === 'sent') {
        around.channel.publish({ type: 'outbox-sent', id, kind, attended: false });
      }
    }
  });
}

function resultOf(outcome: Outcome, signal: AbortSignal | undefined): SubmitResult {
  if (outcome.kind === 'sent') return { outcome: 'sent', message: outcome.message };
  if (signal?.aborted) return { outcome: 'cancelled' };
  const answered = outcome.kind !== 'retry' || !isNetworkClass(outcome.class);
  return { outcome: 'failed', answered, goesOn: false };
}

function start(
  submission: Submission,
  showsProgress: boolean,
  { send, configuration }: DrainSurroundings,
): DirectAttempt {
  const controller = new AbortController();
  const listeners: DirectAttempt['listeners'] = new Set();
  const outcome = send(submission, submission.fields, {
    configuration,
    deadline: attemptDeadline(bodySize(submission.fields)),
    onProgress: showsProgress
      ? (sent, total) => {
          for (const listener of listeners) listener(sent, total);
        }
      : undefined,
    signal: controller.signal,
  }).finally(() => underWay.delete(submission.id));
  const attempt = { outcome, listeners, stop: () => controller.abort() };
  underWay.set(submission.id, attempt);
  return attempt;
}
