import { useCallback, useEffect, useRef } from 'react';
import { useLeave } from './use-leave.ts';

/**
 * Closes a `details` element as a menu: on Escape, a press or focus outside, a picked link and navigation. Its summary is
 * the browser's own, so a tap before hydration counts.
 */
export function useDismissal() {
  const ref = useRef<HTMLDetailsElement>(null);

  const close = useCallback((takesFocus: boolean) => {
    const details = ref.current;
    if (!details?.open) return;
    // What is about to disappear must not take the focus with it.
    if (takesFocus || details.contains(document.activeElement))
      details.querySelector('summary')?.focus({ preventScroll: true });
    details.open = false;
  }, []);
  const leave = useCallback(() => close(false), [close]);
  useLeave(ref, leave);

  useEffect(() => {
    const pickLink = ({ target }: Event) => target instanceof Element && target.closest('a') && leave();
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close(true);
    const details = ref.current;
    details?.addEventListener('click', pickLink);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      details?.removeEventListener('click', pickLink);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [close, leave]);

  return ref;
}
