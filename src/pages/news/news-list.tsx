import { useLocation } from '@tanstack/react-router';
import { startTransition, useCallback, useEffect, useState, type CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import type { NewsItem } from '../../api/news.ts';
import { useLateTarget } from '../../ui/use-late-target.ts';
import { whenNear } from '../../ui/when-near.ts';
import { NewsCard } from './news-card.tsx';
import classes from './news-list.module.css';

/** Cards drawn at first, and with each further slice: two or three screens of them. */
const sliceSize = 12;
/** A slice is drawn when its place comes within this distance of the viewport. */
const ahead = '1500px';

/**
 * How many cards of a long list to render: one slice more whenever the element of `watchRest` comes near, one after the
 * other up to `least`, all of them for print.
 */
function useSlices(total: number, least: number) {
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
    // At once: the paper may be laid out before React would draw by itself.
    const drawAll = () => flushSync(() => setWanted(Number.POSITIVE_INFINITY));
    addEventListener('beforeprint', drawAll);
    return () => removeEventListener('beforeprint', drawAll);
  }, []);

  return { count, watchRest } as const;
}

/** The news, drawn slice by slice as the visitor comes near, or up to the one in the address, which is open. */
export function NewsList({ items, isPending }: { items: readonly NewsItem[]; isPending: boolean }) {
  const hash = useLocation({ select: (location) => location.hash });
  const addressed = items.findIndex(({ id }) => id === hash);
  const { count, watchRest } = useSlices(items.length, addressed + 1);
  useLateTarget(!isPending && addressed < count);
  const shown = items.slice(0, count);
  const rest = items.length - shown.length;

  if (items.length === 0) return null;
  return (
    <div>
      {shown.map((item, index) => (
        <NewsCard
          key={item.id}
          item={item}
          // The one that the page scrolls to stands still, and so do hundreds before it.
          order={index > addressed ? index % sliceSize : null}
          isAddressed={index === addressed}
        />
      ))}
      {rest > 0 && (
        <div ref={watchRest} className={classes.rest} style={{ '--cards': rest } as CSSProperties} />
      )}
    </div>
  );
}
