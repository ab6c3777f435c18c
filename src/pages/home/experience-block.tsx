import { telHref } from '../../lib/links.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { useText } from '../../ui/use-text.ts';
import { CountUp } from './count-up.tsx';
import classes from './experience-block.module.css';

export function ExperienceBlock() {
  const { sectionId, counterLabel, heading, textLeft, textRight, callNow } = useText('home').experience;
  const { firm } = useText('site');
  return (
    <Section background="band" id={sectionId} labelledBy={`${sectionId}-title`} className={classes.section}>
      <div className={classes.columns}>
        <div>
          <CountUp value={firm.yearsOfExperience} />
          <p className="lead">{counterLabel}</p>
        </div>
        <div>
          <h2 id={`${sectionId}-title`}>{heading}</h2>
          <div className={classes.texts}>
            <Reveal as="p" from="left">
              {textLeft}
            </Reveal>
            <Reveal as="p" from="right">
              {textRight}
            </Reveal>
          </div>
          <ButtonAnchor href={telHref(firm.phone.tel)} icon={<Icon name="phone" />}>
            {callNow}
          </ButtonAnchor>
        </div>
      </div>
    </Section>
  );
}
