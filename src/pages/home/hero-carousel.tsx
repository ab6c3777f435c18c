import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { fill } from '../../lib/text.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { drawingOf } from '../../content/drawings.ts';
import { Wrap } from '../../ui/section.tsx';
import { SquareButton } from '../../ui/square-button.tsx';
import { useRotation } from '../../ui/use-rotation.ts';
import { useFormats, useText } from '../../ui/use-text.ts';
import classes from './hero-carousel.module.css';

/** How long a slide stands, in milliseconds. The cross-fade of 3000 ms is in the style sheet. */
const rotationInterval = 7000;

/** How far a finger has to travel sideways for a swipe, in pixels. The slides need `touch-action: pan-y`. */
const swipeDistance = 40;
/** The three openings of the drawings, one a button of the pager: circle, slot and triangle. */
const openings = [
  'M2.5 12a9.5 9.5 0 0 1 19 0a9.5 9.5 0 0 1 -19 0z',
  'M7 21.5V8a5 5 0 0 1 10 0v13.5z',
  'M12 3L22 21H2z',
];

/** Handlers that call `onStep` for the arrow keys and for a swipe by finger or pen: 1 to the next slide, -1 back. */
function useSteps(onStep: (direction: 1 | -1) => void) {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(null);
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onStep(event.key === 'ArrowRight' ? 1 : -1);
    },
    onPointerDown({ isPrimary, pointerType, pointerId, clientX, clientY }: PointerEvent) {
      start.current = isPrimary && pointerType !== 'mouse' ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const begin = start.current;
      start.current = null;
      if (begin?.id !== pointerId) return;
      const across = clientX - begin.x;
      if (Math.abs(across) < swipeDistance || Math.abs(across) <= Math.abs(clientY - begin.y)) return;
      onStep(across < 0 ? 1 : -1);
    },
  };
}

/**
 * The slides at the top of the home page, after https://www.w3.org/WAI/ARIA/apg/patterns/carousel/. Not Mantine's
 * carousel: it has no cross-fade, no pause and no such pager, and would have to be loaded before anything else.
 */
export function HeroCarousel() {
  const { heroCarouselLabel, heroSlides } = useText('home');
  const { carouselText } = useText('carousel');
  const { digits } = useFormats();
  // The direction decides which of the two pictures fades (see the style sheet).
  const [{ current, forward }, setPlace] = useState({ current: 0, forward: true });
  const total = heroSlides.length;
  function show(slide: number) {
    const next = (slide + total) % total;
    if (next !== current) setPlace({ current: next, forward: next > current });
  }
  const step = (direction: 1 | -1) => show(current + direction);
  const { rotating, paused, toggle, holders } = useRotation(() => step(1), rotationInterval);
  const steps = useSteps(step);
  const nameOf = (index: number) => fill(carouselText.slide, { n: digits(index + 1), total: digits(total) });

  return (
    <section
      aria-roledescription={carouselText.carouselRole}
      aria-label={heroCarouselLabel}
      className={classes.hero}
      data-dark-background=""
      {...holders}
      {...steps}
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
        <div role="group" className={classes.pager} aria-label={carouselText.pager}>
          {heroSlides.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              aria-label={nameOf(index)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={openings[index % openings.length]} />
              </svg>
            </button>
          ))}
        </div>
      </Wrap>
      <div className={classes.slides} aria-live={rotating ? 'off' : 'polite'} data-forward={forward}>
        {heroSlides.map(({ id, image, imageAlt, title, description }, index) => (
          <div
            key={id}
            role="group"
            aria-roledescription={carouselText.slideRole}
            aria-label={nameOf(index)}
            className={classes.slide}
            data-place={index === current ? 'current' : index < current ? 'below' : 'above'}
          >
            <div
              className={classes.backdrop}
              style={{ background: `var(--dark-background-${drawingOf(image).background})` }}
              aria-hidden={index !== current}
            >
              <Drawing name={image} alt={imageAlt} eager={index === 0} className={classes.art} />
            </div>
            <Wrap className={classes.words}>
              <h2>{title}</h2>
              <p className="lead">{description}</p>
            </Wrap>
          </div>
        ))}
      </div>
    </section>
  );
}
