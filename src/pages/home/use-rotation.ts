import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../../device/motion.ts';

function subscribeToCalm(onChange: () => void): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const gate = new MutationObserver(onChange);
  gate.observe(document.documentElement, { attributes: true, attributeFilter: ['data-gate'] });
  document.addEventListener('visibilitychange', onChange);
  reducedMotion.addEventListener('change', onChange);
  return () => {
    gate.disconnect();
    document.removeEventListener('visibilitychange', onChange);
    reducedMotion.removeEventListener('change', onChange);
  };
}

/** Nothing turns behind the disclaimer, on a page that nobody sees, or for who asked for less motion. */
function mustBeCalm(): boolean {
  return document.hidden || document.documentElement.dataset['gate'] === 'open' || prefersReducedMotion();
}

/**
 * Calls `advance` after `interval` milliseconds, counted anew for every new `advance`, unless the visitor has
 * paused it, has the pointer, a finger or the focus on the element that `hold` watches, or must be left calm.
 */
export function useRotation(advance: () => void, interval: number) {
  const calm = useSyncExternalStore(subscribeToCalm, mustBeCalm, () => true);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const rotating = !calm && !paused && !held.pointer && !held.focus;

  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setTimeout(advance, interval);
    return () => clearTimeout(timer);
  }, [rotating, advance, interval]);

  const hold = useCallback((element: HTMLElement) => {
    const listeners: readonly [string, Partial<typeof held>][] = [
      ['pointerenter', { pointer: true }],
      ['pointerleave', { pointer: false }],
      ['focusin', { focus: true }],
      ['focusout', { focus: false }],
    ];
    const controller = new AbortController();
    for (const [name, change] of listeners) {
      element.addEventListener(name, () => setHeld((previous) => ({ ...previous, ...change })), {
        signal: controller.signal,
      });
    }
    return () => controller.abort();
  }, []);

  /** Whoever presses play sees it start, though pointer and focus are still on the button. */
  const toggle = useCallback(() => {
    setPaused((previous) => !previous);
    setHeld({ pointer: false, focus: false });
  }, []);

  return { rotating, paused, toggle, hold } as const;
}
