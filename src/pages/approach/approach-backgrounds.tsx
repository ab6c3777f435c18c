import { useState } from 'react';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useRotation } from '../../ui/use-rotation.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './approach-backgrounds.module.css';

/** How long each background stays, in milliseconds. */
const interval = 5000;

/** The two backgrounds of the title. The second is fetched after hydration, and only where it will be shown. */
export function ApproachBackgrounds() {
  const { backgrounds, pause, play } = useText('approach').approachHero;
  const [turn, setTurn] = useState(0);
  const { moves, paused, toggle, holders } = useRotation(() => setTurn(turn + 1), interval);
  const second = moves && turn % 2 === 1;
  const [morning, evening] = backgrounds;
  return (
    <div className={classes.light} data-background={second ? 'evening' : 'morning'} {...holders}>
      {/* Only the one that is shown is described to a screen reader. */}
      <Drawing name={morning.image} alt={second ? '' : morning.imageAlt} eager className={classes.first} />
      {moves && (
        <>
          <Drawing
            name={evening.image}
            alt={second ? evening.imageAlt : ''}
            className={second ? `${classes.second} ${classes.inTurn}` : classes.second}
          />
          <button type="button" className={classes.pause} aria-label={paused ? play : pause} onClick={toggle}>
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
        </>
      )}
    </div>
  );
}
