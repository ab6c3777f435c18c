import { PageHero } from '../../ui/page-hero.tsx';
import { PointList } from '../../ui/point-list.tsx';
import { Section, WithMarginNote } from '../../ui/section.tsx';
import { useText } from '../../ui/use-text.ts';
import { Statement, StatementContact } from './statement.tsx';
import classes from './statement.module.css';

/** What visitors with a disability can expect of this site, how that is checked, and whom to tell what is missing. */
export function AccessibilityPage() {
  const text = useText('accessibility');
  const { accessibilityMeasures, accessibilityLimits } = text;
  return (
    <>
      <PageHero {...text.accessibilityHero} />
      <Section>
        <Statement {...text.accessibilityAim} />
        <WithMarginNote id={accessibilityMeasures.sectionId}>
          <h2 className={classes.heading}>{accessibilityMeasures.sectionName}</h2>
          <PointList points={accessibilityMeasures.points} className={classes.points} />
        </WithMarginNote>
      </Section>
      <Section background="band">
        <Statement {...text.accessibilityTests} />
        <WithMarginNote>
          <h2 className={classes.heading}>{accessibilityLimits.heading}</h2>
          <PointList points={accessibilityLimits.points} className={classes.points} />
        </WithMarginNote>
      </Section>
      <Section>
        <StatementContact {...text.accessibilityContact} />
      </Section>
    </>
  );
}
