import { rootOf } from '../../content/language.ts';
import { callId } from '../../content/slugs.ts';
import { contactCardAddress, mailtoHref, mapHref, telHref } from '../../lib/links.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { TopicIcon } from '../../ui/icons/topic-icon.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { SocialLinks } from '../../ui/social-links.tsx';
import { useText, useTexts } from '../../ui/use-text.ts';
import before from './before-you-write.module.css';
import information from './contact-information.module.css';
import classes from './contact-page.module.css';
import { OfficeMap } from './office-map.tsx';
import write from './write-to-us.module.css';

/** Fields, rules and outbox come after everything else; the form can be read, and written in, before. */
const ContactForm = latePart(() => import('../../forms/contact-form.tsx'), 'ContactForm');

/** How to reach the firm: what to know first, the form, and where the office is. */
export function ContactPage() {
  const { contactHero } = useText('contact');
  return (
    <>
      <PageHero {...contactHero} focus="62% 60%" imageClassName={classes.banner} />
      <BeforeYouWrite />
      <WriteToUs />
      <ContactInformation />
    </>
  );
}

function BeforeYouWrite() {
  const { beforeYouWrite } = useText('contact');
  const headingId = `${beforeYouWrite.sectionId}-heading`;
  return (
    <Section id={beforeYouWrite.sectionId} labelledBy={headingId} className={before.section}>
      <h2 id={headingId}>{beforeYouWrite.title}</h2>
      <ul className={before.points}>
        {beforeYouWrite.points.map(({ title, icon, text }) => (
          <li key={title}>
            <TopicIcon name={icon} className={before.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The form, with what the visitor should know before writing beside it. */
function WriteToUs() {
  const { contactForm } = useText('contact');
  const { firm } = useText('site');
  const headingId = `${contactForm.sectionId}-heading`;
  return (
    <Section id={contactForm.sectionId} labelledBy={headingId}>
      <div className={write.columns}>
        <div>
          <h2 id={headingId}>{contactForm.tagline}</h2>
          <p className={`dim ${write.text}`}>{contactForm.taglineText}</p>
          {firm.social.length > 0 && <p className={write.follow}>{contactForm.socialHeading}</p>}
          <SocialLinks links={firm.social} className={write.networks} />
        </div>
        <Reveal from="below" threshold={0.2}>
          <ContactForm />
        </Reveal>
      </div>
    </Section>
  );
}

/** The map beside everything that one needs to call, write or come. */
function ContactInformation() {
  const { labels, sectionId, heading, saveContact, mapLink } = useText('contact').contactInfo;
  const { firm, uiText } = useText('site');
  const { language } = useTexts();
  const headingId = `${sectionId}-heading`;
  return (
    <section id={sectionId} className={information.information} aria-labelledby={headingId}>
      <div className={information.maps}>
        {firm.offices.map((office) => (
          <OfficeMap key={office.id} office={office} />
        ))}
      </div>
      <div className={information.text}>
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
          <a className={information.mapLink} href={contactCardAddress(firm.latinName, rootOf(language))}>
            <Icon name="user" />
            {saveContact}
          </a>
        </p>
        {firm.offices.map(({ id, name, geo }) => (
          <a key={id} className={information.mapLink} href={mapHref(geo)} rel="noopener noreferrer">
            {firm.offices.length > 1 ? `${mapLink}: ${name}` : mapLink}
            <Icon name="external" />
          </a>
        ))}
      </div>
    </section>
  );
}
