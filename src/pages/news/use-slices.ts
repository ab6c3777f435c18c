import { startTransition, useCallback, useEffect, useState } from 'react';
import { whenNear } from '../../ui/when-near.ts';

/** Cards drawn at first, and with each further slice: two or three screens of them. */
const sliceSize = 12;
/** A slice is drawn when its place comes within this distance of the viewport. */
const ahead = '1500px';

/**
 * How many cards of a long list to render: one slice more whenever the element of `watchRest` comes near, one after the
 * other up to `least`, all of them for print.
 */
export function useSlices(total: number, least: number) {
  const [wanted, setWanted] = useState(sliceSize);
  const count = Math.min(total, wanted);

  useEffect(() => {
    if (count >= least) return undefined;
    const timer = setTimeout(() => startTransition(() => setWanted(count + sliceSize)));
    return () => clearTimeout(timer);
  }, [count, least]);

  const watchRest = useCallback(
    (element: HTMLElement | null) =>
      element
        ? whenNear(element, ahead, () => startTransition(() => setWanted(count + sliceSize)))
        : undefined,
    [count],
  );

  useEffect(() => {
    const drawAll = () => setWanted(Number.POSITIVE_INFINITY);
    addEventListener('beforeprint', drawAll);
    return () => removeEventListener('beforeprint', drawAll);
  }, []);

  return { count, watchRest } as const;
}
