import { startTransition, useCallback, useState } from 'react';
import { listen, together } from '../device/listen.ts';
import { prefersReducedMotion } from '../device/motion.ts';

const steps = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Tells when the visitor reaches an element, once: it is at `rest` as in the prerendered HTML, `armed` if it lies below the
 * viewport when it is mounted, and then `entered`. Under reduced motion nothing is armed.
 * @param threshold share of the element, 0 to 1, that has to be visible
 */
export function useEntrance(threshold: number) {
  const [state, setState] = useState<'rest' | 'armed' | 'entered'>('rest');

  /** Goes to the `ref` of the element. */
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element || prefersReducedMotion()) return undefined;
      if (element.getBoundingClientRect().top < innerHeight) return undefined;
      // Not at once: nobody sees it, and on a page with many of them this would hold up a tap.
      startTransition(() => setState('armed'));
      const enter = () => {
        setState('entered');
        observer.disconnect();
      };
      // What is taller than the screen never shows a large share of itself: filling half the screen counts as reached.
      const isReached = (entry: IntersectionObserverEntry) =>
        entry.isIntersecting &&
        (entry.intersectionRatio >= threshold || entry.intersectionRect.height >= innerHeight / 2);
      const observer = new IntersectionObserver((entries) => entries.some(isReached) && enter(), {
        threshold: [...steps, threshold],
      });
      observer.observe(element);
      // Whoever gets there by keyboard sees at once where the focus is.
      return together(listen(element, 'focusin', enter, { once: true }), () => observer.disconnect());
    },
    [threshold],
  );

  return { state, watch } as const;
}
