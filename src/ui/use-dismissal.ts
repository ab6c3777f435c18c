import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { listen, together } from '../device/listen.ts';

/** Calls `leave`, which has to be stable, on a press outside of `area`, when the focus leaves it, and on a navigation. */
export function useLeave(area: RefObject<HTMLElement | null>, leave: () => void): void {
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', leave), [router, leave]);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const leaveFor = (target: EventTarget | null) =>
      target instanceof Node && !element.contains(target) && leave();
    // A page behind may stop the press from bubbling: listen on the way down.
    return together(
      listen(document, 'pointerdown', ({ target }) => leaveFor(target), { capture: true }),
      listen<FocusEvent>(element, 'focusout', ({ relatedTarget }) => leaveFor(relatedTarget)),
    );
  }, [area, leave]);
}

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
    if (!ref.current) return undefined;
    return together(
      listen(ref.current, 'click', ({ target }) => (target as Element).closest('a') && leave()),
      listen<KeyboardEvent>(document, 'keydown', ({ key }) => key === 'Escape' && close(true)),
    );
  }, [close, leave]);

  return ref;
}
