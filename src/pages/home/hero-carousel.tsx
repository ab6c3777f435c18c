import { useState } from 'react';
import { heroCarouselLabel, heroSlides } from '../../content/home.ts';
import type { HeroSlide } from '../../content/types.ts';
import { carouselText } from '../../content/carousel.ts';
import { fill } from '../../lib/text.ts';
import { Drawing } from '../../ui/art/drawing.tsx';
import { drawings } from '../../ui/art/drawings.ts';
import { Wrap } from '../../ui/section.tsx';
import { SquareButton } from '../../ui/square-button.tsx';
import { useRotation } from '../../ui/use-rotation.ts';
import classes from './hero-carousel.module.css';
import { arrowKeys, useSwipe } from './slide-controls.ts';
import { SlidePager } from './slide-pager.tsx';

/** How long a slide stands, in milliseconds. The cross-fade of 3000 ms is in the style sheet. */
const rotationInterval = 7000;

/**
 * The slides at the top of the home page, after https://www.w3.org/WAI/ARIA/apg/patterns/carousel/. A cross-fade in place
 * needs no carousel library, which would have to be loaded before anything else.
 */
export function HeroCarousel() {
  // The direction decides which of the two pictures fades (see the style sheet).
  const [{ current, forward }, setPlace] = useState({ current: 0, forward: true });
  const total = heroSlides.length;
  function show(slide: number) {
    const next = (slide + total) % total;
    if (next !== current) setPlace({ current: next, forward: next > current });
  }
  const step = (direction: 1 | -1) => show(current + direction);
  const { rotating, paused, toggle, holders } = useRotation(() => step(1), rotationInterval);
  const swipe = useSwipe(step);

  return (
    <section
      aria-roledescription={carouselText.carouselRole}
      aria-label={heroCarouselLabel}
      className={classes.hero}
      data-wall=""
      {...holders}
      {...swipe}
      {...arrowKeys(step)}
    >
      {/* First in tab order: whoever is disturbed can stop it before anything else. */}
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
    </section>
  );
}

function Slide({ slide, index, current }: { slide: HeroSlide; index: number; current: number }) {
  const [, , wall] = drawings[slide.image];
  const label = fill(carouselText.slide, { n: index + 1, total: heroSlides.length });
  const place = index === current ? 'current' : index < current ? 'below' : 'above';
  return (
    <div
      role="group"
      aria-roledescription={carouselText.slideRole}
      aria-label={label}
      className={classes.slide}
      data-place={place}
    >
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
