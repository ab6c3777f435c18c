import { ButtonLink } from '../../ui/button.tsx';
import { ClosingBlock } from '../../ui/closing-block.tsx';
import { TopicIcon } from '../../ui/icons/topic-icon.tsx';
import { keepHyphenated } from '../../ui/keep-hyphenated.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { PointList } from '../../ui/point-list.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section, WithMarginNote } from '../../ui/section.tsx';
import { useText } from '../../ui/use-text.ts';
import { ApproachBackgrounds } from './approach-backgrounds.tsx';
import classes from './approach-page.module.css';

/** How the firm works: the steps, the reasons, and the way to the contact page. */
export function ApproachPage() {
  const { approachHero, whyOurApproachWorks, approachClosing } = useText('approach');
  const [firstBackground] = approachHero.backgrounds;
  const reasons = whyOurApproachWorks.points.map(({ icon, ...point }) => ({
    ...point,
    icon: <TopicIcon name={icon} />,
  }));
  return (
    <>
      <PageHero {...approachHero} {...firstBackground} figure={<ApproachBackgrounds />} />
      <Process />
      <Section background="band" id={whyOurApproachWorks.sectionId}>
        <WithMarginNote note={whyOurApproachWorks.note}>
          <h2>{whyOurApproachWorks.title}</h2>
          <p className={`lead dim ${classes.intro}`}>{whyOurApproachWorks.intro}</p>
          <PointList points={reasons} className={classes.points} />
        </WithMarginNote>
      </Section>
      <ClosingBlock {...approachClosing}>
        <ButtonLink to={approachClosing.button.to}>{approachClosing.button.label}</ButtonLink>
      </ClosingBlock>
    </>
  );
}

function Process() {
  const { sectionId, sectionName, title, intro, steps } = useText('approach').approachProcess;
  return (
    <Section id={sectionId}>
      <WithMarginNote note={sectionName}>
        <h2>{title}</h2>
        <p className={`lead ${classes.intro}`}>{intro}</p>
      </WithMarginNote>
      <ol className={classes.steps}>
        {steps.map(({ sectionId: id, title: name, text }) => (
          <Reveal as="li" from="below" key={id} id={id} threshold={0.5} className={classes.step}>
            <div>
              <h3>{keepHyphenated(name)}</h3>
              <p className="dim">{text}</p>
            </div>
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}
