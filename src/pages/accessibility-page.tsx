import {
  accessibilityAim,
  accessibilityContact,
  accessibilityHero,
  accessibilityLimits,
  accessibilityMeasures,
  accessibilityTests,
} from '../content/accessibility.ts';
import { firm } from '../content/firm.ts';
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
      <Section ground="band">
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
            <WithContactLinks text={accessibilityContact.text} />
          </p>
          <p className={`dim ${classes.text}`}>{accessibilityContact.reviewed}</p>
        </WithMarginNote>
      </Section>
    </>
  );
}

function Text({ heading, paragraphs }: typeof accessibilityAim) {
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

/** The text with `{phone}` and `{email}` as links. */
function WithContactLinks({ text }: { text: string }) {
  return text.split(/(\{phone\}|\{email\})/).map((part) => {
    if (part === '{phone}')
      return (
        <a key={part} href={telHref(firm.phone.tel)}>
          {firm.phone.display}
        </a>
      );
    if (part === '{email}')
      return (
        <a key={part} href={mailtoHref(firm.email)}>
          {firm.email}
        </a>
      );
    return part;
  });
}
