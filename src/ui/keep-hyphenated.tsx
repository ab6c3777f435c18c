import type { ReactNode } from 'react';
import classes from './keep-hyphenated.module.css';

/** A title in which Latin words with a hyphen stay on one line: 'E-commerce', 'Non-Profit'. Those of Bangla are long. */
export function keepHyphenated(title: string): ReactNode {
  return title.split(/(\b\w+-\w+)/).map((part, place) =>
    place % 2 ? (
      <span key={part} className={classes.keep}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
