import { PageHero } from '../../ui/page-hero.tsx';
import { PointList } from '../../ui/point-list.tsx';
import { Section, WithMarginNote } from '../../ui/section.tsx';
import { useText } from '../../ui/use-text.ts';
import { Statement, StatementContact } from './statement.tsx';
import classes from './statement.module.css';

/** What the site keeps on the device, what it sends and to whom, how long the firm keeps it, and whom to ask. */
export function PrivacyPage() {
  const text = useText('privacy');
  const { privacySent } = text;
  return (
    <>
      <PageHero {...text.privacyHero} />
      <Section>
        <Statement {...text.privacyOnDevice} />
        <WithMarginNote id={privacySent.sectionId}>
          <h2 className={classes.heading}>{privacySent.sectionName}</h2>
          <PointList points={privacySent.points} className={classes.points} />
        </WithMarginNote>
      </Section>
      <Section background="band">
        <Statement {...text.privacyKept} />
      </Section>
      <Section>
        <Statement {...text.privacyNone} />
      </Section>
      <Section>
        <StatementContact {...text.privacyContact} />
      </Section>
    </>
  );
}
