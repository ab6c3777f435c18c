import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { StatementText } from '../content/types.ts';
import { mailtoHref, telHref } from '../lib/links.ts';
import { PageHero } from '../ui/page-hero.tsx';
import { PointList } from '../ui/point-list.tsx';
import { Section, WithMarginNote } from '../ui/section.tsx';
import { useFormats, useText } from '../ui/use-text.ts';
import classes from './statement-page.module.css';

/** What visitors with a disability can expect of this site, how that is checked, and whom to tell what is missing. */
export function AccessibilityPage() {
  return <StatementPage {...useText('accessibility').accessibilityStatement} />;
}

/** What the site keeps on the device, what it sends and to whom, how long the firm keeps it, and whom to ask. */
export function PrivacyPage() {
  return <StatementPage {...useText('privacy').privacyStatement} />;
}

function StatementPage({ hero, parts, contact }: StatementText) {
  return (
    <>
      <PageHero {...hero} />
      {parts.map(({ heading, sectionId, paragraphs = [], points }, index) => (
        <Section key={heading} background={index % 2 === 1 ? 'band' : undefined} id={sectionId}>
          <WithMarginNote>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={classes.text}>
                <Filled text={paragraph} />
              </p>
            ))}
            {points && <PointList points={points} className={classes.points} />}
          </WithMarginNote>
        </Section>
      ))}
      <Section>
        <WithMarginNote>
          <h2>{contact.heading}</h2>
          <p className={`lead ${classes.text}`}>
            <Filled text={contact.text} />
          </p>
          <p className={`dim ${classes.text}`}>{contact.reviewed}</p>
        </WithMarginNote>
      </Section>
    </>
  );
}

/** A text with its places filled in. */
function Filled({ text }: { readonly text: string }) {
  const { firm, storagePage } = useText('site');
  const { digits } = useFormats();
  const places: Readonly<Record<string, ReactNode>> = {
    '{phone}': (
      <a key="phone" href={telHref(firm.phone.tel)}>
        {firm.phone.display}
      </a>
    ),
    '{email}': (
      <a key="email" href={mailtoHref(firm.email)}>
        {firm.email}
      </a>
    ),
    '{storage}': (
      <Link key="storage" to={storagePage.path}>
        {storagePage.title}
      </Link>
    ),
    '{months}': digits(firm.cvRetentionMonths),
  };
  return text.split(/(\{\w+\})/).map((part) => places[part] ?? part);
}
