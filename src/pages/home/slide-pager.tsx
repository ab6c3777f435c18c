import { carouselText } from '../../content/carousel.ts';
import { fill } from '../../lib/text.ts';
import classes from './hero-carousel.module.css';

/** The three openings of the walls: circle, slot and triangle. */
const openings = [
  'M2.5 12a9.5 9.5 0 0 1 19 0a9.5 9.5 0 0 1 -19 0z',
  'M7 21.5V8a5 5 0 0 1 10 0v13.5z',
  'M12 3L22 21H2z',
];

interface SlidePagerProps {
  readonly total: number;
  readonly current: number;
  readonly onPick: (index: number) => void;
}

/** One button a slide; the current one is filled. */
export function SlidePager({ total, current, onPick }: SlidePagerProps) {
  return (
    <div role="group" className={classes.pager} aria-label={carouselText.pager}>
      {Array.from({ length: total }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={fill(carouselText.slide, { n: index + 1, total })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onPick(index)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={openings[index % openings.length]} />
          </svg>
        </button>
      ))}
    </div>
  );
}
