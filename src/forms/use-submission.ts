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
  // An attempt that runs on after the form has its answer; it may yet succeed, whatever the form says meanwhile.
  const [runsOn, setRunsOn] = useState<{ readonly id: string; readonly done: () => void } | null>(null);
  const [progress, setProgress] = useState<{ readonly sent: number; readonly total: number } | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    if (!runsOn) return undefined;
    // It may be ended before it succeeds: another submission does not wait behind it.
    const look = async () => {
      if (await outbox().isOnItsWay(runsOn.id)) return;
      setNotice((now) => (now?.outcome === 'failed' ? { ...now, goesOn: false } : now));
    };
    return outbox().subscribe((message) => {
      if (message.id !== runsOn.id) return;
      if (message.type !== 'outbox-sent') {
        void look();
        return;
      }
      setNotice({ outcome: 'sent', message: message.reply });
      runsOn.done();
    });
  }, [runsOn]);

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
        setRunsOn(null);
        try {
          const result = await outbox().submit(submission, {
            unanswered,
            isShown,
            signal,
            onProgress: (sent, total) => setProgress({ sent, total }),
          });
          setNotice(result.outcome === 'kept' ? await keptNotice(submission) : result);
          if (result.outcome === 'failed' && result.goesOn) setRunsOn({ id: submission.id, done });
          if (result.outcome === 'sent' || result.outcome === 'kept') done();
        } catch {
          setNotice({ outcome: 'failed', answered: false, goesOn: false });
        }
      }),
    /** Keeps it, to be sent by itself. It can be cancelled until the device begins to write; then it is in the list. */
    keep: (submission: Submission, done: () => void) =>
      alone(async (signal) => {
        const needed = bodySize(submission.fields);
        const free = await findLackOfSpace(needed);
        if (signal.aborted || free !== null) {
          setNotice(signal.aborted ? { outcome: 'cancelled' } : { outcome: 'no room', needed, free });
          return;
        }
        try {
          await outbox().keep(submission);
        } catch (error) {
          // Some browsers' estimate is a mere figure: then the attempt tells.
          const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
          setNotice(isFull ? { outcome: 'no room', needed, free: null } : { outcome: 'cannot keep' });
          return;
        }
        setNotice(await keptNotice(submission));
        done();
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
