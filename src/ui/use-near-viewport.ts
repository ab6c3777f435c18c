import { useEffect, type RefObject } from 'react';

/** Calls `onNear` once when the element comes within `margin` pixels of the viewport; at once where that cannot be told. */
export function useNearViewport(
  target: RefObject<HTMLElement | null>,
  margin: number,
  onNear: () => void,
): void {
  useEffect(() => {
    if (!target.current) return undefined;
    if (typeof IntersectionObserver !== 'function') {
      onNear();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, margin, onNear]);
}
