import type { ReactNode } from 'react';
import { keepHyphenated } from './keep-hyphenated.tsx';
import classes from './point-list.module.css';

interface Point {
  readonly title: string;
  readonly text: string;
  /** Anchor of the point, where search results and links lead to it. */
  readonly id?: string;
  readonly icon?: ReactNode;
}

interface PointListProps {
  readonly points: readonly Point[];
  readonly className: string | undefined;
}

/** Points under a second-level heading: each a title and a text, side by side where there is room. */
export function PointList({ points, className }: PointListProps) {
  return (
    <ul className={`${classes.list} ${className}`}>
      {points.map(({ id, title, text, icon }) => (
        <li key={title} id={id}>
          <h3>
            {icon}
            {keepHyphenated(title)}
          </h3>
          <p className="dim">{text}</p>
        </li>
      ))}
    </ul>
  );
}
