import { whenIdle } from './when-idle.ts';

/** What a press leads to comes first for so long, in milliseconds. */
const afterPress = 1000;

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/**
 * Watches presses from now on.
 * @returns gives a promise that resolves when the page has nothing better to do and nobody has just pressed something
 */
export function watchPresses(): () => Promise<void> {
  let pressedAt = Number.NEGATIVE_INFINITY;
  addEventListener('pointerdown', () => (pressedAt = performance.now()), { capture: true, passive: true });
  return async () => {
    for (;;) {
      await idle();
      const left = pressedAt + afterPress - performance.now();
      if (left <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, left));
    }
  };
}
