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

    const close = () => {
      if (!details.open) return;
      // What is about to disappear must not take the focus with it.
      if (details.contains(document.activeElement)) focusSummary(details);
      details.open = false;
    };
    const isOutside = (target: EventTarget | null) => target instanceof Node && !details.contains(target);

    details.addEventListener('focusout', (event) => isOutside(event.relatedTarget) && close(), { signal });
    details.addEventListener(
      'click',
      (event) => event.target instanceof Element && event.target.closest('a') && close(),
      { signal },
    );
    document.addEventListener('pointerdown', (event) => isOutside(event.target) && close(), { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !details.open) return;
        focusSummary(details);
        close();
      },
      { signal },
    );
    const unsubscribe = router.subscribe('onBeforeNavigate', close);
    return () => {
      listening.abort();
      unsubscribe();
    };
  }, [router]);

  return ref;
}

function focusSummary(details: HTMLDetailsElement): void {
  details.querySelector('summary')?.focus({ preventScroll: true });
}
