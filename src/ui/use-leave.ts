import { useEffect, type RefObject } from 'react';

/**
 * Calls `leave` when the visitor presses a mouse button or a finger outside of `area`, or moves the focus out of it.
 * `leave` has to be stable.
 */
export function useLeave(area: RefObject<HTMLElement | null>, leave: () => void): void {
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
