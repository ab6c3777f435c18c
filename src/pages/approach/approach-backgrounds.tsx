import { useRef } from 'react';
import { approachHero } from '../../content/approach.ts';
import { Drawing } from '../../ui/art/drawing.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import classes from './approach-backgrounds.module.css';
import { useAlternation } from './use-alternation.ts';

/** How long each background stays, in milliseconds. */
const interval = 5000;

/**
 * The two backgrounds of the title: morning and evening on the same wall. The first is part of the HTML; the second
 * is fetched once the page has come alive, and only where it will be shown.
 */
export function ApproachBackgrounds() {
  const area = useRef<HTMLDivElement>(null);
  const { second, moves, paused, setPaused } = useAlternation(area, interval);
  const [morning, evening] = approachHero.backgrounds;
  const { pause, play } = approachHero;
  return (
    <div ref={area} className={classes.light} data-background={second ? 'evening' : 'morning'}>
      {/* A screen reader hears of the one that is in turn. */}
      <Drawing name={morning.image} alt={second ? '' : morning.imageAlt} eager className={classes.first} />
      {moves && (
        <>
          <Drawing
            name={evening.image}
            alt={second ? evening.imageAlt : ''}
            className={second ? `${classes.second} ${classes.inTurn}` : classes.second}
          />
          <button
            type="button"
            className={classes.pause}
            aria-label={paused ? play : pause}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
        </>
      )}
    </div>
  );
}
