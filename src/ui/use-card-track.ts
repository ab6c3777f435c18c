import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '../device/motion.ts';
import type { CardSliderTrack } from './card-slider-track.tsx';
import { watchUse } from './when-not-in-use.ts';

/** First card in view, counted from 0, and how many stand side by side. */
interface Position {
  readonly index: number;
  readonly perView: number;
}

/** How far ahead of the viewport the moving track is loaded, in pixels. */
const loadingMargin = 600;

/** Calls `onNear` once when the element comes near; at once where that cannot be told. */
function whenNear(element: HTMLElement, onNear: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    onNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${loadingMargin}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function widthOf(element: Element | null | undefined): number {
  return element?.getBoundingClientRect().width ?? 0;
}

/** A row is one gap wider than what is seen of it, and each slide carries its gap: the quotient is a whole number. */
function cardsPerView(row: Element): number {
  return Math.max(1, Math.round(widthOf(row) / widthOf(row.firstElementChild)));
}

/** Where a row stands that is scrolled by hand. `viewport` holds the row, the row its slides. */
function stillPosition(viewport: HTMLElement): Position {
  const row = viewport.firstElementChild;
  if (!row?.firstElementChild) return { index: 0, perView: 1 };
  return {
    index: Math.round(viewport.scrollLeft / widthOf(row.firstElementChild)),
    perView: cardsPerView(row),
  };
}

/**
 * Takes the cards out of view from the keyboard and from screen readers, so that the next Tab leads to what is seen.
 * A focus that would be lost with its card goes to the first one in view.
 */
function leaveOnlyCardsInView(carousel: EmblaCarouselType): void {
  const slides = carousel.slideNodes();
  const first = carousel.selectedScrollSnap();
  const perView = cardsPerView(carousel.containerNode());
  const isInView = (index: number) => (index - first + slides.length) % slides.length < perView;
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  for (const [index, slide] of slides.entries()) if (isInView(index)) slide.inert = false;
  if (focused !== -1 && !isInView(focused)) {
    slides[first]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }
  for (const [index, slide] of slides.entries()) if (!isInView(index)) slide.inert = true;
}

/**
 * The two lives of a row of cards: first the prerendered one, which the visitor scrolls by hand; from the moment it
 * comes near, the moving one, which starts at the same card.
 */
export function useCardTrack() {
  /** The viewport of the prerendered row; its child is the row, the row's children are the slides. */
  const still = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState<{ Track: typeof CardSliderTrack; startIndex: number }>();
  const carousel = useRef<EmblaCarouselType>(undefined);
  const [position, setPosition] = useState<Position>({ index: 0, perView: 1 });

  const measure = useCallback(() => {
    if (still.current) setPosition(stillPosition(still.current));
  }, []);

  useEffect(() => {
    measure();
    const row = still.current;
    if (!row) return undefined;
    const whenNotInUse = watchUse(row);
    const load = async () => {
      // Where the file does not arrive, the row goes on being scrolled by hand.
      const module = await import('./card-slider-track.tsx').catch(() => undefined);
      if (!module) return;
      whenNotInUse(() =>
        // In the same task: a focus on its way into the row must not meet the change half way.
        flushSync(() => setMoving({ Track: module.CardSliderTrack, startIndex: stillPosition(row).index })),
      );
    };
    return whenNear(row, () => void load());
  }, [measure]);

  const follow = useCallback((current: EmblaCarouselType) => {
    carousel.current = current;
    const perView = cardsPerView(current.containerNode());
    setPosition({ index: current.selectedScrollSnap(), perView });
    leaveOnlyCardsInView(current);
  }, []);

  const step = useCallback((direction: 1 | -1) => {
    if (carousel.current) {
      if (direction === 1) carousel.current.scrollNext();
      else carousel.current.scrollPrev();
    } else {
      still.current?.scrollBy({
        left: direction * widthOf(still.current.firstElementChild?.firstElementChild),
        behavior: prefersReducedMotion() ? 'auto' : 'smooth',
      });
    }
  }, []);

  return { still, moving, position, measure, follow, step } as const;
}
