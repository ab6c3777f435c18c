import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { newsQuery, type NewsItem } from '../../api/news.ts';
import { prefersReducedMotion } from '../../device/motion.ts';
import { newsArticles } from '../../structured-data/list-graphs.ts';
import { useStructuredData } from '../../structured-data/use-structured-data.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Wrap } from '../../ui/section.tsx';
import { useLateTarget } from '../../ui/use-late-target.ts';
import { useText, useTexts } from '../../ui/use-text.ts';
import { whenNear } from '../../ui/when-near.ts';
import { ApiList, isFirstLoading, NoItems } from '../api-list.tsx';
import { NewsCard } from './news-card.tsx';
import list from './news-list.module.css';
import classes from './news-page.module.css';

const none: readonly NewsItem[] = [];

/** What the firm has written, newest first as the server sorts it. */
export function NewsPage() {
  const { newsHero, newsText } = useText('news');
  const { firm } = useText('site');
  const { language } = useTexts();
  const list = useQuery(newsQuery);
  const items = list.data ?? none;
  useStructuredData(useMemo(() => newsArticles(items, firm, language), [items, firm, language]));
  const loading = (
    <span data-loading="" className={`lead dim ${classes.loading}`}>
      {newsText.loading}
    </span>
  );
  const empty = (
    <div className={classes.empty}>
      <NoItems list={list} text={newsText.empty} loading={newsText.loading} />
    </div>
  );
  return (
    <>
      <PageHero {...newsHero} />
      <Wrap className={classes.page}>
        <ApiList list={list} loading={loading} empty={empty}>
          <NewsList items={items} isPending={isFirstLoading(list)} />
        </ApiList>
      </Wrap>
    </>
  );
}

/** The news, drawn slice by slice as the visitor comes near, or up to the one in the address, which is open. */
function NewsList({ items, isPending }: { items: readonly NewsItem[]; isPending: boolean }) {
  const hash = useLocation({ select: (location) => location.hash });
  const addressed = items.findIndex(({ id }) => id === hash);
  const root = useRef<HTMLDivElement>(null);
  const { count, watchRest } = useSlices(items.length, addressed + 1);
  useLateTarget(!isPending && addressed < count);
  const shown = items.slice(0, count);
  const rest = items.length - shown.length;

  useCardEntrances(root, count);

  if (items.length === 0) return null;
  return (
    <div ref={root} className={list.list}>
      {shown.map((item, index) => (
        <NewsCard key={item.id} item={item} isAddressed={index === addressed} />
      ))}
      {rest > 0 && <div ref={watchRest} className={list.rest} style={{ '--cards': rest } as CSSProperties} />}
    </div>
  );
}

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

/** Lets the first `count` cards slide into place when the visitor reaches them, those in view together one by one. */
function useCardEntrances(list: RefObject<HTMLElement | null>, count: number): void {
  const entered = useRef(new WeakSet<Element>());

  // Before the list is painted, so that no card is seen to jump to where it starts from.
  useLayoutEffect(() => {
    if (!list.current || prefersReducedMotion()) return undefined;
    const seen = entered.current;
    const enter = (cards: readonly Element[]) => {
      for (const [order, card] of cards.entries()) {
        seen.add(card);
        observer.unobserve(card);
        // What moved away under a finger could not be pressed.
        if (!(card instanceof HTMLElement) || card.matches(':active')) continue;
        card.style.setProperty('--order', String(order));
        card.dataset['entered'] = '';
      }
    };
    const observer = new IntersectionObserver((entries) =>
      enter(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)),
    );
    const cards = [...list.current.children].slice(0, count).filter((card) => !seen.has(card));
    enter(cards.filter((card) => card.getBoundingClientRect().top < innerHeight));
    for (const card of cards) if (!seen.has(card)) observer.observe(card);
    return () => observer.disconnect();
  }, [list, count]);
}
