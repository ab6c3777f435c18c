import type { EmblaCarouselType } from 'embla-carousel';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { fill } from '../lib/text.ts';
import type { CardSliderTrack, TrackSlide } from './card-slider-track.tsx';
import classes from './card-slider.module.css';
import { SquareButton } from './square-button.tsx';
import { useNearViewport } from './use-near-viewport.ts';

/** What a slider says: to screen readers, and in its line '2 of 10'. */
interface SliderWords {
  readonly carouselRole: string;
  readonly slideRole: string;
  readonly previous: string;
  readonly next: string;
  /** With {n} and {total}: the name of a slide. */
  readonly slide: string;
  /** With {n} and {total}. */
  readonly count: string;
}

interface CardSliderProps {
  /** The heading of the section, and its id: it names the slider. */
  readonly heading: ReactNode;
  readonly headingId: string;
  readonly cards: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Endless in both directions; otherwise it stops at its ends and shows how far one has come. */
  readonly loop?: boolean;
  readonly words: SliderWords;
  /** Sets `--slides`, the number of cards side by side, at each width; `--slide-gap` if it is not 24 px. */
  readonly className: string | undefined;
}

/** First card in view, counted from 0, and how many stand side by side. */
interface Position {
  readonly index: number;
  readonly perView: number;
}

/** A row's width counts one gap more than is seen, as every slide carries its gap: the quotient is a whole number. */
function cardsPerView(row: Element | null): number {
  const slide = row?.firstElementChild;
  if (!row || !slide) return 1;
  return Math.max(1, Math.round(row.getBoundingClientRect().width / slide.getBoundingClientRect().width));
}

/** How far ahead of the viewport the moving track is loaded, in pixels. */
const loadingMargin = 600;

/**
 * A row of cards that moves by one, after the carousel pattern of the W3C
 * (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). The prerendered row can be scrolled sideways by touch; when
 * it comes near, Mantine's carousel takes its place in the same layout.
 */
export function CardSlider({ heading, headingId, cards, loop = false, words, className }: CardSliderProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<{ Track: typeof CardSliderTrack; startIndex: number }>();
  const [carousel, setCarousel] = useState<EmblaCarouselType>();
  const [{ index, perView }, setPosition] = useState<Position>({ index: 0, perView: 1 });
  const [used, setUsed] = useState(false);
  const total = cards.length;
  const last = loop ? index + 1 : Math.min(total, index + perView);

  const measureStill = useCallback(() => {
    const row = viewport.current?.firstElementChild;
    const slide = row?.firstElementChild;
    if (!viewport.current || !row || !slide) return;
    const index = Math.round(viewport.current.scrollLeft / slide.getBoundingClientRect().width);
    setPosition({ index, perView: cardsPerView(row) });
  }, []);

  const load = useCallback(async () => {
    measureStill();
    const module = await import('./card-slider-track.tsx').catch(() => undefined);
    const still = viewport.current;
    // Without the moving track the row goes on being scrolled as it was.
    if (!module || !still) return;
    const replace = () => {
      const slide = still.firstElementChild?.firstElementChild;
      const startIndex = slide ? Math.round(still.scrollLeft / slide.getBoundingClientRect().width) : 0;
      setLive({ Track: module.CardSliderTrack, startIndex });
    };
    if (!still.contains(document.activeElement)) return replace();
    // Whoever is in the row with the keyboard is not thrown out of it.
    still.addEventListener('focusout', function leave({ relatedTarget }) {
      if (relatedTarget instanceof Node && still.contains(relatedTarget)) return;
      still.removeEventListener('focusout', leave);
      replace();
    });
  }, [measureStill]);
  useNearViewport(viewport, loadingMargin, load);

  const follow = useCallback((current: EmblaCarouselType) => {
    setCarousel(current);
    setPosition({
      index: current.selectedScrollSnap(),
      perView: cardsPerView(current.containerNode()),
    });
  }, []);
  useEffect(() => () => setCarousel(undefined), []);

  function step(direction: 1 | -1): void {
    if (carousel) {
      if (direction === 1) carousel.scrollNext();
      else carousel.scrollPrev();
      return;
    }
    const slide = viewport.current?.firstElementChild?.firstElementChild;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    viewport.current?.scrollBy({
      left: direction * (slide?.getBoundingClientRect().width ?? 0),
      behavior: still ? 'auto' : 'smooth',
    });
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
    if (carousel) keepFocusInView(carousel);
  }

  const slides: readonly TrackSlide[] = cards.map(({ key, content }, number) => ({
    key,
    content,
    attributes: {
      role: 'group',
      className: classes.slide,
      'aria-roledescription': words.slideRole,
      'aria-label': fill(words.slide, { n: number + 1, total }),
    },
  }));

  return (
    <div
      role="region"
      aria-roledescription={words.carouselRole}
      aria-labelledby={headingId}
      className={className ? `${classes.slider} ${className}` : classes.slider}
      onKeyDown={handleKey}
      onFocus={() => setUsed(true)}
    >
      <div className={classes.head}>
        <div>{heading}</div>
        <div className={classes.controls}>
          <SquareButton
            icon="arrow-left"
            label={words.previous}
            inactive={!loop && index === 0}
            onClick={() => step(-1)}
          />
          <SquareButton
            icon="arrow-right"
            label={words.next}
            inactive={!loop && last === total}
            onClick={() => step(1)}
          />
        </div>
      </div>
      {live ? (
        <live.Track slides={slides} loop={loop} startIndex={live.startIndex} onChange={follow} />
      ) : (
        <div ref={viewport} className={`${classes.viewport} ${classes.still}`} onScroll={measureStill}>
          <div className={classes.row}>
            {slides.map(({ key, content, attributes }) => (
              <div key={key} {...attributes}>
                {content}
              </div>
            ))}
          </div>
        </div>
      )}
      <p className={loop ? 'visually-hidden' : classes.count}>
        {/* Silent until somebody uses the slider: it is not news that a page has one. */}
        <span aria-live={used ? 'polite' : 'off'}>{fill(words.count, { n: last, total })}</span>
        {!loop && <i className={classes.progress} style={{ '--progress': last / total } as CSSProperties} />}
      </p>
    </div>
  );
}

/** After a step by keyboard: focus that was on a card now out of view goes to the first one in view. */
function keepFocusInView(carousel: EmblaCarouselType): void {
  const slides = carousel.slideNodes();
  const from = slides.findIndex((slide) => slide.contains(document.activeElement));
  if (from === -1) return;
  const index = carousel.selectedScrollSnap();
  const distance = (from - index + slides.length) % slides.length;
  if (distance < cardsPerView(carousel.containerNode())) return;
  slides[index]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
