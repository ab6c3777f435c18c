import { Link } from '@tanstack/react-router';
import { firm } from '../../content/firm.ts';
import { uiText } from '../../content/ui-text.ts';
import { fill } from '../../lib/text.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SiteSearch } from '../site-search/site-search.tsx';
import { BrandMark } from './brand-mark.tsx';
import classes from './header.module.css';
import { Menu } from './menu.tsx';
import { TopBar } from './top-bar.tsx';

/** Characters of a name that fit beside the buttons of the smallest phone in two lines of the usual size. */
const longestShortName = 24;

/** The top of every page. On small screens the strip scrolls away; the bar always stays. */
export function Header() {
  return (
    <header className={classes.header}>
      <TopBar />
      <div className={classes.bar}>
        <div className={classes.barContent}>
          <Link
            to="/"
            className={classes.brand}
            aria-label={fill(uiText.header.brandLink, { firmName: firm.name })}
          >
            <BrandMark />
            <span data-long={firm.name.length > longestShortName || undefined}>{firm.name}</span>
          </Link>
          <SiteSearch />
          <Link to="/property-land-vetting" className={classes.button}>
            <Icon name="property" />
            <span className={classes.buttonLabel}>{uiText.header.myProperty}</span>
          </Link>
          <Menu />
        </div>
      </div>
    </header>
  );
}
