import { Carousel } from '@mantine/carousel';
import { useDebouncedCallback } from '@mantine/hooks';
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import type { CSSProperties, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { fill } from '../lib/text.ts';
import classes from './card-slider.module.css';
import { Icon } from './icons/icon.tsx';
import { MantineScope } from './mantine-scope.tsx';
import square from './square-button.module.css';
import { useFormats, useText } from './use-text.ts';

interface CardSliderProps {
  readonly heading: ReactNode;
  /** Of the heading, which names the slider. */
  readonly headingId: string;
  /** Each with its key. */
  readonly cards: readonly ReactElement[];
  /** Endless in both directions; otherwise it stops at its ends and shows how far one has come. */
  readonly loop?: boolean;
  /** Sets `--slides`, the number of cards side by side, at each width (1 if not), and `--slide-gap` (24 px if not). */
  readonly className: string | undefined;
}

/** Mantine takes the arrow keys whatever is held with them: Alt and an arrow belong to the browser. */
function leaveToBrowser(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) event.stopPropagation();
}

/** A row is one gap wider than what is seen of it, and each slide carries its gap: the quotient is a whole number. */
function cardsPerView(carousel: EmblaCarouselType): number {
  const width = (element?: Element) => element?.getBoundingClientRect().width ?? 0;
  return Math.max(1, Math.round(width(carousel.containerNode()) / width(carousel.slideNodes()[0])));
}

/** Goes to where the row was scrolled by hand before its script was there. */
function takeOverScroll(carousel: EmblaCarouselType): void {
  const row = carousel.rootNode();
  const scrolled = row.scrollLeft / (carousel.slideNodes()[0]?.clientWidth || 1);
  row.scrollLeft = 0;
  carousel.scrollTo(Math.round(scrolled), true);
}

/** Takes cards out of view from keyboard and screen readers; a focus that would be lost goes to the first one in view. */
function leaveOnlyCardsInView(carousel: EmblaCarouselType, perView: number): void {
  const slides = carousel.slideNodes();
  const first = carousel.selectedScrollSnap();
  const isInView = (index: number) => (index - first + slides.length) % slides.length < perView;
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  for (const [index, slide] of slides.entries()) if (isInView(index)) slide.inert = false;
  if (focused !== -1 && !isInView(focused)) {
    slides[first]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }
  for (const [index, slide] of slides.entries()) if (!isInView(index)) slide.inert = true;
}

/** A row of cards that moves by one. Until its script is there (ui/late-part.tsx) the prerendered row is scrolled by hand. */
export function CardSlider({ heading, headingId, cards, loop = false, className }: CardSliderProps) {
  const { carouselText } = useText('carousel');
  const { digits } = useFormats();
  const [carousel, setCarousel] = useState<EmblaCarouselType>();
  const [{ index, perView }, setPosition] = useState({ index: 0, perView: 1 });
  const [isUsed, setUsed] = useState(false);
  const remeasure = useDebouncedCallback(() => {
    // Measuring ends a swipe that has begun: not without need.
    const before = carousel?.internalEngine().containerRect.width;
    if (before !== carousel?.containerNode().offsetWidth) carousel?.reInit();
  }, 50);
  const total = cards.length;
  const nameOf = (template: string, n: number) => fill(template, { n: digits(n), total: digits(total) });
  /** The card furthest on that is in view, counted from 1; in an endless row the first one. */
  const reached = loop ? index + 1 : Math.min(total, index + perView);
  const use = () => setUsed(true);
  const listeners = { onFocus: use, onPointerDown: use, onKeyDownCapture: leaveToBrowser };

  useEffect(() => {
    if (!carousel) return undefined;
    const update = () => {
      const inView = cardsPerView(carousel);
      setPosition({ index: carousel.selectedScrollSnap(), perView: inView });
      leaveOnlyCardsInView(carousel, inView);
    };
    takeOverScroll(carousel);
    update();
    carousel.on('select', update).on('reInit', update);
    return () => void carousel.off('select', update).off('reInit', update);
  }, [carousel]);

  return (
    <section
      aria-roledescription={carouselText.carouselRole}
      aria-labelledby={headingId}
      className={`${classes.slider} ${className}`}
      {...listeners}
    >
      {heading}
      <MantineScope>
        <Carousel
          // Off: the role. The section around it has it, which holds the heading and the count, too.
          attributes={{ root: { role: null, 'aria-roledescription': null } }}
          // Off in the style sheet: the status line. It counts stops and not cards, and speaks when the page is opened.
          classNames={{
            root: classes.carousel ?? '',
            controls: classes.controls ?? '',
            control: square.square ?? '',
            viewport: classes.viewport ?? '',
            container: classes.row ?? '',
            slide: classes.slide ?? '',
          }}
          data-track={carousel ? 'moving' : 'still'}
          emblaOptions={{
            align: 'start',
            loop,
            // The stiffness of a spring, not a time: with 20, a slide of 400 px is within 4 px of its place after the
            // 500 ms that a step shall take. 0 jumps.
            duration: 20,
            breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
            // Off: measuring at each change of the width.
            watchResize: () => {
              remeasure();
              return false;
            },
          }}
          previousControlProps={{ 'aria-label': carouselText.previous }}
          nextControlProps={{ 'aria-label': carouselText.next }}
          previousControlIcon={<Icon name="arrow-left" />}
          nextControlIcon={<Icon name="arrow-right" />}
          getEmblaApi={setCarousel}
        >
          {cards.map((card, position) => (
            <Carousel.Slide
              key={card.key}
              aria-label={nameOf(carouselText.slide, position + 1)}
              aria-roledescription={carouselText.slideRole}
            >
              {card}
            </Carousel.Slide>
          ))}
        </Carousel>
      </MantineScope>
      <p className={loop ? 'visually-hidden' : classes.count}>
        {/* Silent until somebody uses the slider: that a page has one is no news. */}
        <span aria-live={isUsed ? 'polite' : 'off'}>{nameOf(carouselText.count, reached)}</span>
        {!loop && (
          <i className={classes.progress} style={{ '--progress': reached / total } as CSSProperties} />
        )}
      </p>
    </section>
  );
}
