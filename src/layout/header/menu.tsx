import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { languages } from '../../content/language.ts';
import { myPropertyPath, officeSectionId } from '../../content/slugs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { PartLink } from '../../ui/part-link.tsx';
import { Wrap } from '../../ui/section.tsx';
import { install } from '../install/install-prompt.ts';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { OpeningStatus } from '../opening-status.tsx';
import { ReachLinks } from '../reach-links.tsx';
import { useDismissal } from '../../ui/use-dismissal.ts';
import buttonClasses from './header.module.css';
import classes from './menu.module.css';
import { useText } from '../../ui/use-text.ts';

/** A toggle in the bar and a sheet under it. React leaves `open` alone: it may have been opened before hydration. */
export function Menu() {
  const { firm, uiText } = useText('site');
  const ref = useDismissal();
  return (
    <details ref={ref} className={classes.menu} suppressHydrationWarning>
      <summary className={`${buttonClasses.button} ${classes.toggle}`}>
        <Icon name="menu" className={classes.whenClosed} />
        <Icon name="close" className={classes.whenOpen} />
        <span className={buttonClasses.buttonLabel}>{uiText.header.menuLabel}</span>
      </summary>
      <div className={classes.sheet} data-dark-background="">
        <Wrap className={classes.content}>
          <nav aria-label={uiText.header.mainMenu}>
            <ul className={classes.pages}>
              {uiText.header.menu.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} activeOptions={{ exact: true, includeSearch: false }}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ul className={classes.aside}>
            {languages.length > 1 && (
              <li>
                <LanguageSwitch icon={<Icon name="chat" />} />
              </li>
            )}
            <ReachLinks />
            {firm.offices.map(({ id, lines }) => (
              <li key={id}>
                <PartLink to="/contact" hash={officeSectionId}>
                  <Icon name="pin" />
                  {lines.join(', ')}
                </PartLink>
              </li>
            ))}
            {myPropertyPath && (
              <li>
                <Link to={myPropertyPath}>
                  <Icon name="property" />
                  {uiText.header.myProperty}
                </Link>
              </li>
            )}
            <li className={classes.install}>
              <button type="button" onClick={installFromMenu}>
                <Icon name="install" />
                {uiText.pwa.install}
              </button>
            </li>
            <li className={classes.hours}>
              <OpeningStatus />
              <span>{firm.hours.text}</span>
            </li>
          </ul>
        </Wrap>
      </div>
    </details>
  );
}

/** The menu closes first, so that the focus has a place to return to. */
function installFromMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  const menu = currentTarget.closest('details');
  menu?.querySelector('summary')?.focus({ preventScroll: true });
  menu?.removeAttribute('open');
  install();
}
