import { useEffect, useState } from 'react';
import { countProgress } from '../../lib/count-progress.ts';
import classes from './count-up.module.css';
import { useFormats } from '../../ui/use-text.ts';
import { useEntrance } from '../../ui/use-entrance.ts';

/** Milliseconds from the first step to the final figure. */
const duration = 6000;

/** A figure that counts up once it comes into view, over a slot for each unit. Screen readers get the final one only. */
export function CountUp({ value }: { value: number }) {
  const { digits } = useFormats();
  const { state, watch } = useEntrance(0.5);
  const [counted, setCounted] = useState(0);
  const shown = state === 'rest' ? value : counted;
  const isFinal = shown === value;

  useEffect(() => {
    if (state !== 'entered') return undefined;
    let start: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      start ??= now;
      const next = countProgress(now - start, duration, value);
      setCounted(next);
      if (next < value) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [state, value]);

  return (
    <div ref={watch}>
      <p className={classes.figure}>
        {!isFinal && <span className={classes.final}>{digits(value)}</span>}
        <span
          className={isFinal ? undefined : classes.counted}
          aria-hidden={!isFinal || undefined}
          data-count=""
        >
          {digits(shown)}
        </span>
      </p>
      <div className={classes.tally} aria-hidden="true">
        {Array.from({ length: value }, (_, slot) => (
          <i key={slot} data-lit={slot < shown ? '' : undefined} />
        ))}
      </div>
    </div>
  );
}
