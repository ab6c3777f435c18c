import type { ReactElement } from 'react';
import type { Firm } from '../content/types.ts';
import { mailtoHref, telHref } from '../lib/links.ts';
import { PageHero } from '../ui/page-hero.tsx';
import { PointList } from '../ui/point-list.tsx';
import { Section, WithMarginNote } from '../ui/section.tsx';
import { useText } from '../ui/use-text.ts';
import classes from './accessibility-page.module.css';

/** What visitors with a disability can expect of this site, how that is checked, and whom to tell what is missing. */
export function AccessibilityPage() {
  const text = useText('accessibility');
  const { accessibilityMeasures, accessibilityLimits, accessibilityContact } = text;
  const links = contactLinks(useText('site').firm);
  return (
    <>
      <PageHero {...text.accessibilityHero} />
      <Section>
        <Text {...text.accessibilityAim} />
        <WithMarginNote id={accessibilityMeasures.sectionId}>
          <h2 className={classes.heading}>{accessibilityMeasures.sectionName}</h2>
          <PointList points={accessibilityMeasures.points} className={classes.points} />
        </WithMarginNote>
      </Section>
      <Section background="band">
        <Text {...text.accessibilityTests} />
        <WithMarginNote>
          <h2 className={classes.heading}>{accessibilityLimits.heading}</h2>
          <PointList points={accessibilityLimits.points} className={classes.points} />
        </WithMarginNote>
      </Section>
      <Section>
        <WithMarginNote>
          <h2>{accessibilityContact.heading}</h2>
          <p className={`lead ${classes.text}`}>
            {accessibilityContact.text.split(/(\{\w+\})/).map((part) => links[part] ?? part)}
          </p>
          <p className={`dim ${classes.text}`}>{accessibilityContact.reviewed}</p>
        </WithMarginNote>
      </Section>
    </>
  );
}

interface TextProps {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

function Text({ heading, paragraphs }: TextProps) {
  return (
    <WithMarginNote>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={classes.text}>
          {paragraph}
        </p>
      ))}
    </WithMarginNote>
  );
}

/** What stands in the places of the text. */
function contactLinks({ phone, email }: Firm): Readonly<Record<string, ReactElement>> {
  return {
    '{phone}': (
      <a key="phone" href={telHref(phone.tel)}>
        {phone.display}
      </a>
    ),
    '{email}': (
      <a key="email" href={mailtoHref(email)}>
        {email}
      </a>
    ),
  };
}
