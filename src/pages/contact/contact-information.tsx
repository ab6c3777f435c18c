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
      <div className={classes.maps}>
        {firm.offices.map((office) => (
          <OfficeMap key={office.id} office={office} />
        ))}
      </div>
      <div className={classes.text}>
        <h2 id={headingId}>{heading}</h2>
        <dl>
          <div>
            <dt>{labels.address}</dt>
            {firm.offices.map(({ id, lines }) => (
              <dd key={id}>
                <address>
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </dd>
            ))}
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
        {firm.offices.map(({ id, name, geo }) => (
          <a key={id} className={classes.mapLink} href={mapHref(geo)} rel="noopener noreferrer">
            {firm.offices.length > 1 ? `${mapLink}: ${name}` : mapLink}
            <Icon name="external" />
          </a>
        ))}
      </div>
    </section>
  );
}
