import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';

/** Calls `leave`, which has to be stable, on a press outside of `area`, when the focus leaves it, and on a navigation. */
export function useLeave(area: RefObject<HTMLElement | null>, leave: () => void): void {
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', leave), [router, leave]);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target);
    const onPress = (event: Event) => isOutside(event.target) && leave();
    // A page behind may stop the press from bubbling: listen on the way down.
    document.addEventListener('pointerdown', onPress, { signal, capture: true });
    element.addEventListener('focusout', (event) => isOutside(event.relatedTarget) && leave(), { signal });
    return () => listening.abort();
  }, [area, leave]);
}
