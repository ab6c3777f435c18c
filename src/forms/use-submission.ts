import { useEffect, useRef, useState } from 'react';
import { findLackOfSpace } from '../device/space.ts';
import { arrangeBackgroundDelivery } from '../outbox/background-delivery.ts';
import { outbox } from '../outbox/outbox.ts';
import { bodySize, type Submission } from '../outbox/record.ts';
import type { SubmitOptions, SubmitResult } from '../outbox/await-answer.ts';

/** What became of a submission, as a form shows it. */
export type SubmissionNotice =
  | Exclude<SubmitResult, { outcome: 'kept' }>
  /** On this device. `background`: it will be sent also with the site closed. */
  | { readonly outcome: 'kept'; readonly id: string; readonly offline: boolean; readonly background: boolean }
  | { readonly outcome: 'cannot keep' }
  /** There is no room on this device: what it would take and what there is, in bytes; null where that is not known. */
  | { readonly outcome: 'no room'; readonly needed: number; readonly free: number | null };

/** The states of one form's submission: idle, sending, and what became of it. */
export function useSubmission(isShown: () => boolean) {
  const [busy, setBusy] = useState(false);
  // Null when there is nothing to say about the last try.
  const [notice, setNotice] = useState<SubmissionNotice | null>(null);
  const [progress, setProgress] = useState<{ readonly sent: number; readonly total: number } | null>(null);
  const running = useRef<AbortController | null>(null);

  const unfollow = useRef(() => {});
  // The submission that has arrived so.
  const arrived = useRef<string>(undefined);
  useEffect(() => () => unfollow.current(), []);
  /** Follows an attempt that runs on after the form has its answer: it may yet succeed, whatever the form says meanwhile. */
  function follow(id: string, done: () => void) {
    const look = async () => {
      if (await outbox().isOnItsWay(id)) return;
      setNotice((now) => (now?.outcome === 'failed' ? { ...now, goesOn: false } : now));
    };
    unfollow.current = outbox().subscribe((message) => {
      if (message.id !== id) return;
      // It may be ended before it succeeds: another submission does not wait behind it.
      if (message.type !== 'outbox-sent') {
        void look();
        return;
      }
      arrived.current = id;
      // Other words may have been kept meanwhile: that stands.
      setNotice((now) =>
        now?.outcome === 'kept' && now.id !== id ? now : { outcome: 'sent', message: message.reply },
      );
      done();
    });
  }

  const keptId = notice?.outcome === 'kept' ? notice.id : undefined;
  // Once it has gone, was refused or thrown away, the form stops saying that it is kept and will be sent.
  useEffect(() => {
    if (!keptId) return undefined;
    const look = async () => {
      // Out of reach for once: what was kept is still there.
      if ((await outbox().isOnItsWay(keptId)) !== false) return;
      // An attempt that ran on may have said meanwhile that it is sent.
      setNotice((now) => (now?.outcome === 'kept' ? null : now));
    };
    // It may have gone before this was said.
    void look();
    return outbox().subscribe((message) => message.id === keptId && void look());
  }, [keptId]);

  /** Runs one at a time, until the form is told: what is pressed meanwhile does nothing. */
  async function alone(task: (signal: AbortSignal) => Promise<void>) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      await task(controller.signal);
    } finally {
      running.current = null;
      setBusy(false);
      setProgress(null);
    }
  }

  return {
    busy,
    notice,
    /** How much of the body has left, while that is known. */
    progress,
    /** `done` is called once the form need not hold the values any more: sent, at last perhaps, or kept. */
    submit: (submission: Submission, unanswered: SubmitOptions['unanswered'], done: () => void) =>
      alone(async (signal) => {
        setNotice(null);
        unfollow.current();
        try {
          const result = await outbox().submit(submission, {
            unanswered,
            isShown,
            signal,
            onProgress: (sent, total) => setProgress({ sent, total }),
          });
          if (result.outcome === 'failed' && result.goesOn && isShown()) follow(submission.id, done);
          setNotice(result.outcome === 'kept' ? await keptNotice(submission) : result);
          if (result.outcome === 'sent' || result.outcome === 'kept') done();
        } catch {
          setNotice({ outcome: 'failed', answered: false, goesOn: false });
        }
      }),
    /** Keeps it, to be sent by itself. It can be cancelled until the device begins to write; then it is in the list. */
    keep: (submission: Submission, done: () => void) =>
      alone(async (signal) => {
        // The attempt before may have succeeded meanwhile.
        const say = (next: SubmissionNotice) => {
          if (arrived.current !== submission.id) setNotice(next);
        };
        const needed = bodySize(submission.fields);
        const free = await findLackOfSpace(needed);
        if (signal.aborted) {
          // Where that attempt goes on, nothing was cancelled.
          setNotice((now) => (now?.outcome === 'failed' && !now.goesOn ? { outcome: 'cancelled' } : now));
          return;
        }
        if (free !== null) {
          say({ outcome: 'no room', needed, free });
          return;
        }
        try {
          const result = await outbox().keep(submission);
          say(result.outcome === 'sent' ? result : await keptNotice(submission));
          done();
        } catch (error) {
          // Some browsers' estimate is a mere figure: then the attempt tells.
          const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
          say(isFull ? { outcome: 'no room', needed, free: null } : { outcome: 'cannot keep' });
        }
      }),
    cancel: () => running.current?.abort(),
    /** Ends what is said of the last try: shows something else instead, or nothing. */
    dismiss: (instead: SubmissionNotice | null = null) => setNotice(instead),
  };
}

async function keptNotice({ id, fields }: Submission): Promise<SubmissionNotice> {
  const background = await arrangeBackgroundDelivery(bodySize(fields));
  return { outcome: 'kept', id, offline: !navigator.onLine, background };
}
