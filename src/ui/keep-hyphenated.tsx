import type { ReactNode } from 'react';
import classes from './keep-hyphenated.module.css';

/** A title in which words with a hyphen stay on one line: 'E-commerce', 'Non-Profit'. */
export function keepHyphenated(title: string): ReactNode {
  return title.split(/(\b\w+-\w+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className={classes.keep}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
