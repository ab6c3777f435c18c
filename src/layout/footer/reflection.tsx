import type { CSSProperties } from 'react';
import classes from './reflection.module.css';

/** A word as wide as the page, standing in water: a picture, drawn by the style sheet, so nobody is read it twice. */
export function Reflection({ word }: { word: string }) {
  return (
    <div
      className={classes.reflection}
      style={{ '--letters': word.length } as CSSProperties}
      aria-hidden="true"
    >
      <div className={classes.word} data-word={word} />
      <div className={classes.water} data-word={word} />
    </div>
  );
}
