import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';

/**
 * Calls `leave` when the visitor presses a mouse button or a finger outside of `area`, moves the focus out of it, or goes
 * to another page. `leave` has to be stable.
 */
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
