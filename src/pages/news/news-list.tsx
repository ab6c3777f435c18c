import { useLocation } from '@tanstack/react-router';
import { useRef, type CSSProperties } from 'react';
import type { NewsItem } from '../../api/news.ts';
import { useLateTarget } from '../../ui/use-late-target.ts';
import { NewsCard } from './news-card.tsx';
import classes from './news-list.module.css';
import { useCardEntrances } from './use-card-entrances.ts';
import { useSlices } from './use-slices.ts';

interface NewsListProps {
  readonly items: readonly NewsItem[];
  readonly isPending: boolean;
}

/** The news, drawn slice by slice as the visitor comes near, or up to the one in the address, which is open. */
export function NewsList({ items, isPending }: NewsListProps) {
  const hash = useLocation({ select: (location) => location.hash });
  const addressed = items.findIndex(({ id }) => id === hash);
  const list = useRef<HTMLDivElement>(null);
  const { count, watchRest } = useSlices(items.length, addressed + 1);
  useLateTarget(!isPending && addressed < count);
  const shown = items.slice(0, count);
  const rest = items.length - shown.length;

  useCardEntrances(list, count);

  if (items.length === 0) return null;
  return (
    <div ref={list} className={classes.list}>
      {shown.map((item, index) => (
        <NewsCard key={item.id} item={item} isAddressed={index === addressed} />
      ))}
      {rest > 0 && (
        <div ref={watchRest} className={classes.rest} style={{ '--cards': rest } as CSSProperties} />
      )}
    </div>
  );
}
