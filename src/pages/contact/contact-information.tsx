import { rootOf } from '../../content/language.ts';
import { callId } from '../../content/slugs.ts';
import { contactCardAddress, mailtoHref, mapHref, telHref } from '../../lib/links.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useText, useTexts } from '../../ui/use-text.ts';
import classes from './contact-information.module.css';
import { OfficeMap } from './office-map.tsx';

/** The map beside everything that one needs to call, write or come. */
export function ContactInformation() {
  const { labels, sectionId, heading, saveContact, mapLink } = useText('contact').contactInfo;
  const { firm, uiText } = useText('site');
  const { language } = useTexts();
  const headingId = `${sectionId}-heading`;
  return (
    <section id={sectionId} className={classes.information} aria-labelledby={headingId}>
      <OfficeMap />
      <div className={classes.text}>
        <h2 id={headingId}>{heading}</h2>
        <dl>
          <div>
            <dt>{labels.address}</dt>
            <dd>
              <address>
                {firm.address.lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </dd>
          </div>
          <div>
            <dt>{labels.phone}</dt>
            <dd>
              <a id={callId} href={telHref(firm.phone.tel)}>
                {firm.phone.display}
              </a>
            </dd>
          </div>
          <div>
            <dt>{labels.email}</dt>
            <dd>
              <a href={mailtoHref(firm.email, { subject: uiText.mailSubject })}>{firm.email}</a>
            </dd>
          </div>
          <div>
            <dt>{labels.hours}</dt>
            <dd>{firm.hours.text}</dd>
          </div>
        </dl>
        <p>
          <a className={classes.mapLink} href={contactCardAddress(firm.latinName, rootOf(language))}>
            <Icon name="user" />
            {saveContact}
          </a>
        </p>
        <a className={classes.mapLink} href={mapHref(firm.geo)} rel="noopener noreferrer">
          {mapLink}
          <Icon name="external" />
        </a>
      </div>
    </section>
  );
}
