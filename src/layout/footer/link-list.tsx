import { Link } from '@tanstack/react-router';
import type { PagePath } from '../../content/types.ts';
import classes from './footer.module.css';

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly path: PagePath }[];
}

/** A heading and the pages under it, the current one marked. */
export function LinkList({ title, links }: LinkListProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={classes.links}>
        {links.map((link) => (
          <li key={link.path}>
            <Link to={link.path} activeOptions={{ exact: true, includeSearch: false }}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
