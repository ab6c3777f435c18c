export interface SubmitOptions {
  /** What happens without an answer: it is kept and sent by itself, or given back to the visitor to decide. */
  readonly unanswered: 'keep' | 'ask';
  /** When the visitor pressed the button, by `performance.now()`, if that was not at this moment. */
  readonly startedAt?: number;
  /** Whether the form is still shown. What fails with nobody to see it is kept, too. */
  readonly isShown?: (() => boolean) | undefined;
  /** Told how much of the body has left. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
  /** Aborted when the visitor has changed their mind. */
  readonly signal?: AbortSignal | undefined;
}

/** What became of a submission while the visitor looked. */
export type SubmitResult =
  /** The server has it. `message` is what it said. */
  | { readonly outcome: 'sent'; readonly message: string | null }
  /** On this device; it will be sent by itself. */
  | { readonly outcome: 'kept' }
  /**
   * Not sent, and not kept but where it was promised, too. `answered`: the server said no. `goesOn`: the attempt still
   * runs, and may yet succeed; if it does not, nothing is left of it.
   */
  | { readonly outcome: 'failed'; readonly answered: boolean; readonly goesOn: boolean }
  | { readonly outcome: 'cancelled' };

/**
 * After how long without a sign of life a form is told what is known, in milliseconds. A second is left, so that a
 * visitor has an answer within 8 seconds of the press, or of an upload's last progress: half of it for the device, half for
 * the browser, which says whether it sends by itself (background-delivery.ts).
 */
export const answerTimeoutMs = 7000;

/** How long the device may take for the last step before that answer, in milliseconds. */
export const lastStepTimeoutMs = 500;

/** A form that waits for its answer. */
interface WaitingForm {
  /** Whether it has been told. */
  readonly isOver: () => boolean;
  /** Tells it; the first time counts. */
  readonly finish: (result: SubmitResult) => void;
  /** A sign of life: the time begins anew. */
  readonly report: (sent: number, total: number) => void;
}

/**
 * Waits for what a form is told, however it is sent.
 * @param startedAt when the visitor pressed the button, by `performance.now()`
 * @param follow begins to follow the submission; `onEnd` is called once the form has been told
 */
export function awaitAnswer(
  { signal, onProgress }: SubmitOptions,
  startedAt: number,
  follow: (form: WaitingForm) => Record<'onSilence' | 'onCancel' | 'onEnd', () => void>,
): Promise<SubmitResult> {
  return new Promise((resolve) => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { onSilence, onCancel, onEnd } = follow({
      isOver: () => isOver,
      finish(result) {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        signal?.removeEventListener('abort', onCancel);
        onEnd();
        resolve(result);
      },
      report(sent, total) {
        if (isOver) return;
        clearTimeout(timer);
        timer = setTimeout(onSilence, answerTimeoutMs);
        onProgress?.(sent, total);
      },
    });
    timer = setTimeout(onSilence, Math.max(0, answerTimeoutMs - (performance.now() - startedAt)));
    signal?.addEventListener('abort', onCancel, { once: true });
  });
}
