import { useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { ClosingBlock } from '../../ui/closing-block.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { TopicIcon } from '../../ui/icons/topic-icon.tsx';
import { keepHyphenated } from '../../ui/keep-hyphenated.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { PointList } from '../../ui/point-list.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section, WithMarginNote } from '../../ui/section.tsx';
import { useRotation } from '../../ui/use-rotation.ts';
import { useText } from '../../ui/use-text.ts';
import hero from './approach-backgrounds.module.css';
import classes from './approach-page.module.css';

/** How the firm works: the steps, the reasons, and the way to the contact page. */
export function ApproachPage() {
  const { approachHero, approachProcess, whyOurApproachWorks, approachClosing } = useText('approach');
  const [firstBackground] = approachHero.backgrounds;
  const reasons = whyOurApproachWorks.points.map(({ icon, ...point }) => ({
    ...point,
    icon: <TopicIcon name={icon} />,
  }));
  return (
    <>
      <PageHero {...approachHero} {...firstBackground} figure={<ApproachBackgrounds />} />
      <Section id={approachProcess.sectionId}>
        <WithMarginNote note={approachProcess.sectionName}>
          <h2>{approachProcess.title}</h2>
          <p className={`lead ${classes.intro}`}>{approachProcess.intro}</p>
        </WithMarginNote>
        <ol className={classes.steps}>
          {approachProcess.steps.map(({ sectionId, title, text }) => (
            <Reveal
              as="li"
              from="below"
              key={sectionId}
              id={sectionId}
              threshold={0.5}
              className={classes.step}
            >
              <div>
                <h3>{keepHyphenated(title)}</h3>
                <p className="dim">{text}</p>
              </div>
            </Reveal>
          ))}
        </ol>
      </Section>
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

/** How long each background stays, in milliseconds. */
const interval = 5000;

/** The two backgrounds of the title. The second is fetched after hydration, and only where it will be shown. */
function ApproachBackgrounds() {
  const { backgrounds, pause, play } = useText('approach').approachHero;
  const [turn, setTurn] = useState(0);
  const { moves, paused, toggle, holders } = useRotation(() => setTurn(turn + 1), interval);
  const second = moves && turn % 2 === 1;
  const [morning, evening] = backgrounds;
  return (
    <div className={hero.light} data-background={second ? 'evening' : 'morning'} {...holders}>
      {/* Only the one that is shown is described to a screen reader. */}
      <Drawing name={morning.image} alt={second ? '' : morning.imageAlt} eager className={hero.first} />
      {moves && (
        <>
          <Drawing
            name={evening.image}
            alt={second ? evening.imageAlt : ''}
            className={second ? `${hero.second} ${hero.inTurn}` : hero.second}
          />
          <button type="button" className={hero.pause} aria-label={paused ? play : pause} onClick={toggle}>
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
        </>
      )}
    </div>
  );
}
