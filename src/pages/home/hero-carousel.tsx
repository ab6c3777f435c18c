import { useCallback, useState } from 'react';
import { heroCarouselLabel, heroSlides } from '../../content/home.ts';
import type { HeroSlide } from '../../content/types.ts';
import { carouselText } from '../../content/carousel.ts';
import { fill } from '../../lib/text.ts';
import { Drawing } from '../../ui/art/drawing.tsx';
import { drawings } from '../../ui/art/drawings.ts';
import { CarouselRegion, slideAttributes } from '../../ui/carousel-region.tsx';
import { Wrap } from '../../ui/section.tsx';
import { SquareButton } from '../../ui/square-button.tsx';
import classes from './hero-carousel.module.css';
import { SlidePager } from './slide-pager.tsx';
import { watchSwipe } from './swipe.ts';
import { useRotation } from './use-rotation.ts';

/** How long a slide stands, in milliseconds. The cross-fade of 3000 ms is in the style sheet. */
const rotationInterval = 7000;

/**
 * The slides at the top of the home page. Mantine's carousel moves a track sideways and would have to be loaded
 * before anything else; a cross-fade of pictures that stand still is a few lines of style, so it is made here, after
 * the same pattern as all carousels (ui/carousel-region.tsx).
 */
export function HeroCarousel() {
  // Which way the change went decides which of the two pictures fades (see the style sheet).
  const [{ current, forward }, setPlace] = useState({ current: 0, forward: true });
  const total = heroSlides.length;
  const show = useCallback(
    (slide: number) => {
      const next = (slide + total) % total;
      if (next !== current) setPlace({ current: next, forward: next > current });
    },
    [current, total],
  );
  const step = useCallback((direction: 1 | -1) => show(current + direction), [show, current]);
  const advance = useCallback(() => step(1), [step]);
  const { rotating, paused, toggle, hold } = useRotation(advance, rotationInterval);
  const watch = useCallback(
    (element: HTMLElement) => {
      const ends = [hold(element), watchSwipe(element, step)];
      return () => ends.forEach((end) => end());
    },
    [hold, step],
  );

  return (
    <CarouselRegion
      roleDescription={carouselText.carouselRole}
      label={heroCarouselLabel}
      className={classes.hero}
      onStep={step}
      onMount={watch}
      wall
    >
      {/* First in the order of the keyboard, so that whoever is disturbed can stop it before anything else. */}
      <Wrap className={classes.controls}>
        <SquareButton
          icon={paused ? 'play' : 'pause'}
          label={paused ? carouselText.play : carouselText.pause}
          className={classes.pause}
          onClick={toggle}
        />
        <SquareButton icon="arrow-left" label={carouselText.previous} onClick={() => step(-1)} />
        <SquareButton icon="arrow-right" label={carouselText.next} onClick={() => step(1)} />
        <SlidePager total={total} current={current} onPick={show} />
      </Wrap>
      <div className={classes.slides} aria-live={rotating ? 'off' : 'polite'} data-forward={forward}>
        {heroSlides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} index={index} current={current} />
        ))}
      </div>
    </CarouselRegion>
  );
}

function Slide({ slide, index, current }: { slide: HeroSlide; index: number; current: number }) {
  const [, , wall] = drawings[slide.image];
  const label = fill(carouselText.slide, { n: index + 1, total: heroSlides.length });
  const place = index === current ? 'current' : index < current ? 'below' : 'above';
  return (
    <div {...slideAttributes(carouselText.slideRole, label)} className={classes.slide} data-place={place}>
      <div className={classes.backdrop} data-wall-color={wall} aria-hidden={index !== current}>
        <Drawing name={slide.image} alt={slide.imageAlt} eager={index === 0} className={classes.art} />
      </div>
      <Wrap className={classes.words}>
        <h2>{slide.title}</h2>
        <p className="lead">{slide.description}</p>
      </Wrap>
    </div>
  );
}
