import { useCallback, useState, type CSSProperties, type ReactNode } from 'react';
import { fill } from '../lib/text.ts';
import type { TrackSlide } from './card-slider-track.tsx';
import classes from './card-slider.module.css';
import { arrowKeys, slideAttributes } from './carousel-parts.ts';
import { SquareButton } from './square-button.tsx';
import { useCardTrack } from './use-card-track.ts';

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
  /** Sets `--slides`, the number of cards side by side, at each width (1 if not), and `--slide-gap` (24 px if not). */
  readonly className: string | undefined;
}

/**
 * A row of cards that moves by one: by buttons, arrow keys and swipe. The prerendered row can be scrolled sideways;
 * when it comes near the viewport, Mantine's carousel takes its place in the same layout.
 */
export function CardSlider({ heading, headingId, cards, loop = false, words, className }: CardSliderProps) {
  const { still, moving, position, measure, follow, step } = useCardTrack();
  const [used, setUsed] = useState(false);
  const total = cards.length;
  /** The card furthest on that is in view, counted from 1; in an endless row the first one. */
  const reached = loop ? position.index + 1 : Math.min(total, position.index + position.perView);

  const handleStep = useCallback(
    (direction: 1 | -1) => {
      setUsed(true);
      step(direction);
    },
    [step],
  );
  const slides: readonly TrackSlide[] = cards.map(({ key, content }, index) => ({
    key,
    content,
    attributes: {
      ...slideAttributes(words.slideRole, fill(words.slide, { n: index + 1, total })),
      className: classes.slide,
    },
  }));

  return (
    <section
      aria-roledescription={words.carouselRole}
      aria-labelledby={headingId}
      className={className}
      {...arrowKeys(handleStep)}
    >
      <div className={classes.head}>
        {heading}
        <div className={classes.controls}>
          <SquareButton
            icon="arrow-left"
            label={words.previous}
            inactive={!loop && position.index === 0}
            onClick={() => handleStep(-1)}
          />
          <SquareButton
            icon="arrow-right"
            label={words.next}
            inactive={!loop && reached === total}
            onClick={() => handleStep(1)}
          />
        </div>
      </div>
      {moving ? (
        <moving.Track slides={slides} loop={loop} startIndex={moving.startIndex} onChange={follow} />
      ) : (
        <div
          ref={still}
          className={`${classes.viewport} ${classes.still}`}
          data-track="still"
          onScroll={measure}
        >
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
        {/* Silent until somebody uses the slider: that a page has one is no news. */}
        <span aria-live={used ? 'polite' : 'off'}>{fill(words.count, { n: reached, total })}</span>
        {!loop && (
          <i className={classes.progress} style={{ '--progress': reached / total } as CSSProperties} />
        )}
      </p>
    </section>
  );
}
