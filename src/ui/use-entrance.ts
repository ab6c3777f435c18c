import { useCallback, useState } from 'react';
import { prefersReducedMotion } from '../device/motion.ts';

/**
 * `rest`: simply there, as in the prerendered HTML. `armed`: still below the viewport, so it may wait for its
 * entrance unseen. `entered`: the visitor has reached it.
 */
export type EntranceState = 'rest' | 'armed' | 'entered';

/** A part taller than the screen never shows a large share of itself: filling half the screen counts as reached. */
function isReached(entry: IntersectionObserverEntry, threshold: number): boolean {
  const screen = entry.rootBounds?.height ?? Number.POSITIVE_INFINITY;
  const fillsHalf = entry.intersectionRect.height >= screen / 2;
  return entry.isIntersecting && (entry.intersectionRatio >= threshold || fillsHalf);
}

const steps = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Tells when the visitor reaches an element. Only what lies below the viewport when it is mounted is armed; without
 * IntersectionObserver or with reduced motion nothing is, so content never waits for an animation that cannot come.
 * `threshold` is the share of the element, 0 to 1, that has to be visible. With `once` false it is armed anew
 * whenever it has left the viewport.
 */
export function useEntrance(threshold: number, once = true) {
  const [state, setState] = useState<EntranceState>('rest');

  /** Goes to the `ref` of the element; the function it returns ends the watch (React 19). */
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element || prefersReducedMotion() || typeof IntersectionObserver !== 'function') return undefined;
      if (element.getBoundingClientRect().top < window.innerHeight) return undefined;
      setState('armed');
      const observer = new IntersectionObserver(
        (entries) => {
          for (const entry of entries) {
            if (isReached(entry, threshold)) {
              setState('entered');
              if (once) observer.disconnect();
            } else if (!entry.isIntersecting && !once) setState('armed');
          }
        },
        { threshold: [...steps, threshold] },
      );
      observer.observe(element);
      // Whoever gets there by keyboard sees at once where the focus is.
      const enter = () => setState('entered');
      element.addEventListener('focusin', enter, { once });
      return () => {
        observer.disconnect();
        element.removeEventListener('focusin', enter);
      };
    },
    [threshold, once],
  );

  return { state, watch } as const;
}
