import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Closes a `details` element as a menu: on Escape, a press or focus outside, a picked link and navigation. Its summary is
 * the browser's own, so a tap before hydration counts.
 */
export function useDismissal() {
  const ref = useRef<HTMLDetailsElement>(null);
  const router = useRouter();

  useEffect(() => {
    const details = ref.current;
    if (!details) return undefined;
    const listening = new AbortController();
    const { signal } = listening;

    /** What is about to disappear must not take the focus with it. */
    const close = (hasFocus = details.contains(document.activeElement)) => {
      if (!details.open) return;
      if (hasFocus) details.querySelector('summary')?.focus({ preventScroll: true });
      details.open = false;
    };
    const leave = (target: EventTarget | null) => {
      if (target instanceof Node && !details.contains(target)) close();
    };
    const pickLink = ({ target }: Event) => target instanceof Element && target.closest('a') && close();

    details.addEventListener('focusout', ({ relatedTarget }) => leave(relatedTarget), { signal });
    details.addEventListener('click', pickLink, { signal });
    document.addEventListener('pointerdown', ({ target }) => leave(target), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(true), { signal });
    const unsubscribe = router.subscribe('onBeforeNavigate', () => close());
    return () => {
      listening.abort();
      unsubscribe();
    };
  }, [router]);

  return ref;
}
