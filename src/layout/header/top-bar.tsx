import { officeSectionId } from '../../content/slugs.ts';
import { mailtoHref, telHref } from '../../lib/links.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { PartLink } from '../../ui/part-link.tsx';
import { lazyPart, WhenIdle } from '../../ui/lazy-part.tsx';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { OpeningStatus } from '../opening-status.tsx';
import classes from './top-bar.module.css';
import { useText } from '../../ui/use-text.ts';

const ConnectionLine = lazyPart(
  () => import('../connection-line/connection-line.tsx'),
  'ConnectionLine',
  'connection',
);

/** The strip over the header: how to reach the firm, and when. On phones the links are icons, and the address is in the menu. */
export function TopBar() {
  const { firm, uiText } = useText('site');
  return (
    <div className={classes.strip} data-dark-background="">
      <div className={classes.content}>
        <a href={telHref(firm.phone.tel)}>
          <Icon name="phone" />
          <span className="visually-hidden">{uiText.header.phoneLabel} </span>
          <span className={classes.address}>{firm.phone.display}</span>
        </a>
        <a href={mailtoHref(firm.email, { subject: uiText.mailSubject })}>
          <Icon name="mail" />
          <span className="visually-hidden">{uiText.header.emailLabel} </span>
          <span className={classes.address}>{firm.email}</span>
        </a>
        <span className={classes.networks}>
          {firm.social.slice(0, 2).map(({ id, url, label }) => (
            <a key={id} href={url} rel="noopener noreferrer" aria-label={label}>
              <Icon name={id} />
            </a>
          ))}
        </span>
        <PartLink to="/contact" hash={officeSectionId} className={classes.office}>
          <Icon name="pin" />
          <span className="visually-hidden">{uiText.header.addressLabel} </span>
          <span>{firm.offices[0].lines.join(', ')}</span>
        </PartLink>
        <LanguageSwitch className={classes.language} />
        <WhenIdle>
          <ConnectionLine />
        </WhenIdle>
        <p className={classes.hours}>
          <OpeningStatus /> <span>{firm.hours.short}</span>
        </p>
      </div>
    </div>
  );
}
