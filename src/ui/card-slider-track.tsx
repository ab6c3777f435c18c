import { Carousel } from '@mantine/carousel';
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import classes from './card-slider.module.css';
import { MantineScope } from './mantine-scope.tsx';

/** A card and what the slide around it says of itself to screen readers. */
export interface TrackSlide {
  readonly key: string;
  readonly content: ReactNode;
  readonly attributes: Pick<
    ComponentPropsWithRef<'div'>,
    'role' | 'className' | 'aria-label' | 'aria-roledescription'
  >;
}

interface CardSliderTrackProps {
  readonly slides: readonly TrackSlide[];
  readonly loop: boolean;
  readonly startIndex: number;
  /** Hands over the carousel, and again whenever another slide is selected or the sizes have changed. */
  readonly onChange: (carousel: EmblaCarouselType) => void;
}

/**
 * Embla's duration is the stiffness of a spring, not a time: with 20, a slide of 400 px is within 4 px of its place
 * after the 500 ms that a step shall take. 0 jumps.
 */
const motion: EmblaOptionsType = {
  duration: 20,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
};
const straight: EmblaOptionsType = { ...motion, align: 'start', loop: false, watchResize: false };
const endless: EmblaOptionsType = { ...motion, align: 'start', loop: true, watchResize: false };

/** Mantine puts its own values where it finds undefined; null leaves an attribute out. */
const withoutRole = { role: null, 'aria-roledescription': null };

/** How long the width must stand still before the track is measured again, in milliseconds. */
const resizeDebounce = 50;

/**
 * The moving track of a card slider: Mantine's carousel, loaded on demand. Its role and its status line are left out,
 * since both belong to the slider around it, which also holds the buttons.
 */
export function CardSliderTrack({ slides, loop, startIndex, onChange }: CardSliderTrackProps) {
  const [carousel, setCarousel] = useState<EmblaCarouselType>();

  useEffect(() => {
    if (!carousel) return undefined;
    const tell = () => onChange(carousel);
    tell();
    carousel.on('select', tell).on('reInit', tell);
    return () => {
      carousel.off('select', tell).off('reInit', tell);
    };
  }, [carousel, onChange]);

  useEffect(() => {
    if (!carousel) return undefined;
    let width = carousel.rootNode().clientWidth;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      const next = carousel.rootNode().clientWidth;
      if (next === width) return;
      width = next;
      clearTimeout(timer);
      timer = setTimeout(() => carousel.reInit(), resizeDebounce);
    });
    observer.observe(carousel.rootNode());
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [carousel]);

  return (
    <MantineScope>
      <Carousel
        attributes={{ root: withoutRole }}
        data-track="moving"
        classNames={{
          root: classes.live ?? '',
          viewport: classes.viewport ?? '',
          container: classes.row ?? '',
        }}
        emblaOptions={loop ? endless : straight}
        initialSlide={startIndex}
        withControls={false}
        withKeyboardEvents={false}
        getEmblaApi={setCarousel}
      >
        {slides.map(({ key, content, attributes }) => (
          <Carousel.Slide key={key} {...attributes}>
            {content}
          </Carousel.Slide>
        ))}
      </Carousel>
    </MantineScope>
  );
}
