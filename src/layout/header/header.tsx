import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { myPropertyPath, officeSectionId } from '../../content/slugs.ts';
import { mailtoHref, telHref } from '../../lib/links.ts';
import { fill } from '../../lib/text.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyPart, WhenIdle } from '../../ui/lazy-part.tsx';
import { PartLink } from '../../ui/part-link.tsx';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { OpeningStatus } from '../opening-status.tsx';
import { SiteSearch } from '../site-search/site-search.tsx';
import classes from './header.module.css';
import { Menu } from './menu.tsx';
import topBar from './top-bar.module.css';
import { useText } from '../../ui/use-text.ts';

/** The top of every page. On small screens the strip scrolls away; the bar always stays. */
export function Header() {
  const { firm, uiText } = useText('site');
  // More characters do not fit beside the buttons of the smallest phone in two lines of the usual size.
  const isLong = firm.name.length > 24;
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
            <span data-long={isLong || undefined}>{firm.name}</span>
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

const loadLine = () => import('../connection-line/connection-line.tsx');
const ConnectionLine = lazyPart(loadLine, 'ConnectionLine', 'connection');

/** The strip over the header: how to reach the firm, and when. On phones the links are icons, and the address is in the menu. */
function TopBar() {
  const { firm, uiText } = useText('site');
  return (
    <div className={topBar.strip} data-dark-background="">
      <div className={topBar.content}>
        <a href={telHref(firm.phone.tel)}>
          <Icon name="phone" />
          <span className="visually-hidden">{uiText.header.phoneLabel} </span>
          <span className={topBar.address}>{firm.phone.display}</span>
        </a>
        <a href={mailtoHref(firm.email, { subject: uiText.mailSubject })}>
          <Icon name="mail" />
          <span className="visually-hidden">{uiText.header.emailLabel} </span>
          <span className={topBar.address}>{firm.email}</span>
        </a>
        <span className={topBar.networks}>
          {firm.social.slice(0, 2).map(({ id, url, label }) => (
            <a key={id} href={url} rel="noopener noreferrer" aria-label={label}>
              <Icon name={id} />
            </a>
          ))}
        </span>
        <PartLink to="/contact" hash={officeSectionId} className={topBar.office}>
          <Icon name="pin" />
          <span className="visually-hidden">{uiText.header.addressLabel} </span>
          <span>{firm.offices[0].lines.join(', ')}</span>
        </PartLink>
        <LanguageSwitch className={topBar.language} />
        <WhenIdle>
          <ConnectionLine />
        </WhenIdle>
        <p className={topBar.hours}>
          <OpeningStatus /> <span>{firm.hours.short}</span>
        </p>
      </div>
    </div>
  );
}
