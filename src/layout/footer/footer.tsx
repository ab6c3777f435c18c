import type { ReactNode } from 'react';
import { firm } from '../../content/firm.ts';
import { practiceAreas } from '../../content/practice-areas/index.ts';
import { services } from '../../content/services/index.ts';
import { uiText } from '../../content/ui-text.ts';
import { NewsletterForm } from '../../forms/newsletter-form.tsx';
import { mailtoHref, telHref } from '../../lib/links.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Wrap } from '../../ui/section.tsx';
import { useEntrance } from '../../ui/use-entrance.ts';
import { useIsUsed } from '../../ui/use-is-used.ts';
import classes from './footer.module.css';
import { LegalLine } from './legal-line.tsx';
import { LinkList } from './link-list.tsx';
import { Reflection } from './reflection.tsx';

const { headings } = uiText.footer;
const menu = uiText.header.menu.map(({ label, to }) => ({ title: label, path: to }));

/** The foot of every page. */
export function Footer() {
  return (
    <Lit>
      <div className={classes.weave} />
      <Wrap>
        <div className={classes.columns}>
          <Contact />
          <LinkList title={headings.links} links={menu} />
          <div className={classes.touch}>
            <div>
              <h2>{headings.newsletter}</h2>
              <p className="dim">{uiText.newsletter.text}</p>
              <NewsletterForm />
            </div>
            <SocialLinks />
          </div>
        </div>
        <div className={classes.directory}>
          <LinkList title={headings.practiceAreas} links={practiceAreas} />
          <LinkList title={headings.services} links={services} />
        </div>
        <Reflection word={firm.shortName} />
        <LegalLine />
      </Wrap>
    </Lit>
  );
}

/** Its entrance is a light on border and name; the words are there from the start, and are not rendered again for it. */
function Lit({ children }: { children: ReactNode }) {
  const { state, watch } = useEntrance(0.1);
  const isUsed = useIsUsed();
  return (
    <footer
      ref={watch}
      className={classes.footer}
      data-wall=""
      data-light={state}
      data-used={isUsed || undefined}
    >
      {children}
    </footer>
  );
}

function Contact() {
  return (
    <div>
      <h2>{headings.contact}</h2>
      <address>
        <p>
          {firm.address.lines.map((line) => (
            <span key={line} className={classes.line}>
              {line}
            </span>
          ))}
        </p>
        <ul className={classes.reach}>
          <li>
            <a href={telHref(firm.phone.tel)}>
              <Icon name="phone" />
              {firm.phone.display}
            </a>
          </li>
          <li>
            <a href={mailtoHref(firm.email, { subject: uiText.mailSubject })}>
              <Icon name="mail" />
              {firm.email}
            </a>
          </li>
        </ul>
      </address>
      <p className="dim">{firm.hours.text}</p>
    </div>
  );
}

function SocialLinks() {
  const { facebook, youtube } = firm.social;
  return (
    <div>
      <h2>{headings.social}</h2>
      <ul className={classes.social}>
        <li>
          <a href={facebook.url} rel="noopener noreferrer">
            <Icon name="facebook" />
            {facebook.label}
          </a>
        </li>
        <li>
          <a href={youtube.url} rel="noopener noreferrer">
            <Icon name="youtube" />
            {youtube.label}
          </a>
        </li>
      </ul>
    </div>
  );
}
