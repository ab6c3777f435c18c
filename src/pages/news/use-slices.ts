import { startTransition, useCallback, useEffect, useState } from 'react';

/** Cards drawn at first: a screen and a bit, so that the first of them are there soon. The next slice follows at once. */
const firstSlice = 5;
/** Cards drawn with each further slice: two or three screens of them. */
const sliceSize = 12;
/** A slice is drawn when its place comes within this distance of the viewport. */
const ahead = '1500px';

/**
 * How many cards of a long list to draw: two slices at first, and another one each time the place of the rest
 * (`watchRest` is its ref) comes near. Up to `least` one slice follows the other without waiting, but never so many
 * at once that the page would stand still. Everything is drawn for print, and where nearness cannot be observed.
 */
export function useSlices(total: number, least: number) {
  const [wanted, setWanted] = useState(firstSlice);
  const count = Math.min(total, wanted);

  useEffect(() => {
    if (count >= Math.min(total, Math.max(least, sliceSize))) return undefined;
    const timer = setTimeout(() => startTransition(() => setWanted(count + sliceSize)));
    return () => clearTimeout(timer);
  }, [total, count, least]);

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
