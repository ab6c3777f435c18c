import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { myPropertyPath } from '../../content/slugs.ts';
import { fill } from '../../lib/text.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SiteSearch } from '../site-search/site-search.tsx';
import classes from './header.module.css';
import { Menu } from './menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useText } from '../../ui/use-text.ts';

/** Characters of a name that fit beside the buttons of the smallest phone in two lines of the usual size. */
const longestShortName = 24;

/** The top of every page. On small screens the strip scrolls away; the bar always stays. */
export function Header() {
  const { firm, uiText } = useText('site');
  return (
    <header className={classes.header}>
      <TopBar />
      <div className={classes.bar}>
        <div className={classes.barContent} style={{ '--buttons': myPropertyPath ? 3 : 2 } as CSSProperties}>
          <Link
            to="/"
            className={classes.brand}
            aria-label={fill(uiText.header.brandLink, { firmName: firm.name })}
          >
            <BrandMark />
            <span data-long={firm.name.length > longestShortName || undefined}>{firm.name}</span>
          </Link>
          <SiteSearch />
          {myPropertyPath && (
            <Link to={myPropertyPath} className={classes.button}>
              <Icon name="property" />
              <span className={classes.buttonLabel}>{uiText.header.myProperty}</span>
            </Link>
          )}
          <Menu />
        </div>
      </div>
      {/* Written by app/navigation.ts. */}
      <span role="status" className={classes.pending} />
    </header>
  );
}

/** The sun behind a line of land, and its light on the water. Drawn in place: no request, no late paint. */
function BrandMark() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path fill="var(--ink8)" d="M0 0h64v64H0z" />
      <path fill="var(--glow)" d="M9 30.1A23 23 0 0 1 55 30.1H33.7V35.3H30.3V30.1z" />
      <path
        fill="var(--ink2)"
        d="M9.2 35.3L54.8 35.3 54 38.7 10 38.7zM10.7 40.9L53.3 40.9 51.8 43.8 12.2 43.8zM13.6 45.9L50.4 45.9 48.3 48.3 15.7 48.3zM18 50.3L46 50.3 43.1 52.2 20.9 52.2z"
      />
    </svg>
  );
}
