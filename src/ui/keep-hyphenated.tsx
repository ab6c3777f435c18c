import type { ReactNode } from 'react';
import classes from './keep-hyphenated.module.css';

/**
 * A title in which words with a hyphen stay on one line: 'E-commerce', 'Non-Profit'. Those of Bangla are long: only where
 * a letter or two would be left behind.
 */
export function keepHyphenated(title: string): ReactNode {
  return title.split(/(\S+-\S+)/).map((part, place) =>
    place % 2 === 1 && /^\P{L}*(?:\w+|[\u0980-\u09ff]{1,2})-/u.test(part) ? (
      <span key={part} className={classes.keep}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
