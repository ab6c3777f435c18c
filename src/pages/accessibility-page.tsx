import type { ReactElement } from 'react';
import {
  accessibilityAim,
  accessibilityContact,
  accessibilityHero,
  accessibilityLimits,
  accessibilityMeasures,
  accessibilityTests,
} from '../content/en/accessibility.ts';
import { firm } from '../content/en/firm.ts';
import { mailtoHref, telHref } from '../lib/links.ts';
import { PageHero } from '../ui/page-hero.tsx';
import { PointList } from '../ui/point-list.tsx';
import { Section, WithMarginNote } from '../ui/section.tsx';
import classes from './accessibility-page.module.css';

/** What visitors with a disability can expect of this site, how that is checked, and whom to tell what is missing. */
export function AccessibilityPage() {
  return (
    <>
      <PageHero {...accessibilityHero} />
      <Section>
        <Text {...accessibilityAim} />
        <WithMarginNote id={accessibilityMeasures.sectionId}>
          <h2 className={classes.heading}>{accessibilityMeasures.sectionName}</h2>
          <PointList points={accessibilityMeasures.points} className={classes.points} />
        </WithMarginNote>
      </Section>
      <Section background="band">
        <Text {...accessibilityTests} />
        <WithMarginNote>
          <h2 className={classes.heading}>{accessibilityLimits.heading}</h2>
          <PointList points={accessibilityLimits.points} className={classes.points} />
        </WithMarginNote>
      </Section>
      <Section>
        <WithMarginNote>
          <h2>{accessibilityContact.heading}</h2>
          <p className={`lead ${classes.text}`}>
            {accessibilityContact.text.split(/(\{\w+\})/).map((part) => contactLinks[part] ?? part)}
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

const contactLinks: Readonly<Record<string, ReactElement>> = {
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
};
