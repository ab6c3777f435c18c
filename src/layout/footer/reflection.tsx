import type { CSSProperties } from 'react';
import classes from './reflection.module.css';

/** A word as wide as the page, standing in water. A picture: screen readers pass it by. */
export function Reflection({ word }: { word: string }) {
  return (
    <div
      className={classes.reflection}
      style={{ '--letters': word.length } as CSSProperties}
      aria-hidden="true"
    >
      <span className={classes.word}>{word}</span>
      <span className={classes.water}>
        <span>{word}</span>
      </span>
    </div>
  );
}
