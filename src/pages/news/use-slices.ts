import { startTransition, useCallback, useEffect, useState } from 'react';

/** Cards drawn at first, and with each further slice: two or three screens of them. */
const sliceSize = 12;
/** A slice is drawn when its place comes within this distance of the viewport. */
const ahead = '1500px';

/**
 * How many cards of a long list to draw: a slice at first, at least up to `least`, and another one each time the
 * place of the rest (`watchRest` is its ref) comes near. Everything is drawn for print, and at once where nearness
 * cannot be observed.
 */
export function useSlices(total: number, least: number) {
  const [wanted, setWanted] = useState(sliceSize);
  const count = Math.min(total, Math.max(wanted, least));

  const watchRest = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      if (typeof IntersectionObserver !== 'function') {
        setWanted(Number.POSITIVE_INFINITY);
        return undefined;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) {
            startTransition(() => setWanted(count + sliceSize));
          }
        },
        { rootMargin: ahead },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [count],
  );

  useEffect(() => {
    const drawAll = () => setWanted(Number.POSITIVE_INFINITY);
    addEventListener('beforeprint', drawAll);
    return () => removeEventListener('beforeprint', drawAll);
  }, []);

  return { count, watchRest } as const;
}
