import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { myPropertyPath } from '../../content/slugs.ts';
import { fill } from '../../lib/text.ts';
import { Drawing } from '../../ui/drawing.tsx';
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
            <Drawing name="logo-mark" alt="" eager />
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
