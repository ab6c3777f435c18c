/**
 * After how long without a sign of life a form is told what is known, in milliseconds. Half a second is left for the
 * device, so that a visitor has an answer 8 seconds after the press in any case.
 */
export const answerTimeoutMs = 7500;

/** How long the device may take for the last step before that answer, in milliseconds. */
export const lastStepTimeoutMs = 500;

export interface AnswerTimer {
  /** A sign of life: the time begins anew. */
  renew(): void;
  stop(): void;
}

/**
 * Calls `onEnd` once nothing was heard for {@link answerTimeoutMs}.
 * @param startedAt when the visitor pressed the button, by `performance.now()`
 */
export function startAnswerTimer(startedAt: number, onEnd: () => void): AnswerTimer {
  const spent = performance.now() - startedAt;
  let timer = setTimeout(onEnd, Math.max(0, answerTimeoutMs - spent));
  return {
    renew() {
      clearTimeout(timer);
      timer = setTimeout(onEnd, answerTimeoutMs);
    },
    stop: () => clearTimeout(timer),
  };
}
